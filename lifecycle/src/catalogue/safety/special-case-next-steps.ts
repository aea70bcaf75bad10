import type { Danger } from './safety.ts'

/** The instructions after the first step, as whole sentences. */
export interface NextSteps {
  readonly english: readonly [first: string, ...rest: string[]]
  readonly spanish: readonly [first: string, ...rest: string[]]
}

const fromAfar: NextSteps = {
  english: [
    'Make sure that everyone is out and stays out, and that 911 knows the address and who may still be inside.',
    'Nobody goes back in, for anybody or anything, until those who came to help say that it is safe.',
  ],
  spanish: [
    'Asegúrese de que todos estén afuera y no vuelvan a entrar, y de que el 911 sepa la dirección y quién puede seguir adentro.',
    'Nadie vuelve a entrar, por nadie ni por nada, hasta que quienes vinieron a ayudar digan que es seguro.',
  ],
}

/** The next steps of the specific dangers whose steps differ from those of their general danger. */
export const stepsBySpecialCase: Partial<Readonly<Record<Danger, NextSteps>>> = {
  gas_afar: fromAfar,
  monoxide_afar: fromAfar,
  fire_afar: fromAfar,
  line_on_car: {
    english: [
      'Stay in the car and call 911 and your electric utility now if you have not yet; leave only when the utility says that the power is off.',
      'Only if the car burns, jump clear with both feet together and shuffle away.',
    ],
    spanish: [
      'Quédese en el auto y llame ahora al 911 y a la compañía eléctrica si aún no lo ha hecho; baje solo cuando la compañía diga que cortó la corriente.',
      'Solo si el auto arde, salte con los pies juntos y aléjese sin levantarlos.',
    ],
  },
  shock_over: {
    english: [
      'Have a doctor look today at anybody who got the shock, and call 911 at once if the chest hurts, the heart races or they faint.',
      'Leave what gave the shock switched off until an electrician has looked at it.',
    ],
    spanish: [
      'Que un médico vea hoy a quien recibió la descarga; llame al 911 enseguida si le duele el pecho, le late rápido el corazón o se desmaya.',
      'Deje apagado lo que dio la descarga hasta que lo vea un electricista.',
    ],
  },
  garage_door: {
    english: [
      'Keep the opener unplugged, do not pull, and stay with them until 911 is there.',
      'Once they are free, press a clean cloth on what bleeds and have a doctor look at them today.',
    ],
    spanish: [
      'Deje desenchufado el motor, no tire de la persona y quédese con ella hasta que llegue el 911.',
      'Cuando esté libre, presione con un paño limpio lo que sangre y que la vea hoy un médico.',
    ],
  },
  buried: {
    english: [
      'Stay clear of it and on the line with 911, and keep others away.',
      'Call out and listen from a safe place; do not climb on it, dig or lift.',
    ],
    spanish: [
      'No se acerque, siga en línea con el 911 y no deje que nadie se acerque.',
      'Llame a la persona desde un lugar seguro; no suba, no cave ni levante nada.',
    ],
  },
  swallowed_battery: {
    english: [
      'Go to the emergency room now if you are not there yet, even if they feel well, and tell them that it was a battery.',
      'The battery hotline, 800-498-8666, answers day and night.',
    ],
    spanish: [
      'Vaya a urgencias ahora si aún no está allí, aunque la persona se sienta bien, y diga que fue una pila.',
      'La línea de pilas, 800-498-8666, atiende día y noche.',
    ],
  },
  confined_space: {
    english: [
      'Stay out, keep others out, and stay on the line with 911: only rescuers with their own air can go in.',
      'Tell them how many are inside, for how long, and what was done or spilled there.',
    ],
    spanish: [
      'No entre, no deje entrar a nadie y siga en línea con el 911: solo pueden entrar rescatistas con su propio aire.',
      'Dígales cuántas personas hay adentro, desde cuándo y qué se hizo o se derramó allí.',
    ],
  },
  frostbite: {
    english: [
      'Keep the skin in lukewarm water until it is soft and has its color again, and have a doctor look at it today.',
      'Call 911 if it stays white, hard or numb; no heat, no rubbing, and do not open blisters.',
    ],
    spanish: [
      'Mantenga la piel en agua tibia hasta que esté blanda y recupere su color, y que la vea hoy un médico.',
      'Llame al 911 si sigue blanca, dura o sin sensibilidad; sin calor, sin frotar, y no reviente las ampollas.',
    ],
  },
  abuse: {
    english: [
      'If you are in danger now, call 911; if you cannot speak, text 911 or leave the line open.',
      'The National Domestic Violence Hotline, 1-800-799-7233, helps you plan a way to be safe, day and night.',
    ],
    spanish: [
      'Si está en peligro ahora, llame al 911; si no puede hablar, envíe un mensaje al 911 o deje la línea abierta.',
      'La línea nacional contra la violencia doméstica, 1-800-799-7233, le ayuda en español a planear cómo estar a salvo, día y noche.',
    ],
  },
  electrocution: {
    english: [
      'Call 911 now if you have not yet; once the power is off for certain, check their breathing and start CPR if there is none.',
      'Leave the power off, and have a doctor look at anyone who got a strong shock, also if they feel well.',
    ],
    spanish: [
      'Llame al 911 ahora si aún no lo ha hecho; cuando la corriente esté cortada con certeza, compruebe si respira y empiece la RCP si no respira.',
      'Deje la corriente cortada y que un médico vea a quien recibió una descarga fuerte, aunque se sienta bien.',
    ],
  },
}
