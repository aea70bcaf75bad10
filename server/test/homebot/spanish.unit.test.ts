import { describe, expect, test } from 'vitest'
import { answer } from '../../src/features/homebot/answers/answer.ts'
import type { OwnRecords } from '../../src/features/homebot/answers/records/own-record-facts.ts'
import { understand } from '../../src/features/homebot/understanding/understand.ts'
import { noRecords } from './judge-question.ts'
import { questionDate } from './question-sets.ts'

const asked = (question: string) => understand(question, { today: questionDate })
const answered = (question: string) => answer(asked(question), noRecords)
const textOf = (question: string) => answered(question).paragraphs.join('\n')
const dollarsIn = (text: string) => new Set(text.match(/\$\d+(?:,\d{3})*/g))
const percentsIn = (text: string) => new Set(text.match(/\d+%/g))

describe('a question in Spanish', () => {
  test.each([
    ['¿Cuánto dura un calentador de agua?', /^La mitad de los calentadores de agua dura más de \d+ años/],
    ['Mi lavadora tiene 9 años, ¿cuándo debo cambiarla?', /^Planifique reemplazar su lavadora de 9 años/],
    [
      'mi nevera de 10 años, ¿llegará hasta 2030?',
      /^Probablemente, con riesgo\. La posibilidad de que siga funcionando el 1 de enero de 2030/,
    ],
    ['¿Cuánto cuesta un techo nuevo en Texas?', /^Reemplazar un techo cuesta normalmente unos \$/],
    ['Mi lavadora tiene 9 años y la reparación cuesta $400, ¿vale la pena repararla?', /^Conviene/],
    ['¿Qué tengo que reemplazar primero?', /^Todavía no tiene nada registrado/],
    ['¿Qué vence este año?', /^Todavía no tiene nada registrado/],
    ['¿Cuánto debo ahorrar cada mes?', /^Todavía no tiene nada registrado/],
    ['Hola', /^¡Hola!/],
    ['Gracias', /^De nada/],
    ['¿Qué puedes hacer?', /^Soy HomeBot, un programa/],
    ['¿Quién ganó el partido de futbol?', /^Eso queda fuera de lo que sé/],
    ['huele a gas en la cocina', /^Salga de la casa ahora mismo/],
    ['mezcle cloro con amoniaco', /^Salgan todos al aire libre ahora/],
    ['prendimos la parrilla en la sala por el frio', /^Salgan todos/],
  ])('is answered in Spanish: %s', (question, text) => expect(textOf(question)).toMatch(text))

  test.each([
    [
      'Mi lavadora tiene 9 años, ¿cuándo debo cambiarla?',
      'My washer is 9 years old, when should I replace it?',
    ],
    ['¿Cuánto cuesta una secadora nueva en Texas?', 'What does a new dryer cost in Texas?'],
    [
      'Mi lavadora tiene 9 años y la reparación cuesta $400, ¿vale la pena repararla?',
      'My washer is 9 years old and the repair costs $400, is it worth repairing?',
    ],
  ])(
    'gets the date of the English answer, and only sums and percentages that are also in the English answer: %s',
    (spanish, english) => {
      const [one, other] = [answered(spanish), answered(english)]
      expect(one.forecastOn).toBe(other.forecastOn)
      const text = other.paragraphs.join('\n')
      expect([...dollarsIn(textOf(spanish))].filter((sum) => !dollarsIn(text).has(sum))).toEqual([])
      expect([...percentsIn(textOf(spanish))].filter((share) => !percentsIn(text).has(share))).toEqual([])
    },
  )
})

describe('a question in Spanish about records', () => {
  const home = {
    ...{ id: '1', street: '12 Oak St', city: 'Austin', state: 'TX' as const, builtYear: 1990 },
    ...{ floorArea: 1_850, storeys: 2 },
  }
  test.each<[string, OwnRecords, RegExp]>([
    [
      'no home',
      { about: 'home_count', addresses: [], count: 0, unitCount: 0 },
      /^Todavía no tiene ninguna\./,
    ],
    ['unlisted homes', { about: 'home_count', addresses: ['A'], count: 1_500, unitCount: 0 }, /1,499 más/],
    [
      'too many homes to compare',
      { about: 'home_costs', costs: undefined, count: 9_000, years: 1 },
      /^Tiene 9,000 propiedades/,
    ],
    ['the costs of no home', { about: 'home_costs', costs: [], count: 0, years: 1 }, /^Todavía no hay/],
    ['the age of no home', { about: 'homes', field: 'built', homes: [] }, /^Todavía no hay/],
    ['the age of a home', { about: 'homes', field: 'built', homes: [home] }, /TX se construyó hacia 1990/],
    [
      'the size of a home',
      { about: 'homes', field: 'size', homes: [home] },
      /1,850 pies cuadrados, en 2 pisos/,
    ],
    [
      'the unknown size of a home',
      { about: 'homes', field: 'size', homes: [{ ...home, floorArea: null }] },
      /^La superficie de 12 Oak St/,
    ],
    [
      'the ages of no component',
      { about: 'parts', asked: { of: 'parts' }, rows: [], count: 0, types: ['roof'] },
      /^No hay techos registrados/,
    ],
    [
      'no missing brand',
      { about: 'parts', asked: { of: 'parts', missing: 'brand' }, rows: [], count: 2, types: [] },
      /^Ninguno: los 2 tienen marca/,
    ],
  ])('is answered in Spanish if it is about %s', (_subject, records, text) => {
    const { paragraphs } = answer(asked('¿Cuántas propiedades tengo?'), { ...noRecords, records })
    expect(paragraphs.join('\n')).toMatch(text)
  })
})

test.each(['what about my fridge', 'is the AC old'])(
  'a question in English is not treated as Spanish: %s',
  (text) => {
    expect(asked(text).isSpanish).toBe(false)
  },
)
