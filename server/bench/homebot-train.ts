import { writeFileSync } from 'node:fs'
import { likeliest, type Model } from '../src/features/homebot/understanding/classifier.ts'
import { fingerprintOf, type Question, readQuestions, sets } from '../test/homebot/question-sets.ts'
import { dangerLessons, trainVote } from '../test/homebot/safety/lessons.ts'
import { type Lesson, lessonsOf, pack, train } from '../test/homebot/training.ts'

/*
 * Trains the statistic that HomeBot's rules ask where they are in doubt, on the tuned questions alone, and writes its
 * weights. First it tells what they are worth: the questions of each writer are asked of what was learned from the others'.
 */
const weightsFile = new URL('../src/features/homebot/understanding/classifier-weights.ts', import.meta.url)

const questions = readQuestions(sets.tuned)
crossValidate(questions)
writeFileSync(
  weightsFile,
  [
    "import type { PackedModel } from './classifier.ts'\n",
    '// Written by `npm run homebot:train` from the tuned questions; not to be edited.\n',
    '/** Of the questions that these were learned from; where they have changed, it must learn again. */',
    `export const learnedFrom = '${fingerprintOf(sets.tuned)}'\n`,
    `export const intentWeights: PackedModel = ${written(train(lessonsOf(questions)))}\n`,
  ].join('\n'),
)
const vote = trainVote(dangerLessons())
writeFileSync(
  new URL('../src/features/homebot/understanding/dangers/danger-weights.ts', import.meta.url),
  `// Written by \`npm run homebot:train\`; not to be edited.
export const dangerWeights = {
  classes: [${vote.classes.map((name) => `'${name}'`).join(', ')}],
  weights: '${vote.weights}',
  unit: ${vote.unit},
}
`,
)

function written(model: Model) {
  const { classes, traits, weights, unit } = pack(model)
  const quoted = (text: string) =>
    `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
  return `{\n  classes: [${classes.map(quoted).join(', ')}],\n  traits: ${quoted(traits)},\n  weights: ${quoted(weights)},\n  unit: ${unit},\n}`
}

function crossValidate(all: readonly Question[]) {
  for (const writer of new Set(all.map((one) => one.writer))) {
    const model = train(lessonsOf(all.filter((one) => one.writer !== writer)))
    const given = lessonsOf(all.filter((one) => one.writer === writer)).map((lesson) => ({
      lesson,
      ...likeliest(model, lesson.traits),
    }))
    const firm = given.filter(({ probability }) => probability >= 0.9)
    console.log(
      `${writer || 'The first writer'}: ${share(given)} right, ${share(firm)} of ${firm.length} where sure`,
    )
  }
}

function share(given: readonly { readonly lesson: Lesson; readonly name: string }[]) {
  const right = given.filter(({ lesson, name }) => lesson.classes.includes(name))
  return `${((100 * right.length) / Math.max(1, given.length)).toFixed(1)}%`
}
