import { broaderDangerOf, type Danger, type GeneralDanger } from './safety.ts'
import { type NextSteps, stepsBySpecialCase } from './special-case-next-steps.ts'

const stayOutside: NextSteps = {
  english: [
    'Stay outside, well away from the building, and call 911 from there now if you have not yet.',
    'Do not go back in, for anybody or anything, until the fire department says that it is safe; tell them if anybody or a pet is still inside.',
  ],
  spanish: [
    'Quédese afuera, lejos del edificio, y llame ahora al 911 desde allí si aún no lo ha hecho.',
    'No vuelva a entrar, por nadie ni por nada, hasta que los bomberos digan que es seguro; dígales si una persona o una mascota sigue adentro.',
  ],
}

const keepAway: NextSteps = {
  english: [
    'Stay away from it and keep others away, and call 911 at once if you see smoke, sparks or anything that moves or swells.',
    'Leave it as it is, and use nothing that belongs to it, until a licensed professional has looked at it and says that it is safe.',
  ],
  spanish: [
    'No se acerque ni deje que otros se acerquen, y llame al 911 enseguida si ve humo, chispas o algo que se mueve o se hincha.',
    'Déjelo como está, y no use nada que sea parte de él, hasta que un profesional con licencia lo haya revisado y diga que es seguro.',
  ],
}

const stepsByDanger: Readonly<Record<GeneralDanger, NextSteps>> = {
  self_harm: {
    english: [
      'Please call or text 988 now if you have not yet: a person answers, day and night, and it costs nothing; if there is immediate danger, call 911.',
      'Stay near somebody you trust, or ask them to come, and keep away from anything you could use to hurt yourself.',
      'You matter, also on the days when it does not feel so.',
    ],
    spanish: [
      'Por favor llame o escriba al 988 ahora si aún no lo ha hecho: una persona responde, día y noche, y es gratis; si hay peligro inmediato, llame al 911.',
      'Quédese cerca de alguien de confianza, o pídale que venga, y aléjese de todo lo que pueda usar para hacerse daño.',
      'Usted importa, también los días en que no lo siente así.',
    ],
  },
  gas: {
    english: [
      'Stay outside, well away from the building, and call 911 and your gas company from there now if you have not yet.',
      'Do not go back in, for anybody or anything, not even to open a window or to switch something off, and keep others and flames away.',
      'Wait until the gas company or the fire department has measured the air and says that you may go in.',
    ],
    spanish: [
      'Quédese afuera, lejos del edificio, y llame ahora desde allí al 911 y a la compañía de gas si aún no lo ha hecho.',
      'No vuelva a entrar, por nadie ni por nada, ni siquiera para abrir una ventana o apagar algo, y no deje que se acerquen otras personas ni llamas.',
      'Espere hasta que la compañía de gas o los bomberos hayan medido el aire y digan que puede entrar.',
    ],
  },
  carbon_monoxide: {
    english: [
      'Stay in the fresh air and call 911 from there now if you have not yet; say so if anybody has a headache, feels dizzy or sick, or cannot be woken.',
      'Count everyone, pets too, and do not go back in, even if the alarm is silent, until the fire department has measured the air.',
    ],
    spanish: [
      'Quédese al aire libre y llame ahora al 911 desde allí si aún no lo ha hecho; diga si alguien tiene dolor de cabeza, mareo o náuseas, o no despierta.',
      'Cuente a todos, también a las mascotas, y no vuelva a entrar, aunque la alarma calle, hasta que los bomberos hayan medido el aire.',
    ],
  },
  fire: stayOutside,
  collapse: stayOutside,
  toxic_fumes: {
    english: [
      'Stay in the fresh air, call 911 if anybody finds it hard to breathe, and otherwise Poison Control at 1-800-222-1222.',
      'Do not go back in until the room has been aired and nobody feels anything any more.',
    ],
    spanish: [
      'Quédese al aire libre, llame al 911 si a alguien le cuesta respirar, y si no, a Control de Envenenamiento, 1-800-222-1222.',
      'No vuelva a entrar hasta que el cuarto se haya ventilado y nadie sienta ya nada.',
    ],
  },
  electrical: keepAway,
  water_near_electrics: {
    english: [
      'Stay out of the water and leave everything electrical alone until the power is off, by your utility if you cannot do it on dry ground.',
      'An electrician has to say that it is safe before anything that got wet is switched on again.',
    ],
    spanish: [
      'No pise el agua ni toque nada eléctrico hasta que la corriente esté cortada, por la compañía eléctrica si usted no puede hacerlo en suelo seco.',
      'Un electricista debe decir que es seguro antes de volver a encender algo que se mojó.',
    ],
  },
  tank_pressure: keepAway,
  flood: {
    english: [
      'Keep the water closed at the main shutoff, stay away from outlets and cords that are wet, and call a plumber now.',
      'If water reaches anything electrical and you cannot switch the main off standing dry, get out and call your utility or 911.',
    ],
    spanish: [
      'Mantenga cerrada la llave principal del agua, no se acerque a enchufes ni cables mojados y llame ahora a un plomero.',
      'Si el agua llega a algo eléctrico y no puede apagar el interruptor principal sin pisar el agua, salgan y llame a la compañía eléctrica o al 911.',
    ],
  },
  shattered_glass: keepAway,
  trapped_person: {
    english: [
      'Call 911 now if you have not yet, and keep trying to get them out: force or break the door or lid.',
      'If they are out, stay with them, watch their breathing and start CPR if there is none; a doctor has to look at them even if they seem well.',
    ],
    spanish: [
      'Llame al 911 ahora si aún no lo ha hecho y siga intentando sacar a la persona: fuerce o rompa la puerta o la tapa.',
      'Si ya está afuera, quédese con ella, vigile su respiración y empiece la RCP si no respira; debe verla un médico aunque parezca estar bien.',
    ],
  },
  scald: {
    english: [
      'Keep the burn under cool running water until 20 minutes have passed, then cover it loosely with a clean cloth or film and see a doctor today.',
      'Call 911 if it is large, on the face, white or charred, or if a small child is burned.',
    ],
    spanish: [
      'Mantenga la quemadura bajo agua fresca corriente hasta cumplir 20 minutos, después cúbrala sin apretar con un paño limpio o con plástico de cocina y vaya hoy al médico.',
      'Llame al 911 si es grande, si está en la cara, si está blanca o carbonizada, o si se quemó un niño pequeño.',
    ],
  },
  asbestos: {
    english: [
      'Stay out of that room, keep its door closed and the fan off, and call an accredited asbestos inspector.',
      'If dust fell on you, take the clothes off outside the living rooms, seal them in a bag and shower.',
    ],
    spanish: [
      'No entre en ese cuarto, deje la puerta cerrada y el ventilador apagado, y llame a un inspector de asbesto acreditado.',
      'Si le cayó polvo, quítese la ropa fuera de los cuartos donde vive, séllela en una bolsa y dúchese.',
    ],
  },
  choking: {
    english: [
      'Call 911 now if you have not yet, and go on with five blows to the back and five thrusts above the navel until it comes out.',
      'If they pass out, lay them down and start CPR; if it came out, a doctor has to look at them today.',
    ],
    spanish: [
      'Llame al 911 ahora si aún no lo ha hecho y siga con cinco golpes en la espalda y cinco compresiones por encima del ombligo hasta que salga.',
      'Si se desmaya, acueste a la persona y empiece la RCP; si ya salió, debe verla hoy un médico.',
    ],
  },
  overdose: {
    english: [
      'Stay with them and do what 911 or Poison Control (1-800-222-1222) tells you, even if they feel well: some pills do harm only hours later.',
      'Keep the bottle at hand; if it was on purpose, 988 listens to you too.',
    ],
    spanish: [
      'Quédese con la persona y haga lo que le digan el 911 o Control de Envenenamiento (1-800-222-1222), aunque se sienta bien: algunas pastillas hacen daño solo horas después.',
      'Tenga el frasco a mano; si fue a propósito, en el 988 también le escuchan a usted.',
    ],
  },
  swallowed: {
    english: [
      'Call Poison Control at 1-800-222-1222 now if you have not yet, and do what they tell you, even if all seems well.',
      'Call 911 at once if they cannot breathe, cannot be woken, have a seizure or vomit blood.',
    ],
    spanish: [
      'Llame ahora al 1-800-222-1222 (Control de Envenenamiento) si aún no lo ha hecho y haga lo que le digan, aunque todo parezca bien.',
      'Llame al 911 enseguida si no puede respirar, no despierta, convulsiona o vomita sangre.',
    ],
  },
  injury: {
    english: [
      'Call 911 now if you have not yet, keep them still and warm, and press on any wound that bleeds.',
      'Watch their breathing and start CPR if there is none; give nothing to eat or drink.',
    ],
    spanish: [
      'Llame al 911 ahora si aún no lo ha hecho, mantenga a la persona quieta y abrigada, y presione toda herida que sangre.',
      'Vigile la respiración y empiece la RCP si no respira; no le dé nada de comer ni de beber.',
    ],
  },
  caught_limb: {
    english: [
      'Keep the power off and do not pull; call 911 if the hand does not come free by itself.',
      'Once it is free, press a clean cloth on what bleeds and have a doctor look at it today.',
    ],
    spanish: [
      'Mantenga cortada la corriente y no tire de la mano; llame al 911 si no sale sola.',
      'Cuando esté libre, presione con un paño limpio lo que sangre y que la vea hoy un médico.',
    ],
  },
  intruder: {
    english: [
      'Stay out of the house or behind a locked door, quiet, and on the line with 911.',
      'Do not search the house, and do not go back in until the police say that it is safe.',
    ],
    spanish: [
      'Quédese fuera de la casa o tras una puerta cerrada con llave, en silencio y en línea con el 911.',
      'No registre la casa y no vuelva a entrar hasta que la policía diga que es seguro.',
    ],
  },
}

/** Returns the next steps for a danger that was reported earlier and may still exist. */
export const nextSteps = (danger: Danger): NextSteps =>
  stepsBySpecialCase[danger] ?? stepsByDanger[broaderDangerOf(danger)]
