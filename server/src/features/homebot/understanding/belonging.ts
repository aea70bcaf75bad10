import type { Intent } from './intent-cues.ts'
import { isStrayed, portfolioWide, unrelated } from './manners.ts'
import type { Reading } from './reading.ts'

/** Without a name these speak of something that was chosen or is still to be asked for. */
export const pointing =
  /\b(it|its|this|that|one|ones|mine|them|they|these|those|appliance|appliances|unit|home|house|property|properties|component|electrodomestico|electrodomesticos|casa|eso|esto|lo|la|mio|mia|everything|how much longer)\b/

/** What is asked of the home as a whole needs no name. */
export const isOfHome = (intent: Intent) => ['next', 'due', 'budget', 'inventory', 'brand'].includes(intent)

/** What can be done to something of a home, and hardly to anything else. */
const homely =
  /\b(replac\w*|repair\w*|install\w*|maintenance|upkeep|filters?|flush\w*|coils?|gutters?|vents?|ducts?|lint|hoses?|gaskets?|burners?|pilot|anode|sediment|igniter|compressor|leak\w*|drip\w*|drain\w*|plumb\w*|electrician|technician|warrant\w*|tune up|heat|heating|cooling|hot|cold|reparar\w*|cambiar\w*|filtro|mantenimiento)\b/

/** In fewer words nothing else is meant either: "how long?" wants to be asked of what. */
const leastWords = 4

/** Whether an intent asks of one thing, and the question names and points at none. */
export const lacksObject = (
  intent: Intent,
  { gist, components, others, ages, hasChosen }: Reading,
): boolean =>
  !isOfHome(intent) &&
  gist.split(' ').length >= leastWords &&
  components.length + others.length + ages.length === 0 &&
  !(hasChosen || pointing.test(gist) || homely.test(gist))

/** Whether a question speaks of nothing that could be a home's. */
export function isUnrelated({ gist, components, others, ages, hasChosen }: Reading): boolean {
  if (isStrayed(gist)) return true
  if (components.length > 0) return false
  return (
    unrelated.test(gist) ||
    !(hasChosen || others.length > 0 || ages.length > 0 || pointing.test(gist) || portfolioWide.test(gist))
  )
}
