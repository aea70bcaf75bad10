import type { ComponentRow } from './queries.ts'

/**
 * Returns the components that a message distinguishes by home, brand, unit or floor: "the one in Tucson or in
 * Columbus", "the LG or the Samsung", "the Goodman upstairs".
 */
export function distinguishComponents(
  rows: readonly ComponentRow[],
  message: string,
  home: { readonly id: string } | undefined,
): ComponentRow[] {
  const text = ` ${message.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `
  const says = (name: string | null) => name !== null && new RegExp(` ${wordsOf(name)}s? `).test(text)
  const places = new Set(message.match(/(?<=\b(?:unit|apt|in|of|and|or|vs|y|o|la) #?)[A-Z\d]+\b/g))
  const isInUnit = ({ unitNumber }: ComponentRow) => unitNumber !== null && places.has(unitNumber)
  const floor = / upstairs /.test(text) ? /^[2-9]/ : / downstairs /.test(text) ? /^1/ : undefined
  const ofBrand = rows.filter(({ brand }) => says(brand))
  const brands = [...new Set(ofBrand.map(({ brand }) => brand))]
  const narrowed = brands.flatMap((brand) => {
    const same = ofBrand.filter((row) => row.brand === brand)
    const found = [
      isInUnit,
      ({ unitNumber }: ComponentRow) => floor?.test(unitNumber ?? '') === true,
      ({ propertyId }: ComponentRow) => propertyId === home?.id,
    ].map((matches) => same.filter(matches))
    return found.find((some) => some.length > 0) ?? same
  })
  const atHome = rows.filter(({ city, street }) => says(city) || says(street))
  if (brands.length < 2 && new Set(atHome.map(({ propertyId }) => propertyId)).size > 1) return atHome
  const ofUnit = rows.filter(isInUnit)
  const areSeveral = /\b(?:two|2|both|pair)\b/.test(text) && narrowed.length > 1
  if (brands.length > 1 || areSeveral) return narrowed.slice(0, 4)
  return new Set(ofUnit.map(({ unitNumber }) => unitNumber)).size > 1 && ofUnit.length < 5 ? ofUnit : []
}
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
