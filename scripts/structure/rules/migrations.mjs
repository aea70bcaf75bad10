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

export const migrationRules = [numberedMigrations]
