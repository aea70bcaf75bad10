import nlp from 'compromise'

const isEmpty =
  /^(machine|years?|months?|that|this|with|from|about|around|over|under|just|have|mine|still|good|great|fine|like|maybe|almost|nearly|home|house|please|hello|sure|really|very|some|tank|unit|model|brand|\d+)$/
/** What is done to get a thing, or to have it, tells nothing of how it does. */
const neutral: ReadonlySet<string> = new Set(
  'is are was were be been being am do does did have has had having own owned bought buy got get installed install put replaced made built manufactured dated came went said says say told think know need needs want wants use used using live living moved sold inspected compre compramos tiene es esta'.split(
    ' ',
  ),
)

/** That a thing does something, or is somehow: what it does is a sign, though none that is known. */
export function tellsSomething(gist: string): boolean {
  const text = gist
    .replace(/[A-Z_]{4,}/g, 'machine')
    .split(' ')
    .slice(0, 40)
    .join(' ')
  const [sentence] = [nlp(text)]
  const verbs: string[] = sentence.match('#Verb').not('#Copula').not('#Auxiliary').terms().out('array')
  return (
    /\b(no|not|never|keeps?|all day|no longer|blank|stuck|dead|out|off|gone|down|weird|funny|smells?|stinks?|loose|jammed|locked)\b/.test(
      text,
    ) ||
    verbs.some((verb) => !neutral.has(verb)) ||
    text.split(' ').filter((word) => word.length > 3 && !isEmpty.test(word) && !neutral.has(word)).length >
      2 ||
    sentence.has('#Copula (very|too|so|really|quite)? #Adjective')
  )
}
