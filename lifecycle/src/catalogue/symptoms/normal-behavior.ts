import type { ComponentType } from '@home-pulse/contract/vocabulary'

/**
 * A behavior of a component that owners ask about, because it may or may not be normal. It is common knowledge and has
 * no source.
 */
export interface NormalBehavior {
  readonly type: ComponentType
  /**
   * Matches a question about the behavior. In the question, a placeholder such as `FURNACE` stands for the component's
   * name.
   */
  readonly words: RegExp
  /** Says when the behavior is normal, and when it is not. */
  readonly english: string
  readonly spanish: string
}

const normalBehaviors: readonly NormalBehavior[] = [
  {
    type: 'furnace',
    words: /^(?!.*\b(?:not|never|wont|keeps?|nothing)\b).*\bclick\w*/,
    english:
      'Yes: a furnace clicks or glows for some seconds before its burners light. If it clicks on and on without heat, or lights with a bang, switch it off and have the igniter and the burners looked at.',
    spanish:
      'Sí: la calefacción hace clic o se pone al rojo unos segundos antes de prender. Si sigue haciendo clic sin calentar, o prende con un golpe, apáguela y haga revisar el encendido y los quemadores.',
  },
  {
    type: 'furnace',
    words: /\brun\w*\b.*\b(?:cold\w*|winter|below|zero|freezing)\b|\bfrio\b/,
    english:
      'On the coldest days, yes: a furnace of the right size then runs most of the time. If it does not reach the set temperature, or runs so on mild days too, change the filter and open all vents, and then have it looked at.',
    spanish:
      'En los días más fríos, sí: funciona casi todo el tiempo. Si no alcanza la temperatura, o también pasa en días templados, cambie el filtro, abra las rejillas y luego hágala revisar.',
  },
  {
    type: 'ac_unit',
    words:
      /^(?!.*\b(?:not|never|wont|warm|no enfria)\b).*(?:\brun\w*\b.*\b(?:all|constant\w*|non ?stop|long|nonstop|without)\b|\btodo el dia\b)/,
    english:
      'On the hottest days, yes: an air conditioner of the right size then runs nearly all day. If the home no longer gets as cool as you set it, or it runs so on mild days too, change the filter, rinse the outdoor unit with its power off, and then have it looked at.',
    spanish:
      'En los días más calurosos, sí: trabaja casi todo el día. Si la casa ya no se enfría a lo que puso, o también pasa en días templados, cambie el filtro, lave la unidad exterior con la corriente cortada y luego hágalo revisar.',
  },
  {
    type: 'ac_unit',
    words: /\b(?:drip\w*|water|puddle|gotea|agua)\b.*\b(?:outside|outdoor|outdoors|afuera|exterior)\b/,
    english:
      'Yes: on humid days water drips from its drain pipe outside. Water indoors is not normal: then its drain is clogged.',
    spanish:
      'Sí: en días húmedos gotea agua de su desagüe afuera. Agua adentro no es normal: el desagüe está tapado.',
  },
  {
    type: 'ac_unit',
    words: /^(?=.*\bheat pump\b).*\b(?:frost\w*|steam\w*|ice|ices|icy)\b/,
    english:
      'In cold weather, yes: a heat pump gathers frost outside and melts it now and then, with steam. A block of ice that does not go away is not normal: then have it looked at.',
    spanish:
      'Con frío, sí: la bomba de calor junta escarcha afuera y la derrite de vez en cuando, con vapor. Un bloque de hielo que no se va no es normal: hágala revisar.',
  },
  {
    type: 'refrigerator',
    words:
      /\b(?:hot|warm|caliente)s?\b.*\b(?:side|sides|outside|edges?|frame|walls?|lados?|costados?)\b|\b(?:sides?|outside|edges?|frame|lados?|costados?)\b.*\b(?:hot|warm|caliente)s?\b/,
    english:
      'Yes: many refrigerators give off their heat through the sides and the frame of the door. If they are too hot to touch, or the food is not cold, clean the coils and leave some room around it.',
    spanish:
      'Sí: muchos refrigeradores sueltan el calor por los lados y el marco de la puerta. Si queman o la comida no está fría, limpie los serpentines y deje espacio alrededor.',
  },
  {
    type: 'refrigerator',
    words:
      /^(?!.*\b(?:knock\w*|bang\w*|loud\w*|grind\w*)\b).*\b(?:gurgl\w*|hum|hums|humming|click\w*|pop\w*|crack\w*|hiss\w*|ruidos?|runs? (?:all|a lot|most))\b/,
    english:
      'Mostly yes: a refrigerator runs much of the day, hums while it cools, gurgles as its coolant flows, and cracks as its plastic shrinks. A new loud knock, a rattle, or clicking without cooling is not normal.',
    spanish:
      'Casi siempre sí: zumba mientras enfría, gorgotea al correr el refrigerante y truena al encogerse el plástico. Un golpe fuerte nuevo, o clics sin enfriar, no es normal.',
  },
  {
    type: 'dishwasher',
    words: /\bwater\b.*\b(?:bottom|left|filter|sump|inside)\b|\bagua\b.*\b(?:abajo|fondo)\b/,
    english:
      'A little, yes: about a cup stays below the filter. Water that stands above the filter is not normal: clean the filter, run the disposer, open the air gap and straighten the hose.',
    spanish:
      'Un poco, sí: cerca de una taza queda debajo del filtro. Agua por encima del filtro no es normal: limpie el filtro y enderece la manguera.',
  },
  {
    type: 'stove',
    words: /^(?!.*\b(?:not light|wont light|without|keeps?)\b).*\bclick\w*/,
    english:
      'While a gas burner lights, yes: on many stoves all igniters click at once, and stop when the flame is there. If they click on, dry the burners and the knobs. If gas flows without a flame, close it and air the room.',
    spanish:
      'Al prender una hornilla de gas, sí: en muchas estufas todas hacen clic a la vez y paran con la flama. Si siguen, seque quemadores y perillas. Si sale gas sin flama, ciérrelo y ventile.',
  },
  {
    type: 'roof',
    words: /^(?=.*\bnew\b).*\bgranules?\b/,
    english:
      'On a new roof, yes: loose granules wash off in the first months. On an old one, many granules in the gutter mean that the end is near.',
    spanish:
      'En un techo nuevo, sí: los gránulos sueltos se lavan en los primeros meses. En uno viejo, muchos en la canaleta anuncian el final.',
  },
]

/**
 * Returns the behavior of a component of this type that the words of a question describe. Undefined if they describe
 * none.
 */
export const normalBehaviorOf = (type: ComponentType, words: string): NormalBehavior | undefined =>
  normalBehaviors.find((one) => one.type === type && one.words.test(words))
