import type { HistoryEntry } from '@etalon/api/contract'
import { itemProgression, orderProgression, reportProgression, sampleProgression } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../../../testing/in-workspace.tsx'
import { HistoryList } from './HistoryList.tsx'
import { historyIcon } from './history-icons.ts'

const entry = { recordKind: 'report', recordId: '7', reason: null }
const history: readonly HistoryEntry[] = [
  { ...entry, id: '1', action: 'begin', from: null, to: '300', byName: 'system', at: '2026-11-20T01:00:00Z' },
  { ...entry, id: '2', action: 'draft', from: '300', to: '400', byName: 'system', at: '2026-11-20T02:00:00Z' },
  { ...entry, id: '3', action: 'record', from: '400', to: '400', byName: '沈砚', at: '2026-11-20T03:00:00Z' },
  { ...entry, id: '4', action: 'submit', from: '400', to: '500', byName: '沈砚', at: '2026-11-20T04:00:00Z' },
  {
    ...entry,
    id: '5',
    action: 'return',
    from: '500',
    to: '400',
    byName: '陆明远',
    at: '2026-11-20T20:19:00Z',
    reason: '结论不清',
  },
]
const show = (entries: readonly HistoryEntry[]) => {
  serve(() => undefined)
  return render(
    <InWorkspace>
      <HistoryList entries={entries} dictionary="report_state" />
    </InWorkspace>,
  )
}
const steps = () => page.getByRole('list', { name: '变更记录' }).getByRole('listitem')

test('[FLOW-2] a record shows what happened to it, the newest first: who, when, from where to where, and why', async () => {
  await show(history)
  const texts = steps()
    .elements()
    .map((one) => one.textContent)
  expect(texts).toEqual([
    expect.stringMatching(/^退回.+陆明远 · 2026-11-21 04:19理由：结论不清$/),
    expect.stringMatching(/^提交.+沈砚 · 2026-11-20 12:00$/),
    // Nothing moved: no states.
    '保存原始记录沈砚 · 2026-11-20 11:00',
    expect.stringMatching(/^进入编制.+系统自动 · 2026-11-20 10:00$/),
    expect.stringMatching(/^建立报告.+系统自动 · 2026-11-20 09:00$/),
  ])
  const [returned, , , , begun] = steps().elements()
  expect(returned?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('变为')
  expect(begun?.querySelector('[role=img]')).toBeNull()
})

test('[FLOW-2][BIZ-4] that a record was kept though it departs from its method is said with what was measured', async () => {
  const reason = '31.5 ℃ (15–25); FM-0032'
  await show([
    { ...entry, id: '1', action: 'recordDeviating', from: '300', to: '300', byName: '沈砚', at: '2026-11-20T03:00:00Z', reason },
  ])
  await expect.element(steps().getByText(`保存原始记录，偏离方法 ${reason}`)).toBeVisible()
  await expect.element(page.getByText(/理由/)).not.toBeInTheDocument()
  expect(historyIcon('recordDeviating')).toBeDefined()
})

test.each(['calibrate', 'nonconforming'])(
  '[FLOW-2][BIZ-8] the certificate of a standard is told with the step, and is no reason of anybody: %s',
  async (action) => {
    await show([
      { ...entry, id: '1', action, from: '1', to: '1', byName: '高嵘', at: '2026-11-20T03:00:00Z', reason: 'CNAS-2026-1' },
    ])
    await expect.element(steps().getByText(/CNAS-2026-1/)).toBeVisible()
    await expect.element(page.getByText(/理由/)).not.toBeInTheDocument()
  },
)

test.each(['handBack', 'receiveAgain', 'send'])(
  '[FLOW-2][BIZ-3][SYS-4] between whom a sample went, and to how many a message, is told with the step: %s',
  async (action) => {
    const reason = '贺文舟 → 周岚 · B-2'
    await show([{ ...entry, id: '1', action, from: '1', to: '1', byName: '周岚', at: '2026-11-20T03:00:00Z', reason }])
    await expect.element(steps().getByText(/贺文舟 → 周岚 · B-2/)).toBeVisible()
    await expect.element(page.getByText(/理由/)).not.toBeInTheDocument()
  },
)

test('[FLOW-2] a long history shows its newest steps until more are asked for', async () => {
  const long = Array.from({ length: 12 }, (_, index) => ({
    ...entry,
    id: String(index),
    action: 'record',
    from: '400',
    to: '400',
    byName: `第 ${index} 人`,
    at: '2026-11-20T03:00:00Z',
  }))
  await show(long)
  expect(steps().elements()).toHaveLength(8)
  await expect.element(steps().first().getByText('第 11 人')).toBeVisible()
  await page.getByRole('button', { name: '再显示 4 条' }).click()
  expect(steps().elements()).toHaveLength(12)
})

test.each([
  { kind: 'period', action: 'reopen', zh: '重新打开', en: 'Open again' },
  { kind: 'item', action: 'reopen', zh: '重新检测', en: 'Test again' },
  { kind: 'pickup', action: 'cancel', zh: '取消预约', en: 'Cancel the pickup' },
  { kind: 'settlement', action: 'cancel', zh: '取消结算单', en: 'Cancel the settlement' },
  { kind: 'leave', action: 'agree', zh: '同意', en: 'Agree' },
  { kind: 'quote', action: 'agree', zh: '委托单位确认接受', en: 'The enterprise agreed' },
  { kind: 'sample', action: 'finish', zh: '检测完成', en: 'Testing done' },
  { kind: 'sample', action: 'takeBack', zh: '撤回返还', en: 'Return taken back' },
  { kind: 'certificate', action: 'withdraw', zh: '撤回证书', en: 'Withdrawn' },
])('[FLOW-2] what happened to a record is called as it is for its kind: $kind $action', async ({ kind, action, zh, en }) => {
  serve(() => undefined)
  const one = { ...entry, id: '1', recordKind: kind, action, from: null, to: null, byName: '高嵘', at: '2026-11-20T03:00:00Z' }
  const inLanguage = (language: 'zh' | 'en') => (
    <InWorkspace language={language}>
      <HistoryList entries={[one]} dictionary={null} />
    </InWorkspace>
  )
  const screen = await render(inLanguage('zh'))
  await expect.element(screen.getByText(zh, { exact: true })).toBeVisible()
  await screen.unmount()
  const english = await render(inLanguage('en'))
  await expect.element(english.getByText(en, { exact: true })).toBeVisible()
})

test('a record without a history says so', async () => {
  await show([])
  await expect.element(page.getByText('还没有记录')).toBeVisible()
})

test('every move of every progression has an icon in the history', () => {
  const actions = [orderProgression, sampleProgression, itemProgression, reportProgression].flatMap(({ moves }) =>
    moves.map(({ action }) => action),
  )
  expect(actions.length).toBeGreaterThan(20)
  expect([...new Set(actions)].filter((action) => historyIcon(action) === undefined)).toEqual([])
})
