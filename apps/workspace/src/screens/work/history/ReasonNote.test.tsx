import type { HistoryEntry } from '@etalon/api/contract'
import {
  contractProgression,
  itemProgression,
  leaveProgression,
  orderProgression,
  planProgression,
  quoteProgression,
  reportProgression,
} from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { workMessages } from '../../../messages/work.ts'
import { InWorkspace, serve } from '../../../testing/in-workspace.tsx'
import { ReasonNote } from './ReasonNote.tsx'

const returned: HistoryEntry = {
  id: '1',
  recordKind: 'report',
  recordId: '7',
  action: 'return',
  from: '500',
  to: '400',
  byName: '陆明远',
  at: '2026-11-20T20:19:00Z',
  reason: '结论不清',
}

test('[FLOW-1] who has to mend something reads what, from whom and when, until it has moved on', async () => {
  serve(() => undefined)
  const show = (history: readonly HistoryEntry[]) => (
    <InWorkspace>
      <ReasonNote history={history} />
    </InWorkspace>
  )
  const screen = await render(show([returned]))
  await expect.element(page.getByText('已退回', { exact: true })).toBeVisible()
  await expect.element(page.getByText('结论不清', { exact: true })).toBeVisible()
  await expect.element(page.getByText('陆明远 · 2026-11-21 04:19', { exact: true })).toBeVisible()
  await screen.rerender(show([returned, { ...returned, id: '2', action: 'submit', from: '400', to: '500', reason: null }]))
  await expect.element(page.getByText('结论不清')).not.toBeInTheDocument()
})

test('[FLOW-1] every move that needs a reason has words for what it did, in both languages', () => {
  // Of the records whose pages show the note.
  const office = [quoteProgression, contractProgression, planProgression, leaveProgression]
  const needing = [itemProgression, reportProgression, orderProgression, ...office].flatMap(({ moves }) =>
    moves.filter(({ needsReason }) => needsReason).map(({ action }) => action),
  )
  for (const action of ['void', 'fail', 'refuse']) expect(needing).toContain(action)
  for (const words of [workMessages.zh, workMessages.en]) expect(Object.keys(words.done)).toEqual(expect.arrayContaining(needing))
})
