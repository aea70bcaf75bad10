import { isSource } from '../tree.mjs'
import { compileGlob, features, vocabulary } from '../vocabulary.mjs'

const drawers = new Set(['common', 'helper', 'helpers', 'index', 'lib', 'misc', 'shared', 'util', 'utils'])
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/

const allowedPlaces = Object.entries(vocabulary).map(([room, { says, allows }]) => ({
  room,
  says,
  patterns: allows.map((glob) => compileGlob(`${room}/${glob}`)),
}))

/** @type {import('../tree.mjs').Rule} */
const knownPlace = {
  name: 'known-place',
  check: (files) =>
    allowedPlaces.flatMap(({ room, says, patterns }) =>
      files
        .filter(({ path }) => path.startsWith(`${room}/`) && !patterns.some((pattern) => pattern.test(path)))
        .map(({ path }) => ({ path, message: `No file of this name is known here: ${says}.` })),
    ),
}

/** @type {import('../tree.mjs').Rule} */
const knownFeature = {
  name: 'known-feature',
  check: (files) =>
    files.flatMap(({ path }) => {
      const feature = /^\w+\/src\/features\/([^/.]+)/.exec(path)?.[1]
      if (!feature || features.includes(feature)) return []
      // A contract too long for one file is split by subject: `plan-reserve.ts` beside `plan.ts`.
      if (path.startsWith('contract/') && features.includes(feature.split('-')[0] ?? '')) return []
      const message = `"${feature}" is no feature of this house. There are ${features.join(', ')}.`
      return [{ path, message }]
    }),
}

/** @type {import('../tree.mjs').Rule} */
const kebabCaseNames = {
  name: 'kebab-case',
  check: (files) =>
    files
      .filter(({ path }) => !path.startsWith('web/public/') && /^[a-z]+\//.test(path))
      .filter(({ path }) => !path.split(/[/.]/).every((part) => kebabCase.test(part)))
      .map(({ path }) => ({ path, message: 'Names of files and folders are kebab-case.' })),
}

/** @type {import('../tree.mjs').Rule} */
const noDrawers = {
  name: 'no-drawers',
  check: (files) =>
    files
      .filter(({ path }) => isSource(path) && path.split(/[/.]/).some((part) => drawers.has(part)))
      .map(({ path }) => ({
        path,
        message: 'A drawer: name the file for what it does, and put it beside what uses it.',
      })),
}

export const nameRules = [knownPlace, knownFeature, kebabCaseNames, noDrawers]
