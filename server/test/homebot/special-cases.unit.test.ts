import { expect, test } from 'vitest'
import { findDangers } from '../../src/features/homebot/understanding/dangers/find-dangers.ts'

const today = '2026-11-26'

test.each([
  ['garage door fell and my dad is pinned and not breathing', ['garage_door', 'injury']],
  ['the garage door came down on my kids leg and hes stuck', ['garage_door']],
  ['got a shock an hour ago and now it is sparking and smoking', ['electrical']],
  ['i got a shock an hour ago, outlet smells burnt now', ['electrical']],
  ['got a shock from the dryer an hour ago and my chest hurts', ['shock_over']],
  ['pan of grease on fire on the stove', ['pan_fire']],
  ['grease fire on the stove, kitchen is full of smoke and flames are high', ['fire']],
  ['oven is on fire what do i do', ['oven_fire']],
  ['oven on fire, whole kitchen full of smoke', ['fire']],
  ['oven is on fire and my daughter cannot breathe', ['fire']],
])('the message "%s" reports %j', (message, dangers) => {
  expect(findDangers(message, today).dangers).toEqual(dangers)
})
