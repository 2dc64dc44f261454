import { Activity, useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { ListScreen } from './index.ts'

const fields = [{ prop: 'enterName', label: '委托单位' }]
const columns = [{ key: 'enterName', header: '委托单位' }]

interface TabsProps {
  readonly load: (request: unknown, signal: AbortSignal) => Promise<never>
  readonly keep: (table: DataTableActorRef) => void
}

/** A list behind a tab that is hidden and shown. */
function Tabs({ load, keep }: TabsProps) {
  const [isShown, setShown] = useState(true)
  return (
    <div style={{ height: 600, display: 'grid' }}>
      <button type="button" onClick={() => setShown(!isShown)}>
        另一个标签
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <ListScreen title="委托单" resCode="again" fields={fields} columns={columns} load={load} onTable={keep} />
      </Activity>
    </div>
  )
}

/** No question ends by itself. */
async function open() {
  serve(() => null)
  const asked: AbortSignal[] = []
  const held: { table?: DataTableActorRef } = {}
  const load = (_: unknown, signal: AbortSignal) => {
    asked.push(signal)
    return new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const keep = (table: DataTableActorRef) => {
    held.table = table
  }
  await render(
    <InWorkspace>
      <Tabs load={load} keep={keep} />
    </InWorkspace>,
  )
  await expect.element(page.getByRole('button', { name: '停止查询' })).toBeVisible()
  return { asked, held, away: page.getByRole('button', { name: '另一个标签' }) }
}

test('[TBL-5] a list whose search was stopped still waits when its tab is shown again, and searches once it is asked to', async () => {
  const { asked, held, away } = await open()
  const heard: string[] = []
  const watched = held.table?.system.inspect((seen) => {
    if (seen.type === '@xstate.event' && seen.actorRef === held.table) heard.push(seen.event.type)
  })
  onTestFinished(() => watched?.unsubscribe())
  await page.getByRole('button', { name: '停止查询' }).click()
  await expect.element(page.getByText('已停止查询', { exact: true }).last()).toBeVisible()
  const before = asked.length
  await away.click()
  await expect.element(page.getByText('已停止查询', { exact: true }).last()).not.toBeVisible()
  await away.click()
  const again = page.getByRole('button', { name: '重新查询' })
  await expect.element(again).toBeVisible()
  // A table that asks does so while it hears of it.
  await expect.poll(() => heard).toContain('SHOWN')
  expect(asked).toHaveLength(before)
  expect(held.table?.getSnapshot().matches({ content: 'stopped' })).toBe(true)
  await again.click()
  await expect.poll(() => asked.length).toBe(before + 1)
})
