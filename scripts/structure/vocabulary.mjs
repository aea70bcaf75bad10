/**
 * The allowed paths. `*` is any name, `**` any folders, `{a,b}` a choice. A new kind of file gets its line here in the change
 * that adds it, so that the vocabulary grows on purpose.
 */

/** One word per feature, the same in every room. */
export const features = [
  'accounts',
  'attention',
  'billing',
  'components',
  'homebot',
  'landing',
  'notes',
  'photos',
  'places',
  'plan',
  'portfolio',
  'properties',
  'records',
  'tenants',
]

/** The folders of the server's large features. */
const serverFolders = {
  accounts: 'account-deletion,email,password,sign-in',
  billing: 'checkout,mail,sandbox,subscription,webhook',
  components: 'evidence',
  plan: 'budget,curve,digest,feed,first-rounds,homes,maintenance,own,repair,report,reserve,study',
  properties: 'csv,units',
  records: 'changes,deletion,export,import',
  tenants: 'import,rent-roll',
}

/** @param {string} folder */
const serverParts = (folder) => [
  `${folder}/{routes,commands,queries,read,rules,tables,present,mail,pdf,work}.ts`,
  `${folder}/*-{routes,commands,queries,read,rules,tables,present,mail,pdf,work}.ts`,
  `${folder}/*.test.ts`,
]

/** @type {Record<string, { says: string, allows: string[] }>} */
export const vocabulary = {
  contract: {
    says: 'contract/src holds the shapes all features share, and features/<feature>/<feature>.ts: the schemas and routes of each feature, with a file for each further subject',
    allows: [
      'package.json',
      'tsconfig.json',
      'tsconfig.*.json',
      'src/{primitives,named-entries,errors,route,routes,screens,vocabulary,component-facts,camel-case}.ts',
      'src/*.test.ts',
      'src/features/*/*.ts',
    ],
  },
  lifecycle: {
    says: 'lifecycle/src has survival/ (lives, forecasts, conditions, what explains them), money/ (costs, budgets, simulated futures, reserves), upkeep/ (maintenance), data in catalogue/, what surveys say in evidence/ and src/evidence/, named lives in stories/ and properties in laws/',
    allows: [
      'package.json',
      'tsconfig.json',
      'tsconfig.*.json',
      'vitest.config.ts',
      'src/{plain-date,wording}.ts',
      'src/survival/{survival,gamma,forecast,condition,age-source,likely-age,explain,explain-life,calibration}.ts',
      'src/money/{cost,explain-cost,budget,reserve,savings,simulation,shared-risk,stand-ins,expectation,horizon,portfolio,spread,renewal,repair,random,normal}.ts',
      'src/upkeep/{maintenance,season,unrecorded,turnover}.ts',
      'src/{survival,money,upkeep}/*.test.ts',
      'src/*.test.ts',
      'evidence/*.csv',
      'evidence/readme.md',
      'src/evidence/*.ts',
      'src/catalogue/*.ts',
      'src/catalogue/{lives,prices,safety,symptoms,tasks}/*.ts',
      'src/stories/*.test.ts',
      'src/laws/*.test.ts',
      'src/laws/arbitraries.ts',
    ],
  },
  server: {
    says: 'a server feature, or a folder that cuts a large one, has routes.ts (thin handlers), commands.ts (writes), queries.ts (SQL), read.ts (reads that combine queries and arithmetic), rules.ts (pure decisions), tables.ts, present.ts (row to wire), mail.ts, pdf.ts, work.ts (arithmetic for a worker thread) and tests; an adapter or anything all features share belongs in server/src/platform, what an operator runs in server/src/operations',
    allows: [
      'package.json',
      'tsconfig.json',
      'tsconfig.*.json',
      'migrations/*.sql',
      'src/{main,app}.ts',
      'src/*.test.ts',
      'src/platform/services.ts',
      'src/platform/{errors,config,files,database,tenancy,auth,http,observability,jobs,storage,mail,integrations,pages}/**/*.ts',
      'src/operations/*.ts',
      ...serverParts('src/features/*'),
      ...Object.entries(serverFolders).flatMap(([feature, folders]) =>
        serverParts(`src/features/${feature}/{${folders}}`),
      ),
      'src/features/landing/sample-homes.ts',
      'src/features/homebot/{mind,language-model}.ts',
      'src/features/accounts/sign-in/client-fingerprint.ts',
      'src/features/plan/id-packing.ts',
      'src/features/properties/csv/file.ts',
      'src/features/homebot/{understanding,answers,writing}/*.ts',
      'src/features/homebot/understanding/{ages,dangers,words}/*.ts',
      'src/features/homebot/answers/{dangers,records,spanish}/*.ts',
      'test/**/*.ts',
      'test/resilience/door-crowd.mjs',
      'test/homebot/*-questions.txt',
      'test/letters/*.{txt,html}',
      'test/upgrades/*.sql',
      'bench/**/*.ts',
    ],
  },
  web: {
    says: 'a web feature has *-screen.tsx, api.ts (queries, mutations, keys), components/ and plain kebab-case modules; a control that could ship in another product belongs in web/src/ui, wiring in web/src/app, the rest that screens share in web/src/platform',
    allows: [
      'package.json',
      'tsconfig.json',
      'tsconfig.*.json',
      'vite.config.ts',
      '{index,landing}.html',
      'public/**/*',
      'test/**/*.{ts,tsx}',
      'journeys/**/*.ts',
      'src/main.tsx',
      'src/*.d.ts',
      'src/{app,platform}/**/*.{ts,tsx,css,svg}',
      'src/ui/{controls,csv,feedback,layout,charts}/*.{ts,tsx,css}',
      'src/features/*/*.{ts,css}',
      'src/features/*/portfolio-form/*.ts',
      'src/features/{plan/calls,properties/csv,tenants/import}/*.{ts,tsx,css}',
      'src/features/*/*-screen.tsx',
      'src/features/*/*.test.tsx',
      'src/features/*/components/**/*.{ts,tsx,css,svg}',
    ],
  },
  scripts: {
    says: 'scripts/*.mjs are what package.json calls; their parts stand in a folder named for their subject',
    allows: ['tsconfig.json', '*.mjs', '*/**/*.{mjs,ts}'],
  },
}

/**
 * @param {string} glob
 * @returns {RegExp}
 */
export function compileGlob(glob) {
  const source = glob
    .replace(/[.]/g, '\\.')
    .replace(/\{([^}]*)\}/g, (_, choice) => `(?:${choice.replaceAll(',', '|')})`)
    .replace(/\*\*\//g, '(?:<name>/)*')
    .replace(/(?<!\))\*/g, '<name>')
    .replaceAll('<name>', '[^/]+')
  return new RegExp(`^${source}$`)
}
