import { describe, expect, test } from 'vitest'
import { makeStatementNames } from './statement-names.ts'

describe('a statement', () => {
  const ask = (limit?: number) => {
    const sent: unknown[] = []
    const query = makeStatementNames(limit)((...parameters: unknown[]) => void sent.push(parameters))
    return { query, sent }
  }

  test('gets one name per text, and keeps its values and options', () => {
    const { query, sent } = ask()
    query({ text: 'select $1', rowMode: 'array' }, [1])
    query({ text: 'select 2', values: [] })
    query({ text: 'select $1' }, [3])
    expect(sent).toEqual([
      [{ text: 'select $1', rowMode: 'array', name: 'named_1' }, [1]],
      [{ text: 'select 2', values: [], name: 'named_2' }],
      [{ text: 'select $1', name: 'named_1' }, [3]],
    ])
  })

  test('keeps a name that the caller chose, and gets none if it is a script', () => {
    const { query, sent } = ask()
    query({ name: 'gate_begin', text: 'begin' })
    query('select 1; select 2')
    expect(sent).toEqual([[{ name: 'gate_begin', text: 'begin' }], ['select 1; select 2']])
  })

  test('gets no name if the maximum number of other statements already have one', () => {
    const { query, sent } = ask(1)
    query({ text: 'select 1' })
    query({ text: 'select 2' })
    query({ text: 'select 1' })
    expect(sent).toEqual([
      [{ text: 'select 1', name: 'named_1' }],
      [{ text: 'select 2', name: undefined }],
      [{ text: 'select 1', name: 'named_1' }],
    ])
  })
})
