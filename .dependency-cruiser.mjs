// The allowed imports between rooms and folders. Cycles are forbidden everywhere, also between imports of
// types.

const tests = '\\.(test|spec)\\.tsx?$|^lifecycle/src/(laws|stories)/'

/** The folders of server/src/platform. Each may import only from itself and from those before it. */
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
  comment: `server/src/platform/${folder} imports only from ${platformFolders.slice(0, place + 1).join(', ')}: pass in what it needs of the others.`,
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
    comment: 'Two files that need each other are one, or share a third: move what both need into it.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'contract-needs-zod-only',
    severity: 'error',
    comment:
      'The contract is the promise and imports zod only: code that needs more belongs in server or web.',
    from: { path: '^contract/src', pathNot: tests },
    to: { pathNot: '^contract/src|node_modules/zod/' },
  },
  {
    name: 'lifecycle-is-pure',
    severity: 'error',
    comment:
      'The engine knows the contract and calendar arithmetic, nothing else: what needs I/O, a clock or a framework belongs in server.',
    from: { path: '^lifecycle/src', pathNot: tests },
    to: { pathNot: '^(lifecycle|contract)/src|node_modules/temporal-' },
  },
  {
    name: 'lifecycle-takes-types-of-contract',
    severity: 'error',
    comment:
      'The engine takes types (import type) and the formats of money from the contract: the server checks input against the schemas.',
    from: { path: '^lifecycle/src', pathNot: tests },
    to: { path: '^contract/src', pathNot: '^contract/src/money\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'sql-in-queries',
    severity: 'error',
    comment: 'SQL belongs in the queries.ts of the feature that owns the table (tables.ts describes it).',
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
      'rules.ts and present.ts are pure: pass in the rows, or move the function into read.ts or commands.ts.',
    from: { path: '^server/src/features/.*[/-](rules|present)\\.ts$' },
    to: {
      path: '^server/src/features/.*[/-](queries|read|commands|routes)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'reads-only',
    severity: 'error',
    comment: 'read.ts and queries.ts call no command: what both need is a rule, or belongs in read.ts.',
    from: { path: '^server/src/features/.*[/-](queries|read)\\.ts$' },
    to: { path: '^server/src/features/.*[/-](commands|routes)\\.ts$' },
  },
  {
    name: 'server-never-sees-web',
    severity: 'error',
    comment: 'What server and web both need crosses the wire: it belongs in contract.',
    from: { path: '^server/' },
    to: { path: '^web/' },
  },
  {
    name: 'web-sees-contract-only',
    severity: 'error',
    comment:
      'A forecast is computed once, on the server, and travels: ask the server, or put a shape in contract.',
    from: { path: '^web/' },
    to: { path: '^(lifecycle|server)/' },
  },
  {
    name: 'rooms-never-see-scripts',
    severity: 'error',
    comment: 'Scripts serve the developer; what runs for a customer belongs in a room.',
    from: { path: '^(contract|lifecycle|server|web)/src', pathNot: tests },
    to: { path: '^scripts/' },
  },
  {
    name: 'components-stay-home',
    severity: 'error',
    comment:
      "Another feature's components/ are its own: what two features show belongs in web/src/ui, or in a folder named by its subject, such as components/rows.",
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/[^/]+/components/', pathNot: '^web/src/features/$1/' },
  },
  {
    name: 'platform-knows-no-feature',
    severity: 'error',
    comment:
      'The platform carries the features and knows none: pass in what it needs, or move it into the feature.',
    from: { path: '^(server|web)/src/platform/', pathNot: tests },
    to: { path: '^(server|web)/src/(features|app)[./]' },
  },
  {
    name: 'controls-know-no-product',
    severity: 'error',
    comment: 'web/src/ui could ship in another product: what knows a feature belongs in that feature.',
    from: { path: '^web/src/ui/' },
    to: { path: '^web/src/(features|app)/' },
  },
  {
    name: 'no-test-code-in-product',
    severity: 'error',
    comment: 'Tests and their harness serve the product, never the other way round.',
    from: { path: '^(contract|lifecycle|server|web)/src', pathNot: tests },
    to: { path: `${tests}|^(server|web)/(test|bench|journeys)/` },
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment: 'This import leads nowhere.',
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
