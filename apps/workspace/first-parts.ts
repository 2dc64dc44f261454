// Which modules the first pages are made of (docs/decisions/first-visit.md). e2e/shell/first-visit.test.ts fails where one that is forgotten
// here brings the shell's own code with it.

/** Matches the modules with these ends of paths; a folder ends in a stroke and stands for all that is in it. */
const modules = (...ends: readonly string[]): RegExp =>
  new RegExp(
    ends
      .map((end) => (end.endsWith('/') ? `(?:^|/)${end}` : `(?:^|/)${end}(?:\\.css)?\\.(?:m?js|tsx?)(?:[.?].*)?$`))
      .join('|')
      .replaceAll('/', '[\\\\/]'),
  )

const within = (folder: string, ...names: readonly string[]): readonly string[] => names.map((name) => `${folder}/${name}`)
const ui = 'packages/ui/src'

/** React, the look, the frame's words, and what is kept in the browser: the sign-in page and the first shell both have it. */
export const base = modules(
  ...within('node_modules', 'react/', 'react-dom/', 'scheduler/'),
  'react-aria/dist/private/utils/mergeRefs',
  // Vite's own: its path has no root.
  '\0vite/preload-helper',
  ...within('lucide-react/dist/esm', '(?:createLucideIcon|Icon|context|defaultAttributes)', 'shared/'),
  'lucide-react/dist/esm/icons/(?:chevron-down|chevron-right|eye|shield-check|triangle-exclamation-point|x)',
  ...within(`${ui}/button`, 'button-look', 'button'),
  ...within(`${ui}/field`, 'field', 'index'),
  ...within(`${ui}/theme`, 'index', 'contract', 'themes', 'reset', 'settings'),
  // Named by styles that the first shell has.
  ...within(`${ui}/tooltip`, 'tooltip'),
  ...within(ui, 'icon/', 'root/', 'brand/', 'style/', 'i18n/(?:language|frame-messages)'),
  ...within('packages/machines/src', 'preferences/saved-preferences', 'stored-value/'),
  'apps/workspace/src/page-errors',
  ...within('apps/workspace/src/messages', 'common', 'define-messages'),
  ...within('apps/workspace/src/workspace', 'browser-session/cookies', 'kept/(?:local-store|own-tab|stored-keys|stored-look)'),
)

const icons = [
  ...[
    'activity',
    'award',
    'badge-check',
    'bell',
    'book-open',
    'bug',
    'building-complex',
    'calendar-check',
    'calendar-clock',
    'car',
  ],
  ...[
    'chart-column',
    'chevron-down',
    'chevron-right',
    'clipboard-list',
    'clock',
    'dot',
    'download',
    'ellipsis',
    'eye',
    'file-pen',
  ],
  ...[
    'file-text',
    'flask-conical',
    'folder-down',
    'gauge',
    'git-branch',
    'handshake',
    'house',
    'landmark',
    'languages',
    'layers',
  ],
  ...['list-checks', 'list-indent-decrease', 'list-indent-increase', 'list-tree', 'map-pin', 'maximize', 'megaphone'],
  ...[
    'message-square',
    'network',
    'omega',
    'package',
    'palette',
    'plug',
    'receipt-text',
    'route',
    'ruler',
    'scale',
    'search',
    'settings',
  ],
  ...['shield-user', 'sliders-horizontal', 'square-kanban', 'user-check', 'users'],
]

/** The menus, the open pages and the home page, without what makes them more than they look. */
export const firstShell = modules(
  ...within(
    'apps/workspace/src',
    'first-shell/',
    'shell/(?:menu-icons|places|view-panel)',
    'messages/(?:dashboard|in-language|telling)',
  ),
  ...within('apps/workspace/src/screens', 'dashboard/(?:Counts|DueList|dashboard)', 'work/moves/(?:label-of|state-looks)'),
  ...within('apps/workspace/src/workspace', 'kept/kept-choices', 'told/menu-of'),
  ...within(ui, 'badge/', 'card/', 'empty-state/', 'hidden-sides/', 'state-pill/'),
  ...within(`${ui}/shell-frame`, 'Frame', 'PlainTool', 'screen-class', 'shell-state', 'shell-frame'),
  ...within(`${ui}/top-menu`, 'TopMenuBar', 'PlainMore', 'plain-click', 'use-room', 'top-menu'),
  ...within(`${ui}/side-menu`, 'SideEntries', 'PlainSideMenu', 'side-menu'),
  ...within(`${ui}/tab-strip`, 'TabFace', 'PlainTabStrip', 'tab-strip'),
  ...within(`${ui}/user-menu`, 'UserFace', 'PlainUserMenu', 'user-menu'),
  ...within(`${ui}/menu-search`, 'PlainMenuSearch', 'menu-search'),
  ...within(`${ui}/button`, 'PlainIconButton'),
  ...within(`${ui}/stat-tile`, 'PlainStatTile', 'StatGrid', 'Figure', 'stat-tile'),
  ...within(`${ui}/figure-frame`, 'FigureFrame', 'figure-frame', 'index'),
  ...within(`${ui}/chart`, 'PlainBarChart', 'Waiting', 'Swatch', 'series-look', 'chart'),
  ...within('packages/machines/src', 'menu/menus', 'tab-strip/(?:tabs|saved-tabs)'),
  ...within('packages/api/src/domain', 'dictionaries/', 'progressions/own-states'),
  `lucide-react/dist/esm/icons/(?:${icons.join('|')})`,
)
