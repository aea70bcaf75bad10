/*
 * Words that make no claim by themselves. A model may use them freely; every other word must occur in the engine's
 * text. Add a word only if it cannot state a fact, judge, compare, count, name a brand or lead to a danger.
 */

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words of grammar. Only these forms are accepted. */
const grammar = new Set(
  wordsOf(`
  a about after age cost costs price prices also based has replacement usual although an and any anybody anyone are around as ask asking at be because before being between but by can could
  do during either else for from have help helps how if in instead is it its just let may maybe might of one or other out own perhaps please quite
  rather really runs should since so some somebody someone something sounds still such that the their them then there these they this those
  through to together toward try until usually very well what when where which while who why with would you your yours change
  al ante antes aqui asi aunque como con cual cuando de del desde despues donde el ella en entre es esa ese eso esta estan este esto ha hay
  la las le les lo los mientras o para pero por porque que quien se si sobre son su sus tambien tan tiene todo tras un una unas unos usted y`),
)

/** Verbs of upkeep, planning and conversation. Their forms with -s, -ing and -ed are also accepted. */
const verbStems = wordsOf(`
  allow arrange brush budget call check choose clean collect compare consider decide describe dial drain drip expect find flush follow give
  happen hum inspect keep know leave like listen look maintain measure note notice open own pay phone plan prefer prepare prune read
  remember rinse scrub see seem service set show start stop suggest sweep talk tell text think trim understand use vacuum wash watch
  weigh wipe wonder write
  busque compre consulte deje escriba guarde lea limpia limpie llame mantenga mire observe planee pregunte quite reemplazarlo revise`)

/** Parts of a home, people, and qualities that express no judgment. */
const nounStems = wordsOf(`
  account air anode answer appliance area aside attention basement basin bearing bedroom belt bill bin blower bottom bristle button cabinet
  care case choice closet cloth coat coil component condenser contractor cycle date debris decision detail detergent dirt dish
  dishwasher door drawer driveway drum dryer edge electrician emergency estimate example face fan faucet flap floor frame free freezer
  fridge filter front furnace gasket glass grass ground guide gutter handle hand heater hinge home hood hose house household idea inlet
  inspection item kitchen kind label leaf leaves lid limescale lifeline line lint load loud maintenance mat moisture mold money month nameplate new noise
  number oven owner page pan paper part people person photo picture pipe place plate plumber point powder professional property
  question quote rack rain receipt record refrigerator rim rod roof roofer room root rust salt screen screw seal sediment shelf shingle
  shrub side sign silicone sink size slow slowly snow soap soft space sponge spot spray stain storm stove strainer surface system tank
  technician temperature thermostat thing time tip towel town track tray tree tub twig type unit valve vent vibration vinegar wall washer water
  weather wheel window yard behind calmly near against careful carefully clear fully gentle gently hard local nearby next outside regular regularly
  agua aparato calentador carga casa conducto cubierta electricista estufa factura fecha filtro foto hojas horno lavadora lavavajillas
  manera nevera nota parte pelusa pieza plomero presupuesto profesional puerta refrigerador ruido secadora tambor tanque techo tecnico tubo vez`)

/** Phrases that make no claim, although one of their words alone could. */
const phrases = wordsOf(`
  i_do_not_know i_cannot_know i_cannot_tell i_cannot_say i_would_plan i_would_ask i_would_start i_would_look i_would_check i_am_glad
  i_am_happy_to i_am_sorry_to_hear_that i_am_sorry i_hope i_understand i_see tell_me ask_me let_me_know tell_you_more more_tips
  good_question good_luck good_idea good_time_to great_question glad_to_help happy_to_help you_are_welcome thank_you thanks de_nada con_gusto
  at_once right_away immediately ahora_mismo now_and_then from_now for_now first_of_all more_than_one_quote here_is here_are this_will_help
  second_quote another_quote second_opinion for_a_repair for_the_repair your_repair repair_quote your_quote the_quote your_quotes quotes
  you_were_quoted you_said you_asked you_mentioned day_or_night day_and_night step_by_step you_are_not_alone it_is_time
  time_to put_the_money into_a_savings_account the_right_temperature help_it_last helps_it_last help_them_last make_it_last comes_due on_average start_saving your_repair_quote
  gas_company gas_utility gas_dryer gas_stove gas_range gas_furnace gas_oven gas_water_heater electric_dryer electric_stove
  electric_range electric_oven electric_water_heater heat_pump air_conditioner ac_unit washing_machine water_heaters
  poison_control fire_department on_the on_your on_a on_it on_its on_this on_that on_record on_how on_what under_it under_the_tank
  under_the_sink under_the_unit turn_off_the turn_it_off switch_off_the switch_it_off unplug_it unplug_the for_leaks for_rust_and_leaks
  water_leaks you_feel_bad help_now help_first takes_longer to_dry that_is when_it_is_due what_is_due`)
  .map((phrase) => phrase.split('_'))
  .sort((one, other) => other.length - one.length)

const nouns = new Set(nounStems.flatMap((word) => [word, `${word}s`]))
const verbs = new Set(verbStems.flatMap(formsOf))

/** Returns the forms of a verb: "clean", "cleans", "cleaning", "cleaned"; "rinsing"; "scrubbing". */
function formsOf(verb: string): string[] {
  const stem = verb.replace(/e$/, '')
  const doubled = /[^aeiou][aeiou][bdgmnpt]$/.test(verb) ? stem + verb.slice(-1) : stem
  return [verb, `${verb}s`, `${verb}es`, `${doubled}ing`, `${doubled}ed`]
}

export const isGrammar = (word: string): boolean => grammar.has(word)

export const isCommonNoun = (word: string): boolean => nouns.has(word)

/** Returns true if a word makes no claim by itself. */
export const isNeutral = (word: string): boolean => grammar.has(word) || verbs.has(word) || nouns.has(word)

/** Replaces each word of a phrase that makes no claim with a word of grammar. */
export function withoutPhrases(words: readonly string[]): string[] {
  const rest = [...words]
  for (let at = 0; at < rest.length; at += 1) {
    const phraseWords = phrases.find((parts) => parts.every((part, place) => words[at + place] === part))
    if (!phraseWords) continue
    rest.fill('that', at, at + phraseWords.length)
    at += phraseWords.length - 1
  }
  return rest
}
