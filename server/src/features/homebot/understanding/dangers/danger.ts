import type { Hazard } from '@home-pulse/lifecycle/catalogue/safety/safety'

/**
 * A picture of danger: a sign, and what carries it, in either order and not far apart: something burnt, and a plug. A
 * sign without a carrier stands alone.
 */
export interface Danger {
  readonly hazard: Hazard
  readonly sign: string
  readonly carrier?: string
  /** How many words may stand between the two. */
  readonly apart?: number
  /** What makes it something else, anywhere in its sentence. */
  readonly unless?: RegExp
}

export const smell =
  'pongs?|niffs?|smell|smells|smelly|smelling|smelled|smelt|odou?rs?|stinks?|stinky|stinking|stench|reeks?|reeking|whiffs?|scent|fumes|huele|huelo|oler|olor|oliendo|apesta'
/** Where a plug is one, or what it is plugged into. */
export const plugs =
  'plugs?|cords?|outlets?|sockets?|receptacles?|wires?|wiring|breakers?|breaker (?:box|panel)|fuse box|panel|light switch|switch|power strip|enchufes?|cables?|tomacorrientes?|contactos?|apagador|tablero(?: electrico)?|caja electrica|panel electrico'
