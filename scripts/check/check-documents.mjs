// Checks the documents for their number of words, broken links and forbidden words. Checks comments, test titles and
// names in the code for forbidden words.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps/root.mjs'
import { countWords, findBrokenLinks, findSynonyms } from './documents.mjs'

const maxWords = 20_000

/** @param {string} path */
function read(path) {
  const file = join(root, path)
  if (!existsSync(file)) return undefined
  return path.endsWith('.md') && statSync(file).isFile() ? readFileSync(file, 'utf8') : ''
}

/** @param {string[]} patterns */
function listFiles(...patterns) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns]
  const paths = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  return paths.filter((path) => path !== '' && existsSync(join(root, path)))
}

const documents = listFiles('*.md').map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const code = listFiles('*.ts', '*.tsx', '*.mjs')
  .filter((path) => path !== 'scripts/check/synonyms.mjs' && path !== 'scripts/check/documents.test.ts')
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const wordCount = documents.reduce((sum, { text }) => sum + countWords(text), 0)
const faults = [
  ...documents.flatMap(({ path, text }) => findBrokenLinks(path, text, read)),
  ...[...documents, ...code].flatMap(({ path, text }) => findSynonyms(path, text)),
  ...(wordCount > maxWords ? [`the documents have ${wordCount} words, of at most ${maxWords}`] : []),
]
for (const fault of faults) console.error(fault)
console.log(`${documents.length} documents, ${wordCount} words, ${faults.length} faults`)
process.exitCode = documents.length === 0 || faults.length > 0 ? 1 : 0
