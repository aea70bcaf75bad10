import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import { inDollars } from '@home-pulse/lifecycle/wording'
import type { AnswerLanguage } from './answer-languages.ts'
import type { OwnRecords } from './own-record-facts.ts'

/** Says whether savings are enough, what to set aside each month, or how much of the reserve is funded. */
export function savingsParagraphs(
  { savedDollars, monthlyDollars, reserve, need, wants }: Extract<OwnRecords, { about: 'savings' }>,
  { say }: AnswerLanguage,
): string[] {
  if (savedDollars === undefined)
    return [
      wants === 'month' && monthlyDollars === undefined ? ofEachMonth(reserve, say) : ofPlan(reserve, say),
      say(
        'No balance of a reserve is on record. Tell me what you have saved, or set it on the Plan screen.',
        'No hay saldo registrado. Dígame cuánto tiene ahorrado.',
      ),
    ]
  const saved = inDollars(savedDollars)
  if (wants === 'balance' && !need)
    return [
      say(
        `On record you have ${saved} saved${byMonth(reserve, say)}.`,
        `Tiene registrados ${saved} ahorrados${byMonth(reserve, say)}.`,
      ),
      `${ofPlan(reserve, say)} ${ofShare(reserve, say)}`,
    ]
  if (wants === 'share') return [ofShare(reserve, say), ofPlan(reserve, say)]
  if (wants === 'month' && !need) {
    const enough = reserve.choices.findLast(({ starting_sum: start }) => start <= savedDollars)
    if (enough && monthlyDollars !== undefined)
      return ofMonthly(monthlyDollars, enough.monthly, savedDollars, reserve, say)
    return [
      enough
        ? say(
            `With ${saved} to start, set aside about ${inDollars(enough.monthly)} a month${reserve.settings.monthly_contribution === null ? '' : `, instead of ${inDollars(reserve.monthly_contribution)}`}. That lasts ${reserve.years} years with a chance of ${Math.round(10 * reserve.confidence)} in 10.`,
            `Con ${saved} para empezar, ahorre unos ${inDollars(enough.monthly)} al mes. Eso alcanza ${reserve.years} años: ${Math.round(10 * reserve.confidence)} de cada 10 veces.`,
          )
        : ofPlan(reserve, say),
      say('The Plan screen trades the one for the other.', 'La pantalla Plan cambia lo uno por lo otro.'),
    ]
  }
  if (need) {
    const left = savedDollars - need.dollars
    const each = need.months === undefined ? undefined : inDollars(Math.round(need.dollars / need.months))
    const monthly =
      wants === 'month' && each
        ? say(` The expected cost is ${each} a month.`, ` El costo esperado es de ${each} al mes.`)
        : ''
    const high =
      need.highDollars > savedDollars && left >= 0
        ? say(
            ` It could cost up to ${inDollars(need.highDollars)}.`,
            ` Podría costar hasta ${inDollars(need.highDollars)}.`,
          )
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
  const { to_add: missing } = reserve
  const plan = ofPlan(reserve, say)
  return missing === 0
    ? [
        say(`Yes. ${plan} You have ${saved}.`, `Sí. ${plan} Usted tiene ${saved}.`),
        say('The Plan screen trades one for the other.', 'La pantalla Plan cambia lo uno por lo otro.'),
      ]
    : [
        say(
          `Not yet: ${inDollars(missing)} are missing. ${plan} You have ${saved}.`,
          `Todavía no: faltan ${inDollars(missing)}. ${plan} Usted tiene ${saved}.`,
        ),
        say(
          'The Plan screen trades one for the other: a smaller start needs more each month.',
          'Con menos al empezar hace falta más al mes.',
        ),
      ]
}

/** Says whether a monthly amount is enough for the reserve. */
function ofMonthly(
  monthly: number,
  needed: number,
  savedDollars: number,
  { years, confidence }: Reserve,
  say: AnswerLanguage['say'],
): string[] {
  const [sum, start, wanted] = [monthly, savedDollars, needed].map(inDollars)
  const odds = Math.round(10 * confidence)
  return [
    monthly >= needed
      ? say(
          `Yes: with ${start} to start, about ${wanted} a month is needed, and ${sum} is enough. That lasts ${years} years with a chance of ${odds} in 10.`,
          `Sí: con ${start} para empezar hacen falta unos ${wanted} al mes, y ${sum} alcanza. Dura ${years} años: ${odds} de cada 10 veces.`,
        )
      : say(
          `Not quite: with ${start} to start it takes about ${wanted} a month, ${inDollars(needed - monthly)} more than ${sum}. Then it lasts ${years} years with a chance of ${odds} in 10.`,
          `No alcanza: con ${start} para empezar hacen falta unos ${wanted} al mes, ${inDollars(needed - monthly)} más que ${sum}. Así dura ${years} años: ${odds} de cada 10 veces.`,
        ),
    say('The Plan screen trades the one for the other.', 'La pantalla Plan cambia lo uno por lo otro.'),
  ]
}

const ofEachMonth = (
  { starting_sum: start, monthly_contribution: monthly, years, confidence }: Reserve,
  say: AnswerLanguage['say'],
): string =>
  say(
    `Set aside ${inDollars(monthly)} a month, with ${inDollars(start)} to start. That lasts ${years} years with a chance of ${Math.round(10 * confidence)} in 10.`,
    `Ahorre ${inDollars(monthly)} al mes, con ${inDollars(start)} para empezar. Eso alcanza ${years} años: ${Math.round(10 * confidence)} de cada 10 veces.`,
  )

function ofPlan(
  { starting_sum: start, monthly_contribution: monthly, years, confidence }: Reserve,
  say: AnswerLanguage['say'],
): string {
  return say(
    `With ${inDollars(monthly)} a month, a start of ${inDollars(start)} lasts ${years} years with a chance of ${Math.round(10 * confidence)} in 10.`,
    `Con ${inDollars(monthly)} al mes, ${inDollars(start)} para empezar alcanzan ${years} años: ${Math.round(10 * confidence)} de cada 10 veces.`,
  )
}

const byMonth = ({ settings }: Reserve, say: AnswerLanguage['say']) =>
  settings.monthly_contribution === null
    ? ''
    : say(
        `, and set aside ${inDollars(settings.monthly_contribution)} a month`,
        `, y aparta ${inDollars(settings.monthly_contribution)} al mes`,
      )

const ofShare = (
  { percent_funded: share, fully_funded_balance: full }: Reserve,
  say: AnswerLanguage['say'],
): string =>
  share === null
    ? ''
    : say(
        `You are ${share}% funded: fully funded would be ${inDollars(full)}, the balance if you had saved for every part evenly over its life.`,
        `Está financiado al ${share}%: lo completo serían ${inDollars(full)}.`,
      )
