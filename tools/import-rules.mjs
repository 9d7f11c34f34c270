/** The import rules of the folder layout. Each says who may import whom; see docs/architecture.md. */
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

export default {
  forbidden: [
    rule('no-circular', {}, { circular: true }, 'Files that import each other belong together.'),
    rule(
      'domain-is-pure',
      {
        path: '^domain/',
        pathNot: ['\\.test\\.ts$', '^domain/messages/message-language\\.ts$'],
      },
      {
        pathNot: [
          '^domain/',
          '^domain/messages/compiled/',
          'node_modules/valibot',
          'node_modules/minisearch',
        ],
      },
      'domain/ holds rules: no I/O, no React, no Node.',
    ),
    rule(
      'server-imports-domain',
      { path: '^server/', pathNot: ['\\.test\\.ts$', '^server/testing/'] },
      { path: ['^site/', '^tools/'] },
      'The server imports rules and content, not pages.',
    ),
    rule(
      'server-reads-what-is-rendered',
      { path: '^server/', pathNot: ['\\.test\\.ts$', '^server/testing/'] },
      {
        path: '^publisher/render/(?!(rendering|build-cache|picture-to-make)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
      'Another process renders (publisher/render/renderer.ts), so that the server answers visitors meanwhile.',
    ),
    rule(
      'rendering-below-server',
      { path: '^publisher/', pathNot: '\\.test\\.ts$' },
      { path: ['^server/', '^tools/'] },
      'Rendering depends on the content, not on the server.',
    ),
    rule(
      'migrations-call-nothing-of-today',
      { path: '^server/database/first-migration\\.ts$' },
      {
        path: '^(server|domain|publisher)/',
        pathNot: '^server/database/dialect\\.ts$',
      },
      'A released migration must never change, so it calls no code that may.',
    ),
    rule(
      'store-holds-statements-only',
      { path: '^server/([^/]+)/(store/|[^/]+-store\\.)', pathNot: '\\.test\\.ts$' },
      { path: '^server/$1/((routes|service|messages)/|[^/]+-(routes|service|messages)\\.)' },
      'Routes call the service, the service calls the store; never the other way.',
    ),
    rule(
      'messages-are-rendered-from-rows',
      { path: '^server/([^/]+)/(messages/|[^/]+-messages\\.)', pathNot: '\\.test\\.ts$' },
      { path: '^server/$1/((routes|service|store)/|[^/]+-(routes|service|store)\\.)' },
      'A message is made from its outbox row and the site alone.',
    ),
    rule(
      'service-below-routes',
      { path: '^server/([^/]+)/(service/|[^/]+-service\\.)', pathNot: '\\.test\\.ts$' },
      { path: '^server/$1/(routes/|[^/]+-routes\\.)' },
      'A service knows nothing of HTTP.',
    ),
    rule(
      'routes-are-nobodys-parts',
      {
        path: '^server/([^/]+)/',
        pathNot: ['\\.test\\.ts$', '^server/testing/', '^server/start/'],
      },
      { path: '^server/(?!$1/)[^/]+/(routes/|[^/]+-routes\\.)' },
      'Call another capability through its service, not its routes.',
    ),
    rule(
      'app-never-imports-server',
      { path: '^site/', pathNot: '\\.test\\.ts$' },
      { path: ['^server/', '^tools/'] },
      'Pages must not import the server.',
    ),
    rule(
      'visitors-load-nothing-of-the-office',
      { path: ['^site/', '^domain/(?!office/)'] },
      { path: ['^office/', '^domain/office/'] },
      'The office is an application of its own.',
    ),
    rule(
      'office-imports-rules-and-parts',
      { path: '^office/', pathNot: ['\\.test\\.tsx?$', '^office/vite\\.config\\.ts$'] },
      {
        path: ['^site/', '^server/', '^tools/', '^publisher/'],
        pathNot: [
          '^site/lib/browser/',
          '^site/ui/icon/',
          '^site/ui/message\\.tsx$',
          '^site/styles/',
          '^server/office-api\\.ts$',
        ],
      },
      'The office imports rules and browser modules, neither pages nor server.',
    ),
    rule(
      'office-infers-its-calls',
      { path: '^office/' },
      { path: '^server/office-api\\.ts$', dependencyTypesNot: ['type-only'] },
      'The office imports the types of its calls from the server, and no code.',
    ),
    rule(
      'only-routes-load-content',
      {
        path: '^site/',
        pathNot: [
          '^site/routes/',
          '^site/root\\.tsx$',
          '^site/routes\\.ts$',
          '\\.test\\.ts$',
          '/testing/',
        ],
      },
      { path: '^publisher/', dependencyTypesNot: ['type-only'] },
      'Content arrives through route loaders.',
    ),
    rule(
      'journeys-watch-the-policy',
      { path: '^tools/journeys/.*\\.spec\\.ts$' },
      { path: 'node_modules/@playwright/test', dependencyTypesNot: ['type-only'] },
      'A journey takes `test` from tools/journeys/driver/journey.ts, which fails when a page breaks the security policy.',
    ),
    rule(
      'parts-below-routes',
      { path: '^site/(layout|sections|forms|widgets|ui|lib|territory)/', pathNot: '\\.test\\.ts$' },
      { path: ['^site/routes/', '^site/root\\.tsx$'] },
      'Parts of pages must not import the pages that use them.',
    ),
    rule(
      'ui-and-lib-below-parts',
      { path: '^site/(ui|lib|territory)/', pathNot: '\\.test\\.ts$' },
      { path: '^site/(layout|sections|forms|widgets)/' },
      'A button or a store must not import the form that uses it.',
    ),
    rule(
      'no-dumping-grounds',
      {},
      { path: '(^|/)(utils|misc|common|helpers)(/|\\.)', pathNot: 'node_modules' },
      'Name folders for what they hold.',
    ),
    rule(
      'not-to-unresolvable',
      {},
      {
        couldNotResolve: true,
        // The last two are types alone.
        pathNot: [
          '\\?',
          '^virtual:',
          '^company$',
          '\\+types',
          '^geojson$',
          '^topojson-specification$',
        ],
      },
      'A typo.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^domain/messages/compiled/.*\\.d\\.ts$', '^dist', '^\\.react-router'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
