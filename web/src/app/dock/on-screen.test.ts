import { expect, test } from 'vitest'
import { placeOn } from './on-screen.ts'

test('`placeOn` reads the ids of the home and the component on the screen from the path', () => {
  expect(placeOn('/overview')).toBeUndefined()
  expect(placeOn('/property/a1')).toEqual({ propertyId: 'a1', subject: 'About the home on this screen' })
  expect(placeOn('/property/a1/part/b2')).toEqual({
    propertyId: 'a1',
    applianceId: 'b2',
    subject: 'About the part on this screen',
  })
})
