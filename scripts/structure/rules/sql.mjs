import { findInCode } from '../source-text.mjs'
import { isTest } from '../tree.mjs'

/** @type {import('../tree.mjs').Rule} */
const sqlInQueries = {
  name: 'sql-in-queries',
  check: (files) =>
    findInCode(
      files.filter(
        ({ path }) =>
          path.startsWith('server/src/features/') && !isTest(path) && !/[/-](queries|tables)\.ts$/.test(path),
      ),
      /\bimport\s+(?!type\b)[^'"]*['"](drizzle-orm|pg|@electric-sql\/pglite)(\/[^'"]*)?['"]|\bsql`/,
      'SQL belongs in the queries.ts of the feature that owns the table (tables.ts describes it).',
    ),
}

/** @type {import('../tree.mjs').Rule} */
const numberedMigrations = {
  name: 'numbered-migrations',
  check: (files) =>
    files
      .filter(({ path }) => path.startsWith('server/migrations/'))
      .map(({ path }) => path)
      .sort()
      .flatMap((path, position) => {
        const number = String(position + 1).padStart(4, '0')
        if (path.startsWith(`server/migrations/${number}-`)) return []
        return [
          { path, message: `Migrations are numbered from 0001 without a gap: ${number}-... is due here.` },
        ]
      })
      .slice(0, 1),
}

export const sqlRules = [sqlInQueries, numberedMigrations]
