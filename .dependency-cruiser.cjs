const layer = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/**
 * The rooms of a folder, lowest first: each may know those before it, and no file stands outside of them.
 * A test may look at its room from above.
 */
const rooms = (folder, name, names) => [
  ...names.map((room, index) =>
    layer(
      `${name}-${room}`,
      { path: `^${folder}/${room}/`, pathNot: '\\.test\\.tsx?$' },
      { path: `^${folder}/`, pathNot: `^${folder}/(${names.slice(0, index + 1).join('|')})/` },
      'A room knows those below it; what two need from each other belongs in one of them.',
    ),
  ),
  layer(
    `${name}-has-rooms`,
    {},
    { path: `^${folder}/`, pathNot: `^${folder}/(${names.join('|')})/` },
    'A new room joins the list, so that its place in the order is chosen.',
  ),
];

/** A folder of the shared package that needs Node: no browser and no page imports it, and it knows few others itself. */
const forNodeAlone = (folder, { importers, knows, because }) => [
  layer(
    `${folder}-belongs-to-servers`,
    { path: '^(shared|server|portal|admin)/', pathNot: importers },
    { path: `^shared/src/${folder}/` },
    because,
  ),
  layer(
    `${folder}-knows-its-own-side`,
    { path: `^shared/src/${folder}/`, pathNot: '\\.test\\.ts$' },
    { path: '^(shared/src|server|portal|admin)/', pathNot: `^shared/src/(${knows})/` },
    because,
  ),
];

/** What one of those rooms asks besides the kit: how surely the person of a session is known. */
const asked = { membership: '|sign-on' };

/** A room of the server that serves every area: it asks none of them, and what lies below the areas does without it. */
const besideAreas = (folder, asksNone, without) => [
  layer(
    `${folder}-below-modules`,
    { path: `^server/src/${folder}/`, pathNot: '\\.test\\.ts$' },
    { path: '^server/src/', pathNot: `^server/src/(${folder}|kit|database${asked[folder] ?? ''})/` },
    asksNone,
  ),
  layer(
    `${folder}-for-areas`,
    { path: '^server/src/(kit|plugins|workflow|metrics)/', pathNot: '\\.test\\.ts$' },
    { path: `^server/src/${folder}/` },
    without,
  ),
];

module.exports = {
  forbidden: [
    layer(
      'no-cycles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'A cycle means two files are one.',
    ),
    layer(
      'resolvable',
      {},
      { couldNotResolve: true },
      'An import that leads nowhere hides from every other rule.',
    ),
    layer(
      'contract-is-pure',
      { path: '^shared/src/contract/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^shared/src/contract/', 'node_modules/zod/'] },
      'The contract knows zod and nothing else.',
    ),
    layer(
      'messages-know-only-contract',
      { path: '^shared/src/messages/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^shared/src/(messages|contract)/', 'node_modules/zod/'] },
      'A sentence may name a field, never fetch one.',
    ),
    layer(
      'forms-know-only-messages',
      { path: '^shared/src/forms/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^shared/src/(forms|messages|contract)/', 'node_modules/(@types/)?json-logic-js/'] },
      'Rules are judged alike on both sides of the wire; they know neither.',
    ),
    layer(
      'client-knows-no-ui',
      { path: '^shared/src/(client|auth)/' },
      { path: '(node_modules/(react|antd|next)/)|^(server|portal|admin)/' },
      'Transport returns facts; screens decide what to show.',
    ),
    layer(
      'client-below-auth',
      { path: '^shared/src/client/' },
      { path: '^shared/src/auth/' },
      'The client is told who signs its calls; it does not look.',
    ),
    ...rooms('shared/src/auth', 'auth', [
      'storage',
      'preferences',
      'credentials',
      'lock',
      'session',
      'navigation',
    ]),
    ...forNodeAlone('edge', {
      importers: '^(shared/src/edge|(portal|admin)/server)/',
      knows: 'edge|node|contract|messages',
      because: 'The proxy in front of both apps; it refuses in our words and calls nothing by itself.',
    }),
    ...forNodeAlone('node', {
      importers: '^(shared/src/(edge|node)|server|(portal|admin)/server)/',
      knows: 'node|contract|messages',
      because: 'What every server of ours does alike; it imports neither the edge nor the client.',
    }),
    layer(
      'frontends-never-import-server',
      { path: '^(shared|portal|admin)/' },
      { path: '^server/' },
      'Browsers meet the server over HTTP only.',
    ),
    layer(
      'frontends-never-import-each-other',
      { path: '^(portal|admin)/' },
      { path: '^(portal|admin)/', pathNot: '^$1/' },
      'What both need belongs in shared.',
    ),
    layer(
      'server-imports-no-frontend',
      { path: '^server/' },
      { path: '^(portal|admin)/' },
      'The server serves any client.',
    ),
    layer(
      'workflow-is-pure',
      {
        path: '^server/src/workflow/(?!adapters/|index\\.ts|model/|expressions/)',
        pathNot: '\\.test\\.ts$|/scenarios/',
      },
      {
        pathNot: [
          '^server/src/workflow/(?!adapters/)',
          '^server/src/kit/runtime/(errors|clock|workdays)\\.ts$',
          '^shared/src/contract/',
          'node_modules/zod/',
        ],
      },
      'The engine runs without database, web server or clock.',
    ),
    layer(
      'workflow-model-parses',
      { path: '^server/src/workflow/(model|expressions)/', pathNot: '\\.test\\.ts$' },
      {
        pathNot: [
          '^server/src/workflow/(model|expressions)/',
          '^server/src/kit/runtime/(errors|workdays)',
          '^shared/src/contract/',
          'node_modules/(zod|bpmn-moddle|moddle|jsep)/',
        ],
      },
      'Parsers need their parser and nothing else.',
    ),
    layer(
      'modules-meet-workflow-at-its-door',
      { path: '^server/src/(modules|plugins|kit)/' },
      { path: '^server/src/workflow/', pathNot: '^server/src/workflow/index\\.ts$' },
      'What modules may call stands in workflow/index.ts.',
    ),
    layer(
      'modules-do-not-know-each-other',
      { path: '^server/src/modules/([^/]+)/' },
      { path: '^server/src/modules/', pathNot: '^server/src/modules/$1/' },
      'Areas cooperate through workflow, kit or the database, not by import.',
    ),
    layer(
      'accounts-below-modules',
      { path: '^server/src/accounts/', pathNot: '\\.test\\.ts$|/test-roles\\.ts$' },
      { path: '^server/src/', pathNot: '^server/src/(accounts|kit|database)/' },
      'Who somebody is and what he may do is asked from above; it asks no area.',
    ),
    layer(
      'accounts-serve-five-areas',
      {
        path: '^server/src/(kit|plugins|workflow|metrics|modules/(?!sign-in/|people/|permissions/|tenants/|companies/))',
        pathNot: '\\.test\\.ts$',
      },
      { path: '^server/src/accounts/' },
      'Passwords and grants are not for every area: the others ask a repository, and what a context carries.',
    ),
    layer(
      'sign-on-below-modules',
      { path: '^server/src/sign-on/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/', pathNot: '^server/src/(sign-on|accounts|kit|database)/' },
      'What a provider vouched for is asked from above; it asks no area.',
    ),
    layer(
      'sign-on-for-areas',
      { path: '^server/src/(accounts|kit|plugins|workflow|metrics)/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/sign-on/' },
      'What lies below the areas does without it, but for who somebody is to the acts of applicants (`membership`).',
    ),
    ...besideAreas(
      'membership',
      'For which company somebody acts is asked from above; it asks no area.',
      'What lies below the areas knows a company by what a context carries.',
    ),
    ...besideAreas(
      'forms',
      'A form is read, kept and asked about from above; it does not know for what it is filled in.',
      'The engine knows what was answered, not the form.',
    ),
    ...besideAreas(
      'parameters',
      'What a tenant has set is asked from above; it asks no area.',
      'What lies below the areas is told what was set.',
    ),
    ...besideAreas(
      'personal-data',
      'What is personal in each table, and what becomes of it, is asked from above; it asks no area.',
      'What lies below the areas writes rows and does not know whom they are about.',
    ),
    ...besideAreas(
      'signing',
      'Whoever signs for people is asked from above; it asks no area.',
      'What lies below the areas signs nothing.',
    ),
    ...rooms('server/src/kit', 'kit', [
      'runtime',
      'services',
      'table',
      'sql',
      'transaction',
      'rules',
      'query',
      'access',
      'routes',
      'drafts',
      'history',
      'rows',
      'data-set',
      'sheets',
      'crud',
    ]),
    layer(
      'kit-rows-have-one-door',
      { path: '^server/src/(?!kit/)|^server/src/kit/(data-set|sheets|crud)/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/kit/rows/(?!repository\\.ts$)' },
      'Tenant, scope and rules are applied behind it.',
    ),
    layer(
      'kit-knows-no-module',
      { path: '^server/src/kit/' },
      { path: '^server/src/(modules|workflow|plugins|app|main)' },
      'A kit that names an entity has stopped being a kit.',
    ),
    layer(
      'database-stands-on-nothing',
      { path: '^server/src/database/', pathNot: '\\.test\\.ts$' },
      { path: '^(shared|server|portal|admin)/', pathNot: '^server/src/database/' },
      'Everything else stands on it; its data migrations must do the same years from now.',
    ),
    layer(
      'seeds-on-top',
      { path: '^server/src/(kit|modules|plugins|workflow|metrics)/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/seeds/' },
      'What an installation begins with knows the areas, and none of them knows it.',
    ),
    layer(
      'schema-behind-kit',
      { path: '^server/src/(modules|plugins)/' },
      { path: '^server/src/schema' },
      'Reads and writes go through a repository, which carries tenant and scope.',
    ),
    layer(
      'screens-do-not-know-each-other',
      { path: '^admin/src/screens/([^/]+)/' },
      { path: '^admin/src/screens/', pathNot: '^admin/src/screens/$1/' },
      'A screen is deletable on its own.',
    ),
    layer(
      'admin-kit-below-components',
      { path: '^admin/src/kit/' },
      { path: '^admin/src/(components|screens|app)/' },
      'The kit derives screens; it never reads one.',
    ),
    ...rooms('admin/src/kit', 'admin-kit', [
      'page',
      'acts',
      'chosen',
      'entity',
      'references',
      'values',
      'inputs',
      'columns',
      'forms',
      'lists',
      'exports',
      'imports',
      'screen',
      'editor',
    ]),
    layer(
      'admin-components-below-screens',
      { path: '^admin/src/components/' },
      { path: '^admin/src/(screens|app)/' },
      'A picker does not know who picks.',
    ),
    layer(
      'features-do-not-know-each-other',
      { path: '^portal/src/features/([^/]+)/' },
      { path: '^portal/src/(features|app)/', pathNot: '^portal/src/features/$1/' },
      'A feature is deletable on its own; what two need belongs in components.',
    ),
    layer(
      'portal-components-are-leaves',
      { path: '^portal/src/components/' },
      { path: '^portal/src/(features|app)/' },
      'The design system knows no feature.',
    ),
    layer(
      'portal-lib-below-components',
      { path: '^portal/src/lib/' },
      { path: '^portal/src/(components|features|app)/' },
      'What components are given, and what they ask with, knows none of them.',
    ),
    ...rooms('portal/src/lib', 'portal-lib', [
      'browser',
      'public-pages',
      'addresses',
      'lists',
      'texts',
      'server-reads',
      'structured-data',
      'page-head',
    ]),
  ],
  options: {
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};
