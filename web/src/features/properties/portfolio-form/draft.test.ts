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

describe('a draft of the form for homes', () => {
  test('is restored as it was stored, without moving the focus', () => {
    const storage = memoryStorage()
    saveDraft(storage, 'ada', { form, attempt })
    expect(loadDraft(storage, 'ada')).toEqual({ form: { ...form, added: null }, attempt })
  })

  test('is never shown to another user in the same tab', () => {
    const storage = memoryStorage()
    saveDraft(storage, 'ada', { form, attempt })
    expect(loadDraft(storage, 'bob')).toBeNull()
  })

  test('no longer exists after it was cleared', () => {
    const storage = memoryStorage()
    saveDraft(storage, 'ada', { form, attempt })
    clearDraft(storage, 'ada')
    expect(loadDraft(storage, 'ada')).toBeNull()
  })

  test('is treated as absent if it cannot be read', () => {
    const storage = { ...memoryStorage(), getItem: () => '{' }
    expect(loadDraft(storage, 'ada')).toBeNull()
  })

  test('causes no error if it cannot be stored', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(() => saveDraft(full, 'ada', { form, attempt: null })).not.toThrow()
  })
})

describe('sending the form for homes again', () => {
  test('uses the same Idempotency-Key if nothing was changed', () => {
    expect(attemptFor('[]', attempt)).toBe(attempt)
  })

  test('uses a new Idempotency-Key after a change', () => {
    const next = attemptFor('[1]', attempt)
    expect(next).toEqual({ key: expect.stringMatching(/^[0-9a-f]{32}$/), body: '[1]' })
    expect(attemptFor('[1]', attempt).key).not.toBe(next.key)
  })
})
