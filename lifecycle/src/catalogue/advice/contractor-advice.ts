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
  sales_pressure: {
    english:
      'Do not sign today: a price that is good only tonight is a sales tactic, and it is mostly there tomorrow. Ask for it in writing, get two more quotes, and check the license. For many contracts signed at home federal law gives three days to cancel. Tell me the part, its age and the price, and I say whether it fits.',
    spanish:
      'No firme hoy: un precio “solo hoy” es táctica de venta y casi siempre sigue mañana. Pídalo por escrito, consiga dos cotizaciones más y revise la licencia. En muchos contratos firmados en casa la ley federal da tres días para cancelar. Dígame parte, edad y precio y le digo si es normal.',
    sources: [],
  },
  choose_contractor: {
    english:
      'I recommend no firms. Ask neighbors and a supply house for names, check license and insurance on the state’s site, and call two customers of last year. Written quotes from three, for the same work, show the rest. If you noted who did work before, ask me for it.',
    spanish:
      'No recomiendo empresas. Pida nombres a vecinos y a una casa de materiales, revise licencia y seguro en el sitio del estado y llame a dos clientes. Pida tres cotizaciones escritas del mismo trabajo. Si anotó quién trabajó antes, pregúnteme.',
    sources: [],
  },
  compare_bids: {
    english:
      'Three, for the same written work: model or material, tear-off, permit, haul-away, warranty on labor, start date and what is not included. They differ mostly because they are not for the same thing. A price far below the rest leaves something out. Tell me each sum, and I compare it with the usual price in your state.',
    spanish:
      'Tres, por el mismo trabajo escrito: modelo, permiso, retiro, garantía de mano de obra, fecha y lo que no incluye. Difieren casi siempre porque no son por lo mismo. Una muy barata deja algo fuera. Dígame cada suma y la comparo con el precio usual.',
    sources: [],
  },
  contractor_deposit: {
    english:
      'Little: 10% to a third is common for ordered material, some states limit it, and half in cash is a warning. Pay the rest by finished stages and the last part only when the inspection has passed and the site is clean. Pay by check or card to the firm.',
    spanish:
      'Poco: de 10% a un tercio por material es común; algunos estados lo limitan y la mitad en efectivo es mala señal. Pague por etapas terminadas y lo último al aprobar la inspección.',
    sources: [],
  },
  contractor_trouble: {
    english:
      'Write one dated letter or e-mail with photos: what was agreed, what is missing, and a last day, often ten days. Then the state’s license board, your card or bank, and the bond; small claims court is the last step. Pay nothing more until it is settled, and let no second firm touch it before you have photos.',
    spanish:
      'Mande una carta o correo fechado con fotos: lo acordado, lo que falta y un último día. Luego la oficina de licencias del estado, su tarjeta o banco, y la corte de reclamos menores. No pague más hasta resolver.',
    sources: [],
  },
  contractor_contract: {
    english:
      'Always in writing: both names and the license number, the exact work and materials, price and stages, start and end, permits, cleanup, warranty, changes only in writing, and insurance. Ask for lien waivers with each payment, so that no supplier can claim the house.',
    spanish:
      'Siempre por escrito: nombres y licencia, trabajo y materiales exactos, precio y etapas, fechas, permisos, limpieza, garantía y seguro. Pida liberación de gravamen con cada pago.',
    sources: [],
  },
  haggle: {
    english:
      'Yes, on large work: ask what changes with another date, another model or two jobs at once, and show the other quote. On a repair call there is little room. Installers need no tip; cold water and a good review are welcome. Tell me the price, and I say how it compares.',
    spanish:
      'Sí, en trabajos grandes: pregunte qué cambia con otra fecha, otro modelo o dos trabajos juntos, y muestre la otra cotización. En una reparación hay poco margen. No hace falta propina. Dígame el precio y lo comparo.',
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
