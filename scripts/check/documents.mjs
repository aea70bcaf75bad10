// The rules for Markdown: a limit for all words together, links that resolve, and one term for each concept.
import { dirname, join } from 'node:path'
import { synonyms } from './synonyms.mjs'

/**
 * Counts words: text between spaces that contains a letter or a digit. Marks alone, such as the bars of tables, do not count.
 * @param {string} text
 */
export const countWords = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/**
 * The anchor of a heading, as on GitHub.
 * @param {string} heading
 */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/**
 * @param {string} path of a document
 * @param {string} markdown
 * @param {(path: string) => string | undefined} read the text of a document, '' for another file or a folder, undefined if absent
 * @returns {string[]} links to other files or headings that do not resolve
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

/**
 * @param {string} path
 * @param {string} source a document, or code of which the comments and the titles of tests count
 * @returns {string[]}
 */
export function findSynonyms(path, source) {
  const isProse = path.endsWith('.md')
  return source.split('\n').flatMap((line, index) => {
    const prose = isProse ? line.replaceAll(/`[^`]*`/g, '') : proseOf(line)
    return [...synonyms].flatMap(([word, term]) =>
      new RegExp(`\\b${word}s?\\b`, 'i').test(prose) ? [`${path}:${index + 1} says "${word}": ${term}`] : [],
    )
  })
}

/**
 * @param {string} line of code
 * @returns {string} its comment and its title of a test, if any
 */
function proseOf(line) {
  const [comment = ''] = /(^|\s)(\/\/|\/?\*).*/.exec(line) ?? []
  const [title = ''] = /\b(test|it|describe)\b[^'"`]*\(\s*(['"`]).*/.exec(line) ?? []
  return `${comment} ${title}`
}
