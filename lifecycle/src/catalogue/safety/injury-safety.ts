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
      'Llame al 911 ahora, con el altavoz, y si no puede respirar, toser ni hablar, dele cinco golpes firmes entre los omóplatos y luego cinco compresiones por encima del ombligo, alternando.',
      'A un bebé de menos de un año: boca abajo sobre el brazo de usted, cinco golpes en la espalda; luego cinco compresiones con dos dedos sobre el esternón, el hueso del centro del pecho.',
      'Si puede toser, deje que tosa; si se desmaya, empiece la RCP (reanimación): el 911 le dice cómo.',
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
      'Salga si puede hacerlo sin que le vean, o enciérrese en un cuarto, y llame al 911 ahora; si no puede hablar, envíe un mensaje al 911 o deje la línea abierta.',
      'Ponga el teléfono en silencio, aléjese de puertas y ventanas y no se enfrente a nadie.',
      'Si al llegar a casa encuentra rota una puerta o una ventana, no entre: llame al 911 desde afuera.',
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
      'Cuando sea seguro, la línea nacional contra la violencia doméstica atiende en español, día y noche, en el 1-800-799-7233; también puede enviar el mensaje START al 88788.',
      'No es su culpa. En un teléfono compartido se ve lo que queda guardado: borre esta conversación si alguien lo revisa.',
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
      'Llame al 911 o vaya a urgencias si sigue blanca, dura o sin sensibilidad, si salen ampollas o si le cayó en los ojos.',
      'Deje que un técnico con licencia busque la fuga, y que todos se queden al aire libre hasta entonces.',
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
      'Llame al 911 ahora; si la persona está despierta y respira normalmente, también Control de Envenenamiento, en el 1-800-222-1222, le dice enseguida qué hacer, y si fue para quitarse la vida, llame o escriba al 988.',
      'No espere síntomas, no provoque el vómito y tenga el frasco en la mano al llamar.',
      'Quédese con la persona; si duerme, acuéstela de lado, y empiece la RCP si no respira.',
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
      'Vaya a urgencias ahora y llame por el camino a la línea de pilas, 800-498-8666, o a Control de Envenenamiento, 1-800-222-1222: una pila de botón quema y perfora la garganta en menos de dos horas.',
      'No provoque el vómito ni espere síntomas; si un niño mayor de un año se la tragó en las últimas 12 horas, dos cucharaditas de miel cada diez minutos ayudan hasta que lleguen.',
      'Llame al 911 si no puede respirar o vomita sangre; lleve el empaque o una pila igual.',
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
      'No provoque el vómito; límpiele la boca y enjuáguela con agua, y tenga el envase a mano para leer lo que dice.',
      'Si cayó en los ojos o en la piel, enjuague con agua corriente durante 15 minutos.',
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
      'Presione con fuerza, con un paño limpio, la herida que sangre, y no suelte para mirar.',
      'Si alguien no despierta o no respira, empiece la RCP: comprima fuerte y rápido en el centro del pecho, y el 911 le dice cómo.',
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
      'Corte la corriente de la máquina ahora, en la pared o en el panel eléctrico, y no tire de la mano; llame al 911 si no sale sola, sangra o no tiene sensibilidad.',
      'El jabón o el aceite de cocina y el agua fría pueden ayudar a que salga, cuando ya nada pueda arrancar.',
      'Presione lo que sangre; un dedo que se desprendió va en una bolsa limpia, y la bolsa sobre hielo.',
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
      'Llame ahora al 1-800-222-1222 (Control de Envenenamiento) y hoy al médico del niño para un análisis de plomo en la sangre.',
      'Límpiele la boca, lávele las manos y la cara y no deje que los niños se acerquen a la pintura; en una casa construida antes de 1978, suponga que tiene plomo.',
      'No la barra, no la lije y no la raspe: el polvo es peor que los trozos, así que pida a un contratista certificado en plomo que la quite.',
    ],
    sources: [],
  },
} as const satisfies Record<string, SafetyAdvice>
