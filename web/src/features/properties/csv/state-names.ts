const names =
  'Alabama=AL,Alaska=AK,Arizona=AZ,Arkansas=AR,California=CA,Colorado=CO,Connecticut=CT,Delaware=DE,District of Columbia=DC,Florida=FL,Georgia=GA,Hawaii=HI,Idaho=ID,Illinois=IL,Indiana=IN,Iowa=IA,Kansas=KS,Kentucky=KY,Louisiana=LA,Maine=ME,Maryland=MD,Massachusetts=MA,Michigan=MI,Minnesota=MN,Mississippi=MS,Missouri=MO,Montana=MT,Nebraska=NE,Nevada=NV,New Hampshire=NH,New Jersey=NJ,New Mexico=NM,New York=NY,North Carolina=NC,North Dakota=ND,Ohio=OH,Oklahoma=OK,Oregon=OR,Pennsylvania=PA,Rhode Island=RI,South Carolina=SC,South Dakota=SD,Tennessee=TN,Texas=TX,Utah=UT,Vermont=VT,Virginia=VA,Washington=WA,West Virginia=WV,Wisconsin=WI,Wyoming=WY'

const codes = new Map(
  names.split(',').map((pair) => {
    const [name = '', code = ''] = pair.split('=')
    return [name.toLowerCase(), code] as const
  }),
)

/** Converts `Texas`, `tx` and `TX` to TX. Any other text stays unchanged. */
export const stateCodeOf = (text: string): string =>
  codes.get(text.toLowerCase()) ?? (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : text)

const known = new Set([...codes.keys(), ...[...codes.values()].map((code) => code.toLowerCase())])

/** Returns true if the text is the name or the code of a state. */
export const isState = (text: string): boolean => known.has(text.toLowerCase())
