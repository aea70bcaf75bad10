import { writeFileSync } from 'node:fs'
import { intentWeightsFile, likeliest } from '../../src/features/homebot/understanding/classifier.ts'
import {
  createDangerClassifier,
  dangerWeightsFile,
} from '../../src/features/homebot/understanding/dangers/danger-classifier.ts'
import { formatWeights } from '../../src/features/homebot/understanding/weights-file.ts'
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
 * Trains HomeBot's intent and danger classifiers and writes their weights. No held-out question is used. Before each
 * training it prints a cross-validation.
 */
const written = readWrittenQuestions()
const others = [...readQuestions(questionSets.tuned), ...readIntentQuestions()]
crossValidateIntents()
const intents = quantize(
  trainIntentClassifier(toIntentExamples([...others, ...written.flatMap(([, questions]) => questions)])),
)
writeFileSync(intentWeightsFile, formatWeights({ ...intents, learnedFrom: hashTrainingQuestions() }))
const examples = readDangerExamples()
crossValidateDanger(examples)
writeFileSync(dangerWeightsFile, formatWeights(quantize(trainDangerClassifier(examples))))

/**
 * Trains the danger classifier on four fifths of the examples. Prints how many of the rest it classifies right. Seven
 * neighboring examples stay together, because they are similar.
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
 * Trains the intent classifier without the questions of one writer, and classifies these questions. Repeats this for
 * each writer, and prints the share of right intents.
 */
function crossValidateIntents() {
  for (const [file, questions] of written) {
    const rest = written.flatMap(([other, theirs]) => (other === file ? [] : theirs))
    const model = trainIntentClassifier(toIntentExamples([...others, ...rest]))
    const given = toIntentExamples(questions).map((example) => ({
      example,
      ...likeliest(model, example.traits),
    }))
    const sure = given.filter(({ probability }) => probability >= 0.9)
    console.log(`${file}: ${shareRight(given)} right, ${shareRight(sure)} of ${sure.length} where sure`)
  }
}

function shareRight(given: readonly { readonly example: IntentExample; readonly name: string }[]) {
  const right = given.filter(({ example, name }) => example.classes.includes(name))
  return `${((100 * right.length) / Math.max(1, given.length)).toFixed(1)}%`
}
