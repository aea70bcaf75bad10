import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render, screen } from '../../../test/render.tsx'
import { RowBlock } from './row-block.tsx'

test('rows far below the window are rendered while the page is printed', () => {
  render(
    <ul>
      <RowBlock count={2} estimatedRowPx={40} isFirst={false}>
        {() => <li>Clean the gutters</li>}
      </RowBlock>
    </ul>,
  )
  expect(screen.queryByText('Clean the gutters')).toBeNull()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText('Clean the gutters')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByText('Clean the gutters')).toBeNull()
})
