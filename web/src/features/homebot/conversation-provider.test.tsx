import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render, screen } from '../../../test/render.tsx'
import { greeting, useConversation, useConversationStore } from './conversation.ts'
import { ConversationProvider } from './conversation-provider.tsx'

function Log() {
  const store = useConversationStore()
  return (
    <>
      <output>
        {useConversation()
          .messages.map(({ content }) => content)
          .join('|')}
      </output>
      <button
        type="button"
        onClick={() => store.addMessage({ type: 'user', content: 'How long?', applianceType: undefined })}
      >
        Ask
      </button>
    </>
  )
}

test('another customer gets a conversation without the messages of the previous customer', () => {
  const { rerender } = render(
    <ConversationProvider userId="ada">
      <Log />
    </ConversationProvider>,
  )
  act(() => screen.getByRole('button').click())
  expect(screen.getByRole('status').textContent).toBe(`${greeting}|How long?`)
  rerender(
    <ConversationProvider userId="grace">
      <Log />
    </ConversationProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe(greeting)
})
