import { inflateSync } from 'node:zlib'

/** The text of one of our PDFs, page by page, one line for each drawn piece of text. */
export function readPdf(bytes: Buffer): { readonly pages: readonly string[]; readonly source: string } {
  const source = bytes.toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body)
  const streamOf = (id = '') => {
    const body = objects.get(id) ?? ''
    const start = body.indexOf('stream\n')
    const stream = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1')
    return body.includes('/FlateDecode') ? inflateSync(stream).toString('latin1') : stream.toString('latin1')
  }
  const refs = (text: string, name: string) => text.match(new RegExp(`/${name} (\\d+) 0 R`))?.[1]

  const charactersOf = (fontId: string) =>
    readCharacters(streamOf(refs(objects.get(fontId) ?? '', 'ToUnicode')))
  const pages = [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((body) => {
      const resources = objects.get(refs(body, 'Resources') ?? '') ?? body
      const fonts = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
          name,
          charactersOf(id),
        ]),
      )
      return readContent(streamOf(refs(body, 'Contents')), fonts)
    })
  return { pages, source }
}

/** Maps the codes of a font to letters, by the table in the PDF. */
function readCharacters(table: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>()
  // A ligature maps to several letters, with spaces between their codes.
  for (const [, first = '', , list = ''] of table.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g))
    for (const [index, [, codes = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      letters.set(
        Number.parseInt(first, 16) + index,
        Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      )
  return letters
}

function readContent(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let letters: ReadonlyMap<number, string> = new Map()
  const lines: string[] = []
  for (const [, font, list] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? new Map()
    const codes = [...(list ?? '').matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    if (codes.length > 0)
      lines.push(codes.map((code) => letters.get(Number.parseInt(code, 16)) ?? '').join(''))
  }
  return lines.join('\n')
}
