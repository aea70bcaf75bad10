/** The months in English, then in Spanish. */
export const monthNames =
  'january february march april may june july august september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  )

/** Matches the name of a month in full, or its English abbreviation. */
export const anyMonth =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'

/** Returns the number of a month, 1 to 12. */
export const monthOf = (name: string): number =>
  (monthNames.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase())) % 12) + 1

interface Season {
  /** The numbers of the season's three months. The middle month is meant if a text names the season without a day. */
  readonly months: readonly [first: number, middle: number, last: number]
  readonly from: string
  /** The season's last day. "Through winter" means that a component must last until this day. */
  readonly to: string
}

const fall: Season = { months: [9, 10, 11], from: '09-22', to: '12-20' }
export const seasons: Readonly<Record<string, Season>> = {
  spring: { months: [3, 4, 5], from: '03-20', to: '06-20' },
  summer: { months: [6, 7, 8], from: '06-20', to: '09-22' },
  fall,
  autumn: fall,
  winter: { months: [12, 1, 2], from: '12-20', to: '03-20' },
}
