// Checks that each row of docs/specification and docs/promises.md has a test: a comment above the test must name the
// row's id.

/**
 * @typedef {object} Requirement
 * @property {string} document
 * @property {number} line
 * @property {string} id such as 03-12
 * @property {string} text
 * @property {string[]} paths the paths of the code that implements it
 * @property {boolean} isOpen true if the row says why it has no test
 */

/** @typedef {{ path: string, line: number, ids: string[], isAboveTest: boolean }} Mention */

/**
 * Reads a document's rows, such as: - 03-12 requirement: `path`
 * @param {string} document its path, for messages
 * @param {string} markdown
 * @returns {Requirement[]}
 */
export function readRequirements(document, markdown) {
  return markdown.split('\n').flatMap((row, index) => {
    const [, id = '', rest = ''] = /^- ((?:\d\d|P)-\d\d) (.*)$/.exec(row) ?? []
    if (id === '') return []
    const [, text = '', quotedPaths = '', end = ''] = /^(.*?):((?: `[^`]+`)+)(.*)$/.exec(rest) ?? ['', rest]
    return {
      ...{ document, line: index + 1, id, text },
      paths: [...quotedPaths.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
      isOpen: /^ \*\*open\*\*: ./.test(end),
    }
  })
}

/**
 * Reads the comments `// spec: 03-12, 03-13` of a test file.
 * @param {string} path
 * @param {string} source
 * @returns {Mention[]}
 */
export function readMentions(path, source) {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const [, ids] = /^\s*\/\/ spec: (.+)$/.exec(line) ?? []
    if (ids === undefined) return []
    const code = lines.slice(index + 1).find((next) => !/^\s*(\/\/|\/?\*)/.test(next)) ?? ''
    return {
      path,
      line: index + 1,
      ids: ids.split(', '),
      isAboveTest: /^\s*(test|it|describe|for)\b/.test(code),
    }
  })
}

/**
 * Reports rows without a test and other errors in rows. Also reports comments that name an unknown id or are not above
 * a test.
 * @param {Requirement[]} requirements
 * @param {Mention[]} mentions the ids in all test files
 * @param {(path: string) => boolean} isFile
 * @returns {string[]}
 */
export function findFaults(requirements, mentions, isFile) {
  const known = new Set(requirements.map(({ id }) => id))
  const tested = new Set(mentions.flatMap(({ ids }) => ids))
  /** @type {Set<string>} */
  const seen = new Set()
  const rowFaults = requirements.flatMap(({ document, line, id, text, paths, isOpen }) => {
    /** @type {string[]} */
    const faults = []
    if (seen.has(id)) faults.push('is there twice')
    seen.add(id)
    if (text === '' || paths.length === 0) faults.push('needs a text and a place')
    if (tested.has(id) === isOpen) faults.push(isOpen ? 'is open but has a test' : 'has no test')
    for (const path of paths) if (!isFile(path)) faults.push(`names ${path}, which is no file`)
    return faults.map((fault) => `${document}:${line} ${id} ${fault}`)
  })
  const testFaults = mentions.flatMap(({ path, line, ids, isAboveTest }) => [
    ...ids.filter((id) => !known.has(id)).map((id) => `${path}:${line} names the unknown id ${id}`),
    ...(isAboveTest ? [] : [`${path}:${line} stands above no test`]),
  ])
  return [...rowFaults, ...testFaults]
}
