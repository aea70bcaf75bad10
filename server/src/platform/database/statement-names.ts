type QueryFunction = (...parameters: never[]) => unknown

/**
 * The maximum number of statements that get a name. It is enough for all statements of the server and their usual
 * variants. Each connection keeps a plan for each named statement.
 */
const maxNamed = 500

/**
 * Returns a function that wraps a driver's query function. The wrapper gives each different statement text a name, up
 * to `limit` texts. PostgreSQL parses a named statement once per connection and keeps its plan after five executions.
 * It plans a statement without a name at each execution, which took two thirds of the time of a read.
 */
export function makeStatementNames(limit = maxNamed): <A extends QueryFunction>(query: A) => A {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < limit) names.set(text, `named_${names.size + 1}`)
    return names.get(text)
  }
  return <A extends QueryFunction>(query: A) => {
    const named = (...parameters: Parameters<A>): unknown => {
      const [statement, ...rest]: unknown[] = parameters
      if (!isStatement(statement) || statement.name !== undefined) return query(...parameters)
      // The cast is safe: only `name` was added to the first parameter of `query`.
      return query(...([{ ...statement, name: nameOf(statement.text) }, ...rest] as Parameters<A>))
    }
    // The cast is safe: `named` accepts the parameters of `query` and returns its result.
    return named as A
  }
}

const isStatement = (value: unknown): value is { text: string; name?: string } =>
  typeof value === 'object' && value !== null && 'text' in value
