import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { foldersWithLayers } from './layers.ts'
import { reportOf } from './report.ts'

const rowsOf = (report: string) => [...report.matchAll(/^\| (\S+\/.+?) +\|/gm)].map(([, story]) => story)
const measured = (story: string) => ({ story, nodes: 1, listeners: 0, heap: 2000 })

test('the report on memory keeps what was not measured now, and leaves out what has no stories any more', () => {
  const earlier = reportOf({
    earlier: '',
    rows: ['menu/Menu, Closed', 'menu/Menu, Open, opened', 'gone/Gone, Plain', 'card/Card, Plain', 'card/Card, Pie, drawn'].map(
      measured,
    ),
    titles: ['menu/Menu', 'gone/Gone', 'card/Card'],
  })
  const now = reportOf({
    earlier,
    rows: [measured('menu/Menu, Matrix, opened'), measured('card/Card, Line, drawn')],
    titles: ['card/Card', 'menu/Menu'],
  })
  expect(rowsOf(earlier)).toHaveLength(5)
  expect(rowsOf(now)).toEqual([
    'card/Card, Line, drawn',
    'card/Card, Pie, drawn',
    'card/Card, Plain',
    'menu/Menu, Closed',
    'menu/Menu, Matrix, opened',
  ])
})

/** Folders of components with one source each, until the test ends. */
function madeOf(sources: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'layers-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test('a folder that opens something over the page is found by its sources, at any remove, and a tooltip is not counted', () => {
  const root = madeOf({
    'menu/MenuButton.tsx': "import { MenuTrigger, Popover } from 'react-aria-components'\nexport function MenuButton() {}",
    'chart/ChartTools.tsx': "import { type MenuAction, MenuButton } from '../menu/index.ts'\nexport function ChartTools() {}",
    'report/Report.tsx': "import { ChartTools } from '../chart/index.ts'\nexport function Report() {}",
    'tooltip/Tooltip.tsx': "import { Tooltip as Base } from 'react-aria-components'\nexport function Tooltip() {}",
    'button/Button.tsx': "import { Tooltip } from '../tooltip/index.ts'\nexport function Button() {}",
    'card/Card.stories.tsx': "import { MenuButton } from '../menu/index.ts'",
    'card/Card.tsx': 'export function Card() {}',
  })
  expect([...foldersWithLayers(root)].toSorted()).toEqual(['chart', 'menu', 'report', 'tooltip'])
})

test('the components whose layers are measured are those that open one', () => {
  const found = foldersWithLayers(fileURLToPath(new URL('../../packages/ui/src', import.meta.url)))
  expect(found).toSatisfy((folders: ReadonlySet<string>) =>
    ['dialog', 'drawer', 'toast', 'menu', 'date-range-field', 'menu-search', 'search-bar', 'pdf-preview'].every((one) =>
      folders.has(one),
    ),
  )
  expect(found.has('card')).toBe(false)
})
