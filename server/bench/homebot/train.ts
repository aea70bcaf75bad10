import { writeFileSync } from 'node:fs'
import { intentWeightsFile, likeliest } from '../../src/features/homebot/understanding/classifier.ts'
import {
  classifierOf,
  dangerWeightsFile,
} from '../../src/features/homebot/understanding/dangers/danger-classifier.ts'
import { formatWeights } from '../../src/features/homebot/understanding/weights-file.ts'
import {
  fingerprintOfLessons,
  type Question,
  readIntentQuestions,
  readQuestions,
  sets,
} from '../../test/homebot/question-sets.ts'
import { type DangerLesson, dangerLessons, trainClassifier } from '../../test/homebot/safety/lessons.ts'
import { type Lesson, lessonsOf, pack, train } from '../../test/homebot/training.ts'

/*
 * Trains HomeBot's classifiers on the tuned and the intent questions, not on the held-out ones, and writes their weights.
 * First it prints a cross-validation by writer: each writer's tuned questions are judged by weights that were trained
 * on the other writers' tuned questions.
 */
const questions = readQuestions(sets.tuned)
crossValidate(questions)
const intents = pack(train(lessonsOf([...questions, ...readIntentQuestions()])))
writeFileSync(intentWeightsFile, formatWeights({ ...intents, learnedFrom: fingerprintOfLessons() }))
const lessons = dangerLessons()
crossValidateDanger(lessons)
writeFileSync(dangerWeightsFile, formatWeights(trainClassifier(lessons)))

/**
 * Cross-validates the danger classifier: one fifth of the lessons is judged by weights that were trained on
 * the others. Seven neighbouring lessons stay together, because they are similar.
 */
function crossValidateDanger(all: readonly DangerLesson[]) {
  const isTest = (_: DangerLesson, at: number) => Math.floor(at / 7) % 5 === 0
  const classify = classifierOf(trainClassifier(all.filter((one, at) => !isTest(one, at))))
  const judged = all.filter(isTest).map(({ text, classes }) => {
    const { danger, kinds } = classify(text)
    const [likeliestKind] = [...kinds].sort(([, one], [, other]) => other - one)
    const found = danger < 0.5 ? 'none' : likeliestKind?.[0]
    return { isCalm: classes[0] === 'none', isRight: classes.some((name) => name === found) }
  })
  for (const isCalm of [false, true]) {
    const group = judged.filter((one) => one.isCalm === isCalm)
    const right = group.filter(({ isRight }) => isRight).length
    console.log(`${isCalm ? 'Calm' : 'Danger'}: ${right} of ${group.length} right that were not learned`)
  }
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
