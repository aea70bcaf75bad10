import { withoutEmergencies } from './emergency.ts'

/** The federal register of unsafe products, which advice of ours names. */
const register = /\bsaferproducts\.gov\b/gi

const forms: readonly RegExp[] = [
  // A scheme, or a name with a dot and a word after it: "evil.example/pay".
  /[a-z][a-z0-9+.-]*:\/\/|\bwww\b|\b(?:mailto|tel|sms|javascript|data|file|ftp|skype|whatsapp):|\blocalhost\b/i,
  /[\p{L}\p{N}_-]\.(?:[\p{L}]{2,}|xn--)/u,
  /[\p{L}\p{N}]\s?[[({<](?:\.|dot|punto)[\])}>]\s?\p{L}/iu,
  /\b[\p{L}\p{N}-]+ (?:dot|punto|point) (?:com|net|org|io|co|info|biz|us|gov|edu|app|dev|ai|me|example|test|xyz|shop|online|site|store|link|pay)\b/iu,
  // A name and a path.
  /\b(?:go to|visit|open|browse to|head to|type|see|at) [\p{L}\p{N}-]+\/[\p{L}\p{N}-]+/iu,
  /\p{L} \. ?(?:com|net|org|io|co|info|biz|app|dev|example|xyz|shop|online|site|store)\b/iu,
  /[\u3002\uff61]/u,
  // An e-mail, or an account.
  /@|\b\S+ (?:at|\[at\]|\(at\)) (?:gmail|yahoo|hotmail|outlook|icloud|proton\w*|aol)\b|[[(]at[\])]/i,
  // A telephone number.
  /(?<![\d$.,])(?:\+?\d{1,3}[\s.\u2010-\u2015-]?)?\(?\d{3}\)?[\s.\u2010-\u2015-]\d{3}[\s.\u2010-\u2015-]\d{4}(?!\d)/,
  /(?<![\d$.,-])\d{3}[.\u2010-\u2015-]\d{4}(?![\d-])/,
  /\+\d[\d\s().-]{6,}\d/,
  /\(\d{3}\)\s?\d{3}/,
  /(?<![\d$.,-])\d{10,11}(?![\d])/,
  /\b1?[\s.-]?8(?:00|33|44|55|66|77|88)[\s.-][A-Z]{3,}/,
]

/** Returns true if a text has what looks like a link, an e-mail address or a telephone number of somebody else's. */
export function looksLikeAddress(text: string): boolean {
  const plain = withoutEmergencies(text.normalize('NFKC')).replace(register, ' ')
  return forms.some((form) => form.test(plain))
}
