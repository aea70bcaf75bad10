import type { Component } from '@home-pulse/contract/features/components/components'
import type { Budget } from '@home-pulse/contract/features/plan/budget'
import type { RepairJudgement } from '@home-pulse/contract/features/plan/repair'
import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import { formatDollars } from '@home-pulse/contract/money'
import { type ComponentType, type StateCode, stateCodes } from '@home-pulse/contract/vocabulary'
import { isVariantOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { estimateReplacementCost } from '@home-pulse/lifecycle/money/cost'
import { addMonths, monthAndYear, wholeYearsBetween, yearsBetween } from '@home-pulse/lifecycle/plain-date'
import { lifetimeIn } from '@home-pulse/lifecycle/survival/condition'
import { chanceOfLasting, forecastComponent } from '@home-pulse/lifecycle/survival/forecast'
import { quantileLife } from '@home-pulse/lifecycle/survival/survival'
import { inPercent } from '@home-pulse/lifecycle/wording'
import type { Api } from '../../harness/api.ts'
import type { RecordIds } from './load-records.ts'
import { conversationDate } from './two-homes.ts'

const spanishMonth = new Intl.DateTimeFormat('es-US', { month: 'long', timeZone: 'UTC' })

/** Returns a pattern for the month of a date in English or Spanish, with or without the day. */
function monthIn(date: string): string {
  const [month, year] = monthAndYear(date).split(' ')
  return `(?:${month} (?:\\d+, )?${year}|${spanishMonth.format(new Date(date))} de ${year})`
}

/** Returns a pattern for a date in English or Spanish. */
function dayIn(date: string): string {
  const [month, year] = monthAndYear(date).split(' ')
  const day = Number(date.slice(8))
  return `(?:${month} ${day}, ${year}|${day} de ${spanishMonth.format(new Date(date))} de ${year})`
}

/**
 * Returns a pattern for an amount in dollars. It does not match the beginning of a larger number: `$1,200` does not
 * match in `$1,200,000`.
 */
const sum = (dollars: number) => `\\${formatDollars(dollars)}(?!\\d|,\\d)`

/**
 * Computes the figures that conversations name in braces, such as `{oak.dryer.date}`. Reads them from the API. Figures
 * that need no records come from the engine in `lifecycle`.
 */
export class ExpectedFigures {
  private readonly api: Api
  private readonly ids: RecordIds

  constructor(api: Api, ids: RecordIds) {
    this.api = api
    this.ids = ids
  }

  /** Returns a pattern for a figure as answers write it: for `oak.dryer.date`, a pattern that matches `May 2031`. */
  async patternOf(name: string): Promise<string> {
    const call = /^(\w+)\((.*)\)\.?(\w*)$/.exec(name)
    if (call)
      return patternOfCall(
        call[1] ?? '',
        (call[2] ?? '').split(',').map((one) => one.trim()),
        call[3] ?? '',
      )
    const parts = name.split(/\.(?![^(]*\))/)
    const field = parts.at(-1) ?? ''
    const scope = parts.slice(0, -1).join('.')
    const plan = /^(?:(.+)\.)?(reserve|budget)$/.exec(scope)
    if (plan) return plan[2] === 'reserve' ? this.reserve(field, plan[1]) : this.budget(field, plan[1])
    return this.component(this.idOf(scope), field)
  }

  idOf(name: string): string {
    const id = this.ids.get(name)
    if (id === undefined) throw new Error(`no ${name} on record`)
    return id
  }

  private async read<Body>(path: string): Promise<Body> {
    const { status, body } = await this.api.get<Body>(path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return body
  }

  private async component(id: string, field: string): Promise<string> {
    const [, name = '', argument = ''] = /^(\w+)(?:\((.*)\))?$/.exec(field) ?? []
    if (name === 'verdict' || name === 'worth_up_to') {
      const quote = argument === '' ? '' : `?quote=${argument}`
      const judged = await this.read<RepairJudgement>(`/v1/components/${id}/repair-or-replace${quote}`)
      return name === 'verdict' ? String(judged.verdict) : sum(Math.round(judged.worth_up_to))
    }
    const { component } = await this.read<{ component: Component }>(`/v1/components/${id}`)
    switch (name) {
      case 'age':
        return `(?<!\\d)${component.age_in_years}(?: |-)(?:year|año)`
      case 'installed':
        return component.installed_on.slice(0, 4)
      case 'date':
        return monthIn(component.forecasted_replacement_date)
      case 'low':
        return monthIn(component.forecast_low)
      case 'high':
        return monthIn(component.forecast_high)
      case 'within12months':
        return inPercent(component.failure_within_12_months)
      case 'cost':
        return sum(Math.round(component.estimated_replacement_cost))
      case 'cost_low':
        return sum(Math.round(component.cost_low))
      case 'cost_high':
        return sum(Math.round(component.cost_high))
      case 'odds': {
        const type = 'appliance_type' in component ? component.appliance_type : component.structure_type
        const { variant, installed_on: installedOn, condition, age_source: ageSource } = component
        const { property_id: home } = component
        const { address } = await this.read<{ address: string }>(`/v1/properties/${home}`)
        const request = {
          ...kindOf(type, variant ?? undefined),
          ...{
            installedOn,
            condition,
            ageSource,
            today: conversationDate,
            state: stateOf(address.slice(-2)),
          },
        }
        return inPercent(chanceOfLasting(request, yearsBetween(conversationDate, argument)))
      }
      default:
        throw new Error(`no figure ${field} of a component`)
    }
  }

  private async reserve(field: string, home?: string): Promise<string> {
    const [, name = '', balance = ''] = /^(\w+)(?:\((.*)\))?$/.exec(field) ?? []
    const query = new URLSearchParams({
      ...(home && { propertyId: this.idOf(home) }),
      ...(balance && { balance }),
    })
    const reserve = await this.read<Reserve>(`/v1/plan/reserve?${query}`)
    const amounts: Readonly<Record<string, number>> = {
      monthly: reserve.monthly_contribution,
      start: reserve.starting_sum,
      to_add: reserve.to_add,
    }
    const amount = amounts[name]
    if (amount === undefined) throw new Error(`no figure ${field} of a reserve`)
    return sum(amount)
  }

  /**
   * Returns an amount of the budget. `field` is `in(2027)` for one year, `through(2030)` from today to the end of a
   * year, or `next(5)` for five years from today. `in_low(2027)` is the low end of the range.
   */
  private async budget(field: string, home?: string): Promise<string> {
    const [, name = '', end = 'expected', argument = ''] = /^([a-z]+)(?:_(\w+))?\((.*)\)$/.exec(field) ?? []
    const isCalendar = name !== 'next'
    const years = isCalendar ? Number(argument) - Number(conversationDate.slice(0, 4)) : Number(argument)
    const scope = home && (this.ids.has(home) ? home : '')
    const query = new URLSearchParams({
      years: String(Math.max(1, years)),
      ...(!isCalendar && { cut: 'from_today' }),
      ...(scope && { [scope.includes('.') ? 'componentId' : 'propertyId']: this.idOf(scope) }),
    })
    const { periods } = await this.read<Budget>(`/v1/plan/budget?${query}`)
    const period = isCalendar ? periods[years] : periods.at(-1)
    if (!period) throw new Error(`no period ${field}`)
    const spending = name === 'in' ? period.real : period.real_to_date
    return sum(spending[end as 'expected' | 'low' | 'high'])
  }
}

const kindOf = (type: ComponentType, variant: string | undefined) => ({
  type,
  variant: variant !== undefined && isVariantOf(type, variant) ? variant : undefined,
})

function stateOf(text: string): StateCode {
  const found = stateCodes.find((code) => code === text)
  if (!found) throw new Error(`${text} is no state.`)
  return found
}

/**
 * Returns a pattern for a figure that needs no records, such as `price(roof, OH).typical` or `life(dishwasher).median`.
 * `told(water_heater, 12 years).date` is the forecast for an age that the user states.
 */
function patternOfCall(
  name: string,
  [kind = '', argument = '', state = '']: readonly string[],
  field: string,
): string {
  const [type = '', variant] = kind.split(' ')
  const what = kindOf(type as ComponentType, variant)
  if (name === 'day') return dayIn(kind)
  if (name === 'sum') return sum(Number(kind))
  if (name === 'price') {
    const at = argument === '' ? undefined : stateOf(argument)
    const cost = estimateReplacementCost({ ...what, state: at, today: conversationDate })
    const cents = { typical: cost.typicalCents, low: cost.lowCents, high: cost.highCents }[field]
    if (cents !== undefined) return sum(Math.round(cents / 100))
  }
  if (name === 'life') {
    const share = { low: 0.1, median: 0.5, high: 0.9 }[field]
    const at = argument === '' ? undefined : stateOf(argument)
    if (share !== undefined)
      return String(Math.round(quantileLife(lifetimeIn({ ...what, state: at }).life, share)))
  }
  if (name === 'told') {
    const years = /^(\d+(?:\.\d+)?) years?$/.exec(argument)?.[1]
    const installedOn =
      years === undefined ? argument : addMonths(conversationDate, -Math.round(Number(years) * 12))
    const at = state === '' ? undefined : stateOf(state)
    const forecast = forecastComponent({ ...what, state: at, installedOn, today: conversationDate })
    if (field === 'age')
      return `(?<!\\d)${wholeYearsBetween(installedOn, conversationDate)}(?: |-)(?:year|año)`
    if (field === 'date') return monthIn(forecast.forecastOn)
    if (field === 'low') return monthIn(forecast.forecastLow)
    if (field === 'high') return monthIn(forecast.forecastHigh)
  }
  throw new Error(`no figure ${name}(${kind}).${field}`)
}
