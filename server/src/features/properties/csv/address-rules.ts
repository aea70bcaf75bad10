export type Address = Readonly<Record<'street' | 'city' | 'state' | 'zip', string>>

/** Returns a key that is equal for spellings of one address that differ only in case or in the number of spaces. */
export const addressKey = ({ street, city, state, zip }: Address): string =>
  [street, city, state, zip].map(plain).join('\n')

export const plain = (text: string) => text.toLowerCase().replace(/ +/g, ' ')
