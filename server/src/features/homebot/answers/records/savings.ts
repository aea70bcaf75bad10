import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import { formatDollars } from '@home-pulse/contract/money'
import { capitalize } from '@home-pulse/lifecycle/wording'
import type { AnswerLanguage } from '../language/answer-languages.ts'
import type { RecordsAbout, SavingsNeed } from './own-record-facts.ts'

type Savings = RecordsAbout<'savings'>
type Say = AnswerLanguage['say']

/** Says if the savings are enough, what to set aside each month, or what share of the reserve is saved. */
export function savingsParagraphs(asked: Savings, language: AnswerLanguage): string[] {
  const { say, day } = language
  const { savedDollars, monthlyDollars, reserve, need, eitherNeed = [], wants, changed, place } = asked
  if (changed) return ofChange(reserve, changed, say)
  const start = savedDollars ?? 0
  const needs = eitherNeed.length > 1 ? eitherNeed : need ? [need] : []
  if (wants === 'when' && monthlyDollars !== undefined && needs.length > 0)
    return needs.map((one) => whenSaved(one, start, monthlyDollars, language))
  if (eitherNeed.length > 1 && savedDollars !== undefined)
    return eitherNeed.map((one) => ofNeed(one, savedDollars, wants, say))
  if (need?.months !== undefined && monthlyDollars !== undefined) {
    const { months, until } = need
    const missing = Math.max(0, need.dollars - start)
    const [monthly, each] = [monthlyDollars, Math.ceil(missing / Math.max(1, months))].map(formatDollars)
    const time = until ? say(` until ${day(until)}`, ` hasta el ${day(until)}`) : ''
    return [
      ofNeed(need, start + monthlyDollars * months, 'enough', say),
      say(
        `That is ${monthly} a month for ${months} months${time}; ${each} a month would do${until ? ' for it alone' : ''}.`,
        `Son ${monthly} al mes por ${months} meses${time}; para eso bastan ${each} al mes.`,
      ),
    ]
  }
  if (need && savedDollars !== undefined) return [ofNeed(need, savedDollars, wants, say)]
  if (savedDollars === undefined)
    return [
      `${ofPlan(reserve, say)}${ofNothing(reserve, say)}`,
      say(
        'No balance of a reserve is on record. Tell me what you have saved, or set it on the Plan screen.',
        'No hay saldo registrado. Dígame cuánto tiene ahorrado.',
      ),
    ]
  const saved = formatDollars(savedDollars)
  if (wants === 'balance')
    return [
      say(
        `On record you have ${saved} saved${byMonth(reserve, say)}.`,
        `Tiene registrados ${saved} ahorrados${byMonth(reserve, say)}.`,
      ),
      `${ofPlan(reserve, say)} ${ofShare(reserve, say)}`,
    ]
  if (wants === 'share') return [ofShare(reserve, say), ofPlan(reserve, say)]
  const screen = say(
    'The Plan screen trades the one for the other.',
    'La pantalla Plan cambia lo uno por lo otro.',
  )
  const has = `${ofPlan(reserve, say)} ${say(`You have ${saved}`, `Usted tiene ${saved}`)}`
  if (wants === 'enough' && reserve.to_add === 0) return [`${say('Yes', 'Sí')}. ${has}.`, screen]
  const needed = monthlyFrom(reserve, savedDollars)
  if (wants === 'month' && monthlyDollars !== undefined)
    return [ofMonthly(monthlyDollars, needed, savedDollars, reserve, say), screen]
  const [each, usual, missing] = [needed, reserve.monthly_contribution, reserve.to_add].map(formatDollars)
  const instead = reserve.settings.monthly_contribution === null ? '' : `, instead of ${usual}`
  const where = place ? say(` for ${place}`, ` para ${place}`) : ''
  const monthly = say(
    `with ${saved} to start, set aside about ${each} a month${instead}${where}. That ${lasts(reserve, say)}.`,
    `con ${saved} para empezar, ahorre unos ${each} al mes${where}. Eso ${lasts(reserve, say)}.`,
  )
  return wants === 'month'
    ? [capitalize(monthly), screen]
    : [
        `${say('Not alone', 'No alcanza solo')}: ${monthly}`,
        `${has}: ${say(`${missing} are missing`, `faltan ${missing}`)}.`,
      ]
}

/** Says how many months of saving pay for a replacement. */
function whenSaved(
  { what, dollars }: SavingsNeed,
  savedDollars: number,
  monthlyDollars: number,
  { say, months }: AnswerLanguage,
): string {
  const [each, start, price] = [monthlyDollars, savedDollars, dollars].map(formatDollars)
  const time = months(Math.max(0, Math.ceil((dollars - savedDollars) / Math.max(1, monthlyDollars))))
  const first = savedDollars > 0 ? say(` and ${start} to start`, ` y ${start} para empezar`) : ''
  return say(
    `In ${time}: ${each} a month${first} then pay for ${what}, at an expected ${price}.`,
    `En ${time}: con ${each} al mes${first} alcanza para ${what}, que costará unos ${price}.`,
  )
}

/**
 * Returns the monthly amount that the reserve needs with this starting amount. The plan has monthly amounts for several
 * starting amounts. Between two of them, the result is interpolated.
 */
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

/** Says how an assumed change, such as a higher price, changes the monthly amount. */
function ofChange(before: Reserve, { what, reserve }: NonNullable<Savings['changed']>, say: Say): string[] {
  const [now, then] = [monthlyFrom(before, 0), monthlyFrom(reserve, 0)]
  const [gap, old, changed] = [Math.abs(now - then), now, then].map(formatDollars)
  const [monthly, start] = [before.monthly_contribution, before.starting_sum].map(formatDollars)
  const usual = say(
    `Now it is ${monthly} a month and a start of ${start}.`,
    `Ahora son ${monthly} al mes y ${start} para empezar.`,
  )
  return [
    say(
      `With ${what}, set aside ${gap} a month ${then > now ? 'more' : 'less'}: ${changed} instead of ${old}, with nothing to start.`,
      `Con ${what}, ahorre ${gap} al mes ${then > now ? 'más' : 'menos'}: ${changed} en vez de ${old}, sin nada para empezar.`,
    ),
    `${ofPlan(reserve, say)} ${usual}`,
  ]
}

/** Says whether the savings pay for a component, or for all replacements of a period. */
function ofNeed(
  { what, dollars, highDollars, months = 12 }: SavingsNeed,
  savedDollars: number,
  wants: Savings['wants'],
  say: Say,
): string {
  const gap = Math.abs(savedDollars - dollars)
  const [saved, price, difference, high] = [savedDollars, dollars, gap, highDollars].map(formatDollars)
  if (savedDollars >= dollars) {
    const most =
      highDollars > savedDollars ? ` ${say('It could cost up to', 'Podría costar hasta')} ${high}.` : ''
    return say(
      `Yes: ${saved} is enough for ${what}, at an expected ${price}. ${difference} is left over.${most}`,
      `Sí: ${saved} alcanza para ${what}: ${price}. Sobran ${difference}.${most}`,
    )
  }
  const each = formatDollars(Math.ceil(gap / Math.max(1, months)))
  const monthly =
    wants === 'month' ? say(` Set aside ${each} a month for that.`, ` Ahorre ${each} al mes.`) : ''
  return say(
    `Not quite: the expected cost of ${what} is ${price}. With ${saved} you are ${difference} short.${monthly}`,
    `No alcanza: ${what} costará unos ${price}. Con ${saved} faltan ${difference}.${monthly}`,
  )
}

/** Says whether the reserve is enough with this amount saved each month. */
function ofMonthly(
  monthly: number,
  needed: number,
  savedDollars: number,
  reserve: Reserve,
  say: Say,
): string {
  const [sum, start, wanted, gap] = [monthly, savedDollars, needed, needed - monthly].map(formatDollars)
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
  const [monthly, start] = [reserve.monthly_contribution, reserve.starting_sum].map(formatDollars)
  return say(
    `With ${monthly} a month, a start of ${start} ${lasts(reserve, say)}.`,
    `Con ${monthly} al mes, empezar con ${start} ${lasts(reserve, say)}.`,
  )
}

/** Returns a sentence with the monthly amount if the reserve starts at $0. Empty if the plan already starts at $0. */
function ofNothing(reserve: Reserve, say: Say): string {
  if (reserve.starting_sum === 0) return ''
  const each = formatDollars(monthlyFrom(reserve, 0))
  return say(
    ` If you start with nothing, it takes ${each} a month.`,
    ` Sin nada para empezar hacen falta ${each} al mes.`,
  )
}

function byMonth({ settings: { monthly_contribution: monthly } }: Reserve, say: Say): string {
  if (monthly === null) return ''
  const each = formatDollars(monthly)
  return say(`, and set aside ${each} a month`, `, y aparta ${each} al mes`)
}

const ofShare = ({ percent_funded: share, fully_funded_balance: full }: Reserve, say: Say): string =>
  share === null
    ? ''
    : say(
        `You are ${share}% funded: fully funded would be ${formatDollars(full)}, the balance if you had saved for every part evenly over its life.`,
        `Está financiado al ${share}%: lo completo serían ${formatDollars(full)}.`,
      )
