import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvText } from './csv-writer.ts'

const read = (text: string) => parse(text, { bom: true }) as string[][]

test('a CSV reader returns the values that were written', () => {
  const row = ['a "quoted" word', 'two\r\nlines', 'Zoë, née Łuć', ' padded ', '', '🏠']
  expect(read(csvText([row, ['1', '2', '3', '4', '5', '6']]))[0]).toEqual(row)
})

test('numbers are written without quotes or separators, and null as an empty cell', () => {
  expect(csvText([[1234567, -5, 0.25, null]])).toBe('\uFEFF1234567,-5,0.25,\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '"=1', '=cmd|"/c calc"!A0', '＝1+1'])(
  'the text %j is written so that a spreadsheet does not run it as a formula',
  (text) => {
    const [[cell = ''] = []] = read(csvText([[text, 'next']]))
    expect(cell).toBe(`'${text}`)
  },
)
