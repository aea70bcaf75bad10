import { describe, expect, test } from 'vitest'
import { answer } from '../../src/features/homebot/answers/answer.ts'
import { understand } from '../../src/features/homebot/understanding/understand.ts'
import { noRecords } from './judge-question.ts'
import { questionDate } from './question-sets.ts'

const textOf = (question: string, facts = noRecords) =>
  answer(understand(question, { today: questionDate }), facts).paragraphs.join('\n')

/** Matches how an English and a Spanish answer word each judgement of a quoted price. */
const verdicts = {
  below: /is below the usual range|está por debajo de lo usual/,
  fair: /is fair, about|es justo, cerca/,
  usual: /lies within what is usual|está dentro de lo usual/,
  high: /is high, |es caro, /,
  above: /is above the usual range|está por encima de lo usual/,
}
const verdictOf = (text: string) =>
  Object.entries(verdicts).flatMap(([name, words]) => (words.test(text) ? [name] : []))

describe('a quote for a new component', () => {
  test.each([
    [1_500, 'below'],
    [12_500, 'fair'],
    [15_500, 'usual'],
    [20_000, 'high'],
    [40_000, 'above'],
  ])('of $%s for a roof in Texas gets the verdict "%s" in both languages', (dollars, verdict) => {
    const english = textOf(`They quoted $${dollars} for a new roof in Texas, is that fair?`)
    const spanish = textOf(`Me cobran $${dollars} por un techo nuevo en Texas, ¿es justo?`)
    expect(verdictOf(english)).toEqual([verdict])
    expect(verdictOf(spanish)).toEqual([verdict])
  })

  test.each([
    ['Me piden $3,200 por un refrigerador nuevo, ¿es caro?', /^Sí: \$3,200 está por encima/],
    ['Me piden $1,500 por un refrigerador nuevo, ¿es mucho?', /^No, \$1,500 es justo/],
    ['Me piden $1,500 por un refrigerador nuevo, ¿está bien?', /^Sí, \$1,500 es justo/],
    ['Me piden $3,200 por un refrigerador nuevo, ¿es justo?', /^No: \$3,200 está por encima/],
  ])('is answered with a yes or no that fits the question: %s', (question, text) =>
    expect(textOf(question)).toMatch(text),
  )
})

test.each([
  ['What will a new roof cost in Texas in 2036?', 'If prices rise by 4% a year, as the plan assumes'],
  ['¿Cuánto costará un techo nuevo en Texas en 2036?', 'Si los precios suben 4% al año, como supone su plan'],
])('HomeBot uses the inflation setting of the owner for a later price: %s', (question, text) =>
  expect(textOf(question, { ...noRecords, inflation: 0.04 })).toContain(text),
)

test.each([
  ['¿Cuánto le queda a una lavadora de 300 años?', /^Ninguna cifra publicada habla de una lavadora/],
  ['¿Cuánto cuestan la lavadora y la secadora en Ohio?', /^Reemplazarlos todos cuesta .* Ohio/],
  ['¿Es más barato un techo en Texas o en California?', /más barato en Texas/],
  ['¿Conviene reparar un lavavajillas por $300?', /^Depende de su edad\. La mitad de los lavavajillas/],
  ['¿Qué dura más, una lavadora o una secadora?', /duran más en promedio|duran más o menos lo mismo/],
  ['La secadora no calienta', /las causas habituales, de más a menos probables/],
  ['¿Cada cuánto limpio el ducto de la secadora?', /^Cada \d+ meses/],
  ['¿Cada cuánto cambio el filtro de la calefacción?', /^Cada (?:mes|\d+ meses)/],
  ['¿De qué marca es el refrigerador?', /^No lo tiene registrado/],
  ['¿Qué mantenimiento necesita mi casa?', /^Para (?:otoño|primavera)/],
])('HomeBot answers in Spanish without the notice that the answer is in English: %s', (question, text) => {
  expect(textOf(question)).toMatch(text)
  expect(textOf(question)).not.toContain('solo en inglés')
})

test('HomeBot puts a notice in Spanish before an answer that exists only in English', () => {
  expect(textOf('¿Qué marca es la mejor?')).toMatch(/^Entiendo su pregunta; esto lo sé .* solo en inglés\./)
})
