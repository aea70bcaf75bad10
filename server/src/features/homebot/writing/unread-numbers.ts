/*
 * Numbers that are not read: in other digits than 0 to 9, in words of other languages, and in ways of speaking that leave
 * the figure out. As they cannot be compared with anything, no sentence that has one is proven.
 */

const french =
  'deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante|mille|milliers?|centaines?|douzaines?|dizaines?|vingtaines?'
const german =
  'zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zwolf|zwoelf|[a-z]*(?:zehn|zwanzig|drei(?:ss|s)ig|dreißig|vierzig|funfzig|fuenfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend)[a-z]*|dutzend|millionen|milliarden?'
const italian =
  'quattro|cinque|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|[a-z]*cento|[a-z]*cinquecento|[a-z]{2,}mila|migliaia|milioni|milione'
const portuguese =
  'dois|duas|quatro|sete|oito|dez|doze|treze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|duzentos|trezentos|quatrocentos|quinhentos|milhao|milhoes|milhares'
const dutch = 'twee|drie|vijf|zeven|negen|tien|[a-z]*honderd|[a-z]*duizend'
/** What `readNumber` does not read of Spanish: beyond a hundred, and thousands with a factor. */
const spanish =
  'sesenta|setenta|ochenta|noventa|ciento|cientos|seiscient[oa]s|setecient[oa]s|ochocient[oa]s|novecient[oa]s|millon|millones|millar|millares|miles|docenas?|decenas?|(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|\\d+) mil|mil (?:cien|doscient[oa]s|trescient[oa]s|cuatrocient[oa]s|quinient[oa]s|y pico|\\d+)|medio (?:siglo|mil)'
/** Polish, Czech, Vietnamese, Finnish, Swedish, Norwegian, Danish, Hungarian, Indonesian and Tagalog: the words for large numbers. */
const others =
  'tysiac\\w*|tysiec\\w*|tisic\\w*|nghin|trieu|tuhat\\w*|tuhan\\w*|sataa?|kaksi|kolme|tusen|tusind|hundra|hundrede?|ezer|ribu|juta|ratus|libo|libong'
const ofLanguages = new RegExp(
  `\\b(?:${[french, german, italian, portuguese, dutch, spanish, others].join('|')})\\b`,
)

const digit =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|cero)'
const vague: readonly RegExp[] = [
  /\b(?:hundreds|thousands|millions?|billions?|trillions?|zillions?|gazillions?|umpteen)\b/,
  /\b(?:a|half|few|several|many|couple|of|an|another|extra|cool|whole|full|easy) (?:a )?grand\b(?! (?:total|piano|opening|scale|finale|old|plan|idea|prize|jury|canyon|house|staircase|design))/,
  /\b(?:few|several|couple|couple of|many|some) (?:hundred|thousand|dozen)\b|\bhalf (?:a |an? )?(?:hundred|thousand|dozen|century)\b|\bquarter (?:of )?(?:a )?(?:million|century|thousand)\b/,
  /\b(?:two|three|four|five|six|seven|eight|double|single|triple) (?:figures?|digits?)\b/,
  /\b(?:twice|double|triple|thrice|quadruple|half|a third|a quarter|a fifth|two thirds|tenfold|twofold|threefold)(?: (?:as|the|of|that|this|its|your|what|usual|normal|original))* (?:price|cost|costs|much|sum|amount|bill|money|expense|fee|rate|value|quote|estimate)\b/,
  new RegExp(`\\b(?:${digit}[\\s,.-]+){3,}${digit}\\b`),
  /\b[ivxlcdm]+ (?:dollars|bucks|percent|thousand|hundred|grand|usd)\b/,
  /\b\d+[,.]?o+\b|\bo\d+\b/,
  /\bcents? (?:dollars|euros?|ans|mille)\b/,
  // A sum of money without its figure.
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred|\d+) (?:thou|stacks|bands|gs|bills)\b|\ba thou\b/,
  /(?<!\d ?|\b(?:in|s|real|nominal|constant) )\b(?:dollars|dolar\w*)\b/,
  /\b(?:myriads?|oodles|twenny|fitty|fiddy)\b|\b\d+(?:\.\d+)?x\b/,
  /\b(?:c notes?|benjamins?|a buck|a fiver|a tenner|two large|five large|ten large|fifty bucks)\b/,
]

/** Other signs for digits than 0 to 9: full-width, Arabic, in circles, raised, or in a key. */
const foreignDigit = /(?![0-9])[\p{Nd}\p{No}\p{Nl}]|\u20e3/u

/** Returns true if a text has a number that cannot be read. */
export function hasUnreadNumber(text: string): boolean {
  if (foreignDigit.test(text)) return true
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\p{L})[-\u2010-\u2015](?=\p{L})/gu, '$1 ')
  return ofLanguages.test(plain) || vague.some((form) => form.test(plain))
}
