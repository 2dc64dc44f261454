import type { SavedTabs, TabStripActorRef } from '@etalon/machines/tab-strip'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { TabStrip, type TabStripOptions, useTabStrip } from './index.ts'

let actor: TabStripActorRef | undefined

function Subject(options: TabStripOptions) {
  const tabs = useTabStrip(options)
  actor = tabs
  return (
    <MessagesProvider>
      <TabStrip actor={tabs} />
    </MessagesProvider>
  )
}
const titles = () =>
  page
    .getByRole('tab')
    .elements()
    .map((tab) => tab.textContent)

test('[TAB-1] what is opened and closed is told, and the tabs that were stored are there again', async () => {
  const activated = vi.fn()
  const dropped = vi.fn()
  const changed = vi.fn<(saved: SavedTabs) => void>()
  const first = await render(<Subject onActivated={activated} onDropped={dropped} onChanged={changed} />)
  expect(changed).not.toHaveBeenCalled()
  for (const label of ['委托单', '样品']) actor?.send({ type: 'TAB.OPEN', target: { path: `/${label}`, label } })
  expect(activated.mock.calls.map(([tab, reason]) => [tab.label, reason])).toEqual([
    ['委托单', 'opened'],
    ['样品', 'opened'],
  ])
  actor?.send({ type: 'TABS.CLOSE_OTHERS' })
  expect(dropped).toHaveBeenCalledTimes(1)
  await expect.poll(titles).toEqual(['首页', '样品'])
  await first.unmount()
  await render(<Subject saved={changed.mock.lastCall?.[0]} />)
  await expect.poll(titles).toEqual(['首页', '样品'])
})
