import { expect, test } from 'vitest'
import { findDangers } from '../../src/features/homebot/understanding/dangers/find-dangers.ts'

const today = '2026-11-26'

test.each([
  ['garage door fell and my dad is pinned and not breathing', ['garage_door', 'injury']],
  ['the garage door came down on my kids leg and hes stuck', ['garage_door']],
  ['got a shock an hour ago and now it is sparking and smoking', ['electrical']],
  ['i got a shock an hour ago, outlet smells burnt now', ['electrical']],
  ['got a shock from the dryer an hour ago, i feel ok now', ['shock_over']],
  ['got a shock from the dryer an hour ago and my chest hurts', ['electrocution']],
  ['pan of grease on fire on the stove', ['pan_fire']],
  ['grease fire on the stove, kitchen is full of smoke and flames are high', ['fire']],
  ['oven is on fire what do i do', ['oven_fire']],
  ['oven on fire, whole kitchen full of smoke', ['fire']],
  ['oven is on fire and my daughter cannot breathe', ['fire']],
  ['ran a generator in the garage overnight and my grandfather will not wake up', ['carbon_monoxide']],
  ['generator in the basement since midnight and my neighbor is not responding', ['carbon_monoxide']],
  ['the furnace was on all night and my husband won’t wake up', ['carbon_monoxide']],
  ['el generador quedó prendido en el garaje y mi abuela no despierta', ['carbon_monoxide']],
  ['he slipped on the garage floor, hit his head and won’t wake up', ['injury']],
  ['dad fell from the ladder next to the generator outside and cannot feel his legs', ['injury']],
])('the message "%s" reports %j', (message, dangers) => {
  expect(findDangers(message, today).dangers).toEqual(dangers)
})

test.each([
  'im so tired of everything',
  'what is the point of anything',
  'i cant cope, i am falling apart',
  'estoy cansada de todo',
  'i cant do this anymore',
])('the message "%s" reports despair', (message) => {
  expect(findDangers(message, today).dangers).toEqual(['self_harm'])
})

test.each([
  'ur way smarter than my brother in law and he owns a toolbelt',
  'quiero vender la casa tal cual, sin arreglarle nada. ¿pierdo mucho?',
  'could she fix it herself',
  'so should i do it now',
  'me dio un calambre ver la factura de la luz jaja',
  'nos dio corrientazo el recibo de este mes',
])('the message "%s" raises no alarm', (message) => {
  expect(findDangers(message, today).dangers).toEqual([])
})
