import type { SafetyAdvice } from './personal-safety.ts'

/** Advice for specific dangers. Their first instruction differs from the one for the general danger. */
export const specialCaseAdvice = {
  gas_afar: {
    english: [
      'Have everyone leave the building now, in every unit if there are several, without touching a switch, and call 911 and the gas company yourself with its address.',
      'Text or call those who live there, and ask those outside to keep others away; if you are there too, leave with them.',
      'Nobody looks for the leak or goes back in until the responders say so.',
    ],
    spanish: [
      'Pida a todos que salgan del edificio ahora, de todas las unidades si hay varias, sin tocar interruptores, y llame usted al 911 y a la compañía de gas con la dirección.',
      'Escriba o llame a quienes viven ahí, y pida a los que estén afuera que no dejen acercarse a nadie; si usted también está ahí, salga con ellos.',
      'Nadie busca la fuga ni vuelve a entrar hasta que los bomberos lo autoricen.',
    ],
    sources: ['PAPUC'],
  },
  monoxide_afar: {
    english: [
      'Have everyone, in every unit if there are several, get into fresh air now, and call 911 yourself with the address.',
      'Say so if anybody has a headache, feels dizzy or sick, or does not answer you.',
      'Nobody goes back in, even if the alarm is silent, until the fire department has measured the air.',
    ],
    spanish: [
      'Pida a todos, en todas las unidades si hay varias, que salgan al aire libre ahora, y llame usted al 911 con la dirección.',
      'Diga si alguien tiene dolor de cabeza, mareo o náuseas, o si no le contesta.',
      'Nadie vuelve a entrar, aunque la alarma calle, hasta que los bomberos hayan medido el aire.',
    ],
    sources: ['CPSC04', 'SM-CO'],
  },
  fire_afar: {
    english: [
      'Have everyone leave the building now, in every unit if there are several, and call 911 yourself with the address.',
      'Text or call those who live there; tell 911 who may still be inside, and that you are not there.',
      'Nobody goes back in for anything until the fire department says that it is safe.',
    ],
    spanish: [
      'Pida a todos que salgan del edificio ahora, de todas las unidades si hay varias, y llame usted al 911 con la dirección.',
      'Escriba o llame a quienes viven ahí; diga al 911 quién puede seguir adentro, y que usted no está ahí.',
      'Nadie vuelve a entrar por nada hasta que los bomberos digan que es seguro.',
    ],
    sources: [],
  },
  line_on_car: {
    english: [
      'Stay in the car, call 911 and your electric utility now, and keep everybody outside at least 35 feet (10 meters) away.',
      'Touch nothing of metal: the ground around the car can be live.',
      'Leave only when the utility says that the power is off; only if the car burns, jump clear with both feet together and shuffle away.',
    ],
    spanish: [
      'Quédese en el auto, llame ahora al 911 y a la compañía eléctrica, y que nadie de afuera se acerque a menos de 35 pies (10 metros).',
      'No toque nada de metal: el suelo alrededor del auto puede tener corriente.',
      'Baje solo cuando la compañía diga que cortó la corriente; solo si el auto arde, salte con los pies juntos y aléjese sin levantarlos.',
    ],
    sources: ['ESFI'],
  },
  hidden_fire: {
    english: [
      'Get everyone out now, close the door behind you, and call 911 from outside: something may be burning inside a wall, the ceiling or the attic.',
      'Open nothing to look for it, and switch the power off only if you pass the panel on the way out and it is cool.',
      'Tell the firefighters where it is; a hidden fire can glow for hours before it shows.',
    ],
    spanish: [
      'Salgan todos ahora, cierre la puerta al salir y llame al 911 desde afuera: algo puede estar ardiendo dentro de una pared, del techo o del ático.',
      'No abra nada para buscarlo; corte la corriente solo si al salir pasa por el panel eléctrico y está frío.',
      'Diga a los bomberos dónde está; un fuego oculto puede arder sin llama durante horas antes de que se vea.',
    ],
    sources: [],
  },
  pan_fire: {
    english: [
      'Turn the heat off and slide a lid or a baking sheet over the pan, never water, and get everyone out and call 911 if it does not go out at once.',
      'Do not carry the pan, and leave the lid on until it is cold: lifted too early, it lights again.',
      'If it has reached the hood, a cabinet or a curtain, leave at once.',
    ],
    spanish: [
      'Apague el fuego de la estufa y cubra la sartén deslizando una tapa o una bandeja de horno, y nunca le eche agua; si no se apaga enseguida, salgan todos y llame al 911.',
      'No mueva la sartén y no quite la tapa hasta que esté fría: si la levanta demasiado pronto, vuelve a encenderse.',
      'Si el fuego llegó a la campana, a un gabinete o a una cortina, salgan enseguida.',
    ],
    sources: [],
  },
  oven_fire: {
    english: [
      'Keep the oven door closed and turn the oven off, and get everyone out and call 911 if flames come out or it does not die down at once.',
      'Without air the fire goes out by itself: do not open the door to look, and throw no water on it.',
      'Leave it off until a technician has found the cause.',
    ],
    spanish: [
      'Deje cerrada la puerta del horno y apáguelo; si salen llamas o no se apaga enseguida, salgan todos y llame al 911.',
      'Sin aire el fuego se apaga solo: no abra la puerta para mirar y no le eche agua.',
      'Déjelo apagado hasta que un técnico haya encontrado la causa.',
    ],
    sources: [],
  },
  shock_over: {
    english: [
      'Have a doctor look today at anybody who got a shock, and call 911 now if the chest hurts, the heart races, breathing is hard, or they faint or have a burn.',
      'The heart can lose its rhythm hours later, also where one feels well.',
      'Leave what gave the shock switched off at its breaker, and have an electrician find the cause.',
    ],
    spanish: [
      'Que un médico vea hoy a quien recibió la descarga; llame al 911 ahora si le duele el pecho, le late rápido el corazón, le cuesta respirar, se desmaya o tiene una quemadura.',
      'El corazón puede perder el ritmo horas después, aunque uno se sienta bien.',
      'Deje cortada, en su interruptor, la corriente de lo que dio la descarga y pida a un electricista que busque la causa.',
    ],
    sources: [],
  },
  behind_door: {
    english: [
      'Force or break the door now, and call 911 on speaker while you do it.',
      'If there is water, lift the head out of it first and close the tap; start CPR if they do not breathe, and 911 tells you how.',
      'If it may be on purpose, stay with them: at 988 somebody answers day and night.',
    ],
    spanish: [
      'Fuerce o rompa la puerta ahora y llame al 911 con el altavoz mientras lo hace.',
      'Si hay agua, primero sáquele la cabeza del agua y cierre la llave; empiece la RCP si no respira, y el 911 le dice cómo.',
      'Si puede ser a propósito, quédese con la persona: en el 988 alguien responde día y noche.',
    ],
    sources: [],
  },
  garage_door: {
    english: [
      'Stop the door with its wall button or unplug the opener, do not pull them out, and call 911 now.',
      'Hold the door so that it cannot drop; lift it by hand only together with others, and only if it moves freely.',
      'Keep hands away from springs, cables and rollers, and press a clean cloth on what bleeds.',
    ],
    spanish: [
      'Pare la puerta con el botón de la pared o desenchufe el motor, no tire de la persona y llame al 911 ahora.',
      'Sujete la puerta para que no caiga; levántela a mano solo junto con otras personas, y solo si se mueve libremente.',
      'No acerque las manos a los resortes, los cables ni los rodillos, y presione con un paño limpio lo que sangre.',
    ],
    sources: [],
  },
  buried: {
    english: [
      'Call 911 now and say that somebody may be hurt or under it, and stay clear: do not climb on it, dig or lift.',
      'Call out and listen from where nothing can fall on you, and tell them that help is coming.',
      'Keep everyone away from walls, hanging pieces and wires; more can come down without warning.',
    ],
    spanish: [
      'Llame al 911 ahora, diga que puede haber alguien herido o debajo, y no se acerque: no suba, no cave ni levante nada.',
      'Llame a la persona y escuche desde donde nada pueda caerle encima a usted, y dígale que la ayuda viene en camino.',
      'Que todos se alejen de paredes, piezas que cuelguen y cables: puede caer más sin aviso.',
    ],
    sources: [],
  },
  asbestos_dust: {
    english: [
      'Get everyone out of the dust now, take their clothes off at the door and wash skin and hair, and do not touch, sweep or vacuum it.',
      'Seal the clothes in a bag, close the room, and switch off the fan of the furnace or air conditioner.',
      'It can hold asbestos in a home built before 1980: tell the doctor of anybody who was in it, and have an accredited inspector take a sample.',
    ],
    spanish: [
      'Saque a todos del polvo ahora, quíteles la ropa en la puerta y láveles la piel y el pelo; que nadie lo toque, barra ni aspire.',
      'Selle la ropa en una bolsa, cierre el cuarto y apague el ventilador de la calefacción o del aire acondicionado.',
      'Puede tener asbesto en una casa construida antes de 1980: avise al médico de todos los que estuvieron en el polvo, y pida a un inspector acreditado que tome una muestra.',
    ],
    sources: [],
  },
} as const satisfies Record<string, SafetyAdvice>
