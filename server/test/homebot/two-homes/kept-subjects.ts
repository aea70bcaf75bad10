import { describe, expect, test } from 'vitest'
import type { TwoHomes } from './use-two-homes.ts'

export function testKeptSubjects({ lastResponse }: TwoHomes): void {
  const answers = (conversations: readonly (readonly [string[], RegExp])[]) =>
    test.each(conversations)('is answered as meant if it is the last of %j', async (messages, expected) => {
      expect(await lastResponse(messages)).toMatch(expected)
    })

  describe('a message after HomeBot’s answer about a tenant', () => {
    const phone = /^Maria Delgado, .*: 614-555-0138\./
    const phoneInSpanish = /^Maria Delgado, .*614-555-0138/
    const lease = /^The lease of Maria Delgado, .*ends on May 31, 2027/
    const leaseInSpanish = /^El contrato de Maria Delgado, .*31 de mayo de 2027/
    const rent = 'what rent does maria pay'
    const rentInSpanish = 'cuánto paga maria de renta'
    answers([
      [[rentInSpanish, 'hasta cuándo es su contrato'], leaseInSpanish],
      [[rentInSpanish, 'cuándo vence su contrato'], leaseInSpanish],
      [[rentInSpanish, 'y cuándo se va'], leaseInSpanish],
      [[rentInSpanish, 'y su teléfono'], phoneInSpanish],
      [[rentInSpanish, 'hasta cuándo es su contrato', 'y su teléfono'], phoneInSpanish],
      [[rentInSpanish, 'dame su número'], phoneInSpanish],
      [[rent, 'her phone?'], phone],
      [[rent, 'cell?'], phone],
      [[rent, 'when is the lease up'], lease],
      [[rent, 'when does she leave'], lease],
      [[rent, 'her phone?', 'when does she move out'], lease],
      [[rent, 'when will she be moving out'], lease],
      // These messages change the subject: to all tenants, another tenant, or the time since the lease began.
      [[rent, 'total rent of all places'], /from \d current tenants/],
      [[rent, 'what does he pay in unit 2'], /Linh Tran/],
      [[rent, 'when did she move in'], /^Maria Delgado has been in/],
    ])
  })

  describe('a message after HomeBot’s answer about a task', () => {
    const flush = 'how do i flush the oak water heater'
    const every12Months = /^(?:Yes\. )?Every 12 months .*flush the sediment/i
    answers([
      [[flush, 'how often'], every12Months],
      [[flush, 'and how often should i do that'], every12Months],
      [[flush, 'how often', 'do i need to for the one in unit 1 too'], every12Months],
      [['cómo cambio el filtro de la calefacción de oak', 'cada cuánto'], /^Cada .*filtro/],
      [['how do i change the oak furnace filter', 'how often'], /^Every .*filter/],
      // These messages ask for other tasks.
      [[flush, 'what other upkeep does it want'], /anode rod/],
      [[flush, 'and the dryer, how often'], /vent|lint/],
    ])
  })

  describe('a message after HomeBot’s answer from a note', () => {
    answers([
      [['who patched the oak chimney', 'when was that'], /^2022, by your notes\./],
      [['what did i note about the T&P valve', 'and when was that done'], /^Feb 2024, by your notes\./],
      [['who patched the oak chimney', 'what year did they come'], /^2022, by your notes\./],
    ])
  })

  describe('a message to HomeBot with the word “done” or “last”', () => {
    answers([
      [['sump pump at oak, when was it last done'], /Buckeye Plumbing/],
      [['t&p valve in unit 3B when was that last done'], /T&P valve replaced Feb 2024/],
      [['ac tune up for unit 2, last done?'], /^(?!Record|Mark)/],
      [['furnace inspection oak last done'], /^On record, .*furnace igniter repair/s],
      [['when did i have the oak furnace inspected last'], /^On record/],
      [['oak furnace filter is done'], /“Change furnace filter”.*as done/],
    ])
  })

  describe('a message to HomeBot that changes the number of years, or seems to', () => {
    const years = 'what will i spend in the next 5 years'
    const ten = /^Over the next 10 years, expect to spend/
    answers([
      [[years, 'make it 10'], ten],
      [[years, 'make that ten'], ten],
      [[years, 'just oak', 'make it 10'], /^Over the next 10 years, .* at 412 Oak/],
      [[years, 'and over 10?'], ten],
      [[years, 'what about 10'], ten],
      [['cuánto gastaré en los próximos 5 años', 'y en 10'], /próximos 10 años/],
      [['what does the oak roof cost', 'make it 10'], /^(?!Over the next 10)/],
    ])
  })

  describe('a message that asks for the next entry of HomeBot’s list', () => {
    const next = 'what needs replacing next at oak'
    answers([
      [[next, 'and after that?'], /^Plan to replace your/],
      [[next, 'and after that?', 'and then?'], /^Plan to replace your/],
      [['what is due next at oak', 'and after that?'], /^Plan to replace your .* at 412 Oak/],
    ])
  })
}
