type QueryFunction = (...parameters: never[]) => unknown

/**
 * The maximum number of statements with a name. It is enough for all statements of the server and their usual variants.
 * Each connection keeps a plan for each of them.
 */
const maxNamed = 500

/**
 * Returns a function that wraps a driver's query function, so that each statement text gets a name. PostgreSQL parses
 * a named statement once per connection and keeps its plan after five executions. It plans a statement without a name
 * at each execution, and that planning took two thirds of the time of a read. Texts beyond the limit get no name.
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
      // The cast is safe: only the name is added, so these are still the parameters of `query`.
      return query(...([{ ...statement, name: nameOf(statement.text) }, ...rest] as Parameters<A>))
    }
    // `named` passes the parameters and the result of `query` on, so it has the type of `query`.
    return named as A
  }
}

const isStatement = (value: unknown): value is { text: string; name?: string } =>
  typeof value === 'object' && value !== null && 'text' in value
