import { advice } from '@home-pulse/lifecycle/catalogue/advice/home-advice'
import { choices } from '../understanding/advice-topics.ts'
import type { Intent } from '../understanding/intent.ts'
import type { SpecialIntent } from '../understanding/intents/special-intents.ts'
import type { Understanding } from '../understanding/understand.ts'
import { answerDoItYourself } from './advice/do-it-yourself.ts'
import { answerComplaint, answerMethod, answerSupport } from './advice/general.ts'
import { answerOwnRepair } from './advice/own-repair.ts'
import { answerAdvice } from './advice/topic.ts'
import { answerChange } from './change.ts'
import { answerCompare } from './compare.ts'
import { answerAllClear, answerNextSteps, reminderOf } from './dangers/earlier-dangers.ts'
import { answerRisk } from './dangers/risk.ts'
import { answerUnattended } from './dangers/unattended.ts'
import { type Answer, type Facts, uniqueSources } from './facts.ts'
import {
  answerBrand,
  answerGreeting,
  answerHelp,
  answerOffTopic,
  answerSafety,
  answerThanks,
  answerUnoffered,
} from './general-answers.ts'
import { languageOf } from './language/answer-languages.ts'
import { withEnglishNotice } from './language/english-notice.ts'
import { answerLife } from './life.ts'
import { answerOperation } from './operations.ts'
import { explainPreviousAnswer } from './previous-answer.ts'
import { answerGroup, answerPriceOfKinds } from './prices/group.ts'
import { answerPartPrice } from './prices/part-price.ts'
import { answerPrice } from './prices/price-question.ts'
import { answerBudget } from './records/budget.ts'
import { explainBudget, monthlyLead, netOfRents } from './records/budget-details.ts'
import { answerDue, answerInventory, answerNext } from './records/home.ts'
import type { OwnRecords } from './records/own-record-facts.ts'
import { answerOwnRecords } from './records/own-records.ts'
import { answerRecord, recordText } from './records/record.ts'
import { answerSum } from './records/sums.ts'
import { answerTurnover } from './records/turnover.ts'
import { texts } from './sentences.ts'
import { findSubject } from './subject.ts'
import { answerTrouble } from './trouble.ts'
import { answerUnknownVariant } from './unknown-variants.ts'
import { answerUpkeep } from './upkeep.ts'
import { answerWarranty } from './warranty.ts'

/**
 * Answers a question about tenants, leases, notes, expenses or the number of homes if its records were not read. If
 * they were read, `answerOwnRecords` answers instead.
 */
const answerWithoutRecords = answerOffTopic

const answers: Readonly<Record<Intent, (asked: Understanding, facts: Facts) => Answer>> = {
  safety: answerSafety,
  life: answerLife,
  cost: answerPriceOfKinds,
  repair_or_replace: answerPrice,
  maintain: answerUpkeep,
  how_often: answerUpkeep,
  symptom: answerTrouble,
  next: answerNext,
  due: answerDue,
  budget: answerBudget,
  compare: answerCompare,
  brand: answerBrand,
  inventory: answerInventory,
  warranty: answerWarranty,
  record: answerRecord,
  tenants: answerWithoutRecords,
  lease_ends: answerWithoutRecords,
  rent: answerWithoutRecords,
  vacancies: answerWithoutRecords,
  tasks: answerDue,
  last_done: answerUpkeep,
  home_count: answerWithoutRecords,
  home_costs: answerBudget,
  savings: answerBudget,
  notes: answerWithoutRecords,
  expenses: answerWithoutRecords,
  turnover: answerTurnover,
  confirm: answerUnoffered,
  cancel: answerThanks,
  greeting: answerGreeting,
  thanks: answerThanks,
  help: answerHelp,
  again: explainPreviousAnswer,
  method: answerMethod,
  complaint: answerComplaint,
  support: answerSupport,
  off_topic: answerOffTopic,
}

/**
 * The functions that answer special intents, such as `risk`. A function returns undefined if the question does not fit.
 */
const specialAnswers: Readonly<
  Record<SpecialIntent, (asked: Understanding, facts: Facts) => Answer | undefined>
> = {
  unattended: answerUnattended,
  change: answerChange,
  do_it_yourself: answerDoItYourself,
  own_repair: answerOwnRepair,
  risk: answerRisk,
  advice: answerAdvice,
}

/**
 * Matches a question whether it is wise to replace several components at once. Does not match a question for the price
 * alone.
 */
const judges =
  /^(?=.*\b(?:same time|at once|together)\b).*\b(?:dumb|stupid|smart(?:er)?|wiser?|worth|sense|good idea|better|silly|crazy)\b/

/** The maximum number of intents that one answer covers. With more, an answer would be hard to read. */
const maxIntents = 2

/** Intents whose answers need published figures. If a variant has no such figures, the answer says so. */
const figureIntents: readonly Intent[] = ['life', 'cost', 'repair_or_replace', 'compare', 'budget']

/** Intents whose answers are not about components. */
const generalIntents: readonly Intent[] = ['method', 'complaint', 'support']

/** Special intents whose answers exist only in English. */
const englishOnly: readonly SpecialIntent[] = ['unattended', 'change', 'own_repair', 'risk']

/**
 * Answers a question from the customer's records. If the message reports a danger, the answer contains only safety
 * instructions.
 */
export function answer(asked: Understanding, facts: Facts): Answer {
  const given = answerInContext(asked, facts)
  return asked.isSpanish ? { ...given, next: suggestionsInSpanish(given) } : given
}

/**
 * Returns the Spanish suggestions of an answer. If all its suggestions are in English, returns two general Spanish
 * ones.
 */
function suggestionsInSpanish({ next = [], isDanger }: Answer): readonly string[] {
  const spanish = next.filter((question) => question.startsWith('¿'))
  if (spanish.length > 0 || next.length === 0 || isDanger) return spanish
  const { first, saving } = languageOf({ isSpanish: true }).ask
  return [first, saving]
}

function answerInContext(asked: Understanding, facts: Facts): Answer {
  const { earlierDangers: earlier } = asked
  const isOld = earlier !== undefined && asked.dangers.length === 0
  if (isOld && earlier.stage === 'continues')
    return withShutoffNote(answerNextSteps(earlier, asked), asked, facts)
  if (isOld && earlier.stage === 'over' && earlier.isAlone) return answerAllClear(earlier, asked)
  const given = answerAsked(asked, facts)
  return isOld && earlier.stage === 'besides'
    ? { ...given, paragraphs: [reminderOf(earlier, asked), ...given.paragraphs] }
    : given
}

function answerAsked(asked: Understanding, facts: Facts): Answer {
  const [first] = asked.intents
  if (first === 'safety') return withShutoffNote(answerSafety(asked), asked, facts)
  const { records, spending } = facts
  const sum = answerSum(asked, facts)
  if (sum) return sum
  if (asked.asksForReasons && spending) return explainBudget(asked, spending, facts.today)
  const isAdvice =
    asked.specialIntent === 'advice' &&
    records?.replacesAdvice !== true &&
    (records?.about !== 'notes' || records.isBeside === true)
  const ofPart = answerPartPrice(asked, facts)
  if (ofPart) return ofPart
  if (records && !records.isBeside && !isAdvice) return answerRecords(records, asked, facts)
  if (asked.asksForReasons) return explainPreviousAnswer(asked, facts)
  const operated = answerOperation(asked, facts)
  if (operated) return operated
  const unlisted = (asked.questionedComponent ? [asked.questionedComponent] : asked.components).find(
    (named) => named.unlisted,
  )
  if (unlisted && !asked.specialIntent && figureIntents.includes(first))
    return answerUnknownVariant(unlisted, asked, facts)
  const notes = records ? answerOwnRecords(records, facts.today, asked.isSpanish).paragraphs : []
  // The answer then has a note about the warranty and the recorded warranty, so the general sentence is left out.
  if (first === 'warranty' && records) {
    const subject = findSubject({ ...asked, isTheirOwn: true }, facts)
    const known = subject.is !== 'none' && recordText(subject, asked, facts)
    return { ...answerWarranty(asked, facts), paragraphs: texts(...notes, known) }
  }
  if (generalIntents.includes(first) && asked.specialIntent === undefined) return answers[first](asked, facts)
  if (facts.group.length > 1 && !isAdvice) {
    const given = answerGroup(asked, facts)
    return { ...given, paragraphs: [...given.paragraphs, ...notes] }
  }
  const special = answerSpecialIntent(asked, facts)
  if (first === 'cost' && asked.components.length > 1 && judges.test(asked.words)) {
    const { paragraphs, ...rest } = answerPrice(asked, facts)
    const { english, spanish } = advice.replace_together
    return { ...rest, paragraphs: [...paragraphs, languageOf(asked).say(english, spanish)] }
  }
  // A comparison of components begins with their figures. The general advice on the choice follows.
  const hasFigures = first === 'compare' && asked.components.length > 0
  if (special && hasFigures && choices.includes(asked.adviceTopic))
    return { ...special, paragraphs: [...answerCompare(asked, facts).paragraphs, ...special.paragraphs] }
  if (special) return special
  const parts = asked.intents.slice(0, maxIntents).map((intent) => answerPart(intent, asked, facts))
  const paragraphs = new Set(parts.flatMap((part) => part.paragraphs))
  return {
    paragraphs: texts(
      netOfRents(asked, facts),
      ...(records?.isFirst ? [...notes, ...paragraphs] : [...paragraphs, ...notes]),
    ),
    sources: uniqueSources(parts.flatMap(({ sources = [] }) => sources)),
    next: [...new Set(parts.flatMap(({ next = [] }) => next))].slice(0, 3),
    forecastOn: parts.find(({ forecastOn }) => forecastOn !== undefined)?.forecastOn,
    change: parts.find(({ change }) => change !== undefined)?.change,
    subject: parts.find(({ subject }) => subject !== undefined)?.subject,
    listed: parts.flatMap(({ listed }) => listed ?? []),
  }
}

/**
 * Answers from the customer's own records. If a question about savings has no balance and no monthly amount, the answer
 * begins with the amount to set aside each month.
 */
function answerRecords(records: OwnRecords, asked: Understanding, facts: Facts): Answer {
  const given = answerOwnRecords(records, facts.today, asked.isSpanish)
  const isPlain =
    records.about === 'savings' &&
    !records.changed &&
    (records.savedDollars ?? records.monthlyDollars) === undefined
  return {
    ...given,
    paragraphs: texts(
      isPlain ? monthlyLead(asked, facts) : netOfRents(asked, facts),
      ...given.paragraphs,
      ...secondParagraphs(records, asked, facts),
    ),
  }
}

/**
 * Answers one of the two questions in a message. If its records were not read, asks the user to send this question
 * alone.
 */
const answerPart = (intent: Intent, asked: Understanding, facts: Facts): Answer =>
  answers[intent] === answerWithoutRecords && intent !== 'off_topic' && asked.intents.length > 1
    ? {
        paragraphs: [
          languageOf(asked).say(
            'I answer one of your two questions here. Please ask the other alone.',
            'Respondo aquí una de sus dos preguntas. Haga la otra aparte, por favor.',
          ),
        ],
      }
    : answers[intent](asked, facts)

/**
 * Returns the answer to the second question of a message. Empty if the message has one question, or if the records
 * already answer the second.
 */
function secondParagraphs(records: OwnRecords, asked: Understanding, facts: Facts): readonly string[] {
  const second = asked.intents.slice(0, maxIntents).find((intent, at) => at > 0 && intent !== records.about)
  return second === undefined ? [] : answerPart(second, asked, facts).paragraphs
}

/**
 * Answers a question that has a special intent. Returns undefined if it has none, or if no answer of that intent fits.
 */
function answerSpecialIntent(asked: Understanding, facts: Facts): Answer | undefined {
  const { specialIntent } = asked
  if (specialIntent === undefined) return undefined
  const given = specialAnswers[specialIntent](asked, facts)
  return given && englishOnly.includes(specialIntent) ? withEnglishNotice(asked, given) : given
}

/**
 * If the user asks where the shutoff is during a danger, adds the owner's note about it after the first safety advice.
 */
function withShutoffNote(given: Answer, { isSpanish }: Understanding, { records, today }: Facts): Answer {
  if (records?.about !== 'notes') return given
  const [first = '', ...rest] = given.paragraphs
  return { ...given, paragraphs: [first, ...answerOwnRecords(records, today, isSpanish).paragraphs, ...rest] }
}
