import { expect, test } from 'vitest'
import { readShownItem } from './on-screen.ts'

test('`readShownItem` reads the ids of the home and the component on the screen from the path', () => {
  expect(readShownItem('/overview')).toBeUndefined()
  expect(readShownItem('/property/a1')).toEqual({
    propertyId: 'a1',
    subject: 'About the home on this screen',
  })
  expect(readShownItem('/property/a1/part/b2')).toEqual({
    propertyId: 'a1',
    applianceId: 'b2',
    subject: 'About the part on this screen',
  })
})
