import { colors as tokens } from '@home-pulse/contract/design-tokens'
import PDFDocument from 'pdfkit'
import { reportFonts } from './font-pdf.ts'

/** The colors of the web app's light theme. */
export const colors = {
  ink: tokens.ink.light,
  second: tokens['ink-2'].light,
  third: tokens['ink-3'].light,
  hairline: tokens.hairline.light,
  brand: tokens.brand.light,
  band: tokens.band.light,
} as const

export interface Style {
  readonly font?: 'serif' | 'sans' | 'bold'
  readonly size?: number
  readonly color?: string
  readonly align?: 'left' | 'right'
}

/** US Letter in points, with its margins. */
export const page = { width: 612, height: 792, left: 60, top: 60, contentWidth: 492, bottom: 724 } as const

/** A node in the document's structure. Screen readers use the structure for navigation. */
export type Part = PDFKit.PDFStructureElement

/** Returns true for a character that all three fonts contain: Latin with European letters, and punctuation. */
const isShown = (character: string) =>
  /[ -~\u00A0-\u00A3\u00A5\u00A7-\u00AB\u00AE-\u00B0\u00B4\u00B6-\u00B8\u00BA\u00BB\u00BF-\u0107\u010A-\u0113\u0116-\u011B\u011E-\u0123\u0126\u0127\u012A\u012B\u012E-\u0131\u0136\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u015B\u015E-\u0161\u0164\u0165\u016A-\u017E\u0218-\u021B\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2030\u2039\u203A\u20AC\u2122]/u.test(
    character,
  )

/**
 * Replaces a character that the fonts lack: a letter by the same letter without its accent, a fraction such as ⅓ by
 * 1/3, and any other character by a question mark.
 */
function plainer(character: string): string {
  const parts = [...character.normalize('NFKD')].map((part) => (part === '\u2044' ? '/' : part))
  const shown = parts.filter(isShown).join('')
  if (shown === '') return '?'
  return shown.includes('/') ? ` ${shown}` : shown
}

/**
 * A PDF document that is written from top to bottom. Each part has its position in the document's structure for screen
 * readers (PDF/UA).
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  /** The distance from the top of the page to the next part. */
  y: number = page.top
  readonly #root: Part
  readonly #chunks: Uint8Array[] = []

  constructor({ title, subject, madeAt }: { title: string; subject: string; madeAt: Date }) {
    const options: PDFKit.PDFDocumentOptions = {
      size: 'LETTER',
      // With margins of 0, the library never starts a page by itself. This class starts the pages.
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      info: {
        Title: title,
        Subject: subject,
        Author: 'Home Pulse AI',
        Creator: 'Home Pulse AI',
        CreationDate: madeAt,
      },
    }
    // The type declarations lack this value of `subset`.
    this.doc = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }))
    this.doc.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk))
    for (const [name, bytes] of Object.entries(reportFonts())) this.doc.registerFont(name, bytes)
    this.#root = this.part('Document')
  }

  /** Creates a node in the document's structure, inside `parent` or at the top. */
  part(type: string, parent?: Part, options: { alt?: string; scope?: 'Column' | 'Row' } = {}): Part {
    const part = this.doc.struct(type, options)
    if (parent) parent.add(part)
    else if (type === 'Document') this.doc.addStructure(part)
    else this.#root.add(part)
    return part
  }

  /** Draws content that belongs to a part of the structure. */
  within(part: Part, type: string, draw: () => void): void {
    const content = this.doc.markStructureContent(type)
    draw()
    this.doc.endMarkedContent()
    part.add(content)
  }

  /** Draws decoration that screen readers skip, such as lines and page numbers. */
  ornament(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** Writes one line at a position. Text that does not fit is cut with an ellipsis. */
  line(text: string, x: number, y: number, width: number, style: Style = {}): void {
    const { align = 'left', color = colors.ink } = style
    const fitted = this.#fit(this.#printable(text, style), width)
    // Right-aligned columns contain amounts, which need digits of equal width (`tnum`).
    const features: PDFKit.Mixins.OpenTypeFeatures[] = align === 'right' ? ['tnum'] : []
    this.doc
      .fillColor(color)
      .text(fitted, x, y, { width, align, lineBreak: false, ...(features.length > 0 && { features }) })
  }

  /** Writes one line as a separate part of the document's structure. */
  lineAs(
    type: string,
    parent: Part | undefined,
    ...[text, x, y, width, style]: Parameters<Sheet['line']>
  ): void {
    this.within(this.part(type, parent), type, () => this.line(text, x, y, width, style))
  }

  /** Writes a text of several lines below the previous content, on the next page if it does not fit. */
  paragraph(
    text: string,
    {
      type = 'P',
      parent,
      indent = 0,
      gap = 6,
      ...style
    }: Style & { type?: string; parent?: Part; indent?: number; gap?: number } = {},
  ): void {
    const printable = this.#printable(text, style)
    const options = { width: page.contentWidth - indent, lineGap: (style.size ?? 9) * 0.3 }
    const height = this.doc.heightOfString(printable, options)
    this.makeRoom(height)
    this.within(this.part(type, parent), type, () =>
      this.doc.fillColor(style.color ?? colors.second).text(printable, page.left + indent, this.y, options),
    )
    this.y += height + gap
  }

  /** Writes the title of a section. Starts a new page if not even the beginning of the section fits below the title. */
  heading(text: string, followedBy = 80): void {
    if (this.y > page.top) this.y += 22
    this.makeRoom(30 + followedBy)
    this.lineAs('H2', undefined, text, page.left, this.y, page.contentWidth, { font: 'serif', size: 17 })
    this.y += 28
  }

  rule(x: number, y: number, width: number, color: string = colors.hairline): void {
    this.ornament(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(color),
    )
  }

  /** Begins a new page if less than this height is left. Returns true if it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= page.bottom) return false
    this.doc.addPage()
    this.y = page.top
    return true
  }

  async finish(footer: string): Promise<Uint8Array<ArrayBuffer>> {
    const { count } = this.doc.bufferedPageRange()
    const style = { size: 7.5, color: colors.third }
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(index)
      this.rule(page.left, 744, page.contentWidth)
      this.ornament(() => {
        this.line(footer, page.left, 752, 380, style)
        this.line(`Page ${index + 1} of ${count}`, page.left + 392, 752, 100, { ...style, align: 'right' })
      })
    }
    const ended = new Promise<void>((done) => this.doc.once('end', () => done()))
    this.doc.end()
    await ended
    return Buffer.concat(this.#chunks)
  }

  /** Selects the font, and replaces characters that it lacks. */
  #printable(text: string, { font = 'sans', size = 9 }: Style): string {
    this.doc.font(font).fontSize(size)
    return [...text.normalize('NFC')]
      .map((character) => (isShown(character) ? character : plainer(character)))
      .join('')
  }

  #fit(text: string, width: number): string {
    if (this.doc.widthOfString(text) <= width) return text
    let end = text.length
    while (end > 0 && this.doc.widthOfString(`${text.slice(0, end).trimEnd()}…`) > width) end -= 1
    return `${text.slice(0, end).trimEnd()}…`
  }
}
