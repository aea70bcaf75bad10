import { expect, test } from 'vitest'
import { findCsvFault, formatFileSize } from './csv-file.ts'
import { readAnswer } from './csv-upload.ts'

// spec: 07-11, 07-12, 07-13, 10-11
test.each([
  [undefined, 'No File Selected'],
  [{ name: 'homes.xlsx', size: 9_000_000 }, 'Invalid File Type'],
  [{ name: 'csv', size: 1 }, 'Invalid File Type'],
  [{ name: 'homes.csv', size: 2 * 1024 * 1024 + 1 }, 'File Too Large'],
  [{ name: 'homes.csv', size: 2 * 1024 * 1024 }, undefined],
  [{ name: 'HOMES.CSV', size: 0 }, undefined],
])('the error for the file %j is: %s', (file, title) => {
  expect(findCsvFault(file)?.title).toBe(title)
})

test('file sizes are shown in bytes, kilobytes or megabytes', () => {
  expect([640, 20_480, 1_500_000].map(formatFileSize)).toEqual(['640 B', '20 KB', '1.4 MB'])
})

test('the response to an upload is read as data or as an error, even if it is not JSON', () => {
  expect(readAnswer(201, '{"property_count":2}')).toMatchObject({ ok: true, data: { propertyCount: 2 } })
  expect(readAnswer(422, '{"message":"No."}')).toMatchObject({ network: false, error: { message: 'No.' } })
  expect(readAnswer(502, '<html>')).toMatchObject({ network: false, status: 502 })
  expect(readAnswer(200, '{}')).toMatchObject({ ok: true })
  expect(readAnswer(200, '{"error":null}')).toMatchObject({ ok: true })
  expect(readAnswer(200, '{"error":"No."}')).toMatchObject({ ok: false, network: false })
})
