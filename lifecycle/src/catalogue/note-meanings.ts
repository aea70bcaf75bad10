/**
 * Sentences in English and Spanish that say how a note affects the figures of a component. HomeBot adds them if a note
 * mentions a defect (`trouble`) or past repairs. `as const` gives each entry the type of a pair of texts.
 */
export const noteMeanings = {
  forecast: {
    trouble: [
      'My dates and odds come from its kind, age and condition and do not know what the note says. If it is still so, an early failure is likelier: plan for the early end of the range.',
      'Mis fechas y probabilidades salen del tipo, la edad y el estado, y no conocen lo que dice la nota. Si sigue así, es más probable que falle pronto: cuente con el inicio del rango.',
    ],
    repairs: [
      'A repair buys the life of that part and does not make the rest younger, so my forecast stays that of its age.',
      'Una reparación renueva esa pieza y no rejuvenece lo demás, así que mi pronóstico sigue siendo el de su edad.',
    ],
  },
  verdict: {
    trouble: [
      'My sum does not know what the note says. If it is still so, put the money toward a new one, unless this repair ends that trouble.',
      'Mi cuenta no conoce lo que dice la nota. Si sigue así, guarde el dinero para uno nuevo, salvo que esta reparación acabe con ese problema.',
    ],
    repairs: [
      'That money is spent and does not change the sum. But a second repair so soon can mean that more is worn: ask the technician what else is, and stop paying at the third.',
      'Ese dinero ya se gastó y no cambia la cuenta. Pero otra reparación tan pronto puede indicar más desgaste: pregunte al técnico qué más está gastado, y no pague una tercera.',
    ],
  },
  order: {
    trouble: [
      'The order above does not know what the notes say: a deadline or a defect that is still there comes before the dates.',
      'El orden no conoce lo que dicen las notas: un plazo o un defecto que sigue ahí va antes que las fechas.',
    ],
    repairs: [],
  },
} as const
