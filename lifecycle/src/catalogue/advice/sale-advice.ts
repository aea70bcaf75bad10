/** Advice before a home is sold or bought, in the form of `Advice`. */
export const saleAdvice = {
  selling: {
    english:
      'First what a buyer’s inspector writes down: leaks and water stains, the roof, the heating, the water heater, wiring and outlets, alarms and handrails. Then what a buyer sees at once and costs little: paint, cleaning, lights, the front door and the yard. An old part that still works need not be replaced: tell its age, or take the price of a new one off. A local agent knows what buyers there look at.',
    spanish:
      'Primero lo que anota el inspector del comprador: fugas y manchas de agua, el techo, la calefacción, el calentador de agua, la instalación eléctrica, las alarmas y los pasamanos. Luego lo que el comprador ve enseguida y cuesta poco: pintura, limpieza, luces, la puerta y el jardín. Lo viejo que aún funciona no hay que cambiarlo: diga su edad o descuente su precio. Un agente local sabe qué miran los compradores.',
    sources: [],
  },
  disclosure: {
    english:
      'Mostly yes: most states ask a seller to tell of known defects, on a form, and many of past ones that were repaired. Say what happened and when, and add the papers of the repair. The form and the law of your state decide: ask a local agent or a lawyer, because the law is not among what I know.',
    spanish:
      'Normalmente sí: casi todos los estados piden al vendedor declarar los defectos que conoce, en un formulario, y muchos también los ya reparados. Diga qué pasó y cuándo, y agregue los papeles de la reparación. Decide la ley de su estado, que no conozco: pregunte a un agente o a un abogado.',
    sources: [],
  },
  resale: {
    english:
      'Usually not in full. In a 2022 report on resale values, sellers got back about 60% of the price of a new asphalt roof and 55% of a metal one. An old roof, furnace or air conditioner can still cost a sale or a lower offer, and insurers ask its age. So replace it before a sale if it leaks or fails, and otherwise weigh a lower price.',
    spanish:
      'Normalmente no del todo. Según un informe de 2022 sobre reventa, se recupera cerca del 60% de un techo nuevo de asfalto y el 55% de uno de metal. Aun así, un techo, una calefacción o un aire viejos pueden costar la venta o bajar la oferta, y las aseguradoras preguntan la edad. Cámbielo antes de vender si gotea o falla; si no, compare con un descuento.',
    sources: ['CVV22'],
  },
  buying: {
    english:
      'Have these looked at before you buy:\n• The wiring and the panel: knob-and-tube, fuses, aluminum.\n• The roof, the flashing, the chimney and the attic.\n• The furnace or boiler with its flue, and each water heater: their ages and last service.\n• The pipes: galvanized steel, a lead service line, and the sewer by camera.\n• The foundation and the basement: cracks, damp, rot and termites.\n• Lead paint and asbestos, in a house from before 1978.\n• In a house of several units: exits and fire separation, separate meters, permits for each unit, leases and deposits.\nAsk for the year of each part, tell me the years, and I say what is coming and what it costs.',
    spanish:
      'Haga revisar esto antes de comprar:\n• La instalación eléctrica y el tablero: cables antiguos, fusibles, aluminio.\n• El techo, los tapajuntas, la chimenea y el ático.\n• La calefacción o caldera con su chimenea, y cada calentador de agua: edad y último servicio.\n• Las tuberías: acero galvanizado, plomo, y el drenaje con cámara.\n• Los cimientos y el sótano: grietas, humedad, madera podrida y termitas.\n• Pintura con plomo y asbesto, si es de antes de 1978.\n• Si tiene varias unidades: salidas y separación contra incendios, medidores separados, permisos de cada unidad, contratos y depósitos.\nPida el año de cada parte, dígamelos y le diré qué viene y cuánto cuesta.',
    sources: [],
  },
  sale_timing: {
    english:
      'In most places spring and early summer bring the most buyers, and late autumn the fewest, but also fewer homes to compare with. So wait for spring if nothing presses and the waiting months cost you little: loan, taxes, heating and upkeep. List now if it is ready and you would pay for it empty. A local agent knows the weeks there; what prices will do, nobody knows. Ask me what is due before you sell.',
    spanish:
      'En casi todas partes la primavera y el inicio del verano traen más compradores, y el final del otoño menos, pero también menos casas con las que competir. Espere a la primavera si nada apura y los meses de espera cuestan poco: préstamo, impuestos, calefacción y cuidado. Anúnciela ya si está lista y la pagaría vacía. Un agente local conoce las fechas; qué harán los precios no lo sabe nadie. Pregúnteme qué vence antes de vender.',
    sources: [],
  },
} as const
