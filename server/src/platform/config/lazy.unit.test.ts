import { expect, test } from 'vitest'
import { makeLazy } from './lazy.ts'

test('a value that could not be loaded is loaded again at the next use, and then kept', async () => {
  let loads = 0
  const value = makeLazy(async () => {
    loads += 1
    if (loads === 1) throw new Error('EMFILE: too many open files')
    return 'a dictionary'
  })
  expect(value.current()).toBeUndefined()
  const first = [value.get(), value.get()]
  expect((await Promise.allSettled(first)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await Promise.all([value.get(), value.get()])).toEqual(['a dictionary', 'a dictionary'])
  expect(await value.current()).toBe('a dictionary')
  expect(loads).toBe(2)
})
