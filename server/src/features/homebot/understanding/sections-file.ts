import { readFileSync } from 'node:fs'

/** Reads the lines of a data file. Leaves out empty lines and comments, which begin with //. */
export const readLines = (file: URL): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('//'))

/** Reads a data file of sections: a header in brackets, then lines of entries that are separated by commas. */
export function readSections(file: URL): [header: string, entries: readonly string[]][] {
  const sections: [string, string[]][] = []
  for (const line of readLines(file)) {
    const header = /^\[(.+)\]$/.exec(line)?.[1]
    if (header !== undefined) sections.push([header, []])
    else sections.at(-1)?.[1].push(...line.split(',').map((entry) => entry.trim()))
  }
  return sections
}
