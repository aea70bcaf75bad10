const names =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const starts = 'jan|ene feb mar apr|abr may jun jul aug|ago sep oct nov dec|dic'
  .split(' ')
  .map((pair) => pair.split('|'))
const day = '(\\d{1,2})(?:st|nd|rd|th)?'
const year = '((?:19|20|21)\\d\\d)'
const namedMonth = new RegExp(
  `\\b(?:${day} (?:of |de )?)?(${names})\\b\\.?(?: ${day}(?![\\d,.]*\\d))?(?:,? (?:of |de )?${year}\\b)?`,
  'g',
)
const two = (part: string | number) => String(part).padStart(2, '0')

/** Replaces each date in a lower-case text with `@day:2033-06-02`, `@month:2033-06` or `@named:06`. */
export const markDates = (text: string): string =>
  text
    .replace(/\b(\d{4}-\d\d-\d\d)\b/g, ' @day:$1 ')
    .replace(
      new RegExp(`\\b(\\d{1,2})/(\\d{1,2})/${year}\\b`, 'g'),
      (_, m, d, y) => ` @day:${y}-${two(m)}-${two(d)} `,
    )
    .replace(namedMonth, (whole: string, before?: string, name = '', after?: string, ofYear?: string) => {
      const date = before ?? after
      // "May" and "march" are also verbs, so they are a month only with a day or a year.
      if (!ofYear && !date && /^(?:may|mar|march)$/.test(name)) return whole
      const month = two(starts.findIndex((pair) => pair.includes(name.slice(0, 3))) + 1)
      if (!ofYear) return ` @named:${date ? `${month}-${two(date)}` : month} `
      return date ? ` @day:${ofYear}-${month}-${two(date)} ` : ` @month:${ofYear}-${month} `
    })
