import { findInCode, withoutComments } from '../source-text.mjs'
import { isTest } from '../tree.mjs'

/**
 * Returns the files of server features whose names end in one of these parts, but no tests. For the part `read`, these
 * are files such as `budget/read.ts` and `due-read.ts`.
 * @param {import('../tree.mjs').SourceFile[]} files
 * @param {string} parts a regular expression
 */
function filesOfParts(files, parts) {
  const pattern = new RegExp(`^server/src/features/.*[/-](${parts})\\.ts$`)
  return files.filter(({ path }) => pattern.test(path) && !isTest(path))
}

/** @type {import('../tree.mjs').Rule} */
const pureParts = {
  name: 'pure-parts',
  check: (files) =>
    findInCode(
      filesOfParts(files, 'rules|present'),
      /\b(async|await)\b/,
      'rules.ts and present.ts compute without waiting: a function that waits belongs in read.ts or commands.ts.',
    ),
}

/** @type {import('../tree.mjs').Rule} */
const readsOnly = {
  name: 'reads-only',
  check: (files) =>
    findInCode(
      filesOfParts(files, 'read|rules|present'),
      /\.write\(/,
      'Only commands.ts writes: move the function that calls the gate’s write there.',
    ),
}

const writes =
  /\.write\(|\b(add|archive|claim|delete|forget|insert|keep|mark|replace|restore|revoke|send|store|update|upsert)[A-Z]\w*\(/

/** @type {import('../tree.mjs').Rule} */
const commandsWrite = {
  name: 'commands-write',
  check: (files) =>
    filesOfParts(files, 'commands')
      .filter(({ text }) => !writes.test(withoutComments(text)))
      .map(({ path }) => ({
        path,
        message: 'writes nothing: call it read.ts if it waits for queries, else rules.ts.',
      })),
}

const screenFile = /^web\/src\/(features\/.+-screen\.tsx)$/

/** @type {import('../tree.mjs').Rule} */
const routedScreens = {
  name: 'routed-screens',
  check: (files) => {
    const router = files.find(({ path }) => path === 'web/src/app/router.tsx')?.text ?? ''
    return files
      .filter(({ path }) => {
        const [, screen] = screenFile.exec(path) ?? []
        return screen && !router.includes(`../${screen}`)
      })
      .map(({ path }) => ({
        path,
        message: 'has no route in router.tsx: end its name in -panel, -tab, -dialog or -card.',
      }))
  },
}

export const partRules = [pureParts, readsOnly, commandsWrite, routedScreens]
