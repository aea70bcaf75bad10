import type { SafetyAdvice } from './personal-safety.ts'

/** Advice for people who are hurt, poisoned, trapped or threatened, the most urgent first. */
export const injuryAdvice = {
  choking: {
    english: [
      'Call 911 now, on speaker, and if they cannot breathe, cough or speak, give five firm blows between the shoulder blades, then five thrusts above the navel, in turn.',
      'For a baby under one year: face down along your arm, five blows to the back, then five pushes with two fingers on the breastbone.',
      'If they can cough, let them cough; if they pass out, start CPR, and 911 tells you how.',
    ],
    spanish: [
      'Llame al 911 ahora, con el altavoz, y si no puede respirar, toser ni hablar, dele cinco golpes firmes entre los omóplatos y luego cinco compresiones sobre el ombligo, por turnos.',
      'A un bebé de menos de un año: boca abajo sobre el brazo, cinco golpes en la espalda y cinco compresiones con dos dedos en el pecho.',
    ],
    sources: [],
  },
  intruder: {
    english: [
      'Get out if you can do so unseen, or lock yourself in a room, and call 911 now; if you cannot speak, text 911 or leave the line open.',
      'Silence your phone, stay away from doors and windows, and do not confront anyone.',
      'If you come home to a broken door or window, do not go in: call 911 from outside.',
    ],
    spanish: [
      'Salga si puede hacerlo sin que le vean, o enciérrese en un cuarto, y llame al 911 ahora; si no puede hablar, deje la línea abierta.',
      'Ponga el teléfono en silencio y no se enfrente a nadie.',
    ],
    sources: [],
  },
  abuse: {
    english: [
      'If you are in danger now, get out or lock yourself in a room and call 911; if you cannot speak, text 911 or leave the line open.',
      'When it is safe, the National Domestic Violence Hotline listens day and night at 1-800-799-7233, or text START to 88788.',
      'It is not your fault. They see what is kept on a shared phone, so delete this conversation if somebody reads along.',
    ],
    spanish: [
      'Si está en peligro ahora, salga o enciérrese en un cuarto y llame al 911; si no puede hablar, envíe un mensaje al 911 o deje la línea abierta.',
      'Cuando sea seguro, la línea nacional contra la violencia doméstica atiende en español a toda hora: 1-800-799-7233.',
      'No es su culpa; borre esta conversación si alguien revisa su teléfono.',
    ],
    sources: [],
  },
  frostbite: {
    english: [
      'Get into fresh air, away from the leak, and put the skin into lukewarm water, not hot, for 20 to 30 minutes, and do not rub it.',
      'Call 911 or go to an emergency room if it stays white, hard or numb, if it blisters, or if it got into the eyes.',
      'Let a licensed technician find the leak, and keep everyone in fresh air until then.',
    ],
    spanish: [
      'Salga al aire libre, lejos de la fuga, y ponga la piel en agua tibia, no caliente, de 20 a 30 minutos, sin frotarla.',
      'Llame al 911 o vaya a urgencias si sigue blanca, dura o sin sensibilidad, o si le cayó en los ojos.',
    ],
    sources: [],
  },
  overdose: {
    english: [
      'Call 911 now; if they are awake and breathe normally, Poison Control at 1-800-222-1222 also tells you at once what to do, and if it was to end a life, call or text 988.',
      'Do not wait for signs, do not make them vomit, and have the bottle in your hand when you call.',
      'Stay with them; if they sleep, lay them on their side, and start CPR if they do not breathe.',
    ],
    spanish: [
      'Llame al 911 ahora; si está despierto y respira bien, también el 1-800-222-1222 le dice qué hacer, y si fue para quitarse la vida, llame o escriba al 988.',
      'No espere síntomas, no provoque el vómito y tenga el frasco en la mano al llamar.',
    ],
    sources: [],
  },
  swallowed_battery: {
    english: [
      'Go to an emergency room now, and call the battery hotline at 800-498-8666 or Poison Control at 1-800-222-1222 on the way: a button battery burns through the throat within two hours.',
      'Do not make them vomit and do not wait for signs; if a child older than one year swallowed it within the last 12 hours, two teaspoons of honey every ten minutes help until you are there.',
      'Call 911 if they cannot breathe or vomit blood; take the package or a battery of the same kind along.',
    ],
    spanish: [
      'Vaya a urgencias ahora y llame por el camino al 800-498-8666 o al 1-800-222-1222: una pila de botón quema la garganta en dos horas.',
      'No provoque el vómito ni espere síntomas; llame al 911 si no puede respirar.',
    ],
    sources: [],
  },
  swallowed: {
    english: [
      'Call Poison Control at 1-800-222-1222 now, or 911 if they find it hard to breathe, cannot be woken or have a seizure.',
      'Do not make them vomit; wipe and rinse the mouth with water, and keep the container at hand to read from.',
      'If it got into the eyes or on the skin, rinse with running water for 15 minutes.',
    ],
    spanish: [
      'Llame ahora al 1-800-222-1222 (Control de Envenenamiento), o al 911 si le cuesta respirar, no despierta o convulsiona.',
      'No provoque el vómito; enjuague la boca con agua y tenga el envase a mano.',
    ],
    sources: [],
  },
  injury: {
    english: [
      'Call 911 now, and do not move anyone who fell, hit the head or cannot feel an arm or a leg.',
      'Press hard with a clean cloth on a wound that bleeds, and do not let go to look.',
      'If somebody does not wake or breathe, start CPR: push hard and fast on the middle of the chest, and 911 tells you how.',
    ],
    spanish: [
      'Llame al 911 ahora y no mueva a quien se cayó, se golpeó la cabeza o no siente un brazo o una pierna.',
      'Presione con fuerza la herida que sangre; si no respira, empiece la RCP.',
    ],
    sources: [],
  },
  caught_limb: {
    english: [
      'Switch the machine off at the wall or the breaker now and do not pull; call 911 if the hand does not come free by itself, bleeds or is numb.',
      'Soap or cooking oil and cold water may help it slide out once nothing can start any more.',
      'Press on what bleeds; a finger that came off goes in a clean bag, and that on ice.',
    ],
    spanish: [
      'Corte la corriente de la máquina ahora y no tire; llame al 911 si la mano no sale sola, sangra o no se siente.',
      'El jabón o el aceite pueden ayudar cuando ya nada pueda arrancar.',
    ],
    sources: [],
  },
  lead_paint: {
    english: [
      'Call Poison Control at 1-800-222-1222 now, and the child’s doctor today for a blood lead test.',
      'Wipe out the mouth, wash hands and face, and keep children away from the paint; in a home built before 1978 take it for lead.',
      'Do not sweep, sand or scrape it: dust is worse than chips, so have a lead-certified contractor remove it.',
    ],
    spanish: [
      'Llame ahora al 1-800-222-1222 y hoy al médico del niño para un análisis de plomo en la sangre.',
      'Límpiele la boca y las manos; no lije ni barra la pintura.',
    ],
    sources: [],
  },
} as const satisfies Record<string, SafetyAdvice>
