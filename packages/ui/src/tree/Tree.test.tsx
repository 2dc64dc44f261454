import { Activity, useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { pointsTo } from '../testing/points-to.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { Tree, type TreeItem, type TreeMove, type TreeProps } from './index.ts'
import { laboratory } from './story-items.ts'
import { treeReference } from './tree.reference.ts'

function Subject(props: Partial<TreeProps> & { shown?: boolean }) {
  const { shown = true, ...rest } = props
  return (
    <MessagesProvider>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <Tree label="检测能力" items={laboratory.zh} {...rest} />
      </Activity>
    </MessagesProvider>
  )
}
const row = (name: string) => page.getByRole('row', { name, exact: true })
const focused = () => document.activeElement?.closest('[role=row]')?.ariaLabel

/** Shows the tree and goes to one of its rows by keys. */
async function beginAt(from: string, props: Partial<TreeProps> = {}) {
  await render(<Subject mode="multiple" {...props} />)
  // What lets items be moved is fetched first.
  await expect.element(row('力学室')).toBeVisible()
  await userEvent.tab()
  await expect.poll(focused).toBe('力学室')
  for (let keys = 0; keys < 12 && focused() !== from; keys += 1) await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe(from)
}
const standsOn = (name: string) => expect.poll(focused).toBe(name)
const isOpen = (name: string, open: boolean) => expect.element(row(name)).toHaveAttribute('aria-expanded', String(open))
const chosen: (readonly string[])[] = []
const choosing = { onChosen: (ids: readonly string[]) => chosen.push(ids), defaultExpanded: ['force'] } as const
const told = (ids: readonly string[]) => expect.poll(() => chosen.at(-1)).toEqual(ids)

const moved: TreeMove[] = []
const moving = { mode: 'single', defaultExpanded: ['force'], onMoved: (move: TreeMove) => void moved.push(move) } as const

provesKeys(treeReference, {
  Tab: async () => {
    await beginAt('热学室')
    await userEvent.tab()
    expect(focused()).toBeUndefined()
    await userEvent.tab({ shift: true })
    await standsOn('热学室')
  },
  Down: async () => {
    await render(<Subject filterable />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await standsOn('力学室')
    await userEvent.keyboard('{ArrowDown}')
    await standsOn('热学室')
  },
  Up: async () => {
    await beginAt('热学室')
    await userEvent.keyboard('{ArrowUp}')
    await standsOn('力学室')
  },
  Right: async () => {
    await beginAt('力学室')
    await userEvent.keyboard('{ArrowRight}')
    await isOpen('力学室', true)
    await standsOn('力学室')
    await userEvent.keyboard('{ArrowRight}')
    await standsOn('压力')
    await userEvent.keyboard('{ArrowRight}')
    await standsOn('压力')
  },
  Left: async () => {
    await beginAt('压力', { defaultExpanded: ['force'] })
    await userEvent.keyboard('{ArrowLeft}')
    await standsOn('力学室')
    await isOpen('力学室', true)
    await userEvent.keyboard('{ArrowLeft}')
    await isOpen('力学室', false)
    await userEvent.keyboard('{ArrowLeft}')
    await standsOn('力学室')
  },
  Home: async () => {
    await beginAt('热学室')
    await userEvent.keyboard('{Home}')
    await standsOn('力学室')
  },
  End: async () => {
    await beginAt('力学室')
    await userEvent.keyboard('{End}')
    await standsOn('时间频率')
  },
  '*': async () => {
    await beginAt('热学室')
    await isOpen('力学室', false)
    await userEvent.keyboard('*')
    await isOpen('力学室', true)
    await isOpen('热学室', true)
    await standsOn('热学室')
  },
  Letters: async () => {
    await render(<Subject items={laboratory.en} />)
    await userEvent.tab()
    await standsOn('Mechanics')
    await userEvent.keyboard('ti')
    await standsOn('Time and frequency')
  },
  Space: async () => {
    await beginAt('压力', choosing)
    await userEvent.keyboard(' ')
    await told(['pressure'])
    await userEvent.keyboard(' ')
    await told([])
  },
  Enter: async () => {
    await beginAt('压力', choosing)
    await userEvent.keyboard('{Enter}')
    await told(['pressure'])
    const ran: string[] = []
    await render(<Subject label="操作" items={laboratory.en} onAction={(id) => ran.push(id)} />)
    await page.getByRole('row', { name: 'Time and frequency' }).click()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => ran).toEqual(['time', 'time'])
  },
  'Shift + Down, Shift + Up': async () => {
    await beginAt('压力', choosing)
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}')
    await told(['pressure', 'mass'])
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}')
    await standsOn('质量')
    await userEvent.keyboard('  {Shift>}{ArrowUp}{/Shift}')
    await standsOn('压力')
    await told(['pressure', 'mass'])
  },
  'Ctrl + Shift + Home, Ctrl + Shift + End': async () => {
    await beginAt('质量', choosing)
    const press = (key: string) => userEvent.keyboard(`{Control>}{Shift>}{${key}}{/Shift}{/Control}`)
    await press('End')
    await standsOn('时间频率')
    await told(['mass', 'glass', 'platinum', 'humidity', 'time'])
    await press('Home')
    await standsOn('力学室')
    await told(['pressure', 'mass'])
  },
  'Ctrl + A': async () => {
    await beginAt('压力', choosing)
    await userEvent.keyboard('{Control>}a{/Control}')
    await told(['pressure', 'mass', 'glass', 'platinum', 'humidity', 'time'])
  },
  'Alt + Up, Alt + Down': async () => {
    await beginAt('质量', moving)
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(moved.at(-1)).toEqual({ id: 'mass', parentId: 'force', before: 'pressure' })
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(moved.at(-1)).toEqual({ id: 'mass', parentId: 'force', before: null })
    expect(focused()).toBe('质量')
  },
  'Alt + Right, Alt + Left': async () => {
    await beginAt('质量', moving)
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(moved.at(-1)).toEqual({ id: 'mass', parentId: null, before: 'heat' })
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(moved.at(-1)).toEqual({ id: 'mass', parentId: 'pressure', before: null })
  },
  Escape: async () => {
    await beginAt('压力', choosing)
    await userEvent.keyboard(' {Escape}')
    await told(['pressure'])
    await expect.element(row('压力')).toHaveAttribute('aria-selected', 'true')
  },
})

test('an item is dragged before another one, and never beneath itself', async () => {
  await render(<Subject {...moving} defaultExpanded={['force', 'heat']} />)
  await expect.element(page.getByRole('button', { name: '拖动 湿度' })).toBeInTheDocument()
  const targetPosition = { x: 90, y: 3 }
  await userEvent.dragAndDrop(row('湿度'), row('质量'), { targetPosition })
  await expect.poll(() => moved.at(-1)).toEqual({ id: 'humidity', parentId: 'force', before: 'mass' })
  const before = moved.length
  await userEvent.dragAndDrop(row('力学室'), row('压力'), { sourcePosition: { x: 90, y: 12 }, targetPosition })
  expect(moved).toHaveLength(before)
})

test('[A11Y-2] after a press on a box the arrows go on from its row', async () => {
  await render(<Subject mode="multiple" />)
  await page.getByRole('checkbox', { name: '选择 力学室' }).click({ force: true })
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(row('力学室')).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(focused).toBe('力学室')
})

function Kept({ most }: { most: number }) {
  const [chosen, setChosen] = useState<readonly string[]>(['mass'])
  return (
    <MessagesProvider>
      <Tree
        label="检测能力"
        items={laboratory.zh}
        mode="multiple"
        defaultExpanded={['force']}
        chosen={chosen}
        onChosen={(ids) => ids.length <= most && setChosen(ids)}
      />
    </MessagesProvider>
  )
}

test('[DS-1] what is kept outside decides: a choice that is not taken is not shown', async () => {
  await render(<Kept most={1} />)
  await row('压力').click()
  await expect.element(row('压力')).toHaveAttribute('aria-selected', 'false')
  await expect.element(row('质量')).toHaveAttribute('aria-selected', 'true')
})

test('[DS-1] what is kept outside follows what was told', async () => {
  await render(<Kept most={2} />)
  await row('压力').click()
  await expect.element(row('压力')).toHaveAttribute('aria-selected', 'true')
})

test('[TAB-6] a branch under way in a tree that was hidden is asked for again when it is shown', async () => {
  const answers: ((items: readonly TreeItem[]) => void)[] = []
  const aborted: boolean[] = []
  const items: readonly TreeItem[] = [{ id: '43', label: '湖南省', onDemand: true }]
  const loadChildren: TreeProps['loadChildren'] = (_, signal) => {
    signal.addEventListener('abort', () => aborted.push(true))
    return new Promise((resolve) => answers.push(resolve))
  }
  const screen = await render(<Subject items={items} loadChildren={loadChildren} defaultExpanded={['43']} />)
  await expect.poll(() => answers.length).toBe(1)
  await screen.rerender(<Subject items={items} loadChildren={loadChildren} shown={false} />)
  await expect.poll(() => aborted.length).toBe(1)
  await screen.rerender(<Subject items={items} loadChildren={loadChildren} />)
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.([{ id: 'old', label: '旧的市' }])
  answers[1]?.([{ id: '4301', label: '长沙市' }])
  await expect.element(row('长沙市')).toBeVisible()
  expect(page.getByRole('row', { name: '旧的市' }).elements()).toEqual([])
})

test('[SRCH-2] a range that Shift draws shrinks on the way back, and leaves what was chosen before it', async () => {
  await beginAt('质量', choosing)
  await userEvent.keyboard(' ')
  await told(['mass'])
  await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  await standsOn('热学室')
  await told(['mass', 'pressure', 'glass', 'platinum', 'humidity'])
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
  await standsOn('压力')
  await told(['mass', 'pressure'])
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await told(['mass', 'pressure', 'glass', 'platinum', 'humidity'])
  await row('压力').click()
  await told(['mass', 'glass', 'platinum', 'humidity'])
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowUp}{/Shift}')
  await standsOn('压力')
  await told(['mass', 'glass', 'platinum', 'humidity', 'pressure'])
})

test('[SRCH-2] where the choice is set from outside while a range is drawn, the next arrow draws a new one', async () => {
  await beginAt('压力', { ...choosing, chosen: [] })
  await userEvent.keyboard('{Shift>}{ArrowDown}')
  await told(['pressure', 'mass'])
  await expect.element(row('压力')).toHaveAttribute('aria-selected', 'false')
  await userEvent.keyboard('{ArrowDown}{/Shift}')
  await standsOn('硬度')
  await told(['mass'])
})

test.each([
  ['ltr', 'right'],
  ['rtl', 'left'],
])('[DS-1] a closed branch points to where its words go on, an open one down (%s)', async (dir, onward) => {
  document.documentElement.dir = dir
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await render(<Subject defaultExpanded={['force']} />)
  await isOpen('力学室', true)
  expect(pointsTo(row('力学室').getByRole('button').element())).toBe('down')
  expect(pointsTo(row('热学室').getByRole('button').element())).toBe(onward)
})

test.each(['', 'record'])(
  'a long code breaks between its words, never inside one, also where %j was found in it',
  async (found) => {
    const code = 'CHARGE_RECORD_STATUS'
    await render(
      <div style={{ width: 180 }}>
        <Subject filterable items={[{ id: 'charge', label: '收费建档状态', note: code }]} />
      </div>,
    )
    if (found !== '') await page.getByRole('textbox').fill(found)
    const note = () =>
      [...document.querySelectorAll('[role=row] span')].find((one) => one.textContent === code && one.querySelector('wbr'))
    await expect.poll(() => note()?.querySelector('mark') !== null).toBe(found !== '')
    const lines = new Map<number, string>()
    const texts = document.createTreeWalker(note() ?? document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const [place, sign] of [...(text.nodeValue ?? '')].entries()) {
        const range = document.createRange()
        range.setStart(text, place)
        range.setEnd(text, place + 1)
        const { bottom } = range.getBoundingClientRect()
        lines.set(bottom, (lines.get(bottom) ?? '') + sign)
      }
    expect([...lines.values()]).toEqual(['CHARGE_RECORD_', 'STATUS'])
  },
)
