import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendDraft } from './asking.ts'
import { ConversationStore } from './conversation.ts'

let store = new ConversationStore()
const fetched = vi.fn(async () => Response.json({ response: 'Friday, then.' }))

beforeEach(() => {
  store = new ConversationStore()
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

test.each(['yes', 'Ok!', 'sure, go ahead', 'sí'])(
  'the reply “%s” confirms the open offer and is not sent',
  async (yes) => {
    const confirm = vi.fn()
    store.confirmOffer = confirm
    store.change({ draft: yes })
    await sendDraft(store)
    expect(confirm).toHaveBeenCalledOnce()
    expect(fetched).not.toHaveBeenCalled()
    expect(store.current().draft).toBe('')
  },
)

test.each(['yes but on friday', 'yes, what does it cost?', 'no'])(
  'the reply “%s” does not confirm HomeBot’s offer and is sent as a question',
  async (reply) => {
    store.confirmOffer = vi.fn()
    store.change({ draft: reply })
    await sendDraft(store)
    expect(store.confirmOffer).not.toHaveBeenCalled()
    expect(fetched).toHaveBeenCalledOnce()
  },
)
