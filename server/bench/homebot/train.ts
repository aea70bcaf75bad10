import { writeFileSync } from 'node:fs'
import { intentWeightsFile, likeliest } from '../../src/features/homebot/understanding/classifier.ts'
import { followUpWeightsFile } from '../../src/features/homebot/understanding/conversation/follow-up-intent.ts'
import {
  createDangerClassifier,
  dangerWeightsFile,
} from '../../src/features/homebot/understanding/dangers/danger-classifier.ts'
import { formatWeights } from '../../src/features/homebot/understanding/weights-file.ts'
import {
  hashFollowUps,
  readTrainingFollowUps,
  toFollowUpExamples,
} from '../../test/homebot/follow-up-training.ts'
import {
  type IntentExample,
  quantize,
  toIntentExamples,
  trainIntentClassifier,
} from '../../test/homebot/intent-training.ts'
import {
  hashTrainingQuestions,
  questionSets,
  readIntentQuestions,
  readQuestions,
  readWrittenQuestions,
} from '../../test/homebot/question-sets.ts'
import {
  type DangerExample,
  readDangerExamples,
  trainDangerClassifier,
} from '../../test/homebot/safety/danger-training.ts'

/*
 * Trains three classifiers of HomeBot and writes their weights: one for the intent of a first message, one for the
 * intent of a later message, and one for dangers. Held-out questions are not used. Prints a cross-validation before
 * each training.
 */
const others = toIntentExamples([...readQuestions(questionSets.tuned), ...readIntentQuestions()])
const written = readWrittenQuestions().map(
  ([file, questions]) => [file, toIntentExamples(questions)] as const,
)
trainIntents(written, others, intentWeightsFile, hashTrainingQuestions())
const followUps = readTrainingFollowUps().map(
  ([file, messages]) => [file, toFollowUpExamples(messages)] as const,
)
trainIntents(followUps, [], followUpWeightsFile, hashFollowUps())
const examples = readDangerExamples()
crossValidateDanger(examples)
writeFileSync(dangerWeightsFile, formatWeights(quantize(trainDangerClassifier(examples))))

/**
 * Trains the danger classifier on four fifths of the examples, and prints how many of the other fifth it classifies
 * right. Runs of seven examples stay together, because neighboring examples are similar.
 */
function crossValidateDanger(all: readonly DangerExample[]) {
  const isTest = (_: DangerExample, at: number) => Math.floor(at / 7) % 5 === 0
  const classify = createDangerClassifier(trainDangerClassifier(all.filter((one, at) => !isTest(one, at))))
  const judged = all.filter(isTest).map(({ text, classes }) => {
    const { danger, kinds } = classify(text)
    const [likeliestKind] = [...kinds].sort(([, one], [, other]) => other - one)
    const found = danger < 0.5 ? 'none' : likeliestKind?.[0]
    return { isHarmless: classes[0] === 'none', isRight: classes.some((name) => name === found) }
  })
  for (const isHarmless of [false, true]) {
    const group = judged.filter((one) => one.isHarmless === isHarmless)
    const right = group.filter(({ isRight }) => isRight).length
    console.log(
      `${isHarmless ? 'Harmless' : 'Danger'}: ${right} of ${group.length} right that were not trained on`,
    )
  }
}

/**
 * Leaves out the messages of one file, trains an intent classifier with the rest, and classifies the messages that were
 * left out. Repeats this for each file and prints the share of right intents. At the end, trains with all files and
 * writes the weights.
 */
function trainIntents(
  files: readonly (readonly [file: string, examples: IntentExample[]])[],
  always: readonly IntentExample[],
  weightsFile: URL,
  learnedFrom: string,
) {
  for (const [file, given] of files) {
    const rest = files.flatMap(([other, theirs]) => (other === file ? [] : theirs))
    const model = trainIntentClassifier([...always, ...rest])
    const judged = given.map((example) => ({ example, ...likeliest(model, example.traits) }))
    const sure = judged.filter(({ probability }) => probability >= 0.9)
    console.log(`${file}: ${shareRight(judged)} right, ${shareRight(sure)} of ${sure.length} where sure`)
  }
  const model = quantize(trainIntentClassifier([...always, ...files.flatMap(([, all]) => all)]))
  writeFileSync(weightsFile, formatWeights({ ...model, learnedFrom }))
}

function shareRight(given: readonly { readonly example: IntentExample; readonly name: string }[]) {
  const right = given.filter(({ example, name }) => example.classes.includes(name))
  return `${((100 * right.length) / Math.max(1, given.length)).toFixed(1)}%`
}
