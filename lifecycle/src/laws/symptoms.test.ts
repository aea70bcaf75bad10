import { componentTypes } from '@home-pulse/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { type Danger, safetyAdvice } from '../catalogue/safety/safety.ts'
import { nextSteps } from '../catalogue/safety/safety-next-steps.ts'
import { symptomOf, symptoms } from '../catalogue/symptoms/symptoms.ts'

const all = componentTypes.flatMap((type) =>
  Object.keys(symptoms[type]).map((name) => ({ type, name, symptom: symptomOf(type, name) })),
)

const isDanger = (name: string): name is Danger => Object.hasOwn(safetyAdvice, name)
const dangers = Object.keys(safetyAdvice).filter(isDanger)

/** Returns the numbers in each sentence, such as phone numbers, times and distances. */
const numbersOf = (sentences: readonly string[]) =>
  sentences.map((sentence) => sentence.match(/\d+(?:-\d+)*/g) ?? [])

describe('the catalogue of symptoms', () => {
  it('has at least four symptoms for each type of component', () => {
    for (const type of componentTypes) expect(Object.keys(symptoms[type]).length).toBeGreaterThanOrEqual(4)
  })

  it.each(all)(
    'has a sign that fits into a sentence, and advice in full sentences, for the type $type and the symptom $name',
    ({ symptom }) => {
      expect(symptom?.sign).toMatch(/^[a-z][^.]*[a-z0-9]$/)
      for (const cause of symptom?.causes ?? []) expect(cause).toMatch(/^[a-z][^.]*$/)
      for (const sentence of [symptom?.check, symptom?.call]) expect(sentence).toMatch(/^[A-Z].*\.$/)
    },
  )

  it('has no entry for an unknown symptom, or for a symptom that belongs to another type', () => {
    expect(symptomOf('roof', 'rumbling')).toBeUndefined()
    expect(symptomOf('roof', 'toString')).toBeUndefined()
  })
})

describe('safety advice', () => {
  it.each(Object.entries(safetyAdvice))(
    'begins with an instruction in both languages for the danger “%s”',
    (_danger, advice) => {
      // The advice on a past or a planned danger begins with a warning, or with what to do if the danger returns.
      expect(advice.english[0]).toMatch(
        /^(Get|Leave|Keep|Have|Stop|Force|Switch|Stay|Close|Turn|Do not go in|If you are in danger now, get out|Please call or text 988|Call 911 now(?:[,;]| and)|Call Poison Control at|Go to an emergency room now,|(No, n|N)ever|If the alarm sounds again .*, get everyone) .*\.$/,
      )
      expect(advice.spanish[0]).toMatch(
        /^(Salgan?|Pida|Pare|Fuerce|Deje|Que un médico|Mantenga|Quédese|Corte|Déjelo|Aléjese|Apague|Aléjense|No entre|Si está en peligro ahora, salga|No pise|Que nadie|Cierre|Por favor llame|Llame (?:ahora )?al|Vaya a urgencias|Saque|(No, n|N)unca|Si la alarma vuelve .*, salgan) .*\.$/,
      )
    },
  )

  it.each(dangers)(
    'has as many sentences and the same numbers in Spanish as in English for the danger “%s”',
    (danger) => {
      for (const { english, spanish } of [safetyAdvice[danger], nextSteps(danger)]) {
        expect(spanish).toHaveLength(english.length)
        for (const [index, numbers] of numbersOf(english).entries()) {
          expect(numbersOf(spanish)[index]).toEqual(expect.arrayContaining(numbers))
        }
      }
    },
  )

  it('begins with leaving the building for gas, and with fresh air for carbon monoxide', () => {
    expect(safetyAdvice.gas.english[0]).toContain('Leave the building')
    expect(safetyAdvice.carbon_monoxide.english[0]).toContain('fresh air')
  })
})
