import { injuryAdvice } from './injury-safety.ts'
import { personalAdvice, type SafetyAdvice } from './personal-safety.ts'
import { specialCaseAdvice } from './special-case-safety.ts'

/** The types of danger that HomeBot knows. It answers a report of a danger before any other question. */
export type Danger =
  | 'gas'
  | 'carbon_monoxide'
  | 'fire'
  | 'electrical'
  | 'water_near_electrics'
  | 'tank_pressure'
  | 'collapse'
  | 'flood'
  | 'toxic_fumes'
  | 'shattered_glass'
  | 'self_harm'
  | 'trapped_person'
  | 'scald'
  | 'asbestos'
  | 'choking'
  | 'overdose'
  | 'swallowed'
  | 'injury'
  | 'caught_limb'
  | 'intruder'
  | NarrowDanger

/** Dangers that are more specific than a general danger. Each needs its own first instruction. */
export type NarrowDanger =
  | 'electrical_panel'
  | 'power_line'
  | 'flame_rollout'
  | 'oven_for_heat'
  | 'fire_out'
  | 'alarm_over'
  | 'electrocution'
  | 'fallen_in'
  | 'refrigerant'
  | 'swallowed_battery'
  | 'lead_paint'
  | 'confined_space'
  | 'frostbite'
  | 'exhaust'
  | 'abuse'
  | keyof typeof specialCaseAdvice

export type GeneralDanger = Exclude<Danger, NarrowDanger>

/** Maps each specific danger to its general danger. */
export const broaderDanger: Readonly<Record<NarrowDanger, GeneralDanger>> = {
  electrical_panel: 'electrical',
  power_line: 'electrical',
  flame_rollout: 'fire',
  oven_for_heat: 'carbon_monoxide',
  fire_out: 'fire',
  alarm_over: 'carbon_monoxide',
  electrocution: 'electrical',
  fallen_in: 'collapse',
  refrigerant: 'toxic_fumes',
  swallowed_battery: 'swallowed',
  lead_paint: 'swallowed',
  confined_space: 'trapped_person',
  frostbite: 'injury',
  exhaust: 'carbon_monoxide',
  abuse: 'intruder',
  gas_afar: 'gas',
  monoxide_afar: 'carbon_monoxide',
  fire_afar: 'fire',
  line_on_car: 'electrical',
  hidden_fire: 'fire',
  pan_fire: 'fire',
  oven_fire: 'fire',
  shock_over: 'electrical',
  behind_door: 'trapped_person',
  garage_door: 'trapped_person',
  buried: 'collapse',
  asbestos_dust: 'asbestos',
}

const isNarrow = (danger: Danger): danger is NarrowDanger => Object.hasOwn(broaderDanger, danger)

/** Returns the general danger of a specific danger. Returns any other danger unchanged. */
export const broaderDangerOf = (danger: Danger): GeneralDanger =>
  isNarrow(danger) ? broaderDanger[danger] : danger

export const safetyAdvice: Readonly<Record<Danger, SafetyAdvice>> = {
  ...injuryAdvice,
  ...personalAdvice,
  ...specialCaseAdvice,
  fire: {
    english: [
      'Get everyone out now, close the door behind you, and call 911 from outside.',
      'Do not throw water on an electrical or grease fire, and do not go back in for anything.',
      'If you can reach the breaker without passing the smoke, and it is not the panel that burns, switch it off; otherwise leave it to the fire department.',
    ],
    spanish: [
      'Salgan todos ahora mismo, cierre la puerta al salir y llame al 911 desde afuera.',
      'No eche agua sobre un fuego eléctrico o de grasa, y no vuelva a entrar por nada.',
      'Si puede llegar al interruptor de la corriente sin pasar por el humo, y no es el panel lo que arde, apáguelo; si no, déjelo a los bomberos.',
    ],
    sources: [],
  },
  gas: {
    english: [
      'Leave the building now, with everyone in it, and call 911 and your gas utility from a safe distance.',
      'Until you are outside, do not switch anything on or off, light anything, use a phone or start a car: one spark is enough.',
      'Do not look for the leak yourself, and go back in only when the responders say so.',
    ],
    spanish: [
      'Salga de la casa ahora mismo con todos y llame al 911 y a la compañía de gas desde una distancia segura.',
      'Hasta estar afuera, no encienda ni apague nada, no prenda fuego, no use el teléfono y no arranque el auto: basta una chispa.',
      'No busque la fuga por su cuenta, y vuelva a entrar solo cuando los bomberos lo autoricen.',
    ],
    sources: ['PAPUC'],
  },
  carbon_monoxide: {
    english: [
      'Get everyone, pets too, into fresh air now, and call 911 from there.',
      'Take anyone who does not wake with you, and if they do not breathe outside, start CPR: 911 tells you how. Carbon monoxide has no smell; headache, dizziness, nausea or tiredness without a fever are its signs.',
      'Stay out until the fire department has measured the air, and leave everything that burns fuel off until a professional has checked it.',
    ],
    spanish: [
      'Salgan todos, también las mascotas, al aire libre ahora mismo y llame al 911 desde allí.',
      'Lleve con usted a quien no despierte; si afuera no respira, empiece la RCP: el 911 le dice cómo. El monóxido de carbono no huele; el dolor de cabeza, el mareo, las náuseas o el cansancio sin fiebre son sus señales.',
      'No vuelvan a entrar hasta que los bomberos hayan medido el aire, y deje apagado todo lo que queme combustible hasta que lo revise un profesional.',
    ],
    sources: ['CPSC04', 'SM-CO'],
  },
  power_line: {
    english: [
      'Stay inside if the line touches the car or house that you are in; otherwise stay at least 35 feet (10 meters) away from the line and from everything it touches; and call 911 and your electric utility.',
      'Keep others away too, take every line for live, even one that lies still and silent, and switch, move or touch nothing to help.',
      'Inside, keep away from metal, and leave only when the utility says that the power is off; only if the car burns, jump clear with both feet together and shuffle away.',
    ],
    spanish: [
      'Quédese dentro si el cable toca el auto o la casa en que está; si no, quédese al menos a 35 pies (10 metros) del cable y de todo lo que toque; y llame al 911 y a la compañía eléctrica.',
      'No deje que nadie se acerque; suponga que todo cable tiene corriente, aunque no se mueva ni suene, y no apague, mueva ni toque nada para ayudar.',
      'Adentro, aléjese del metal y salga solo cuando la compañía diga que cortó la corriente; solo si el auto arde, salte con los pies juntos y aléjese sin levantarlos.',
    ],
    sources: ['ESFI'],
  },
  electrical_panel: {
    english: [
      'Keep away from the panel and touch nothing in it, and if you see smoke or flames or smell burning, get everyone out and call 911.',
      'Otherwise call your electric utility, which can cut the power from outside, and a licensed electrician today; switch the main off only if it is cool, dry and silent itself.',
      'Do not reset anything before the electrician has found the cause.',
    ],
    spanish: [
      'Aléjese del panel eléctrico y no toque nada en él, y si ve humo o llamas o huele a quemado, salgan todos y llame al 911.',
      'Si no, llame hoy a la compañía eléctrica, que puede cortar la corriente desde afuera, y a un electricista con licencia; apague el interruptor principal solo si está frío, seco y sin ruido.',
      'No vuelva a conectar nada antes de que el electricista haya encontrado la causa.',
    ],
    sources: ['CPSC518'],
  },
  flame_rollout: {
    english: [
      'Close the gas at the appliance’s own valve, if you can reach it without standing in front of the burner, and do not light it again.',
      'If you smell gas or see flames outside the burner, leave the building and call 911 and your gas utility from outside.',
      'A burner that lights with a boom has let gas gather first: have a technician find out why.',
    ],
    spanish: [
      'Cierre el gas en la llave del aparato, si puede hacerlo sin ponerse delante del quemador, y no vuelva a encenderlo.',
      'Si huele a gas o ve llamas fuera del quemador, salgan del edificio y llame al 911 y a la compañía de gas desde afuera.',
      'Un quemador que enciende con un estallido dejó que antes se acumulara gas: pida a un técnico que averigüe por qué.',
    ],
    sources: [],
  },
  tank_pressure: {
    english: [
      'Keep everyone away from the tank, and if you can do so without standing beside it, turn off its gas or its breaker and then its cold-water supply.',
      'A tank that bulges, hisses or cannot vent its pressure can burst: call a licensed plumber today, and 911 if it hisses or swells while you watch.',
      'Never cap, plug or wire shut the temperature and pressure relief valve.',
    ],
    spanish: [
      'Mantenga a todos lejos del tanque y, si puede hacerlo sin ponerse a su lado, cierre el gas o baje el interruptor y luego cierre la entrada de agua fría.',
      'Un tanque que se abomba, silba o no puede liberar la presión puede reventar: llame hoy a un plomero con licencia, y al 911 si silba o se hincha mientras lo mira.',
      'Nunca tape, bloquee ni amarre con alambre la válvula de alivio de temperatura y presión.',
    ],
    sources: ['ML'],
  },
  electrical: {
    english: [
      'Switch it off at the breaker and leave it off, without touching the appliance, its plug or its cord.',
      'If you see smoke or flames, or the breaker itself is hot, get out and call 911.',
      'Have a licensed electrician or technician find the cause before it is powered again.',
    ],
    spanish: [
      'Corte la corriente desde el interruptor y déjela cortada, sin tocar el aparato, el enchufe ni el cable.',
      'Si ve humo o llamas, o si el propio interruptor está caliente, salga y llame al 911.',
      'Pida a un electricista o técnico con licencia que encuentre la causa antes de volver a conectarlo.',
    ],
    sources: ['CPSC518'],
  },
  water_near_electrics: {
    english: [
      'Stay out of the water and touch nothing electrical: if you can reach the main breaker on dry ground and it is dry itself, switch it off, and if not, call your utility or 911.',
      'Do not switch on or light anything that got wet: an electrician, and for what burns gas or oil a technician, has to say first that it is safe.',
      'Once the power is off, close the water supply.',
    ],
    spanish: [
      'No pise el agua ni toque nada eléctrico: si puede llegar al interruptor principal por suelo seco y está seco, apáguelo; si no, llame a la compañía eléctrica o al 911.',
      'No encienda nada que se haya mojado: antes debe decir que es seguro un electricista o, si quema gas o aceite de calefacción, un técnico.',
      'Con la corriente cortada, cierre la entrada de agua.',
    ],
    sources: ['WIDHS'],
  },
  collapse: {
    english: [
      'Get everyone away from it and out from under it now, and if it groans, cracks, leans or has moved, out of the building, and call 911 from outside.',
      'If it is still and makes no sound, call a structural engineer today, and keep everyone out of the rooms below and off the roof until then.',
      'A sagging roof is a matter of its structure, not of its shingles.',
    ],
    spanish: [
      'Aléjense de ahí ahora y que nadie se quede debajo; si cruje, se agrieta, se inclina o se ha movido, salgan todos del edificio y llame al 911 desde afuera.',
      'Si está quieto y no suena, llame hoy a un ingeniero estructural; mientras tanto, que nadie entre en los cuartos de abajo ni suba al techo.',
      'Un techo que se hunde es un asunto de su estructura, no de sus tejas.',
    ],
    sources: [],
  },
  flood: {
    english: [
      'Close the water at the appliance’s valve or at the main shutoff now, and keep away from outlets and cords that the water may reach.',
      'Then switch the appliance off at its breaker, or close its gas, if you can do it standing dry.',
      'Call a plumber; photographs taken now will help with insurance.',
    ],
    spanish: [
      'Cierre ahora el agua en la llave del aparato o en la llave principal, y no se acerque a enchufes ni cables que el agua pueda alcanzar.',
      'Después apague el aparato desde el interruptor, o cierre su gas, si puede hacerlo sin pisar el agua.',
      'Llame a un plomero; las fotos que tome ahora ayudarán con el seguro.',
    ],
    sources: [],
  },
  toxic_fumes: {
    english: [
      'Get everyone into fresh air now, and call 911 if anybody finds it hard to breathe, or else Poison Control at 1-800-222-1222.',
      'Bleach with ammonia, vinegar, acid or another cleaner makes a poisonous gas: do not go back to rinse it away before the room has been aired.',
      'If eyes or skin burn, rinse them with running water for 15 minutes.',
    ],
    spanish: [
      'Salgan todos al aire libre ahora y llame al 911 si a alguien le cuesta respirar, o si no a Control de Envenenamiento, 1-800-222-1222.',
      'El cloro con amoníaco, vinagre, ácido u otro limpiador forma un gas venenoso: no regrese a enjuagarlo hasta que el cuarto se haya ventilado.',
      'Si arden los ojos o la piel, enjuáguelos con agua corriente durante 15 minutos.',
    ],
    sources: ['WADOH'],
  },
  oven_for_heat: {
    english: [
      'No, never heat a room with an oven, a stove or a grill: turn it off, and if an alarm sounds or anybody has a headache or feels sick, get everyone into fresh air and call 911.',
      'A flame in a closed room makes carbon monoxide, which has no smell, and an open oven burns whoever falls against it.',
      'Where the heating is out, call 211: it tells you who can help, and where it is warm.',
    ],
    spanish: [
      'No, nunca caliente un cuarto con el horno, la estufa o una parrilla: apáguelo, y si suena una alarma o alguien tiene dolor de cabeza o náuseas, salgan todos al aire libre y llame al 911.',
      'Una llama en un cuarto cerrado produce monóxido de carbono, que no huele, y un horno abierto quema a quien caiga contra él.',
      'Si no funciona la calefacción, llame al 211: le dice quién puede ayudar y en qué lugar puede calentarse.',
    ],
    sources: ['CPSC04', 'SM-CO'],
  },
  shattered_glass: {
    english: [
      'Keep everyone, pets too, away from the glass, and turn the stove off, at its breaker or its gas valve if you cannot reach the knobs without stepping in it.',
      'Let it cool, then pick it up in shoes and gloves; splinters fly further than one thinks.',
      'Do not use it before the glass has been replaced, and tell its maker and SaferProducts.gov, the federal register of such failures.',
    ],
    spanish: [
      'Que nadie se acerque al vidrio, tampoco las mascotas, y apague la estufa, desde el interruptor o la llave del gas si no llega a las perillas sin pisarlo.',
      'Deje que se enfríe y recójalo con zapatos y guantes; las astillas vuelan más lejos de lo que uno cree.',
      'No use la estufa hasta que se haya cambiado el vidrio, y avise al fabricante y a SaferProducts.gov, el registro federal de estas fallas.',
    ],
    sources: [],
  },
  alarm_over: {
    english: [
      'If the alarm sounds again or anybody feels unwell, get everyone into fresh air at once and call 911.',
      'An alarm that has fallen silent is no proof that the air is good: leave everything that burns fuel off until a technician has checked it.',
      'Look at the date on the alarm too: past it, it is to be replaced.',
    ],
    spanish: [
      'Si la alarma vuelve a sonar o alguien se siente mal, salgan todos al aire libre enseguida y llame al 911.',
      'Que la alarma haya callado no prueba que el aire esté limpio: deje apagado todo lo que queme combustible hasta que lo revise un técnico.',
      'Mire también la fecha de la alarma: si ya pasó, hay que cambiarla.',
    ],
    sources: ['CPSC04', 'SM-CO'],
  },
  fire_out: {
    english: [
      'Leave it switched off and unplugged, and if you smell smoke or feel heat again, get everyone out and call 911.',
      'A fire that was put out can glow on in lint, insulation or a wall: if the fire department has not looked at it, ask them to.',
      'Do not use it again before a technician or an electrician has found the cause.',
    ],
    spanish: [
      'Déjelo apagado y desenchufado, y si vuelve a oler humo o a sentir calor, salgan todos y llame al 911.',
      'Un fuego apagado puede seguir ardiendo sin llama en la pelusa, el aislante o una pared: si los bomberos no lo han revisado, pídales que lo hagan.',
      'No lo use de nuevo antes de que un técnico o un electricista haya encontrado la causa.',
    ],
    sources: [],
  },
}
