import type { ItemDetail, MeasuringStandard } from '@etalon/api/contract'
import type { OwnMethod } from '@etalon/api/domain'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { deviationMessages } from '../../messages/deviation.ts'
import { recordMessages } from '../../messages/record.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { writeSession } from '../../workspace/browser-session/saved-session.ts'
import OriginalRecordScreen from './OriginalRecordScreen.tsx'

beforeAll(() => {
  const user = { id: '9', name: '沈砚', tenantId: '000000', roles: ['tester'] }
  const tokens = { accessToken: 'access', refreshToken: '', syncToken: '', issuedAt: Date.now() }
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
})

const words = recordMessages.zh
const departing = deviationMessages.zh
const standard: MeasuringStandard = {
  ...{ id: '7', name: '标准铂电阻温度计', nameEn: 'Standard PRT', number: 'WD-0301', range: '', accuracy: '二等' },
  ...{ certificateNumber: '', validUntil: '2099-01-01', deviceState: '1', technologyDomain: '04', unit: '℃', usable: true },
  ...{ expandedUncertainty: '0.01', coverageFactor: '2' },
}
const typed = {
  ...{ place: '热工室', performedOn: '2026-11-24', standardIds: ['7'], conditions: { temperature: '20.3', humidity: '55' } },
  readings: [
    ['0.002', '100.012', '100.013', '100.012'],
    ['100.005', '138.520', '138.521', '138.520'],
  ],
  observations: { appearance: true, insulation: true },
}
const thermometer: ItemDetail = {
  ...{ id: '8', itemNo: 'XM2026110001-01', standing: { state: '300', version: 3, duties: { tester: '9' }, facts: {} } },
  ...{ orderId: '1', orderNo: 'WT2026110001', sampleId: '5', sampleNo: null, enterName: '湘江量仪集团有限公司' },
  ...{ instrumentName: '工业铂热电阻', model: 'PT100', serial: '2404181', kindCode: 'PT100', abilityType: '2' },
  ...{ technologyDomain: '04', regulation: '', deptName: null, testerName: '沈砚', groupName: null, groupNameEn: null },
  ...{ hopeTestDate: null, reportId: null, manufacturer: '', range: '', accuracy: '', typed, evaluation: null },
  ...{ standards: [standard], suitableStandards: [], deviations: [], method: null, template: null, signatures: [], earlier: [] },
}

let number = 80

/** The record as its tester opens it, with what was typed before; each a record of its own, of which no draft is left. */
async function opened(changes: Partial<typeof typed> = {}, more: Partial<ItemDetail> = {}) {
  number += 1
  const id = String(number)
  const heard = serve(({ path, body }) => {
    if (path === 'item/detail') return { ...thermometer, id, typed: { ...typed, ...changes }, ...more }
    if (path === 'item/submit' || path === 'item/move')
      return { ...thermometer.standing, id: '8', version: 4, body, standing: thermometer.standing }
    return path.endsWith('history') ? [] : undefined
  })
  await render(
    <InWorkspace>
      <main id="main" tabIndex={-1}>
        <OriginalRecordScreen query={{ id }} />
      </main>
    </InWorkspace>,
  )
  return { sent: () => heard.filter(({ path }) => path === 'item/submit') }
}
const verdict = page.getByRole('region', { name: words.verdict.title })
const submit = page.getByRole('button', { name: words.submit, exact: true })
const row = (point: string) => page.getByRole('row', { name: new RegExp(`^${point} `) })

test('[BIZ-4] a resistance that no temperature has is named where it stands, and keeps the record from being handed in', async () => {
  const { sent } = await opened()
  await expect.element(verdict.getByText(words.verdict.none)).toBeVisible()
  const cell = page.getByRole('textbox', { name: '电阻 1，0 ℃' })
  await cell.fill('1000.12')
  await expect.element(row('0').getByText(words.impossible)).toBeVisible()
  await expect.element(cell).toHaveAttribute('aria-invalid', 'true')
  await expect.element(verdict.getByText(words.verdict.openNote(1))).toBeVisible()
  await submit.click()
  await expect.element(page.getByRole('button', { name: /电阻 1，0 ℃.*18～391 Ω/ })).toBeVisible()
  expect(sent()).toEqual([])
})

test('[BIZ-4] all that keeps a record from being handed in is counted, not the readings alone', async () => {
  await opened({ place: '', conditions: { temperature: '', humidity: '55' } })
  await expect.element(verdict.getByText(words.verdict.notAll(2))).toBeVisible()
})

test('[BIZ-4] on the narrowest phone the day of the measurement is read whole', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(320, 640)
  await opened()
  const field = page.getByRole('group', { name: new RegExp(words.performedOn) })
  await expect.poll(() => field.element().textContent).toContain('2026')
  const day = field.element()
  const cut = [day, ...day.querySelectorAll<HTMLElement>('*')].filter(
    (one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0,
  )
  expect(cut).toEqual([])
})

test('[BIZ-4] an uncertainty is told once the standards are chosen whose own is part of it', async () => {
  await opened({ standardIds: [] })
  await expect.element(row('100').getByText('+0.034')).toBeVisible()
  await expect.element(page.getByText(words.budgetWaits)).toBeVisible()
  await expect.element(row('100').getByText('0.017')).not.toBeInTheDocument()
  await expect.element(row('100').getByText('0.014')).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: /标准铂电阻温度计/ }).click({ force: true })
  await expect.element(row('100').getByText('0.017')).toBeVisible()
  await expect.element(page.getByText(words.budgetWaits)).not.toBeInTheDocument()
})

test('[BIZ-4] surroundings that are not those of the method are handed in only on purpose', async () => {
  const { sent } = await opened({ conditions: { temperature: '40', humidity: '55' } })
  await expect.element(page.getByText(departing.rule)).toBeVisible()
  await submit.click()
  const question = page.getByRole('alertdialog', { name: departing.outsideQuestion })
  await expect.element(question.getByText(/温度 40.℃，要求 15～35.℃/)).toBeVisible()
  expect(sent()).toEqual([])
  await question.getByRole('button', { name: words.submit }).click()
  await expect.poll(() => sent().length).toBe(1)
})

const hygrometer = { ...standard, id: '9', name: '精密露点仪', nameEn: 'Chilled-mirror hygrometer', number: 'WH-0040' }
const bridge = { ...standard, id: '6', name: '测温电桥', nameEn: 'Thermometry bridge', number: 'WD-0207' }
const offered = { standards: [hygrometer, bridge, standard], suitableStandards: [standard.name, bridge.name] }

test('[BIZ-4] the standards that suit the instrument are offered first, under a heading of their own', async () => {
  await opened({}, offered)
  const suitable = page.getByRole('list', { name: departing.suitable })
  await expect.element(suitable).toBeVisible()
  expect(suitable.getByRole('checkbox').elements()).toHaveLength(2)
  const others = page.getByRole('list', { name: departing.others })
  await expect.element(others.getByRole('checkbox', { name: /精密露点仪/ })).toBeVisible()
  const [first] = page.getByRole('region', { name: words.standards }).getByRole('listitem').elements()
  expect(first?.textContent).toContain('测温电桥')
  await expect.element(page.getByText(/都不适用/)).not.toBeInTheDocument()
})

test('[BIZ-4] a choice of which no standard suits is told at once, and handed in only on purpose', async () => {
  const { sent } = await opened({ standardIds: ['9'] }, offered)
  const told = page.getByRole('alert').filter({ hasText: departing.unsuitable('精密露点仪 WH-0040') })
  await expect.element(told).toBeVisible()
  await submit.click()
  const question = page.getByRole('alertdialog', { name: departing.unsuitableQuestion })
  await expect.element(question.getByText(/精密露点仪 WH-0040/)).toBeVisible()
  expect(sent()).toEqual([])
  await question.getByRole('button', { name: words.submit }).click()
  await expect.poll(() => sent().length).toBe(1)
})

test('[BIZ-4] where one that suits is chosen beside, or nobody said which suit, nothing is told', async () => {
  await opened({ standardIds: ['9', '7'] }, offered)
  await expect.element(page.getByRole('list', { name: departing.suitable })).toBeVisible()
  await expect.element(page.getByText(/都不适用/)).not.toBeInTheDocument()
})

test('[BIZ-4] whoever checks a record reads that it departs from its method, as it was kept', async () => {
  const temperature = {
    kind: 'condition',
    zh: '温度',
    en: 'Temperature',
    value: '40',
    unit: '℃',
    minimum: '15',
    maximum: '35',
  } as const
  const used = [{ number: 'WH-0040', name: '精密露点仪', nameEn: 'Chilled-mirror hygrometer' }]
  const standing = { state: '400', version: 4, duties: { tester: '9' }, facts: {} }
  await opened({}, { standing, deviations: [temperature, { kind: 'standards', used }] })
  await expect.element(page.getByText(departing.kept)).toBeVisible()
  await expect
    .element(page.getByText(/温度 40.℃，要求 15～35.℃。所选标准器都不适用于这种器具：精密露点仪 WH-0040。/))
    .toBeVisible()
})

/** A calibration whose method names nothing but repeatability, by a standard whose certificate states nothing. */
const method: OwnMethod = {
  ...{
    unit: 'mm',
    accuracyClass: '',
    points: ['10', '20'],
    readings: 2,
    places: 2,
    limit: null,
    temperature: null,
    humidity: null,
  },
  observations: [],
  uncertainty: { repeatability: true, resolution: null, limits: [] },
}
const silent = { ...standard, name: '四等量块', number: 'LK-0009', expandedUncertainty: null, coverageFactor: null }
const calliper = { ...{ kindCode: 'DC-150', method, standards: [silent] } }

test('[BIZ-4] an uncertainty that would be 0 is not told; beside it stands what is missing, and the record is not handed in', async () => {
  const readings = [
    ['10.01', '10.01'],
    ['20.01', '20.02'],
  ]
  const { sent } = await opened({ readings, conditions: {}, observations: {} } as Partial<typeof typed>, calliper)
  const told = page.getByRole('alert').filter({ hasText: 'U = 0' })
  await expect.element(told.getByText(words.unstatedAt('10 mm'))).toBeVisible()
  await expect.element(told.getByText(words.unstatedWhy('四等量块 LK-0009'))).toBeVisible()
  await expect.element(row('10').getByText('+0.010')).toBeVisible()
  await expect.element(verdict.getByText(words.verdict.openNote(1))).toBeVisible()
  await submit.click()
  await expect.element(page.getByRole('button', { name: new RegExp(words.unstatedAt('10 mm')) })).toBeVisible()
  expect(sent()).toEqual([])
  await page.getByRole('textbox', { name: '示值 1，10 mm' }).fill('10.02')
  await expect.element(told).not.toBeInTheDocument()
  await expect.element(page.getByText(words.standardsUnstated('四等量块 LK-0009'))).toBeVisible()
})

test('[BIZ-4] each row of an uncertainty budget says the unit of its value, and of the sensitivity that leads to the result', async () => {
  await opened()
  await page.getByText(words.budget, { exact: true }).click()
  const budget = page.getByRole('table', { name: words.budgetAt('100.005 ℃') })
  const of = (source: string) => budget.getByRole('row', { name: new RegExp(source) })
  await expect.element(of('标准铂电阻温度计').getByRole('cell', { name: '0.01 ℃', exact: true }).first()).toBeVisible()
  await expect.element(of('测温电桥').getByRole('cell', { name: '0.002 Ω', exact: true })).toBeVisible()
  await expect.element(of('测温电桥').getByRole('cell', { name: /^\d[.\d]* ℃\/Ω$/ })).toBeVisible()
})

test('[BIZ-4][FLOW-3] readings that were typed while the record went out of hand are shown as kept, and stand in the form once it is back', async () => {
  const own = thermometer.standing
  let standing: ItemDetail['standing'] = own
  const id = '79'
  serve(({ path }) => {
    if (path === 'item/detail') return { ...thermometer, id, typed, standing }
    if (path === 'item/submit')
      return Response.json({ code: 403, success: false, data: { reason: 'item.not-assigned' }, msg: '不能填写' }, { status: 403 })
    return path.endsWith('history') ? [] : undefined
  })
  const screen = (
    <InWorkspace>
      <main id="main" tabIndex={-1}>
        <OriginalRecordScreen query={{ id }} />
      </main>
    </InWorkspace>
  )
  const left = page.getByRole('list', { name: recordFormMessages.zh.leftTyped })
  const cell = page.getByRole('textbox', { name: '电阻 1，0 ℃' })
  const first = await render(screen)
  await cell.fill('100.018')
  // The dispatcher gave it to somebody else.
  standing = { ...own, version: 4, duties: { tester: '10' } }
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await expect
    .element(left)
    .toHaveTextContent('读数 0: 0.002 / 100.018 / 100.013 / 100.012; 100: 100.005 / 138.520 / 138.521 / 138.520')
  await expect.element(cell).not.toBeInTheDocument()
  await first.unmount()
  standing = { ...own, version: 5 }
  await render(screen)
  await expect.element(cell).toHaveValue('100.018')
})
