const stringOrComment =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g

/**
 * Replaces comments by spaces. Keeps line breaks, so that line numbers do not change.
 * @param {string} text
 */
export function withoutComments(text) {
  return text.replace(stringOrComment, (token) =>
    token.startsWith('//') || token.startsWith('/*') ? token.replace(/[^\n]/g, ' ') : token,
  )
}

/**
 * Finds each match of a pattern in code, but not in comments.
 * @param {import('./tree.mjs').SourceFile[]} files
 * @param {RegExp} pattern
 * @param {string} message
 * @returns {import('./tree.mjs').Fault[]}
 */
export function findInCode(files, pattern, message) {
  return files.flatMap((file) => findInText(file.path, withoutComments(file.text), pattern, message))
}

/**
 * Finds each match of a pattern in a text, including its comments.
 * @param {string} path
 * @param {string} text
 * @param {RegExp} pattern
 * @param {string} message
 * @returns {import('./tree.mjs').Fault[]}
 */
export function findInText(path, text, pattern, message) {
  const everywhere = new RegExp(pattern, 'g')
  return [...text.matchAll(everywhere)].map((match) => ({
    path,
    line: text.slice(0, match.index).split('\n').length,
    message,
  }))
}
