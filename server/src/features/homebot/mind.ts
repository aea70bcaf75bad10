import type { AskedQuestion } from '@home-pulse/contract/features/homebot'
import { applianceTypes } from '@home-pulse/contract/vocabulary'
import { Temporal } from 'temporal-polyfill'
import type { Sql } from '../../platform/database.ts'
import type { OwnedComponent, OwnedProperty } from '../../platform/owned.ts'
import type { Session } from '../../platform/session.ts'
import { answer } from './answers/answer.ts'
import { type Answer, type Facts, mostBudgeted, mostListed } from './answers/facts.ts'
import { countAsked, selectAsked, selectNamedHomes, selectStates } from './queries.ts'
import { type Understanding, understand } from './understanding/understand.ts'

/** A question with what was chosen beside it, seen to be the customer's. */
export interface Question extends Pick<AskedQuestion, 'question' | 'applianceAge'> {
  readonly chosen: OwnedComponent | undefined
  readonly property: OwnedProperty | undefined
}

/** Understands a question, gathers what of the customer's homes it needs, and answers. No model, no network. */
export async function reply(sql: Sql, session: Session, question: Question): Promise<Answer> {
  const { today } = session
  const asked = understand(question.question, { today, chosenType: question.chosen?.type })
  return answer(asked, await gather(sql, session, question, asked))
}

const ofHome = ['next', 'due', 'budget', 'inventory', 'greeting']

async function gather(
  sql: Sql,
  { owner, today }: Session,
  { question, applianceAge, chosen, property }: Question,
  asked: Understanding,
): Promise<Facts> {
  const now = Temporal.PlainDate.from(today)
  const day = (years: number) => now.add({ years }).toString()
  const homes = (chosen ?? property) ? [] : await selectNamedHomes(sql, owner, question)
  const home = chosen?.property ?? property ?? (homes.length === 1 ? homes[0] : undefined)
  const select = (filter: Partial<Parameters<typeof selectAsked>[2]>) =>
    selectAsked(sql, owner, { property: home, limit: mostListed, ...filter })

  const types = [...new Set(asked.components.map(({ type }) => type))]
  const isOfHome = asked.intents.some((intent) => ofHome.includes(intent)) || (types.length === 0 && !chosen)
  const states = home ? [home.state] : await selectStates(sql, owner)
  const ageYears = applianceAge > 0 ? applianceAge : undefined
  const wantsAge = ageYears !== undefined && !chosen && types.length === 0
  return {
    today,
    state: states.length === 1 ? states[0] : undefined,
    chosen: chosen && (await select({ id: chosen.id }))[0],
    ageYears,
    ofTypes: types.length > 0 ? await select({ types, limit: types.length * (mostListed + 1) }) : [],
    ofAge: wantsAge
      ? await select({ types: applianceTypes, installed: [day(-ageYears - 1), day(-ageYears)], limit: 2 })
      : [],
    soonest: isOfHome ? await select({}) : [],
    counts: isOfHome
      ? await countAsked(sql, owner, home, {
          today,
          inYear: now.add({ days: 365 }).toString(),
          inFiveYears: day(5),
        })
      : { all: 0, overdue: 0, withinYear: 0, withinFiveYears: 0 },
    dueInFiveYears: asked.intents.includes('budget')
      ? await select({ dueBy: day(5), limit: mostBudgeted })
      : [],
  }
}
