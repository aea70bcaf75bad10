// Reads docs/specification: which requirement is where, and which test protects it.

/**
 * @typedef {object} Requirement
 * @property {string} document
 * @property {number} line
 * @property {string} text
 * @property {string[]} places paths where it is implemented
 * @property {{ path: string, title: string }[]} tests
 * @property {string | undefined} open why no test protects it
 */

const headings = ['Requirement', 'Where', 'Test']

/**
 * The rows of every table `| Requirement | Where | Test |` of a document.
 * @param {string} document its path, for messages
 * @param {string} markdown
 * @returns {Requirement[]}
 */
export function readRequirements(document, markdown) {
  /** @type {Requirement[]} */
  const requirements = []
  let isInTable = false
  for (const [index, line] of markdown.split('\n').entries()) {
    const cells = line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : []
    if (cells.length === 0) isInTable = false
    else if (headings.every((heading, place) => cells[place] === heading)) isInTable = true
    else if (isInTable && !/^-+$/.test(cells[0] ?? '')) {
      const [text = '', where = '', test = ''] = cells
      requirements.push({
        document,
        line: index + 1,
        text,
        places: [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
        tests: [...test.matchAll(/`([^`]+)` (.+?)(?=<br>|$)/g)].map(([, path = '', title = '']) => ({
          path,
          title,
        })),
        open: /^\*\*open\*\*: (.+)$/.exec(test)?.[1],
      })
    }
  }
  return requirements
}

/**
 * Returns the statements of the tables that are wrong.
 * @param {Requirement[]} requirements
 * @param {(path: string) => string | undefined} readFile undefined where there is no such file
 * @returns {string[]}
 */
export function findFaults(requirements, readFile) {
  return requirements.flatMap(({ document, line, text, places, tests, open }) => {
    /** @type {string[]} */
    const faults = []
    if (text === '') faults.push('says nothing')
    if (places.length === 0) faults.push('names no place')
    if (tests.length === 0 && open === undefined) faults.push('names no test')
    for (const path of places) if (readFile(path) === undefined) faults.push(`${path} is no file`)
    for (const { path, title } of tests) {
      const source = readFile(path)
      if (source === undefined) faults.push(`${path} is no file`)
      else if (!hasTest(source, title)) faults.push(`${path} has no test "${title}"`)
    }
    return faults.map((fault) => `${document}:${line} ${fault}`)
  })
}

/**
 * Checks that the index states the same counts as the tables.
 * @param {string} index
 * @param {Requirement[]} requirements
 * @returns {string[]}
 */
export function findMiscounts(index, requirements) {
  const open = requirements.filter((requirement) => requirement.open !== undefined).length
  const sentence = `${requirements.length} requirements, ${open} of them open`
  return index.includes(sentence) ? [] : [`docs/specification.md must say: ${sentence}`]
}

/**
 * @param {string} source
 * @param {string} title as it stands in the call: `test('...'`, also of `test.each(...)('...'`
 */
function hasTest(source, title) {
  const words = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`\\(\\s*(['"\`])${words}\\1`).test(source)
}
