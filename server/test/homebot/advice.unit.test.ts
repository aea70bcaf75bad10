import { describe, expect, test } from 'vitest'
import { answer } from '../../src/features/homebot/answers/answer.ts'
import { understand } from '../../src/features/homebot/understanding/understand.ts'
import { noRecords } from './judge-question.ts'
import { questionDate } from './question-sets.ts'

const textOf = (question: string) =>
  answer(understand(question, { today: questionDate }), noRecords).paragraphs.join('\n')

describe('advice on a home', () => {
  test.each([
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

describe('a warranty', () => {
  test.each([
    ['is my 7 year old fridge still under warranty', /^In full probably not\. .* 1 year on parts and labor/],
    ['water heater from 2024, still under warranty?', /^Probably yes\. .* 6 years on the tank/],
    ['mi lavadora de 9 años sigue en garantía?', /^Probablemente no\. La garantía usual de una lavadora/],
  ])('is judged by the usual terms and the age: %s', (question, said) =>
    expect(textOf(question)).toMatch(said),
  )
})

describe('a symptom', () => {
  test.each([
    ['refrigerator section warm freezer still frozen solid', 'is warm while its freezer is cold'],
    ['la nevera no enfria pero el congelador si congela', 'su congelador está frío'],
    ['washer sounds like a jet engine on spin', 'is loud when it spins'],
    ['la lavadora hace un ruido horrible al centrifugar', 'hace ruido al centrifugar'],
    ['washer stopped draining mid cycle', 'Unplug it, and bail out the water'],
    ['el lavaplatos apesta', 'huele mal'],
    ['fridge smells funky', 'smells bad'],
  ])('has its own causes and first step: %s', (question, said) => expect(textOf(question)).toContain(said))
})
