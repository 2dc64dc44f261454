import type { ItemDetail, ReportDetail } from '@etalon/api/contract'
import { sheetFor } from '@etalon/api/domain'
import { draftKey } from '@etalon/machines/draft'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { recordMessages } from '../../../messages/record.ts'
import { recordFormMessages } from '../../../messages/record-form.ts'
import { reportMessages } from '../../../messages/report.ts'
import { InWorkspace, serve } from '../../../testing/in-workspace.tsx'
import { writeSession } from '../../../workspace/browser-session/saved-session.ts'
import { readStored, writeStored } from '../../../workspace/index.ts'
import OriginalRecordScreen from '../../record/OriginalRecordScreen.tsx'
import { recordDraftOf } from '../../record/record-draft.ts'
import ReportDetailScreen from '../../report/ReportDetailScreen.tsx'
import { report } from '../../report/report-in-tests.ts'

const user = { id: '9', name: '沈砚', tenantId: '000000', roles: ['tester'] }
beforeAll(() => {
  const tokens = { accessToken: 'access', refreshToken: '', syncToken: '', issuedAt: Date.now() }
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
})

const found = sheetFor('DC-150', '1')
if (!found) throw new Error('a sheet')
const sheet = found
const typed = {
  ...{ place: '力学室', performedOn: '2026-11-24', standardIds: [], readings: [], observations: {} },
  // In another order than the sheet has them: that changes nothing.
  conditions: Object.fromEntries(sheet.conditions.map(({ key }) => [key, '20.0']).toReversed()),
}
const item: ItemDetail = {
  ...{ id: '8', itemNo: 'J2026110001', standing: { state: '300', version: 3, duties: { tester: '9' }, facts: {} } },
  ...{ orderId: '1', orderNo: 'WT2026110001', sampleId: '5', sampleNo: null, enterName: '湘江量仪集团有限公司' },
  ...{ instrumentName: '数显卡尺', model: 'DC-150', serial: '2101148', kindCode: 'DC-150', abilityType: '1' },
  ...{ technologyDomain: '1', regulation: '', deptName: null, testerName: '沈砚', groupName: null, groupNameEn: null },
  ...{ hopeTestDate: null, reportId: null, manufacturer: '', range: '', accuracy: '', typed, evaluation: null },
  ...{ standards: [], suitableStandards: [], deviations: [], method: null, template: null, signatures: [], earlier: [] },
}
const draftedReport: ReportDetail = {
  ...report,
  remark: '',
  standing: { state: '400', version: 3, duties: { tester: '9' }, facts: {} },
}

const { conflicts, changedSince, together, savedNow, yours, takeSaved } = recordFormMessages.zh
const both = page.getByRole('list', { name: conflicts })
const note = page.getByRole('alert').filter({ hasText: changedSince })

/** Serves what `record` says of an item or a report by then. */
const serveRecord = (call: string, record: () => unknown) =>
  serve(({ path }) => (path === call ? record() : path.endsWith('history') ? [] : undefined))
const shown = (Screen: typeof OriginalRecordScreen, id: string) => (
  <InWorkspace>
    <main id="main" tabIndex={-1}>
      <Screen query={{ id }} />
    </main>
  </InWorkspace>
)
const place = page.getByRole('textbox', { name: recordMessages.zh.place })

test('[REG-2][FLOW-3] what was typed on an original record before the page went stands on the version that was saved meanwhile, with both texts', async () => {
  let saved = item
  serveRecord('item/detail', () => saved)
  const first = await render(shown(OriginalRecordScreen, '8'))
  await expect.element(place).toHaveValue('力学室')
  await place.fill('客户现场')
  await first.unmount()
  saved = { ...item, typed: { ...typed, place: '恒温室', performedOn: '2026-11-25' }, standing: { ...item.standing, version: 4 } }
  await render(shown(OriginalRecordScreen, '8'))
  await expect.element(both).toHaveTextContent(`${recordMessages.zh.place}${savedNow} 恒温室${yours} 客户现场${takeSaved}`)
  await expect.element(page.getByText(changedSince)).toBeVisible()
  await expect.element(place).toHaveValue('客户现场')
})

test('[REG-2] what comes in another order than the sheet has it is not said to have been changed', async () => {
  serveRecord('item/detail', () => item)
  // As the form began: with the conditions in the order in which they came.
  const began = recordDraftOf(sheet, typed, '2026-11-24')
  const values = { ...began, place: '客户现场', conditions: { ...typed.conditions, temperature: '21.0' } }
  const key = draftKey({ formId: 'item:8:3', userId: '9' })
  writeStored(key, { version: 1, values, began, idempotencyKey: 'key-of-draft', revision: 1 })
  await render(shown(OriginalRecordScreen, '8'))
  await expect.element(place).toHaveValue('客户现场')
  expect(note.elements()).toEqual([])
})

test('[REG-2] a sheet that nobody has kept is not said to have been changed where it was begun on another day', async () => {
  const fresh = { ...item, typed: null }
  let saved = fresh
  serveRecord('item/detail', () => saved)
  const began = recordDraftOf(sheet, null, '2026-01-01')
  const key = draftKey({ formId: 'item:8:3', userId: '9' })
  const stored = { version: 1, values: { ...began, performedOn: '2025-12-30', place: '客户现场' }, began }
  writeStored(key, { ...stored, idempotencyKey: 'key-of-draft', revision: 1 })
  const first = await render(shown(OriginalRecordScreen, '8'))
  await expect.element(place).toHaveValue('客户现场')
  expect(note.elements()).toEqual([])
  await first.unmount()
  // It goes over into a version that was only moved, and nobody's day is held against it.
  saved = { ...fresh, standing: { ...fresh.standing, version: 4 } }
  await render(shown(OriginalRecordScreen, '8'))
  await expect.element(note).toHaveTextContent(`${changedSince}${together}`)
  await expect.element(place).toHaveValue('客户现场')
  await expect.poll(() => readStored(key)).toBeUndefined()
})

test('[REG-2][FLOW-3] what was typed on a report before the page went stands on the version that was saved meanwhile, with both texts', async () => {
  const key = draftKey({ formId: `report:${report.id}:3`, userId: '9' })
  const began = { conclusion: '', remark: '' }
  const values = { ...began, remark: '<p>仅对来样负责</p>' }
  writeStored(key, { version: 1, values, began, idempotencyKey: 'key-of-draft', revision: 1 })
  const later = { ...draftedReport, remark: '<p>周末不收件</p>', standing: { ...draftedReport.standing, version: 4 } }
  serveRecord('report/detail', () => later)
  await render(shown(ReportDetailScreen, report.id))
  await expect
    .element(both)
    .toHaveTextContent(`${reportMessages.zh.remark}${savedNow} 周末不收件${yours} 仅对来样负责${takeSaved}`)
  await expect.element(page.getByText(changedSince)).toBeVisible()
})
