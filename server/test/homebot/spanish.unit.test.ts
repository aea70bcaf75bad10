import { describe, expect, test } from 'vitest'
import { answer } from '../../src/features/homebot/answers/answer.ts'
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
      /^La posibilidad de que siga funcionando el 1 de enero de 2030/,
    ],
    ['¿Cuánto cuesta un techo nuevo en Texas?', /^Reemplazar un techo cuesta normalmente unos \$/],
    ['Mi lavadora tiene 9 años y la reparación cuesta $400, ¿vale la pena repararla?', /^Conviene/],
    ['¿Qué tengo que reemplazar primero?', /^Todavía no tiene nada registrado/],
    ['¿Qué vence este año?', /^Todavía no tiene nada registrado/],
    ['¿Cuánto debo ahorrar cada mes?', /^Todavía no tiene nada registrado/],
    ['Hola', /^¡Hola!/],
    ['Gracias', /^De nada/],
    ['¿Qué puedes hacer?', /^Respondo con vidas útiles/],
    ['¿Quién ganó el partido de futbol?', /^Eso queda fuera de lo que sé/],
    ['huele a gas en la cocina', /^Salga de la casa ahora mismo/],
    ['mezcle cloro con amoniaco', /^Nunca mezcle cloro/],
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
    'gets the same date as in English, and no dollars or percentages that English lacks: %s',
    (spanish, english) => {
      const [one, other] = [answered(spanish), answered(english)]
      expect(one.forecastOn).toBe(other.forecastOn)
      const text = other.paragraphs.join('\n')
      expect([...dollarsIn(textOf(spanish))].filter((sum) => !dollarsIn(text).has(sum))).toEqual([])
      expect([...percentsIn(textOf(spanish))].filter((share) => !percentsIn(text).has(share))).toEqual([])
    },
  )
})

test.each(['what about my fridge', 'is the AC old'])(
  'a question in English is not treated as Spanish: %s',
  (text) => {
    expect(asked(text).isSpanish).toBe(false)
  },
)
