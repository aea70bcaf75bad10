import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import { countWithNoun, inDollars } from '@home-pulse/lifecycle/wording'
import type { AnswerLanguage } from '../language/answer-languages.ts'
import type { OwnRecords } from './own-record-facts.ts'

type Savings = Extract<OwnRecords, { about: 'savings' }>
type Say = AnswerLanguage['say']

/** Says whether savings are enough, what to set aside each month, or how much of the reserve is funded. */
export function savingsParagraphs(asked: Savings, { say, day }: AnswerLanguage): string[] {
  const { savedDollars, monthlyDollars, reserve, need, wants, changed } = asked
  if (changed) return ofChange(reserve, changed, say)
  if (need?.months !== undefined && monthlyDollars !== undefined) {
    if (wants === 'when') return whenSaved(need, { savedDollars, monthlyDollars }, say)
    const total = (savedDollars ?? 0) + monthlyDollars * need.months
    const missing = Math.max(0, need.dollars - (savedDollars ?? 0))
    const each = inDollars(Math.ceil(missing / Math.max(1, need.months)))
    const until = need.until ? say(` until ${day(need.until)}`, ` hasta el ${day(need.until)}`) : ''
    return [
      ...ofNeed(need, total, 'enough', say),
      say(
        `That is ${inDollars(monthlyDollars)} a month for ${need.months} months${until}; ${each} a month would do${need.until ? ' for it alone' : ''}.`,
        `Son ${inDollars(monthlyDollars)} al mes por ${need.months} meses${until}; para eso bastan ${each} al mes.`,
      ),
    ]
  }
  if (need && savedDollars !== undefined) return ofNeed(need, savedDollars, wants, say)
  if (savedDollars === undefined)
    return [
      `${ofPlan(reserve, say)}${ofNothing(reserve, say)}`,
      say(
        'No balance of a reserve is on record. Tell me what you have saved, or set it on the Plan screen.',
        'No hay saldo registrado. Dígame cuánto tiene ahorrado.',
      ),
    ]
  if (wants === 'balance')
    return [
      say(
        `On record you have ${inDollars(savedDollars)} saved${byMonth(reserve, say)}.`,
        `Tiene registrados ${inDollars(savedDollars)} ahorrados${byMonth(reserve, say)}.`,
      ),
      `${ofPlan(reserve, say)} ${ofShare(reserve, say)}`,
    ]
  if (wants === 'share') return [ofShare(reserve, say), ofPlan(reserve, say)]
  const screen = say(
    'The Plan screen trades the one for the other.',
    'La pantalla Plan cambia lo uno por lo otro.',
  )
  const has = say(`You have ${inDollars(savedDollars)}`, `Usted tiene ${inDollars(savedDollars)}`)
  const plan = `${ofPlan(reserve, say)} ${has}.`
  if (wants === 'enough' && reserve.to_add === 0) return [say(`Yes. ${plan}`, `Sí. ${plan}`), screen]
  const needed = monthlyFrom(reserve, savedDollars)
  if (wants === 'month' && monthlyDollars !== undefined)
    return [ofMonthly(monthlyDollars, needed, savedDollars, reserve, say), screen]
  const start = inDollars(savedDollars)
  const instead =
    reserve.settings.monthly_contribution === null
      ? ''
      : say(`, instead of ${inDollars(reserve.monthly_contribution)}`, '')
  const each = say(
    `with ${start} to start, set aside about ${inDollars(needed)} a month${instead}${at(asked, say)}. That ${lasts(reserve, say)}.`,
    `con ${start} para empezar, ahorre unos ${inDollars(needed)} al mes${at(asked, say)}. Eso ${lasts(reserve, say)}.`,
  )
  return wants === 'month'
    ? [each.charAt(0).toUpperCase() + each.slice(1), screen]
    : [
        say(`Not alone: ${each}`, `No alcanza solo: ${each}`),
        `${plan.slice(0, -1)}${say(`: ${inDollars(reserve.to_add)} are missing.`, `: faltan ${inDollars(reserve.to_add)}.`)}`,
      ]
}

/** Says after how many months the savings pay for a replacement. */
function whenSaved(
  { what, dollars }: NonNullable<Savings['need']>,
  { savedDollars = 0, monthlyDollars }: { savedDollars: number | undefined; monthlyDollars: number },
  say: Say,
): string[] {
  const months = Math.max(0, Math.ceil((dollars - savedDollars) / Math.max(1, monthlyDollars)))
  const each = inDollars(monthlyDollars)
  return [
    say(
      `In ${countWithNoun(months, 'month')}: ${each} a month${savedDollars > 0 ? ` and ${inDollars(savedDollars)} to start` : ''} then pay for ${what}, at an expected ${inDollars(dollars)}.`,
      `En ${countWithNoun(months, 'mes', 'meses')}: con ${each} al mes${savedDollars > 0 ? ` y ${inDollars(savedDollars)} para empezar` : ''} alcanza para ${what}, que costará unos ${inDollars(dollars)}.`,
    ),
  ]
}

/** Returns the monthly amount that the reserve needs with this starting sum. Interpolates between the plan's choices. */
function monthlyFrom({ choices, monthly_contribution: usual }: Reserve, start: number): number {
  const at = choices.findLastIndex(({ starting_sum: needed }) => needed <= start)
  const [below, above] = [choices[at], choices[at + 1]]
  if (!below || !above) return below?.monthly ?? usual
  const share = (start - below.starting_sum) / (above.starting_sum - below.starting_sum)
  return Math.ceil(below.monthly - share * (below.monthly - above.monthly))
}

const lasts = ({ years, confidence }: Reserve, say: Say): string =>
  say(
    `lasts ${years} years with a chance of ${Math.round(10 * confidence)} in 10`,
    `alcanza ${years} años: ${Math.round(10 * confidence)} de cada 10 veces`,
  )

const at = ({ place }: Savings, say: Say) => (place ? say(` for ${place}`, ` para ${place}`) : '')

/** Says what an assumed change does to the monthly amount. */
function ofChange(before: Reserve, { what, reserve }: NonNullable<Savings['changed']>, say: Say): string[] {
  const [now, then] = [monthlyFrom(before, 0), monthlyFrom(reserve, 0)]
  const gap = inDollars(Math.abs(now - then))
  return [
    say(
      `With ${what}, set aside ${gap} a month ${then > now ? 'more' : 'less'}: ${inDollars(then)} instead of ${inDollars(now)}, with nothing to start.`,
      `Con ${what}, ahorre ${gap} al mes ${then > now ? 'más' : 'menos'}: ${inDollars(then)} en vez de ${inDollars(now)}, sin nada para empezar.`,
    ),
    `${ofPlan(reserve, say)} ${say(`Now it is ${inDollars(before.monthly_contribution)} a month and a start of ${inDollars(before.starting_sum)}.`, `Ahora son ${inDollars(before.monthly_contribution)} al mes y ${inDollars(before.starting_sum)} para empezar.`)}`,
  ]
}

/** Says whether savings are enough for a component or a period. */
function ofNeed(need: NonNullable<Savings['need']>, savedDollars: number, wants: Savings['wants'], say: Say) {
  const saved = inDollars(savedDollars)
  const left = savedDollars - need.dollars
  const each = inDollars(Math.ceil(Math.max(0, -left) / Math.max(1, need.months ?? 12)))
  const monthly =
    wants === 'month' && left < 0
      ? say(` Set aside ${each} a month for that.`, ` Ahorre ${each} al mes.`)
      : ''
  const high =
    need.highDollars > savedDollars && left >= 0
      ? ` ${say('It could cost up to', 'Podría costar hasta')} ${inDollars(need.highDollars)}.`
      : ''
  return [
    left >= 0
      ? say(
          `Yes: ${saved} is enough for ${need.what}, at an expected ${inDollars(need.dollars)}. ${inDollars(left)} is left over.${high}${monthly}`,
          `Sí: ${saved} alcanza para ${need.what}: ${inDollars(need.dollars)}. Sobran ${inDollars(left)}.${high}${monthly}`,
        )
      : say(
          `Not quite: the expected cost of ${need.what} is ${inDollars(need.dollars)}. With ${saved} you are ${inDollars(-left)} short.${monthly}`,
          `No alcanza: ${need.what} costará unos ${inDollars(need.dollars)}. Con ${saved} faltan ${inDollars(-left)}.${monthly}`,
        ),
  ]
}

/** Says whether a monthly amount is enough for the reserve. */
function ofMonthly(
  monthly: number,
  needed: number,
  savedDollars: number,
  reserve: Reserve,
  say: Say,
): string {
  const [sum, start, wanted, gap] = [monthly, savedDollars, needed, needed - monthly].map(inDollars)
  return monthly >= needed
    ? say(
        `Yes: with ${start} to start, about ${wanted} a month is needed, and ${sum} is enough. That ${lasts(reserve, say)}.`,
        `Sí: con ${start} para empezar hacen falta unos ${wanted} al mes, y ${sum} alcanza. Eso ${lasts(reserve, say)}.`,
      )
    : say(
        `Not quite: with ${start} to start it takes about ${wanted} a month, ${gap} more than ${sum}. Then it ${lasts(reserve, say)}.`,
        `No alcanza: con ${start} para empezar hacen falta unos ${wanted} al mes, ${gap} más que ${sum}. Así ${lasts(reserve, say)}.`,
      )
}

const ofPlan = (reserve: Reserve, say: Say): string => {
  const [monthly, start] = [reserve.monthly_contribution, reserve.starting_sum].map(inDollars)
  return say(
    `With ${monthly} a month, a start of ${start} ${lasts(reserve, say)}.`,
    `Con ${monthly} al mes, empezar con ${start} ${lasts(reserve, say)}.`,
  )
}

/** Returns a sentence with the monthly amount of a reserve that starts with nothing. */
const ofNothing = (reserve: Reserve, say: Say): string =>
  reserve.starting_sum > 0
    ? say(
        ` If you start with nothing, it takes ${inDollars(monthlyFrom(reserve, 0))} a month.`,
        ` Sin nada para empezar hacen falta ${inDollars(monthlyFrom(reserve, 0))} al mes.`,
      )
    : ''

const byMonth = ({ settings }: Reserve, say: Say) =>
  settings.monthly_contribution === null
    ? ''
    : say(
        `, and set aside ${inDollars(settings.monthly_contribution)} a month`,
        `, y aparta ${inDollars(settings.monthly_contribution)} al mes`,
      )

const ofShare = ({ percent_funded: share, fully_funded_balance: full }: Reserve, say: Say): string =>
  share === null
    ? ''
    : say(
        `You are ${share}% funded: fully funded would be ${inDollars(full)}, the balance if you had saved for every part evenly over its life.`,
        `Está financiado al ${share}%: lo completo serían ${inDollars(full)}.`,
      )
