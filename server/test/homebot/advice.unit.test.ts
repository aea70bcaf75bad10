import { describe, expect, test } from 'vitest'
import { answer } from '../../src/features/homebot/answers/answer.ts'
import { findAction } from '../../src/features/homebot/understanding/actions.ts'
import { understand } from '../../src/features/homebot/understanding/understand.ts'
import { noRecords } from './judge-question.ts'
import { questionDate } from './question-sets.ts'

const textOf = (question: string) =>
  answer(understand(question, { today: questionDate }), noRecords).paragraphs.join('\n')

describe('advice on a home', () => {
  test.each([
    ['when is the furnace filter due', /Change the air filter: every/],
    ['when are the refrigerator coils due', /Clean the condenser coils: every/],
    ['how often do you replace carbon monoxide detectors', /five to ten/],
    ['i need a plan for the furnace', /to replace|costs/],
    ['how do i get the place ready for winter', /^Before the winter:/],
    ['anything i should check before the first freeze', /^Before the winter:/],
    ['qué reviso antes de que llegue el frío', /^Antes del invierno:/],
    ['what do I do to prepare for hurricane season', /^Before the monsoon or another season of storms:/],
    ['como preparo la casa para las lluvias', /^Antes de la temporada de tormentas/],
    ['getting the house ready for summer, what first', /^Before the warm season:/],
    ['red flags when buying a 1920s duplex', /^Have these looked at before you buy:/],
    ['en que me fijo antes de comprar una casa vieja', /^Haga revisar esto antes de comprar:/],
    ['we list the house in may, what repairs before selling', /^First what a buyer’s inspector/],
    ['voy a vender la casa, que arreglo primero', /^Primero lo que anota el inspector/],
    ['do you get your money back on a new furnace at resale', /^Usually not in full/],
    ['is it worth replacing the ac before i sell', /^Usually not in full/],
    ['do i need to disclose an old leak when i sell', /^Mostly yes: most states/],
    ['it eats electricity. what fridge is more efficient', /^The one with the lowest figure/],
    ['vale la pena una garantía de hogar', /^Casi nunca/],
    ['how do i keep my toddler away from the stove knobs', /^Begin with the anti-tip bracket/],
    ['que secadora gasta menos energia', /^El que gaste menos kWh/],
    ['do i need a licensed plumber to replace a water heater', /^Better not: .* licensed/],
    ['is a handyman allowed to install a dishwasher', /^Many people put in a dishwasher themselves/],
    ['puedo instalar yo mismo el calentador de agua', /^Mejor no: .* licencia/],
    ['slate roof, how many years', /^Home builders give slate more than 50 years/],
    ['cuanto dura un techo de teja', /^Los constructores dan a las tejas/],
  ])('is given for “%s”', (question, said) => expect(textOf(question)).toMatch(said))

  test.each([
    'i plan to sell in 5 years, will the roof last',
    'can the water heater wait another winter',
    'how much should i save before winter',
    'what tasks are due before winter',
    'when should i buy a new fridge',
    'what does a new roof cost before i sell',
  ])('is not given for a question about dates, costs or tasks: %s', (question) =>
    expect(understand(question, { today: questionDate }).specialIntent).toBeUndefined(),
  )
})

describe('HomeBot’s answer about a warranty', () => {
  test.each([
    ['is my 7 year old fridge still under warranty', /^In full probably not\. .* 1 year on parts and labor/],
    ['water heater from 2024, still under warranty?', /^Probably yes\. .* 6 years on the tank/],
    ['mi lavadora de 9 años sigue en garantía?', /^Probablemente no\. La garantía usual de una lavadora/],
  ])('compares the age with the usual terms: %s', (question, said) => expect(textOf(question)).toMatch(said))
})

describe('HomeBot’s answer about a symptom', () => {
  test.each([
    ['refrigerator section warm freezer still frozen solid', 'is warm while its freezer is cold'],
    ['la nevera no enfria pero el congelador si congela', 'su congelador está frío'],
    ['washer sounds like a jet engine on spin', 'is loud when it spins'],
    ['la lavadora hace un ruido horrible al centrifugar', 'hace ruido al centrifugar'],
    ['washer stopped draining mid cycle', 'Unplug it, and bail out the water'],
    ['el lavaplatos apesta', 'huele mal'],
    ['fridge smells funky', 'smells bad'],
  ])('names the causes of that symptom: %s', (question, said) => expect(textOf(question)).toContain(said))
})

describe('HomeBot’s answer to a question about a price or an interval', () => {
  test.each([
    ['what does a dryer belt cost', /^Repairing a dryer .* I have no price of the belt alone/],
    [
      'how much for a new pump on the washer',
      /^Replacing the pump of a washer usually costs about \$150 to \$350 with labor/,
    ],
    ['how much is a gas stove vs electric', /^My prices do not tell gas from electric ones/],
    ['how much does a heat pump cost', /^Replacing a heat pump/],
    ['how often do i need the furnace looked at', /^Every 12 months, in fall, by a professional/],
    ['when do i flush a water heater n how', /^Every 12 months .*\nHow to flush a tank/],
  ])('begins with it, if it is known: %s', (question, said) => expect(textOf(question)).toMatch(said))
})

describe('a quoted price in a Spanish question to HomeBot', () => {
  test.each([
    ['me cobran 7500 por el techo, es justo?', /^Sí, \$7,500 está dentro de lo usual/],
    ['me dieron presupuesto de 30000 por cambiar el techo, está bien?', /^No: \$30,000/],
    ['me piden 90000 por un techo nuevo', /^No: \$90,000/],
    ['me cobran 300 por arreglar la secadora de 14 años', /^Conviene repararla.* por una nueva/],
  ])('is judged as a price for a new component or for a repair: %s', (question, said) =>
    expect(textOf(question)).toMatch(said),
  )
})

describe('a message to HomeBot about a subject outside its knowledge', () => {
  test.each([
    ['whats the weather tomorrow', /^That is outside what I know: I have nothing on the weather/],
    ['va a llover mañana?', /^Eso queda fuera de lo que sé: no tengo nada sobre el clima/],
    ['tell me a joke about plumbers', /poems, jokes and stories/],
    ['what are you', /^I am HomeBot/],
    ['quien eres', /^Soy HomeBot/],
  ])('gets an answer that names that subject, or says what HomeBot is: %s', (question, said) =>
    expect(textOf(question)).toMatch(said),
  )
})

test.each(['remind me what i have to do before winter', 'recuérdame qué tengo que hacer antes del invierno'])(
  'a question about the work before a season is not read as a request to add a task: %s',
  (message) => expect(findAction(message, questionDate)).toBeUndefined(),
)

test('HomeBot reads a Spanish message about a component installed yesterday as a replacement', () => {
  expect(findAction('ayer pusimos una estufa nueva, costó 900', '2026-11-26')).toEqual({
    kind: 'replace',
    on: '2026-11-25',
    dollars: 900,
  })
})
