import { capitalize } from '@home-pulse/lifecycle/wording'
import { findHomeMatter, type HomeMatter } from '../../understanding/intents/home-matters.ts'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { plannedDateText } from '../forecasts.ts'
import { describeComponent } from '../sentences.ts'
import { findSubject } from '../subject.ts'

/** General advice about each matter, and where the owner can get an answer. */
const texts: Readonly<Record<HomeMatter, { readonly english: string; readonly spanish: string }>> = {
  food: {
    english:
      'By the advice of the US food agencies, food that spoils, such as meat, milk, eggs and leftovers, is safe if it was above 40 °F for less than four hours. A closed refrigerator without power stays cold for about four hours, a full freezer for two days, a half-full one for one. Throw away what was warm for longer, and do not taste it to find out.',
    spanish:
      'Según las agencias de alimentos de EE. UU., lo que se echa a perder, como carne, leche, huevos y sobras, sirve si estuvo a más de 40 °F (4 °C) menos de cuatro horas. Un refrigerador cerrado sin luz guarda el frío unas cuatro horas, y un congelador lleno dos días. Tire lo que estuvo más tiempo, y no lo pruebe.',
  },
  permit: {
    english:
      'Local permit rules are not among what I know. Most places ask for a permit where gas, wiring, a vent or a roof is touched, and some do not for a plain reroof or a plug-in appliance. Ask the building department of the city or county before work begins. A licensed contractor usually gets the permit; ask to see it.',
    spanish:
      'No conozco las reglas locales de permisos. En la mayoría de los lugares hace falta un permiso cuando se toca gas, cableado, ventilación o techo. Pregunte al departamento de construcción de la ciudad o el condado antes de empezar.',
  },
  insurance: {
    english:
      'Your policy is not among what I know. Home insurance usually pays for sudden damage, such as a storm or a burst pipe, and not for wear, age or missed upkeep. Many insurers ask how old the roof, the furnace and the water heater are, and pay less for an old roof or do not renew. Read the policy or ask the agent, and keep photos and receipts here.',
    spanish:
      'No conozco su póliza. El seguro suele pagar daños repentinos, como una tormenta o un tubo roto, y no el desgaste ni la edad. Muchas aseguradoras preguntan la edad del techo y de los equipos. Pregunte a su agente.',
  },
  tax: {
    english:
      'Taxes are not on record here. The tax office of the county has the amount and the dates. You can keep the next one as a task: “remind me to pay the property tax on January 10”.',
    spanish:
      'Los impuestos no están en sus registros. La oficina de impuestos del condado tiene el monto y las fechas.',
  },
  tenancy_law: {
    english:
      'That is a matter of state and local law, which is not among what I know. Your state’s landlord and tenant office or a lawyer can tell. The lease dates and rents on record are yours to ask me for.',
    spanish:
      'Eso depende de la ley estatal y local, que no conozco. Pregunte a un abogado o a la oficina de vivienda de su estado.',
  },
  bill: {
    english:
      'Bills are not on record here, so I cannot say which part it is. What uses most in a home is heating and cooling, then hot water, then the dryer and the refrigerator. Look first at a filter that was not changed, a thermostat, a tap or a toilet that runs hot or all the time, a door seal, and a space heater. Compare the meter before and after one of them is off for an hour.',
    spanish:
      'No tengo sus facturas. Lo que más gasta es la calefacción y el aire, luego el agua caliente, la secadora y el refrigerador. Revise primero filtros, termostato y fugas de agua caliente.',
  },
}

/** Gives general advice and names where to ask. Adds what is on record about the component in the question. */
export function answerHomeMatter(asked: Understanding, facts: Facts): Answer | undefined {
  const matter = findHomeMatter(asked.words)
  if (!matter) return undefined
  const subject = findSubject({ ...asked, isTheirOwn: true }, facts)
  const row = subject.is === 'own' ? subject.row : undefined
  return {
    paragraphs: [
      asked.isSpanish ? texts[matter].spanish : texts[matter].english,
      ...(row && !asked.isSpanish
        ? [
            `On record: ${capitalize(describeComponent(row, facts.today))}, ${plannedDateText(row, facts.today)}.`,
          ]
        : []),
      ...(asked.isSpanish || matter === 'food'
        ? []
        : ['This is common knowledge; we found no published source for it.']),
    ],
    next: ['Which of mine is next?', 'What is due this year?'],
    subject: row,
  }
}
