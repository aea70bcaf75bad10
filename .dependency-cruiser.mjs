// The allowed imports between rooms and folders. Cycles are forbidden everywhere, even cycles of type
// imports.

const tests = '\\.(test|spec)\\.tsx?$|^lifecycle/src/(laws|stories)/'

/** The folders of server/src/platform. Each may import only from itself and from the folders before it in this list. */
const platformFolders = [
  'errors',
  'config',
  'files',
  'database',
  'tenancy',
  'auth',
  'http',
  'observability',
  'jobs',
  'storage',
  'mail',
  'integrations',
  'pages',
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const platformArrows = platformFolders.map((folder, place) => ({
  name: 'platform-imports-downwards',
  severity: 'error',
  comment: `server/src/platform/${folder} imports only from ${platformFolders.slice(0, place + 1).join(', ')}. Pass in values from the other folders.`,
  from: { path: `^server/src/platform/${folder}/`, pathNot: tests },
  to: {
    path: '^server/src/platform/',
    pathNot: `^server/src/platform/(${platformFolders.slice(0, place + 1).join('|')})/`,
  },
}))

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  ...platformArrows,
  {
    name: 'no-cycle',
    severity: 'error',
    comment: 'These files import each other. Move the code that they share into another file.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'contract-imports-zod-only',
    severity: 'error',
    comment: 'contract may import only zod. Move code that needs more to server or web.',
    from: { path: '^contract/src', pathNot: tests },
    to: { pathNot: '^contract/src|node_modules/zod/' },
  },
  {
    name: 'lifecycle-imports-no-io',
    severity: 'error',
    comment:
      'lifecycle may import only contract and calendar arithmetic. Move code that needs I/O, a clock or a framework to server.',
    from: { path: '^lifecycle/src', pathNot: tests },
    to: { pathNot: '^(lifecycle|contract)/src|node_modules/temporal-' },
  },
  {
    name: 'lifecycle-imports-types-of-contract',
    severity: 'error',
    comment:
      'lifecycle may import only types (import type), formats and the length of a year from contract. The server validates input against the schemas.',
    from: { path: '^lifecycle/src', pathNot: tests },
    to: {
      path: '^contract/src',
      pathNot: '^contract/src/(money|wording|calendar)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'sql-in-queries',
    severity: 'error',
    comment:
      'Only queries.ts and tables.ts may import the database. Move the SQL to queries.ts of the feature that owns the table.',
    from: { path: '^server/src/features/', pathNot: `${tests}|[/-](queries|tables)\\.ts$` },
    to: {
      path: 'node_modules/(drizzle-orm|pg|@electric-sql/pglite)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'pure-parts',
    severity: 'error',
    comment:
      'rules.ts and present.ts may not read or write data. Pass in the rows, or move the function to read.ts or commands.ts.',
    from: { path: '^server/src/features/.*[/-](rules|present)\\.ts$' },
    to: {
      path: '^server/src/features/.*[/-](queries|read|commands|routes)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'reads-only',
    severity: 'error',
    comment:
      'read.ts and queries.ts may not import commands or routes. Move shared code to rules.ts or read.ts.',
    from: { path: '^server/src/features/.*[/-](queries|read)\\.ts$' },
    to: { path: '^server/src/features/.*[/-](commands|routes)\\.ts$' },
  },
  {
    name: 'server-imports-no-web',
    severity: 'error',
    comment: 'server may not import web. Move code that both use to contract.',
    from: { path: '^server/' },
    to: { path: '^web/' },
  },
  {
    name: 'web-imports-contract-only',
    severity: 'error',
    comment: 'web may not import lifecycle or server. Call the API, or move shared types to contract.',
    from: { path: '^web/' },
    to: { path: '^(lifecycle|server)/' },
  },
  {
    name: 'product-imports-no-scripts',
    severity: 'error',
    comment: 'Product code may not import scripts. Move the code to contract, lifecycle, server or web.',
    from: { path: '^(contract|lifecycle|server|web)/src', pathNot: tests },
    to: { path: '^scripts/' },
  },
  {
    name: 'no-components-of-other-features',
    severity: 'error',
    comment:
      "A feature may not import another feature's components/. Move shared components to web/src/ui, or to a folder named by its subject, such as components/rows.",
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/[^/]+/components/', pathNot: '^web/src/features/$1/' },
  },
  {
    name: 'platform-imports-no-feature',
    severity: 'error',
    comment:
      'The platform may not import features or the app. Pass in the value, or move the code to the feature.',
    from: { path: '^(server|web)/src/platform/', pathNot: tests },
    to: { path: '^(server|web)/src/(features|app)[./]' },
  },
  {
    name: 'ui-imports-no-feature',
    severity: 'error',
    comment: 'web/src/ui may not import features or the app. Move code about a feature to that feature.',
    from: { path: '^web/src/ui/' },
    to: { path: '^web/src/(features|app)/' },
  },
  {
    name: 'product-imports-no-tests',
    severity: 'error',
    comment: 'Product code may not import tests, benchmarks or their harness.',
    from: { path: '^(contract|lifecycle|server|web)/src', pathNot: tests },
    to: { path: `${tests}|^(server|web)/(test|bench|journeys)/` },
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment: 'Import not found.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^vite/client$' },
  },
]

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@home-pulse/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
}
