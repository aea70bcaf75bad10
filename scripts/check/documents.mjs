// Counts the words of documents, and finds broken links and forbidden terms.
import { dirname, join } from 'node:path'
import { acceptedNames, nameSynonyms, synonyms } from './synonyms.mjs'

/**
 * Counts the words of a text as `wc -w` does: everything between spaces is a word, even a table's bar.
 * @param {string} text
 */
export const countWords = (text) => text.split(/\s+/).filter((word) => word !== '').length

/**
 * Returns the anchor that GitHub gives a heading.
 * @param {string} heading
 */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/**
 * Reports links to files or headings that do not exist.
 * @param {string} path the path of the document
 * @param {string} markdown
 * @param {(path: string) => string | undefined} read returns the text of a document, '' for another file or a
 * folder, undefined if it does not exist
 * @returns {string[]}
 */
export function findBrokenLinks(path, markdown, read) {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^(https?|mailto):/.test(link)) return []
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? path : join(dirname(path), file)
    const text = file === '' ? markdown : read(target)
    if (text === undefined) return [`${path} links to ${link}, which does not exist`]
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
    return anchor && !headings.includes(anchor) ? [`${path} links to ${link}, which has no such heading`] : []
  })
}

const prosePatterns = synonyms.map(({ pattern, use }) => ({
  words: new RegExp(`(?<![\\w-])(${pattern})(?![\\w-])`, 'i'),
  use,
}))
const namePatterns = nameSynonyms.map(({ pattern, use }) => ({
  word: new RegExp(`^(${pattern})$`, 'i'),
  use,
}))

/** Matches a comment that begins with a clause instead of a statement, such as `/** Whether the home is let.` */
const indirectStart = /(?:^|[\s{])(?:\/\/|\/?\*{1,2})\s+(What|Whether|Who)\b/

/** Matches the declaration of an error class whose name does not end in Error, such as `BuildFault`. */
const errorClass = /\bclass (\w*(?:Fault|Problem|Trouble|Exception)) extends \w*Error\b/

/**
 * Reports words for which the glossary has another term. In a document, checks all text. In code, checks comments, test
 * titles, names, and texts that homeowners do not see: log lines, error messages, API summaries, and help texts of
 * metrics.
 * @param {string} path
 * @param {string} source the text of a document or a code file
 * @returns {string[]}
 */
export function findSynonyms(path, source) {
  const isProse = path.endsWith('.md')
  return source.split('\n').flatMap((line, index) => {
    const at = `${path}:${index + 1}`
    const literals = isProse || homeownerFiles.test(path) ? '' : literalsOf(line)
    const prose = `${(isProse ? line : proseOf(line)).replaceAll(/`[^`]*`|\]\([^)]*\)/g, ' ')} ${literals}`
    const inProse = prosePatterns.flatMap(({ words, use }) => {
      const found = words.exec(prose)?.[1]
      return found ? [`${at} says "${found}": ${use}`] : []
    })
    if (isProse) return inProse
    const opening = indirectStart.exec(line)?.[1]
    return [
      ...inProse,
      ...(opening ? [`${at} opens with "${opening}": begin with a noun or a verb`] : []),
      ...nameFaultsOf(path, line).map((fault) => `${at} ${fault}`),
    ]
  })
}

/**
 * Reports forbidden words in the name that a line of code declares. In test files, checks only the names of types and
 * classes.
 * @param {string} path
 * @param {string} line
 * @returns {string[]}
 */
function nameFaultsOf(path, line) {
  const declared = /\.(test|spec)\.tsx?$/.test(path)
    ? /^\s*(?:export )?(?:type|interface|class) (\w+)/.exec(line)
    : /^\s*(?:export (?:async )?(?:const|let)|(?:export )?(?:async )?(?:type|interface|class|function\*?)) (\w+)/.exec(
        line,
      )
  const errorName = errorClass.exec(line)?.[1]
  if (errorName) return [`names an error "${errorName}": end the name in Error`]
  const name = declared?.[1]
  if (!name || acceptedNames.has(name)) return []
  const words = name.split(/_|(?<=[a-z0-9])(?=[A-Z])/)
  const isCompound = words.length > 1
  return namePatterns.flatMap(({ word, use }) =>
    words.some((one) => word.test(one) && (isCompound || one !== 'contract'))
      ? [`names something "${name}": ${use}`]
      : [],
  )
}

/**
 * Matches the files whose strings may use everyday words: texts for homeowners, quotes from sources, words of
 * questions, and test data.
 */
const homeownerFiles =
  /\.(test|spec)\.tsx?$|^(web|lifecycle)\/|^server\/(test|bench|src\/features\/(homebot\/|.*[/-]mail\.ts))/

/**
 * Returns the string literals in a line of code that have at least two words, without interpolated values.
 * @param {string} line
 * @returns {string}
 */
function literalsOf(line) {
  if (/^\s*(\/\/|\/?\*|import\b)/.test(line)) return ''
  return [...line.matchAll(/'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)/g)]
    .map(([, single, double, template]) =>
      (single ?? double ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, ' '),
    )
    .filter((text) => /\S\s+\S/.test(text))
    .join(' | ')
}

/**
 * Returns the comment and the test title in a line of code, if any.
 * @param {string} line
 * @returns {string}
 */
function proseOf(line) {
  if (/^import\b/.test(line)) return ''
  const [comment = ''] = /(^|\s)(\/\/|\/?\*).*/.exec(line) ?? []
  const [title = ''] = /\b(test|it|describe)\b[^'"`]*\(\s*(['"`]).*/.exec(line) ?? []
  return `${comment} ${title}`
}
