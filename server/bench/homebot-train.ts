import { writeFileSync } from 'node:fs'
import { likeliest, type Model } from '../src/features/homebot/understanding/classifier.ts'
import { fingerprintOf, type Question, readQuestions, sets } from '../test/homebot/question-sets.ts'
import { type Lesson, lessonsOf, pack, train } from '../test/homebot/training.ts'

/*
 * Trains the statistic that HomeBot's rules ask where they are in doubt, on the tuned questions alone, and writes its
 * weights. First it tells what they are worth: the questions of each writer are asked of what was learned from the others'.
 */
const weightsFile = new URL('../src/features/homebot/understanding/classifier-weights.ts', import.meta.url)

const questions = readQuestions(sets.tuned)
crossValidate(questions)
const { intents, alarm, hazards } = lessonsOf(questions)
writeFileSync(
  weightsFile,
  [
    "import type { PackedModel } from './classifier.ts'\n",
    '// Written by `npm run homebot:train` from the tuned questions; not to be edited.\n',
    '/** Of the questions that these were learned from; where they have changed, it must learn again. */',
    `export const learnedFrom = '${fingerprintOf(sets.tuned)}'\n`,
    ...Object.entries({ intentWeights: intents, alarmWeights: alarm, hazardWeights: hazards }).map(
      ([name, lessons]) => `export const ${name}: PackedModel = ${written(train(lessons))}\n`,
    ),
  ].join('\n'),
)

function written(model: Model) {
  const { classes, traits, weights, unit } = pack(model)
  const quoted = (text: string) =>
    `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
  return `{\n  classes: [${classes.map(quoted).join(', ')}],\n  traits: ${quoted(traits)},\n  weights: ${quoted(weights)},\n  unit: ${unit},\n}`
}

function crossValidate(all: readonly Question[]) {
  for (const writer of new Set(all.map((one) => one.writer))) {
    const asked = lessonsOf(all.filter((one) => one.writer === writer))
    const learned = lessonsOf(all.filter((one) => one.writer !== writer))
    const tell = (name: keyof typeof asked, sure: number) => {
      const model = train(learned[name])
      const given = asked[name].map((lesson) => ({ lesson, ...likeliest(model, lesson.traits) }))
      const firm = given.filter(({ probability }) => probability >= sure)
      return `${name} ${share(given)} right, ${share(firm)} of ${firm.length} where sure`
    }
    console.log(
      `${writer || 'The first writer'}: ${tell('intents', 0.9)}; ${tell('alarm', 0.8)}; ${tell('hazards', 0.8)}`,
    )
  }
}

function share(given: readonly { readonly lesson: Lesson; readonly name: string }[]) {
  const right = given.filter(({ lesson, name }) => lesson.classes.includes(name))
  return `${((100 * right.length) / Math.max(1, given.length)).toFixed(1)}%`
}
