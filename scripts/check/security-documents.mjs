// Finds the paths and counts the requirements that the documents about security contain.

/**
 * Returns every path of a file or folder that a document names.
 * @param {string} markdown
 * @returns {string[]}
 */
export const pathsIn = (markdown) =>
  [...markdown.matchAll(/`((?:[\w.@-]+\/)+[\w.@-]+|[A-Z]+\.md)`/g)]
    .map(([, path = '']) => path)
    // Package names and URLs look like paths. So a path must begin with a top folder or end in .md.
    .filter((path) => /^(contract|lifecycle|server|web|docs|scripts)\/|\.md$/.test(path))

/**
 * Counts the requirements in docs/asvs.md. Requirements that are met have rows such as `- V1.1.1 title; V1.1.2 title:
 * path`. Those that are not met have rows such as `- V3.3.1 **not met** title: reason`. Rows with only ids list
 * requirements that do not apply.
 * @param {string} markdown
 * @returns {{ met: number, notMet: number, notApplicable: number, ids: string[] }}
 */
export function countRequirements(markdown) {
  const rows = [...markdown.matchAll(/^- (V\d+\.\d+\.\d+ .*): \S/gm)]
  const stated = rows.flatMap(([, titles = '']) => [
    ...titles.matchAll(/(?:^|; )(V\d+\.\d+\.\d+) (\*\*not met\*\* )?\S/g),
  ])
  const notMet = stated.filter(([, , mark]) => mark !== undefined).length
  const notApplicable = [...markdown.matchAll(/^- (V[\d., V-]+)$/gm)].flatMap(([, list = '']) =>
    list.split(', ').flatMap(listIds),
  )
  return {
    ...{ met: stated.length - notMet, notMet, notApplicable: notApplicable.length },
    ids: [...stated.map(([, id = '']) => id), ...notApplicable],
  }
}

/**
 * Returns all ids of a range.
 * @param {string} range such as V1.2.6 or V4.3.1-V4.3.2
 * @returns {string[]}
 */
function listIds(range) {
  const [, section = '', first = '', last = first] =
    /^(V\d+\.\d+)\.(\d+)(?:-V\d+\.\d+\.(\d+))?$/.exec(range) ?? []
  const count = Number(last) - Number(first) + 1
  return Array.from({ length: count }, (_, index) => `${section}.${Number(first) + index}`)
}
