import { expect, test } from 'vitest'
import { belongsToField, hasSingleKeys, keepSingleKeys, readCommand } from './shortcuts.ts'

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, isComposing: false },
  ...held,
})
const idle = { hasPrefix: false, isTyping: false, singleKeys: true }

test('opens the palette on Ctrl+K, Cmd+K and the slash', () => {
  for (const asked of [press('k', { ctrlKey: true }), press('K', { metaKey: true }), press('/')])
    expect(readCommand(asked, idle)).toEqual({ kind: 'palette' })
})

test('leaves single keys to the field that has the focus, but not Ctrl+K', () => {
  const typing = { ...idle, isTyping: true }
  for (const key of ['/', '?', 'g']) expect(readCommand(press(key), typing)).toBeNull()
  expect(readCommand(press('k', { ctrlKey: true }), typing)).toEqual({ kind: 'palette' })
})

test('ignores single keys when they are switched off', () => {
  const off = { ...idle, singleKeys: false }
  for (const key of ['/', '?', 'g']) expect(readCommand(press(key), off)).toBeNull()
})

test('goes to a screen on g and its key', () => {
  expect(readCommand(press('g'), idle)).toEqual({ kind: 'prefix' })
  expect(readCommand(press('o'), { ...idle, hasPrefix: true })).toEqual({ kind: 'go', label: 'Overview' })
  expect(readCommand(press('o'), idle)).toBeNull()
})

test('leaves other combinations to the browser', () => {
  expect(readCommand(press('/', { ctrlKey: true }), idle)).toBeNull()
  expect(readCommand(press('g', { altKey: true }), idle)).toBeNull()
})

test('distinguishes a field from a button', () => {
  document.body.innerHTML = '<input><textarea></textarea><button></button>'
  const [input, textarea, button] = ['input', 'textarea', 'button'].map((name) =>
    document.querySelector(name),
  )
  expect([input, textarea, button].map((element) => belongsToField(element ?? null))).toEqual([
    true,
    true,
    false,
  ])
  // Test files of a worker share the document.
  document.body.replaceChildren()
})

test('keeps the setting that switches off single keys', () => {
  keepSingleKeys(false)
  expect(hasSingleKeys()).toBe(false)
  keepSingleKeys(true)
  expect(hasSingleKeys()).toBe(true)
})
