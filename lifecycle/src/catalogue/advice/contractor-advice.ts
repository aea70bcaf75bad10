import type { Advice } from './advice.ts'

/** General advice on prices and contractors. */
export const contractorAdvice = {
  inflation_prices: {
    english:
      'Expect prices to rise with wages and materials: waiting seldom makes a replacement cheaper, but a season’s sale can. My prices are for today in your state, and later years include an assumed price growth that the Plan shows. If the part works, a year more of use is usually worth more than the rise.',
    spanish:
      'Cuente con que suben con salarios y materiales: esperar rara vez abarata, salvo una oferta. Mis precios son de hoy en su estado y los años futuros incluyen el aumento que muestra el Plan. Si la parte funciona, un año más de uso suele valer más que el aumento.',
    sources: [],
  },
  supply_delay: {
    english:
      'Usual models come within days, special sizes and colors in weeks; in the first heat or frost installers are booked for one to three weeks, and roofers after a storm for months. So ask for dates when a part’s odds are high, not when it has failed.',
    spanish:
      'Los modelos comunes llegan en días, los especiales en semanas; con el primer calor o frío los instaladores tardan de una a tres semanas, y los techadores tras una tormenta, meses. Pida fecha antes de que falle.',
    sources: [],
  },
  emergency_plumber: {
    english:
      'Wait till morning if you can close a valve and nobody is cold or in danger: a night call costs about twice as much. Call at once for water that you cannot stop, sewage, no heat in frost or with small children or old people, and power or gas that is not safe.',
    spanish:
      'Espere a mañana si puede cerrar una llave y nadie pasa frío ni peligro: de noche cuesta cerca del doble. Llame ya si no puede detener el agua, hay aguas negras, no hay calefacción con helada, o la luz o el gas no son seguros.',
    sources: [],
  },
  who_to_call: {
    english:
      'Water heater, pipes and drains: a plumber. Furnace, boiler, air conditioner and thermostat: a heating and cooling (HVAC) firm. Roof, flashing and chimney cap: a roofer; the flue: a chimney sweep. Panel and outlets: an electrician; the wire to the house: the power company. Refrigerator, stove, washer, dryer: an appliance technician.',
    spanish:
      'Calentador, tubos y drenajes: plomero. Calefacción, caldera, aire y termostato: técnico de clima (HVAC). Techo y tapajuntas: techador. Tablero y contactos: electricista; el cable de la calle: la compañía de luz. Refrigerador, estufa, lavadora y secadora: técnico de aparatos.',
    sources: [],
  },
  neighbors: {
    english:
      'Talk first, then write: in most states you may cut branches up to the line, but not harm the tree, and a sound tree that falls is paid by the insurance of the one it hits. Water that someone newly sends onto your lot is theirs to stop. The city’s code office or a lawyer knows the rest.',
    spanish:
      'Hable primero y luego escriba: en casi todos los estados puede cortar ramas hasta su límite sin dañar el árbol, y si un árbol sano cae, paga el seguro de quien recibe el daño. Lo demás lo sabe la oficina de la ciudad o un abogado.',
    sources: [],
  },
} as const satisfies Readonly<Record<string, Advice>>
