import { expect, test } from 'vitest'
import { render, screen } from '../../../test/render.tsx'
import { HouseSection } from './house-section.tsx'

const said = () => screen.getByRole('img').getAttribute('aria-label')

test('the description of the house names each component; for two of one type it names the more urgent status', () => {
  render(
    <HouseSection
      components={[
        { type: 'water_heater', status: 'healthy' },
        { type: 'roof', status: 'coming_due' },
        { type: 'water_heater', status: 'overdue' },
      ]}
    />,
  )
  expect(said()).toBe('The house in section: roof coming due, water heater overdue.')
})

test('the drawing of a house without components is described as empty', () => {
  render(<HouseSection components={[]} />)
  expect(said()).toMatch(/nothing is recorded/)
})
