/** Words that may stand between a denial and the denied thing: "no weird burning smell". */
const passed =
  'any|more|of|the|a|an|visible|weird|strange|funny|bad|burning|burnt|rotten|egg|gas|electrical|electric|actual|real|signs?|sort|kind|hint|trace|open|obvious|co|carbon|monoxide|water|big|other|single|one|much|or|nor|and no|on|at|hay|ningun|ninguna|olor|a|de'
/** Perceptions and events that can be denied. */
const denied =
  'smells?|smelling|smelled|odou?rs?|gas|propane|smoke|smoking|sparks?|sparking|fire|fires|flames?|leaks?|leaking|leaked|shocks?|water|flood\\w*|shocked|burn\\w*|hot|alarms?|co|carbon monoxide|monoxide|headaches?|dizzy|steam|hiss\\w*|bulg\\w*|sag\\w*|eggs?|wet|drip\\w*|humo|chispas?|fuga|olor|huele|problems?|issues?|trouble|complaints?|noises?|cracks?|rust|damage|spray\\w*|pour\\w*|gush\\w*|swollen|burst'

/** Verbs of perception that can be denied: "I do not smell", "can't see", "never had". */
const perceives =
  '(?:see|seen|smell|smelled|hear|heard|feel|felt|notice|noticed|detect|have|had|get|got|find|found|think|look|seem|appear|veo|huelo|siento|tengo)'

/**
 * Patterns for the words that a message denies. "Will not stop", "not sure" and "cannot tell" deny nothing. A denial
 * ends at the first word that the lists above do not contain: "No hot water, gas smell" denies only the water.
 */
const spans: readonly RegExp[] = [
  new RegExp(
    `\\b(?:no|without|zero|not any|never any|neither|nor|not a|sin|ningun|ninguna|no hay|free of)(?: (?:${passed}))*(?: (?:${denied})(?!\\S))+(?: (?:of|like|from|or|nor|and|a|de|ni)(?: (?:${passed}))*(?: (?:${denied})(?!\\S))+)*`,
    'g',
  ),
  new RegExp(
    `\\b(?:do not|does not|did not|can not|could not|never|not|no)(?: (?:even|really|actually))? ${perceives}(?: (?:like|any|a|an|the|to|be|it|me|of|or|${passed}))*(?: (?:${denied})(?!\\S))+(?: (?:of|like|or|and|a)(?: (?:${passed}))*(?: (?:${denied})(?!\\S))+)*`,
    'g',
  ),
  new RegExp(
    `\\b(?:is|are|was|were|be|been|am|does|do|did|has|have|no esta) ?(?:not|never)?(?<=not|never|esta)(?: (?:really|actually|even))?(?: (?:${denied})(?!\\S))+(?: (?:like|of|or|any)(?: (?:${passed}))*(?: (?:${denied})(?!\\S))+)*`,
    'g',
  ),
]

/**
 * Matches words after a denial which show that the danger was there before: "I do not smell gas any more", "no gas
 * smell now, but there was". Such a denial is ignored.
 */
const lapsed =
  /^(?: [^,.?\s]+){0,3} (?:anymore|any more|any longer)\b|^(?: \S+){0,4} (?:but|though|although|and) (?:i|we|it|there|they|he|she) (?:did|was|were|used to|had|just did|sure did)\b/
const graver =
  /\b(?:gas|smell|smells|smelling|smelled|propane|eggs?|smoke|smoking|sparks?|sparking|monoxide|burn\w*)\b/

/** Replaces denied words with a placeholder. */
export const withoutDenied = (maskedText: string): string =>
  spans.reduce(
    (text, span) =>
      text.replace(span, (match, ...rest) => {
        const [at] = rest.slice(-2)
        return graver.test(match) && lapsed.test(text.slice(at + match.length)) ? match : ' ~ '
      }),
    maskedText,
  )

const participle = '(?:\\w+ed|been|bought|built|done|gotten|got|had|paid|put|spent)'
const toAct = 'to (?!(?:know|ask|mention|say|tell|add|check|see|let|note|record|log)\\b)'
/** Matches words before an act that did not happen: a regret, an intention or a near miss. */
const unrealized = new RegExp(
  `\\b(?:(?:should|could)(?: have|'?ve| of|a) ${participle}|(?:^|(?:i|we) )would(?: have|'?ve| of|a) ${participle}|(?:am|was|were) (?:also |just |originally )?(?:going|about|supposed|meaning|hoping|planning) ${toAct}|(?:almost|nearly) (?:\\w+ed|bought|got|paid|put|spent)|(?:meant|intended|planned|wanted|forgot|failed) ${toAct}|(?:thought|thinking) (?:about|of) \\w+ing|wish(?:ed)? (?:i|we) had|(?:shoulda|coulda) ${participle}|(?:casi|quise|quisimos|iba a|ibamos a|debi|debimos|deberia(?:mos)? haber|pense en)\\b)`,
  'i',
)
const beginsAnother = /\b(?:which|that|now|today|is|are|has|but|instead)\b|[.;!?](?:\s|$)/i

/** Returns true if the text before a time or sum says that an act did not happen: "should have replaced it in". */
export function isUnrealized(before: string): boolean {
  const found = unrealized.exec(before)
  return found !== null && !beginsAnother.test(before.slice(found.index + found[0].length))
}

/** Removes clauses about an act that did not happen: "almost paid $900". */
export const withoutUnrealized = (text: string): string =>
  text
    .split(/(?<=[,.;!?])\s|\s(?=(?:and|but|so|then) )/)
    .filter((clause) => !unrealized.test(clause))
    .join(' ')
