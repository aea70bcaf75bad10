export type Address = Readonly<Record<'street' | 'city' | 'state' | 'zip', string>>

/** Returns a key by which addresses are compared. Letter case and the number of spaces make no difference. */
export const addressKey = ({ street, city, state, zip }: Address): string =>
  [street, city, state, zip].map(plain).join('\n')

export const plain = (text: string) => text.toLowerCase().replace(/ +/g, ' ')
