/*
 * The arrows between rooms. Each room, with what its files may import besides one another; whatever is not listed
 * is refused. Type-only imports count. Tests may look anywhere within their workspace.
 */
const presented = ['engine/model', 'engine/ui', 'engine/islands', 'engine/words']
const forComponents = ['config', 'figures', 'format', 'tags'].map(name => `engine/public/${name}`)

const rooms = {
  'engine/words': [],
  'engine/model': ['engine/words'],
  'engine/ui': ['engine/words'],
  'engine/islands': ['engine/words'],
  'engine/styles': [],
  'engine/chrome': ['engine/model', 'engine/ui', 'engine/words'],
  'engine/prose': presented,
  'engine/figure-kit': presented,
  'engine/api-viewer': presented,
  'engine/client': [
    ...presented,
    ...['chrome', 'prose', 'figure-kit', 'api-viewer', 'styles'].map(name => `engine/${name}`),
  ],
  'engine/node': [
    ...['model', 'islands', 'prose', 'api-viewer', 'client', 'words'].map(name => `engine/${name}`),
  ],
  'engine/worker': ['engine/model', 'engine/words'],
  'engine/public': [
    ...presented,
    ...['prose', 'figure-kit', 'api-viewer', 'client', 'node'].map(name => `engine/${name}`),
  ],
  'site/facts': ['engine/public/config'],
  'site/math': ['site/facts'],
  'site/search': ['engine/public/config', 'site/facts'],
  'site/samples': ['engine/public/config', 'site/facts', 'site/math'],
  'site/api-definitions': ['engine/public', 'site/facts', 'site/math'],
  'site/tags': [...forComponents, 'site/facts', 'site/math'],
  'site/figures': [...forComponents, 'site/facts', 'site/math'],
  'site/content': ['engine/public/config', 'engine/public/format', 'site/facts', 'site/math'],
}

const TESTS = String.raw`\.(test|spec|drill)\.tsx?$`
/** Folders that the engine must not know: each holds sites, or serves one. */
const OUTSIDE = '^(site|examples|tests|scripts|bench)/'
/** Folders that hold sites. */
const SITES = '^(site|examples)/'

/** Modules of the engine that are started, or put in the place of others, by their address. */
const ENTRIES =
  '^engine/(node/(cli|pages/page-worker|bundle/bundle-process)|client/(client|server|styles|import-part|boot/boot|dev/(edits|reload-when-fixed))|worker/(reading|switch-off)|public/[^/]+|figure-kit/numbers-only|words/site-words|ui/overlay/no-scroll-lock)[.]tsx?$'

/** A pattern of the files below any of these folders, or named so. */
const below = folders => `^(${folders.join('|')})(/|[.])`

const arrows = Object.entries(rooms).map(([room, allowed]) => ({
  name: room,
  comment: `${room} may import ${allowed.join(', ') || 'nothing of ours'}: move what is shared to one of them.`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: TESTS },
  to: { path: '^(engine|site)/[^/]+/', pathNot: below([room, ...allowed]) },
}))

export default {
  forbidden: [
    ...arrows,
    {
      name: 'room-without-arrows',
      comment: 'Say in .dependency-cruiser.mjs what this new folder may import.',
      severity: 'error',
      from: { path: '^(engine|site)/[^/]+/', pathNot: [below(Object.keys(rooms)), TESTS] },
      to: {},
    },
    {
      name: 'engine-knows-no-site',
      comment: 'The engine serves any site: it learns of one through its extensions.ts alone.',
      severity: 'error',
      from: { path: '^engine/' },
      to: { path: OUTSIDE },
    },
    {
      name: 'one-door',
      comment: 'A site imports from the engine what engine/public/ exports, as docs-engine/<name>.',
      severity: 'error',
      from: { path: SITES },
      to: { path: '^engine/', pathNot: '^engine/public/' },
    },
    {
      name: 'door-by-its-name',
      comment: 'Write docs-engine/<name>, so that the site stays what another workspace could be.',
      severity: 'error',
      from: { path: SITES },
      to: {
        path: '^engine/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'content-is-last',
      comment:
        'Pages import; nothing imports pages. Only site.config.ts takes the sidebar from there.',
      severity: 'error',
      from: {
        path: '^(engine|site)/',
        pathNot: [TESTS, '^site/content/', '^site/site[.]config[.]ts$'],
      },
      to: { path: '^site/content/' },
    },
    {
      name: 'no-cycles',
      comment: 'Files that import one another cannot be read one after the other: part them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unused-files',
      comment: 'No entry of the engine imports it, however indirectly: delete it.',
      severity: 'error',
      from: { path: ENTRIES },
      to: { path: '^engine/.*[.]tsx?$', pathNot: [ENTRIES, TESTS], reachable: false },
    },
    {
      name: 'own-packages',
      comment: 'Each workspace names the packages it uses in its own package.json.',
      severity: 'error',
      from: { path: '^(engine|site|examples)/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'not-found',
      comment: 'An import that leads nowhere passes every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]cache)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
}
