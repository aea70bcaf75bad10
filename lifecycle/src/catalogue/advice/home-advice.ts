import { faultAdvice } from '../symptoms/fault-advice.ts'
import { houseCareAdvice } from '../symptoms/house-care-advice.ts'
import type { Advice } from './advice.ts'
import { appAdvice } from './app-advice.ts'
import { buildingAdvice } from './building-advice.ts'
import { careAdvice } from './care-advice.ts'
import { contractorAdvice } from './contractor-advice.ts'
import { equipmentAdvice } from './equipment-advice.ts'
import { hiringAdvice } from './hiring-advice.ts'
import { ownershipAdvice } from './ownership-advice.ts'
import { rentAndLeaseAdvice } from './rent-and-lease-advice.ts'
import { rentedUnitAdvice } from './rented-unit-advice.ts'
import { saleAdvice } from './sale-advice.ts'
import { seasonAdvice } from './season-advice.ts'
import { troubleAdvice } from './trouble-advice.ts'

/** General advice about matters of a home that the app does not record. The first sentence answers the question. */
export const advice = {
  ...seasonAdvice,
  ...saleAdvice,
  ...rentAndLeaseAdvice,
  ...rentedUnitAdvice,
  ...hiringAdvice,
  ...equipmentAdvice,
  ...buildingAdvice,
  ...careAdvice,
  ...troubleAdvice,
  ...faultAdvice,
  ...houseCareAdvice,
  ...ownershipAdvice,
  ...contractorAdvice,
  ...appAdvice,
  manual: {
    english:
      'No manual is stored here: I keep records and notes, but no documents. The maker’s website has it for download under the model number, which is on the label inside the door or on the back. Keep the link as a note here, for example “note: dishwasher manual at …”. Ask me for the model if you saved it.',
    spanish:
      'Aquí no se guardan manuales: solo registros y notas. El sitio del fabricante lo ofrece con el número de modelo, que está en la etiqueta dentro de la puerta o atrás. Puede guardar el enlace como nota. Pregúnteme el modelo si lo anotó.',
    sources: [],
  },
  food: {
    english:
      'Throw away meat, fish, milk, eggs and leftovers once the refrigerator was without power for more than four hours, or once they were above 40 °F for two; do not taste to find out. A closed freezer keeps cold about 48 hours if full and 24 if half full, and food with ice crystals can be frozen again. When in doubt, throw it out.',
    spanish:
      'Tire carne, pescado, leche, huevos y sobras si el refrigerador estuvo más de cuatro horas sin luz, o si pasaron dos horas a más de 40 °F (4 °C); no los pruebe. Un congelador cerrado guarda el frío unas 48 horas si está lleno y 24 si está a la mitad; lo que aún tiene hielo se puede volver a congelar. Si duda, tírelo.',
    sources: ['FSG'],
  },
  permit: {
    english:
      'Usually yes: most places ask for a permit and an inspection where gas, wiring, a vent or a roof is touched, so for a water heater, a furnace, central air and mostly a roof. A plug-in appliance needs none, and some places ask for none for a plain reroof. A licensed contractor usually gets the permit; ask to see it. The building department of the city or county has the local rule, which is not among what I know.',
    spanish:
      'Normalmente sí: en casi todas partes hace falta un permiso y una inspección cuando se toca gas, cableado, ventilación o techo. Un aparato que solo se enchufa no lo necesita, y algunos lugares no lo piden para cambiar solo las tejas. El contratista con licencia suele tramitarlo; pida verlo. La regla local, que no conozco, la tiene el departamento de construcción de la ciudad o el condado.',
    sources: [],
  },
  insurance: {
    english:
      'Your policy is not among what I know. Home insurance usually pays for sudden damage, such as a storm or a burst pipe, and not for wear, age or missed upkeep. Many insurers ask how old the roof, the furnace and the water heater are, and pay less for an old roof or do not renew. Read the policy or ask the agent, and keep photos and receipts here.',
    spanish:
      'No conozco su póliza. El seguro suele pagar daños repentinos, como una tormenta o un tubo roto, y no el desgaste ni la edad. Muchas aseguradoras preguntan la edad del techo y de los equipos. Pregunte a su agente.',
    sources: [],
  },
  tax: {
    english:
      'Taxes are not on record here. The tax office of the county has the amount and the dates. You can keep the next one as a task: “remind me to pay the property tax on January 10”.',
    spanish:
      'Los impuestos no están en sus registros. La oficina de impuestos del condado tiene el monto y las fechas.',
    sources: [],
  },
  power_use: {
    english:
      'Usually cooling and heating. Of the electricity of all US homes in 2022, cooling took 16%, electric heating 14%, hot water 11%, refrigerators 6%, dryers 4%, furnace fans 2%, and stoves, dishwashers and washers about 1% each. I have no figure of your own ones: the yellow EnergyGuide label tells what one uses in a year, and a plug-in meter measures the small ones.',
    spanish:
      'Normalmente el aire y la calefacción. De la electricidad de las casas de EE. UU. en 2022, el aire usó el 16%, la calefacción eléctrica el 14%, el agua caliente el 11%, los refrigeradores el 6%, las secadoras el 4%, los ventiladores de calefacción el 2%, y estufas, lavavajillas y lavadoras cerca del 1% cada una. No tengo cifras de los suyos: la etiqueta EnergyGuide dice cuánto gasta uno al año.',
    sources: ['EIA-USE'],
  },
  bill: {
    english:
      'Bills are not on record here, so I cannot say which part it is. What uses most in a home is heating and cooling, then hot water, then the dryer and the refrigerator. Look first at a filter that was not changed, a thermostat, a tap or a toilet that runs hot or all the time, a door seal, and a space heater. Compare the meter before and after one of them is off for an hour.',
    spanish:
      'No tengo sus facturas. Lo que más gasta es la calefacción y el aire, luego el agua caliente, la secadora y el refrigerador. Revise primero filtros, termostato y fugas de agua caliente.',
    sources: [],
  },
  home_warranty: {
    english:
      'Mostly not for a home whose parts are young, and perhaps for one with several old ones. A home warranty costs about $600 a year on average, from $264 to $1,425, and a fee for each visit besides. It leaves out what was broken or badly kept before, and pays up to a limit for each item. It picks the repairman and decides between repair and replacement, so a tenant may wait. Compare its yearly price with what your home is expected to cost a year: ask me what to set aside.',
    spanish:
      'Casi nunca si los aparatos son nuevos, y quizá si varios son viejos. Una garantía de hogar cuesta en promedio unos $600 al año, de $264 a $1,425, más una tarifa por visita. No cubre lo que ya estaba mal o sin mantenimiento, y paga hasta un límite por aparato. Ella elige al técnico y decide si repara o reemplaza, y el inquilino puede tener que esperar. Compárela con lo que se espera gastar: pregúnteme cuánto ahorrar.',
    sources: ['BVHW'],
  },
  childproof: {
    english:
      'Begin with the anti-tip bracket, so that a child who stands on the open door cannot tip the stove. Then knob covers, an oven latch, back burners with handles inward, and three feet of distance while it is hot. In the rest of the home: anchor dressers and TVs, gates at stairs, outlet covers, cleaners and medicine locked, hot water at 120 °F.',
    spanish:
      'Empiece por el soporte antivuelco, para que la estufa no se voltee si un niño se sube a la puerta. Luego cubiertas en las perillas, seguro en el horno, quemadores de atrás con mangos hacia adentro y tres pies de distancia. En el resto: ancle cómodas y televisores, rejas en escaleras, tapas en contactos, limpiadores y medicinas bajo llave, agua a 120 °F.',
    sources: ['TIP', 'CDC-SCALD'],
  },
  running_cost: {
    english:
      'I have no figures of what one costs to run: that depends on the model, your prices and how much you use it. The yellow EnergyGuide label tells its use in a year; multiply that by the price of a kilowatt-hour or a therm on your bill. A plug-in meter measures the small ones. Ask me what it costs to replace or keep up.',
    spanish:
      'No tengo cifras de cuánto cuesta usarlo: depende del modelo, de sus tarifas y del uso. La etiqueta amarilla EnergyGuide dice cuánto gasta en un año; multiplíquelo por el precio del kilovatio-hora o del gas en su factura. Un medidor de enchufe mide los aparatos chicos. Pregúnteme cuánto cuesta cambiarlo o mantenerlo.',
    sources: [],
  },
  relight: {
    english:
      'If you smell gas, light nothing and touch no switch: leave, and call the gas utility and 911 from outside. If not, follow the lighting label on the appliance step by step: gas off, wait at least five minutes, smell near the floor, then light. If the pilot does not stay lit, do not keep trying: call a technician. Newer appliances may have no pilot.',
    spanish:
      'Si huele a gas, no prenda nada ni toque interruptores: salga y llame desde afuera a la compañía de gas y al 911. Si no, siga la etiqueta del aparato paso a paso: cierre el gas, espere al menos cinco minutos, huela cerca del piso y luego prenda. Si el piloto no se queda, no insista: llame a un técnico. Los aparatos nuevos pueden no tener piloto.',
    sources: ['PAPUC'],
  },
  efficiency: {
    english:
      'The one with the lowest figure in kWh, or of energy per year, on its yellow EnergyGuide label, among those of your size; the ENERGY STAR mark shows the better ones. Of refrigerators, one with the freezer on top uses least, and an ice dispenser in the door adds to it. Of water heaters, a heat pump model uses least, and of dryers too. I rank no brands and no models.',
    spanish:
      'El que gaste menos kWh al año según su etiqueta amarilla EnergyGuide, entre los de su tamaño; la marca ENERGY STAR señala los mejores. De los refrigeradores gasta menos el que tiene el congelador arriba, y un dispensador de hielo en la puerta gasta más. De los calentadores de agua y las secadoras, los de bomba de calor. No comparo marcas ni modelos.',
    sources: [],
  },
} as const satisfies Readonly<Record<string, Advice>>

export type AdviceTopic = keyof typeof advice
