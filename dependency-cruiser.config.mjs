// Who may lean on whom (docs/decisions/layers.md). Each rule's comment is what the reader of a failure needs: where the code belongs.
const inside = (...packages) => `^(${packages.join('|')})/`
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`
const tests = '\\.(test|stories)\\.tsx?$'

/** A rule that lets `from` reach only the workspaces and npm packages named. */
const mayOnly = (name, from, workspaces, packages, comment) => [
  {
    name: `${name}-workspaces`,
    severity: 'error',
    comment,
    from: { path: inside(from), pathNot: '/vite[.a-z]*config[.]ts$' },
    to: {
      path: '^(packages|apps|e2e|scripts|bench)/',
      pathNot: [inside(from, ...workspaces), '^scripts/(process-lock|free-port)\\.mjs$'],
    },
  },
  ...(packages === null
    ? []
    : [
        {
          name: `${name}-npm`,
          severity: 'error',
          comment,
          from: { path: inside(from), pathNot: [tests, '/tsup[.]config[.]ts$', '^packages/[^/]+/(src/testing|bin)/'] },
          to: {
            dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'],
            pathNot: npm(...packages),
          },
        },
      ]),
]

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Two rooms that need each other are one room, or a third is missing.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'no-missing',
      severity: 'error',
      comment: 'This import leads nowhere: is the package in package.json of this workspace?',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^react-aria', '\\.wasm[?]url$'] },
    },
    ...mayOnly(
      'machines',
      'packages/machines',
      [],
      ['xstate'],
      'machines knows only xstate: network, storage and time belong to ports that an app provides; what is seen belongs to packages/ui.',
    ),
    ...mayOnly(
      'api',
      'packages/api',
      [],
      ['ofetch', 'zod', 'decimal\\.js'],
      'api says what client and server tell each other: behaviour belongs to packages/machines, what is seen to packages/ui.',
    ),
    ...mayOnly(
      'verify',
      'packages/verify',
      [],
      ['jose', 'asn1js', '@noble/curves', '@noble/hashes'],
      'verify stands alone so that a stranger can check a certificate with it: rules of the institute belong to packages/api.',
    ),
    ...mayOnly(
      'ui',
      'packages/ui',
      ['packages/machines'],
      null,
      'ui shows machines and knows no call and no domain: hand what it needs in as props; calls belong to an app, facts to packages/api.',
    ),
    ...mayOnly(
      'workspace',
      'apps/workspace',
      ['packages/machines', 'packages/api', 'packages/verify', 'packages/ui'],
      null,
      'An app leans on packages only: what two apps share belongs to a package.',
    ),
    ...mayOnly(
      'query-portal',
      'apps/query-portal',
      ['packages/machines', 'packages/api', 'packages/verify', 'packages/ui'],
      null,
      'An app leans on packages only: what two apps share belongs to a package.',
    ),
    ...mayOnly(
      'server',
      'apps/server',
      ['packages/machines', 'packages/api', 'packages/verify'],
      null,
      'The server knows the contract and the workflow: what is seen belongs to packages/ui or an app.',
    ),
    {
      name: 'screens-on-top',
      severity: 'error',
      comment: 'Forms and answers are what screens are made of and know none of them: move what both need beside them.',
      from: { path: '^apps/workspace/src/(answers|forms)/', pathNot: tests },
      to: { path: '^apps/workspace/src/screens/' },
    },
    {
      name: 'server-workflow-only',
      severity: 'error',
      comment: 'Of machines the server runs the workflow alone: other machines are behaviour of a screen.',
      from: { path: inside('apps/server'), pathNot: tests },
      to: { path: '^packages/machines/', pathNot: '^packages/machines/src/workflow/' },
    },
    {
      name: 'drizzle-through-one-door',
      severity: 'error',
      comment:
        'Take sql and the rest from db/index.ts: named by each file that uses it, or as ES modules, drizzle-orm makes a start of the server a second longer.',
      from: {
        path: inside('apps/server'),
        pathNot: '^apps/server/src/db/(sql|node-postgres|schema/pg-core)[.]ts$',
      },
      to: { path: npm('drizzle-orm') },
    },
    {
      name: 'styles-are-written-while-building',
      severity: 'error',
      comment:
        'The helpers of ui/style bring vanilla-extract with them, 28 kB that no browser needs: only .css.ts files may use them.',
      from: {
        path: '^(packages/ui|apps/[^/]+)/src/|^[.]storybook/',
        pathNot: ['[.]css[.]ts$', '^packages/ui/src/style/', tests],
      },
      to: { path: '^packages/ui/src/style/' },
    },
    {
      name: 'through-the-front-door',
      severity: 'error',
      comment: 'Within a package a folder reaches another only through its index.ts: export what you need there, or move it.',
      from: {
        path: '^(packages/[^/]+|apps/server)/src/([^/]+)/',
        pathNot: [tests, '^packages/(ui|api)/src/testing/', '/story-[^/]+\\.tsx?$'],
      },
      to: {
        path: '^(packages/[^/]+|apps/server)/src/([^/]+)/',
        pathNot: ['^$1/src/$2/', '/index\\.tsx?$', '^apps/server/src/modules/', '\\.sql$'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our own products alone: npm packages keep their entries in folders called dist.
    exclude: { path: ['^packages/[^/]+/dist/', '^apps/[^/]+/dist/', '^storybook-static/', '^[.]data/'] },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
