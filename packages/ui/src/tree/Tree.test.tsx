import { Activity, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { Tree, type TreeItem, type TreeProps } from './index.ts'
import { laboratory } from './story-items.ts'

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

/** The tree view's keys (ARIA Authoring Practices): where one begins, what is pressed, where one is then. */
const keys = [
  { from: '力学室', press: '{ArrowDown}', to: '热学室', says: 'Down goes to the next row' },
  { from: '热学室', press: '{ArrowUp}', to: '力学室', says: 'Up goes to the row before' },
  { from: '力学室', press: '{ArrowRight}', to: '力学室', open: true, says: 'Right opens a closed branch and stays' },
  { from: '力学室', press: '{ArrowRight}{ArrowRight}', to: '压力', says: 'Right on an open branch goes to its first item' },
  { from: '力学室', press: '{ArrowRight}{ArrowRight}{ArrowRight}', to: '压力', says: 'Right on an end does nothing' },
  { from: '力学室', press: '{ArrowRight}{ArrowRight}{ArrowLeft}', to: '力学室', open: true, says: 'Left goes up to the branch' },
  { from: '力学室', press: '{ArrowRight}{ArrowLeft}', to: '力学室', open: false, says: 'Left closes an open branch' },
  { from: '力学室', press: '{ArrowLeft}', to: '力学室', open: false, says: 'Left on a closed root does nothing' },
  { from: '力学室', press: '{End}', to: '时间频率', says: 'End goes to the last row' },
  { from: '时间频率', press: '{Home}', to: '力学室', says: 'Home goes to the first row' },
]
for (const { from, press, to, open, says } of keys) {
  test(`[A11Y-2] in a tree ${says}`, async () => {
    await render(<Subject mode="multiple" />)
    const start = row(from).element()
    if (start instanceof HTMLElement) start.focus()
    await expect.poll(focused).toBe(from)
    await userEvent.keyboard(press)
    await expect.poll(focused).toBe(to)
    if (open !== undefined) await expect.element(row(to)).toHaveAttribute('aria-expanded', String(open))
  })
}

test('[A11Y-2] in a tree letters find the row that begins with them', async () => {
  await render(<Subject items={laboratory.en} />)
  await userEvent.tab()
  await expect.poll(focused).toBe('Mechanics')
  await userEvent.keyboard('ti')
  await expect.poll(focused).toBe('Time and frequency')
})

test('[A11Y-2] Space and Enter choose, Shift with an arrow chooses on, Control with A all; Escape takes nothing away', async () => {
  const told: (readonly string[])[] = []
  await render(<Subject mode="multiple" defaultExpanded={['force']} onChosen={(ids) => told.push(ids)} />)
  await userEvent.tab()
  await expect.poll(focused).toBe('力学室')
  await userEvent.keyboard('{ArrowDown} ')
  await expect.poll(() => told.at(-1)).toEqual(['pressure'])
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.poll(() => told.at(-1)).toEqual(['pressure', 'mass'])
  await userEvent.keyboard('{Escape}{Enter}')
  await expect.poll(() => told.at(-1)).toEqual(['pressure'])
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.poll(() => told.at(-1)).toEqual(['pressure', 'mass', 'glass', 'platinum', 'humidity', 'time'])
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
