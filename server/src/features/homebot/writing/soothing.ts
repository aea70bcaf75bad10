/*
 * A model must not play a danger down. A sentence that names a danger and calms about it, or tells people to switch off what
 * warns them, is cut; one that warns is not. Where it could be read either way, it is cut.
 */

const danger =
  'mercaptan|hiss\\w*|gas lines?|gas odou?rs?|smell(?:s|ed|ing)? (?:of |like |faintly of )?(?:natural )?(?:gas|rotten|sulfur|propane|burn\\w*|smoke)|gas (?:smells?|odou?rs?|leaks?|alarms?|fumes)|(?:leaking|escaping) gas|gas (?:is |that )?(?:leak\\w*|escap\\w*)|rotten eggs?|carbon monoxide|monoxide|\\bco\\b|alarms?|detectors?|spark(?:s|ing|ed)?|smok(?:e|es|ing)(?! (?:alarm|detector)s? (?:every|once))|flames?|fire|shocks?|shocking|zaps?|tingl\\w*|electrocut\\w*|sag(?:s|ging)?|bulg\\w*|swollen tank|relief valve|exposed wir\\w*|bare wir\\w*|live wires?|burn(?:ing|t)? (?:smells?|odou?rs?|plastic|wires?)|scorch\\w*|melt(?:ed|ing) (?:plug|outlet|cord|wire)\\w*|asbestos|refrigerant|freon|fumes|flood(?:ed|ing)?|water (?:near|on|by|in) (?:\\S+ ){0,2}(?:outlets?|panel|breaker|wires?)|hot (?:outlet|plug|breaker|panel)|collaps\\w*|cracked beam|power lines?|suicid\\w*|dizz\\w*|headaches?|steam from the (?:valve|tank)|evacuat\\w*|(?:the|a|bare|live|loose|hot) wires?|fuga|monoxido|humo|chispas?|olor|alarma|gaz|rauch|gasgeruch'
const strongDanger =
  /\bgas\b(?=.*\b(?:gone|clears?|clearing|cleared|away|dispersed|dissipat\w*))|\bgas\b(?=.*\b(?:smell\w*|odou?r|leak\w*|huele|olor|fuga|alarm))|\b(?:smell\w*|odou?r|leak\w*|huele|olor|fuga|alarm\w*)\b(?=.*\bgas\b)/

const calm =
  '(?:is|are|be|it s|that s|its|was|remains?|perfectly|completely|totally|quite|usually|generally|mostly|entirely|seems?|probably) (?:(?:it|that|this|to|perfectly|completely|totally|quite|usually|generally|mostly|entirely|just|all|a|an|nearly|always|often|fairly|absolutely|pretty|too) )*(?:safe|fine|ok|okay|harmless|normal|nothing|alright|all right|no problem|no big deal|no danger|unproblematic|minor|common|expected|acceptable|overrated|overblown|exaggerated|rare|a nuisance|oversensitive|too sensitive|no reason|no cause|not (?:a )?(?:dangerous|danger|problem|worry|concern|serious|an emergency|emergency|harmful|risky|urgent))'
const soothing: readonly RegExp[] = [
  new RegExp(`\\b${calm}\\b`),
  /\b(?:safe(?:ly)?|fine|ok|okay|harmless|all right|alright) (?:to|for you to|if you|when you|that you) (?:ignore|leave|keep|stay|use|wait|continue|go|sleep|live|run|light|enter|touch|re ?enter|disable|breathe)\b/,
  /\b(?:you (?:can|may|could|should|might)|simply|just|please|feel free to|go ahead and|better|always|instead|first|try to|let s|then|to|and|or) (?:safely |just |simply |also |well |easily )*(?:ignore|disregard|disable|silence|mute|unplug|disconnect|bypass|cap|plug|tape over|cover|remove the batter\w*|take (?:out )?the batter\w*|turn off the (?:alarm|detector)|switch off the (?:alarm|detector)|overlook|dismiss|forget about|live with|sleep on|wait (?:it )?out|light a match|look for (?:it|the leak)|keep (?:on )?(?:using|running|cooking|sleeping|heating|going)|continue (?:to )?(?:use|using|run|running|cook\w*)|stay (?:inside|in the (?:house|home|building)|put|indoors)|stay in|go back (?:in|inside)|remain (?:inside|indoors)|touch|relight|carry on)\b/,
  /\b(?:over ?reacts?|over ?sensitive|overly sensitive|no urgency)\b/,
  /\b(?:pull|take|remove)\w* (?:out )?(?:the|its|their|your|all) (?!old |dead )(?:\S+ )?batter\w*/,
  /^(?:ignore|disregard|disable|silence|mute|bypass|cap|plug|tape over|forget about|stay inside|keep using|keep running|take the batter\w*|remove the batter\w*|unplug|disconnect|stay calm and stay|light a match|go back in)\b/,
  /\b(?:don t|do not|never|no need to|needn t|need not|no reason to|not have to|doesn t need to|not necessary to|unnecessary to|no point in|you should not|shouldn t|why)(?: \S+){0,2} (?:worry|worrying|panic|concern\w*|bother\w*|be (?:alarmed|afraid|scared|concerned|worried)|fear|call(?:ing)?|leave|leaving|evacuat\w*|go outside|get out|react\w*|do anything|overreact|mind|hurry|rush)\b/,
  /\b(?:no need|no reason|no cause|nothing) (?:for|to) (?:worry|alarm|concern|panic|fear|evacuat\w*|be (?:afraid|alarmed))\b|\bnothing (?:unusual|dangerous|serious|wrong|harmful)\b|\bno (?:danger|hazard|risk|threat|harm|emergency|big deal|problem)\b/,
  /\b(?:goes|go|going|pass\w*|clears?|fades?|stops?|disappear\w*|dissipat\w*|resolves?|settles?|vanish\w*)(?: \S+){0,2} (?:away|up|off|by itself|on its own|by themselves|on their own|soon|in time|eventually)\b/,
  /\b(?:never|not|cannot|can t|won t|will not|doesn t|does not|don t) (?:really |actually |normally |usually )?(?:harm|hurt|kill|explode|poison|burn you|dangerous|a danger|cause (?:some |any )?(?:harm|trouble|fire))\b/,
  /\b(?:mostly|usually|often|always|almost always|generally|typically|probably|only|just|merely|nothing but) (?:a |an )?(?:false alarms?|harmless|nothing|nuisance|dust|normal|imagination|old age|cosmetic|condensation)\b|\bfalse alarms?\b|\bfor no reason\b/,
  /\b(?:rarely|seldom|hardly(?: ever)?|scarcely) (?:a |an |ever |really |very )?(?:dangerous|harmful|serious|problem|danger|risk|explode\w*|cause|hurt\w*|matter|urgent|kill\w*|toxic)\b/,
  /\b(?:just|only|simply|merely) needs?\b|\bmay (?:safely )?touch\b|^(?:then |now )?(?:you (?:can|may) )?(?:go|come) back (?:in|inside)\b/,
  /\b(?:can wait|wait until (?:tomorrow|next|monday|morning|spring)|no hurry|no rush|not urgent|later|some other day|when convenient)\b/,
  /\b(?:es seguro|no (?:se )?(?:preocupe|preocupes|pasa nada|es peligros\w+|hay peligro|importa|llame)|puede (?:ignorar|quedarse|seguir|entrar)|ignore el|es normal|sin peligro|tranquil\w+|pas de danger|sans danger|ne vous inquietez|kein(?:e)? (?:gefahr|sorge)|harmlos|ungefahrlich|ignorieren)\b/,
]

/** A warning may hold the same words: "it is not safe to ignore the smell of gas". */
const warning =
  /\b(?:(?:is|are|it s|s|isn t|aren t|be) (?:not|never)|isn t|aren t|never|not) (?:ever |at all |be |considered |really )?(?:safe|ok|okay|fine|harmless|normal|acceptable|all right|alright|a good idea|to be ignored)\b|\bunsafe\b|\b(?:never|do not|don t|must not|should not|shouldn t|cannot|can t|not to) (?:ever |just |simply )?(?:ignore|disregard|disable|silence|bypass|cap|plug|tape|cover|use|run|keep (?:using|running)|touch|light|stay|go back|re ?enter|wait|remove|unplug|disconnect|enter|look for|relight|sleep)\b/
const hasDanger = new RegExp(`(?:^|\\b)(?:${danger})(?:\\b|$)`)

/** Parts of the sentence after which another thing is said. */
const turns = /[;:,–—]|\b(?:but|however|although|though|yet|except|unless|because|so|as)\b/

/** Returns true if a sentence calms about a danger, or sends people to it. */
export function isSoothing(sentence: string): boolean {
  const text = sentence
    .normalize('NFKD')
    .replace(/\p{M}|[\u200b-\u200f\u2060-\u2069\ufeff]/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, ' ')
    .replace(/-/g, ' ')
    .replace(/\s+/g, ' ')
  if (
    /\b(?:no need to|needn t|need not|do not|don t|never|not have to|not necessary to|unnecessary to|no reason to|not bother to) (?:call|dial|text|phone)(?:ing)?\b/.test(
      text,
    )
  ) {
    if (
      /\b(?:911|9 1 1|988|fire department|gas (?:company|utility)|ambulance|anyone|anybody|for help|utility|help)\b/.test(
        text,
      )
    )
      return true
  }
  if (!hasDanger.test(text) && !strongDanger.test(text)) return false
  // A clause that warns does not excuse one that calms.
  return text.split(turns).some((clause) => {
    const calms = soothing.some((form) => form.test(clause.trim()))
    return calms && !warning.test(clause)
  })
}
