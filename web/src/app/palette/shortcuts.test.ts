import { expect, test } from 'vitest'
import { belongsToField, hasSingleKeys, readCommand, storeSingleKeys } from './shortcuts.ts'

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, isComposing: false },
  ...held,
})
const idle = { hasPrefix: false, isTyping: false, singleKeys: true }

test('Ctrl+K, Cmd+K and the slash open the search palette', () => {
  for (const asked of [press('k', { ctrlKey: true }), press('K', { metaKey: true }), press('/')])
    expect(readCommand(asked, idle)).toEqual({ kind: 'palette' })
})

test('single keys do nothing while a field has the focus, but Ctrl+K still opens the palette', () => {
  const typing = { ...idle, isTyping: true }
  for (const key of ['/', '?', 'g']) expect(readCommand(press(key), typing)).toBeNull()
  expect(readCommand(press('k', { ctrlKey: true }), typing)).toEqual({ kind: 'palette' })
})

test('single keys do nothing when the single-key shortcuts are switched off', () => {
  const off = { ...idle, singleKeys: false }
  for (const key of ['/', '?', 'g']) expect(readCommand(press(key), off)).toBeNull()
})

test('`g` followed by the key of a screen opens that screen', () => {
  expect(readCommand(press('g'), idle)).toEqual({ kind: 'prefix' })
  expect(readCommand(press('o'), { ...idle, hasPrefix: true })).toEqual({ kind: 'go', label: 'Overview' })
  expect(readCommand(press('o'), idle)).toBeNull()
})

test('key combinations without a shortcut are left to the browser', () => {
  expect(readCommand(press('/', { ctrlKey: true }), idle)).toBeNull()
  expect(readCommand(press('g', { altKey: true }), idle)).toBeNull()
})

test('key presses in a field are not shortcuts, but key presses on a button are', () => {
  document.body.innerHTML = '<input><textarea></textarea><button></button>'
  const [input, textarea, button] = ['input', 'textarea', 'button'].map((name) =>
    document.querySelector(name),
  )
  expect([input, textarea, button].map((element) => belongsToField(element ?? null))).toEqual([
    true,
    true,
    false,
  ])
  // The test files of a worker share the document, so this test removes the elements that it added.
  document.body.replaceChildren()
})

test('the setting that switches off single-key shortcuts is stored', () => {
  storeSingleKeys(false)
  expect(hasSingleKeys()).toBe(false)
  storeSingleKeys(true)
  expect(hasSingleKeys()).toBe(true)
})
