/*
 * Words from which a model may form its own sentences. None of them states a fact: there is no "is" or "has", no
 * negation, no number and no name. Add a word only if it cannot state a fact, judge, compare, count, name a brand or
 * cause a danger.
 */

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/)

const grammar = wordsOf(`
  a about after also although an and any anybody anyone around as ask asking at because before between by do during either for from
  how i if in instead it its let me my of or other own perhaps please quite since so some somebody someone something sounds such
  that the their them then there these they this those through to together toward until very what when where which while who why with
  you your yours good idea question luck careful
  al ante antes aqui asi aunque como con cual cuando de del desde despues donde el ella en entre ese esa este esto espero la las le les lo los
  mientras o para por porque que quien se si sobre su sus tambien tras un una unas unos usted y`)

/** Verbs of upkeep, planning and conversation. Their forms with -s and -ing are also accepted. */
const verbs = wordsOf(`
  arrange brush budget call choose clean compare consider decide describe find flush follow give help hope inspect keep listen look maintain
  measure note notice open plan prepare prune read remember rinse scrub see show start suggest sweep talk tell think trim vacuum
  wash watch weigh wipe wonder write
  busque compare compre consulte escriba guarde lea limpie llame mantenga mire observe planee pregunte revise`)

/**
 * Small parts of a home, people, and adverbs. Their plural is also accepted. The list has no component of a home,
 * because a sentence that names one would change the subject of the next sentence.
 */
const nouns = wordsOf(`
  air answer appliance area attention basement basin bedroom bill bin blower bottom bristle button cabinet care choice closet cloth coat coil
  condenser contractor cycle debris decision detail detergent dirt dish drawer drum edge electrician estimate
  fan faucet filter floor frame glass grass gutter hand home hood hose house household inlet item kitchen
  lid lifeline lint maintenance mat moisture nameplate noise owner page pan paper part person photo picture pipe place plate
  plumber powder professional property rack rain receipt record roofer room root salt screen screw shelf shingle shrub
  side sink snow soap space sponge spot spray strainer surface tank technician thermostat thing tip towel track tray tree
  tub type unit vinegar water weather wheel window yard
  calmly carefully gently regularly
  agua aparato casa electricista factura filtro foto nota parte pelusa plomero presupuesto
  profesional ruido tecnico`)

const plain = new Set([
  ...grammar,
  ...verbs.flatMap((verb) => [verb, `${verb}s`, `${verb.replace(/e$/, '')}ing`]),
  ...nouns.flatMap((noun) => [noun, `${noun}s`]),
])

/**
 * Returns true if every word of a sentence is in this vocabulary, so that the sentence states no fact: "I hope this
 * helps."
 */
export const isPlain = (text: string): boolean =>
  /^(?!.*\s\.)[\p{Script=Latin}\s.,;:!?¡¿…•"“”–—-]+$/u.test(text) &&
  (text.match(/\p{L}+/gu) ?? []).every((word) =>
    plain.has(word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()),
  )
