import { describe, expect, test } from 'vitest'
import { attemptFor } from '../../../platform/calls/attempt.ts'
import { clearDraft, loadDraft, saveDraft } from './draft.ts'
import { blankForm, reduceForm } from './form-state.ts'

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  }
}

const form = reduceForm(blankForm(), { type: 'propertyAdded' })
const attempt = { key: 'a1', body: '[]' }

describe('a draft', () => {
  test('comes back as it was kept, without taking the focus', () => {
    const storage = memoryStorage()
    saveDraft(storage, 'ada', { form, attempt })
    expect(loadDraft(storage, 'ada')).toEqual({ form: { ...form, added: null }, attempt })
  })

  test('is never shown to somebody else in the same tab', () => {
    const storage = memoryStorage()
    saveDraft(storage, 'ada', { form, attempt })
    expect(loadDraft(storage, 'bob')).toBeNull()
  })

  test('is gone once cleared', () => {
    const storage = memoryStorage()
    saveDraft(storage, 'ada', { form, attempt })
    clearDraft(storage, 'ada')
    expect(loadDraft(storage, 'ada')).toBeNull()
  })

  test('that cannot be read is none', () => {
    const storage = { ...memoryStorage(), getItem: () => '{' }
    expect(loadDraft(storage, 'ada')).toBeNull()
  })

  test('that cannot be kept does not stop the typing', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(() => saveDraft(full, 'ada', { form, attempt: null })).not.toThrow()
  })
})

describe('a retry', () => {
  test('of the same body carries the same key', () => {
    expect(attemptFor('[]', attempt)).toBe(attempt)
  })

  test('after a change carries a new one', () => {
    const next = attemptFor('[1]', attempt)
    expect(next).toEqual({ key: expect.stringMatching(/^[0-9a-f]{32}$/), body: '[1]' })
    expect(attemptFor('[1]', attempt).key).not.toBe(next.key)
  })
})
