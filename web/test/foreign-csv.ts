/**
 * A CSV file of another program. Its columns are not those of the template, its addresses contain the city, and its
 * third and fourth row have an error.
 */
export const foreignCsv = [
  'Property Address;Year built;Type;Owner',
  '12 Oak St, Austin, TX 78701;1996;Single family;Ada',
  '5 Pine Ct, Austin, Texas, 78701;2010;House;Ada',
  '7 Elm Rd, Austin, Texass 78701;1980;House;Ada',
  '9 Fir Ln, Austin, TX 78701;unknown;House;Ada',
].join('\n')
