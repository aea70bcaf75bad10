import type { Advice } from './advice.ts'

export const contractorAdvice = {
  inflation_prices: {
    english:
      'Nobody can tell what prices will do, and I do not forecast them. They rose with wages of the trades, materials, shipping and new efficiency rules, and rarely fall back. So replace by condition and not by fear of prices: waiting pays while the odds of failure are low. My costs are in today’s dollars; ask me for the odds and price of a part.',
    spanish:
      'Nadie puede saber qué harán los precios, y yo no los pronostico. Subieron por los sueldos de los oficios, los materiales, el transporte y las nuevas reglas de eficiencia, y rara vez bajan. Cambie según el estado y no por miedo: esperar conviene si es poco probable que falle. Mis costos son en dólares de hoy; pregúnteme por una parte.',
    sources: [],
  },
  supply_delay: {
    english:
      'It depends on the model: a common size in stock mostly comes within days, a special size, color or built-in can take weeks. Heating and cooling take longest in the first cold or hot spell, and a roof waits for weather and crew. Ask for stock, delivery date and removal of the old one before you pay. Ask me what is likely to fail, so you order in time.',
    spanish:
      'Depende del modelo: un tamaño común en existencia casi siempre llega en días; un tamaño, color o empotrado especial puede tardar semanas. La calefacción y el aire tardan más con el primer frío o calor, y el techo espera clima y cuadrilla. Antes de pagar pregunte existencia, fecha y retiro del viejo. Pregúnteme qué puede fallar pronto, para pedirlo a tiempo.',
    sources: [],
  },
  emergency_plumber: {
    english:
      'Call at night if water runs and cannot be shut off, sewage comes up, or the home has no water or no heat in frost. First close the main valve; if you smell gas, leave and call the utility and 911 from outside. If a valve stops it, wait for the morning: night and weekend rates are higher. Ask for the trip fee on the phone.',
    spanish:
      'Llame de noche si sale agua que no se puede cortar, sube agua negra o no hay agua, o calefacción en una helada. Primero cierre la llave principal; si huele a gas, salga y llame desde afuera a la compañía y al 911. Si una llave lo detiene, espere a la mañana: de noche y en fin de semana cuesta más. Pregunte la tarifa de visita.',
    sources: [],
  },
  who_to_call: {
    english:
      'The part decides: a plumber for pipes, drains, water heater and gas lines; an HVAC company for furnace and air conditioner; an electrician for panel and outlets; an appliance technician for fridge, washer, dryer, stove and dishwasher; a roofer for leaks from above; a structural engineer for cracks. If you smell gas, leave first, then call the utility and 911. Tell me the trouble for more.',
    spanish:
      'Depende de la parte: plomero para tuberías, desagües, calentador de agua y líneas de gas; empresa de climatización para calefacción y aire; electricista para tablero y enchufes; técnico de aparatos para refrigerador, lavadora, secadora, estufa y lavaplatos; techador para goteras; ingeniero estructural para grietas. Si huele a gas, salga primero y llame a la compañía y al 911. Cuénteme el problema y le digo qué puede ser.',
    sources: [],
  },
  neighbors: {
    english:
      'Talk to the neighbor first, then put what you agree in writing. As a rule a fence or wall on the line is shared; the survey, the deed and local law decide, and I do not know them. Do not cut or build across the line without agreement. For leaks and dead trees send photos and a dated letter.',
    spanish:
      'Hable primero con el vecino y luego ponga por escrito lo acordado. En general cada quien cuida su lado, y una cerca o pared en el límite se comparte; deciden el plano, la escritura y la ley local, que no conozco. No corte ni construya del otro lado sin acuerdo. Por fugas o árboles secos mande fotos y una carta con fecha.',
    sources: [],
  },
} as const satisfies Readonly<Record<string, Advice>>
