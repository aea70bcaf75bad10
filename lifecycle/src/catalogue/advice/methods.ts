/**
 * An answer in English and Spanish to questions that match `words`. If a question matches several topics, the first one
 * is used.
 */
export interface Topic {
  readonly words: RegExp
  readonly english: string
  readonly spanish: string
}

/** The answers to questions about how HomeBot computes its figures and what the figures mean. */
export const methods: readonly Topic[] = [
  {
    words: /\b(?:labou?r|install\w*|tax|removal|haul\w*|mano de obra|incluyen)\b/,
    english:
      'Yes: each price is for a typical replacement with labor, in your state and in today’s dollars. The answer about a part tells what its typical, low and high figures cover. Permits, extras and surprises behind the wall are not in it.',
    spanish:
      'Sí: cada precio es de un reemplazo típico con mano de obra, en su estado y a precios de hoy. Los permisos y las sorpresas no están incluidos.',
  },
  {
    words: /\b(?:still working|did not move|date (?:change|move)d?|didnt move)\b/,
    english:
      'A forecast is stored, and changes only when you ask for it. “Still working” makes the forecast anew from today. A date that you set yourself stays as you set it until you clear it.',
    spanish:
      'La fecha guardada cambia solo si usted lo pide. Una fecha que usted puso se queda hasta que la borre.',
  },
  {
    words: /\b(?:plan by|plan date|plan for|day it (?:breaks|dies)|when it dies)\b/,
    english:
      'No. The plan-by date is for your planning: replace it by then, or have the money ready. The likely range beside it tells when it may fail: in 8 of 10 cases between those two months. No one knows the day.',
    spanish:
      'No. Esa fecha es para planear. El intervalo probable dice cuándo puede fallar: en 8 de cada 10 casos entre esos dos meses.',
  },
  {
    words: /\boverdue\b/,
    english:
      'Overdue means that the planned date has passed. The part may still work: press “Still working” and its forecast is made anew from today.',
    spanish:
      'Vencido significa que la fecha planeada ya pasó. Puede que aún funcione: márquelo y se calcula de nuevo.',
  },
  {
    words: /\b(?:maintain\w*|maintenance|take (?:good )?care|look after|mantengo|mantenimiento)\b/,
    english:
      'Only in part. The condition that you record, and “Still working”, change a forecast. Single rounds of upkeep do not, because no published figure says by how much they lengthen a life. They still guard against danger and early failure.',
    spanish: 'Solo en parte: cuentan el estado que usted anota y «aún funciona», no cada mantenimiento.',
  },
  {
    words: /\b(?:brands?|makers?|marcas?)\b/,
    english:
      'No. No published figure says how long one maker’s last, so a brand never changes a date here. Kind, age, condition and climate do.',
    spanish: 'No. Ninguna cifra publicada dice cuánto dura cada marca, así que la marca no cambia la fecha.',
  },
  {
    words: /\b(?:cold|freez\w*|hot climate|heat|hard water|garage|blanket|winter)\b/,
    english:
      'Not in my forecast: I found no published figure of how cold, or the place where it stands, changes its life. Cold costs energy, and water that freezes bursts pipes, so keep it above freezing and wrap bare pipes. A hot and humid climate does shorten the life of air conditioners.',
    spanish:
      'No en mi cálculo: no encontré cifras publicadas de cuánto acorta el frío su vida. Proteja las tuberías del hielo.',
  },
  {
    words:
      /\b(?:set|made|make|made it|you) (?:that|this|it)? ?up\b|\bdid you (?:make|set)\b|\bhow come it says\b/,
    english:
      'I make no date up: a date is either one that you set, or my estimate from its kind, its age and published lifetimes. The page of a part says which. What a note says is yours.',
    spanish:
      'No invento fechas: o la puso usted, o es mi cálculo según el tipo, la edad y las cifras publicadas.',
  },
]
/** The answer to a question about figures if no topic in `methods` matches it. */
export const ofMethod: Topic = {
  words: /./,
  english:
    'They are likely ranges and no promise. A date comes from the kind, the age and the condition of a part, and from federal surveys and published lifetimes of such parts; a price from published costs, moved to your state and to today. Parts of the same age fail at different times, so I give a range that 8 of 10 fall into. Ask me “why?” about one part, and I show its sources.',
  spanish:
    'Son intervalos probables, no promesas. La fecha sale del tipo, la edad y el estado, y de encuestas federales y cifras publicadas; el precio, de costos publicados en su estado. 8 de cada 10 caen en el intervalo.',
}
