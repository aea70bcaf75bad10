import type { SourceTag } from './sources.ts'

/** What can hurt somebody before anything needs replacing. */
export type Hazard =
  | 'gas'
  | 'carbon_monoxide'
  | 'fire'
  | 'electrical'
  | 'water_near_electrics'
  | 'tank_pressure'
  | 'collapse'
  | 'flood'

/** What to do, as whole sentences. The first is the action itself: it stands before anything else that is said. */
export type SafetyAdvice = {
  readonly english: readonly [first: string, ...rest: string[]]
  readonly spanish: readonly [first: string, ...rest: string[]]
  readonly sources: readonly SourceTag[]
}

/** Advice by hazard, the most urgent first: where a question names several, the first of these leads. */
export const safetyAdvice: Readonly<Record<Hazard, SafetyAdvice>> = {
  fire: {
    english: [
      'Get everyone out now, close the door behind you, and call 911 from outside.',
      'Do not throw water on an electrical or grease fire, and do not go back in for anything.',
      'If you can reach the breaker without passing the smoke, switch it off; otherwise leave it to the fire department.',
    ],
    spanish: [
      'Salgan todos ahora mismo, cierre la puerta al salir y llame al 911 desde afuera.',
      'No eche agua sobre un fuego eléctrico o de grasa, y no vuelva a entrar por nada.',
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
      'Hasta estar afuera, no encienda ni apague nada, no prenda fuego y no use el teléfono: basta una chispa.',
      'No busque la fuga y vuelva a entrar solo cuando los bomberos lo autoricen.',
    ],
    sources: ['PAPUC'],
  },
  carbon_monoxide: {
    english: [
      'Get everyone, pets too, into fresh air now, and call 911 from there.',
      'Carbon monoxide has no smell; headache, dizziness, nausea or tiredness without a fever are its signs.',
      'Stay out until the fire department has measured the air, and leave everything that burns fuel off until a professional has checked it.',
    ],
    spanish: [
      'Salgan todos, también las mascotas, al aire libre ahora mismo y llame al 911 desde allí.',
      'El monóxido de carbono no huele; el dolor de cabeza, el mareo, las náuseas o el cansancio sin fiebre son sus señales.',
      'No vuelvan a entrar hasta que los bomberos hayan medido el aire.',
    ],
    sources: ['CPSC04', 'SM-CO'],
  },
  tank_pressure: {
    english: [
      'Keep everyone away from the tank, and if you can do so without standing beside it, turn off its gas or its breaker and then its cold-water supply.',
      'A tank that bulges, hisses or cannot vent its pressure can burst: call a licensed plumber today, and 911 if it hisses or swells while you watch.',
      'Never cap, plug or wire shut the temperature and pressure relief valve.',
    ],
    spanish: [
      'Mantenga a todos lejos del tanque y, si puede hacerlo sin ponerse a su lado, cierre el gas o baje el interruptor y luego la entrada de agua fría.',
      'Un tanque abombado o que no puede liberar presión puede reventar: llame hoy a un plomero con licencia, y al 911 si silba o se hincha.',
      'Nunca tape la válvula de alivio.',
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
      'Si ve humo o llamas, salga y llame al 911.',
      'Pida a un electricista con licencia que encuentre la causa antes de volver a conectarlo.',
    ],
    sources: [],
  },
  water_near_electrics: {
    english: [
      'Stay out of the water and touch nothing electrical: if you can reach the main breaker on dry ground, switch it off, and if you cannot, call your utility or 911.',
      'Once the power is off, close the water supply.',
      'Have an electrician say that it is safe before anything that got wet is powered again.',
    ],
    spanish: [
      'No pise el agua ni toque nada eléctrico: si puede llegar al interruptor principal por suelo seco, apáguelo; si no, llame a la compañía eléctrica o al 911.',
      'Con la corriente cortada, cierre el agua.',
    ],
    sources: [],
  },
  collapse: {
    english: [
      'Keep everyone out of the rooms below and off the roof, and call a structural engineer or a roofer today.',
      'If it cracks, drops or moves while you watch, leave the building and call 911.',
      'A sagging roof is a matter of its structure, not of its shingles.',
    ],
    spanish: [
      'Que nadie entre en los cuartos de abajo ni suba al techo, y llame hoy a un ingeniero estructural o a un techador.',
      'Si cruje o se mueve, salgan y llamen al 911.',
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
      'Cierre ahora el agua en la llave del aparato o en la llave principal, y no se acerque a enchufes que el agua pueda alcanzar.',
      'Después apague el aparato desde el interruptor o cierre el gas, si puede hacerlo sin mojarse, y llame a un plomero.',
    ],
    sources: [],
  },
}
