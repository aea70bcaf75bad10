import type { SourceTag } from '../sources.ts'

/**
 * The instructions for a danger, as whole sentences. The first sentence tells people what to do at once, and comes
 * before all other text.
 */
export type SafetyAdvice = {
  readonly english: readonly [first: string, ...rest: string[]]
  readonly spanish: readonly [first: string, ...rest: string[]]
  readonly sources: readonly SourceTag[]
}

/** Advice for dangers in which a person is hurt, trapped or suicidal, the most urgent first. */
export const personalAdvice = {
  self_harm: {
    english: [
      'Please call or text 988 now: the US Suicide & Crisis Lifeline is free, confidential and open day and night, for you or for anyone you worry about; if somebody is in immediate danger, call 911.',
      'I am really sorry that it hurts this much, and I am glad that you said it: you do not have to go through this alone.',
      'If you can, stay with somebody you trust, and put distance between you and anything you could use to hurt yourself.',
      'I am only a program for homes, and you deserve a person who listens: at 988 one answers.',
    ],
    spanish: [
      'Por favor llame o envíe un mensaje al 988 ahora: la línea de prevención del suicidio de EE. UU. es gratuita, confidencial y atiende en español día y noche (oprima 2), para usted o para quien le preocupe; si alguien corre peligro inmediato, llame al 911.',
      'Siento mucho que duela tanto, y me alegra que lo haya dicho: no tiene que pasar por esto a solas.',
      'Si puede, quédese con alguien de confianza y ponga distancia entre usted y todo lo que pueda usar para hacerse daño.',
      'Yo soy solo un programa para casas, y usted merece que le escuche una persona: en el 988 le responde una.',
    ],
    sources: [],
  },
  trapped_person: {
    english: [
      'Call 911 now, and at the same time get them out of anything that is closed: open the door or lid, force or break it if it does not give, and do not wait for help to arrive.',
      'Air runs out within minutes in a closed refrigerator, freezer, washer or dryer; switch the machine off at its plug or breaker if you can do so without losing time.',
      'If somebody is pinned, under a tree or rubble, in an elevator or where you cannot reach them, keep talking to them, do not pull, and do not put yourself underneath.',
      'If they do not breathe, start CPR: 911 tells you how.',
    ],
    spanish: [
      'Llame al 911 ahora y, al mismo tiempo, saque a la persona de todo lo que esté cerrado: abra la puerta o la tapa, fuércela o rómpala si no cede, y no espere a que llegue la ayuda.',
      'En un refrigerador, un congelador, una lavadora o una secadora cerrados el aire se acaba en minutos; apague la máquina en el enchufe o el interruptor si puede hacerlo sin perder tiempo.',
      'Si la persona está aprisionada, debajo de un árbol o de escombros, en un ascensor o donde usted no la alcanza, siga hablándole, no tire de ella y no se ponga debajo.',
      'Si no respira, empiece la RCP: el 911 le dice cómo.',
    ],
    sources: [],
  },
  confined_space: {
    english: [
      'Do not go in after them, and call 911 now: say that somebody does not answer in a closed space, because its air may be bad and would take you too.',
      'Call to them from outside, open every hatch and door that you can reach from there, and keep others out.',
      'Only rescuers with their own air can go in; if they are brought out and do not breathe, start CPR.',
    ],
    spanish: [
      'No entre a buscar a la persona y llame al 911 ahora: diga que no contesta en un espacio cerrado, porque el aire puede ser malo y también le haría daño a usted.',
      'Llámela desde afuera, abra todas las tapas y puertas que alcance desde ahí y no deje entrar a nadie.',
      'Solo pueden entrar rescatistas con su propio aire; si la sacan y no respira, empiece la RCP.',
    ],
    sources: [],
  },
  exhaust: {
    english: [
      'Turn the engine off if you can reach the key at once, get out of the garage into fresh air now, and call 911; if part of you wants to die, call or text 988.',
      'At 988 somebody answers day and night, it is free, and I am glad that you wrote.',
      'Open the big door on the way out, get everyone out of the rooms beside and above too, and stay out until the fire department has measured the air.',
    ],
    spanish: [
      'Apague el motor si alcanza la llave enseguida, salga del garaje al aire libre ahora mismo y llame al 911; si una parte de usted quiere morir, llame o escriba al 988 (oprima 2).',
      'En el 988 alguien responde día y noche, es gratis, y me alegra que lo haya escrito.',
      'Abra la puerta grande al salir, saque también a todos de los cuartos de al lado y de arriba, y no vuelvan a entrar hasta que los bomberos hayan medido el aire.',
    ],
    sources: ['SM-CO'],
  },
  electrocution: {
    english: [
      'Call 911 now, and switch the power off at the main breaker before you touch anybody who may hold a live wire.',
      'If you cannot reach the breaker, stay back: whoever touches a person who holds a live wire is shocked too.',
      'Once the power is off, check their breathing and start CPR if there is none; after any strong shock a doctor has to look, also where one feels well.',
    ],
    spanish: [
      'Llame al 911 ahora y corte la corriente en el interruptor principal antes de tocar a quien pueda estar en contacto con un cable con corriente.',
      'Si no llega al interruptor, no se acerque: quien toca a alguien agarrado a un cable con corriente también recibe la descarga.',
      'Con la corriente cortada, compruebe si respira y empiece la RCP si no respira; después de toda descarga fuerte debe haber una revisión médica, aunque uno se sienta bien.',
    ],
    sources: [],
  },
  fallen_in: {
    english: [
      'Get everyone out of the building now, away from the part that came down, and call 911 from outside.',
      'More can follow without warning: do not go back in for anything, and stay clear of walls, hanging pieces and wires.',
      'Tell 911 if anybody may still be inside, and if you smell gas; an engineer has to say when it is safe to enter.',
    ],
    spanish: [
      'Salgan todos del edificio ahora mismo, lejos de la parte que cayó, y llame al 911 desde afuera.',
      'Puede caer más sin aviso: no vuelva a entrar por nada, y aléjese de paredes, piezas que cuelguen y cables.',
      'Diga al 911 si todavía puede haber alguien adentro y si huele a gas; un ingeniero debe decir cuándo es seguro entrar.',
    ],
    sources: [],
  },
  scald: {
    english: [
      'Get the burn under cool running water now and keep it there for 20 minutes, and call 911 if a small child is burned.',
      'Call 911 also if it is large or deep, on the face, hands or genitals, or if the skin is white or charred; have a doctor look at any other today.',
      'Take off rings and wet clothes that do not stick; no ice, butter or cream, and do not open blisters.',
      'Once they are cared for: a water heater set to 120 °F scalds far more slowly.',
    ],
    spanish: [
      'Mantenga ahora la quemadura bajo agua fresca corriente durante 20 minutos y llame al 911 si se quemó un niño pequeño.',
      'Llame al 911 también si es grande o profunda, si está en la cara, las manos o los genitales, o si la piel está blanca o carbonizada; que un médico vea hoy cualquier otra.',
      'Quite los anillos y la ropa mojada que no esté pegada; no ponga hielo, mantequilla ni cremas, y no reviente las ampollas.',
      'Cuando ya haya recibido atención: el agua de un calentador ajustado a 120 °F tarda mucho más en quemar.',
    ],
    sources: [],
  },
  refrigerant: {
    english: [
      'Get everyone, pets too, into fresh air now: it may be refrigerant that leaks, and in a closed room it takes the air you breathe.',
      'Call 911 if anybody finds it hard to breathe, faints or has a racing heart; rinse burning eyes with clean water, and ask Poison Control at 1-800-222-1222.',
      'Light nothing, switch the unit off only if you can do it without going back into the smell, and let a licensed technician find the leak.',
    ],
    spanish: [
      'Salgan todos al aire libre ahora mismo, también las mascotas: puede ser una fuga de refrigerante, y en un cuarto cerrado le quita el aire que respira.',
      'Llame al 911 si a alguien le cuesta respirar, se desmaya o tiene el corazón acelerado; enjuague con agua limpia los ojos que ardan y pregunte a Control de Envenenamiento, 1-800-222-1222.',
      'No encienda nada, apague el aparato solo si puede hacerlo sin volver a donde huele, y deje que un técnico con licencia busque la fuga.',
    ],
    sources: [],
  },
  asbestos: {
    english: [
      'Leave it alone and keep everyone out of the room: old wrap, insulation, tiles and ceilings can hold asbestos, so do not touch, sweep, vacuum or tape it.',
      'Switch off the fan of the furnace or air conditioner so that it spreads no dust, and close the door.',
      'Have an accredited asbestos inspector take a sample before anybody works there; it looks like other material, and only a laboratory can tell.',
    ],
    spanish: [
      'Que nadie entre en el cuarto ni lo toque: los revestimientos, aislantes, losetas y techos viejos pueden tener asbesto, así que no los barra, no los aspire y no les ponga cinta.',
      'Apague el ventilador de la calefacción o del aire acondicionado para que no esparza polvo, y cierre la puerta.',
      'Pida a un inspector de asbesto acreditado que tome una muestra antes de que alguien trabaje ahí; se parece a otros materiales, y solo un laboratorio puede distinguirlo.',
    ],
    sources: [],
  },
} as const satisfies Record<string, SafetyAdvice>
