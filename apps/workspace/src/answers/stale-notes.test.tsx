import { type Candidate, contract, type Instrument, type MenuRecord, type ReportReading } from '@etalon/api/contract'
import { dayInShanghai, usualNumbering } from '@etalon/api/domain'
import { type DialogControl, useDialog } from '@etalon/ui/dialog'
import type { Language } from '@etalon/ui/i18n'
import { Activity, type ReactNode, useCallback, useEffect } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { commonMessages } from '../messages/index.ts'
import { orderVisitMessages } from '../messages/order-visit.ts'
import { recordFormMessages } from '../messages/record-form.ts'
import GroupScreen from '../screens/group/GroupScreen.tsx'
import NumberingScreen from '../screens/numbering/NumberingScreen.tsx'
import { VisitSection } from '../screens/order/VisitSection.tsx'
import { newVisit } from '../screens/order/visit-draft.ts'
import { PickupCalendar } from '../screens/pickup/PickupCalendar.tsx'
import { LedgerDialog } from '../screens/record-form/LedgerDialog.tsx'
import { PricedRows } from '../screens/record-form/PricedRows.tsx'
import { useKinds } from '../screens/record-form/use-kinds.ts'
import { ReadDocument } from '../screens/report/ReadDocument.tsx'
import { report } from '../screens/report/report-in-tests.ts'
import AbilityScreen from '../screens/system/AbilityScreen.tsx'
import { MatrixDialog } from '../screens/system/MatrixDialog.tsx'
import { AssignDialog } from '../screens/testing/AssignDialog.tsx'
import { InWorkspace, serve } from '../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../workspace/browser-session/saved-session.ts'
import { useWorkspace } from '../workspace/index.ts'
import { Answered } from './Answered.tsx'
import { useAnswer } from './use-answer.ts'

const pathIn = (call: { readonly path: string }) => call.path.replace('/api/hm-metrology/', '')

/** A dialog that is open from the start. */
function Opened({ show }: { readonly show: (dialog: DialogControl) => ReactNode }) {
  const dialog = useDialog('medium')
  const { open } = dialog
  useEffect(() => open(), [open])
  return show(dialog)
}

const instrument: Instrument = {
  ...{ id: '1', kindCode: 'YB-60', name: '一般压力表', nameEn: '', model: 'YB-60', serial: '2101100', manufacturer: '' },
  ...{ range: '', accuracy: '', abilityTypes: ['1'], regulation: 'JJG 52-2013', price: '60.00' },
}
const tester: Candidate = {
  ...{ staffId: '9', staffName: '沈砚', deptName: '力学室', qualifiedUntil: '2027-12-31', openItems: 0, refusal: null },
}
const menu: MenuRecord = {
  ...{ id: '1', parentId: '0', code: 'order', name: '业务受理', nameEn: 'Orders', alias: '', path: '', source: '', sort: 1 },
  ...{ category: 1, action: 1, isOpen: 1, remark: '', roles: ['tester'], isDeleted: 0, hasChildren: false },
}
const role = {
  ...{ id: '', tenantId: '000000', roleName: '检测员', roleNameEn: 'Tester', roleAlias: 'tester', madeOf: [], sort: 1 },
  ...{ remark: '', isBuiltIn: true, people: 1, dataScope: 'own' },
}
const department = {
  ...{ id: '5', parentId: '0', deptName: '力学室', deptNameEn: 'Mechanics', fullName: '力学室', deptCategory: '2', sort: 1 },
  ...{ deptCode: '', shortName: '', remark: '', ancestors: '0', isDeleted: 0, hasChildren: false, tenantId: '000000' },
}
const reading: ReportReading = {
  passages: [
    { key: 'c', section: { zh: '结论', en: 'Conclusion' }, label: { zh: '结论', en: 'Conclusion' }, value: '符合 1.6 级' },
  ],
  ...{ versions: [], comments: [], isOpen: true },
}
const none = { records: [], total: 0, size: 20, current: 1, pages: 0 }
const item = { ...{ id: '1', number: 'J1' }, standing: { version: 1, state: '100', facts: {}, duties: {} } }
const nothing = () => {}

/** What a server says that can be reached, by its paths. */
const said: Readonly<Record<string, unknown>> = {
  [pathIn(contract.enterprise.instruments)]: { ...none, records: [instrument], total: 1 },
  [pathIn(contract.staff.candidates)]: [tester],
  [pathIn(contract.menu.list)]: [menu],
  [pathIn(contract.role.list)]: [role],
  [pathIn(contract.department.list)]: [department],
  [pathIn(contract.ability.list)]: none,
  [pathIn(contract.group.list)]: none,
  [pathIn(contract.account.page)]: none,
  [pathIn(contract.vehicle.list)]: none,
  [pathIn(contract.numbering.list)]: [{ kind: 'order', version: 1, isUsual: true, items: [...usualNumbering.order] }],
  [pathIn(contract.pickup.days)]: [{ day: dayInShanghai(new Date()), count: 3 }],
  [pathIn(contract.pickup.page)]: none,
  [pathIn(contract.report.reading)]: reading,
}

interface Kept {
  readonly name: string
  readonly show: () => ReactNode
  /** What cannot be asked for again. */
  readonly call: { readonly path: string }
  /** Opens it, where it is not there at once. */
  readonly open?: () => Promise<void>
  /** What was loaded, and stays. */
  readonly loaded: () => Locator
  /** Where it is said. */
  readonly where: () => Locator
}
const dialog = () => page.getByRole('dialog')
const main = () => page.getByRole('main')

const kept: readonly Kept[] = [
  {
    name: 'a list of records',
    show: () => <GroupScreen />,
    call: contract.account.page,
    loaded: () => main().getByText('还没有分组'),
    where: main,
  },
  {
    name: 'a list of records with a tree beside it',
    show: () => <AbilityScreen />,
    call: contract.department.list,
    loaded: () => main().getByRole('gridcell', { name: '力学室' }),
    where: main,
  },
  {
    name: 'the form of a record beside its list',
    show: () => <GroupScreen />,
    call: contract.account.page,
    open: () => main().getByRole('button', { name: '新增分组' }).first().click(),
    loaded: () => dialog().getByRole('textbox').first(),
    where: dialog,
  },
  {
    name: 'the rule of a number',
    show: () => <NumberingScreen />,
    call: contract.numbering.list,
    open: () => main().getByRole('button', { name: '修改' }).click(),
    loaded: () => dialog().getByLabelText('示例'),
    where: dialog,
  },
  {
    name: 'a calendar of days',
    show: () => <PickupCalendar turn={0} />,
    call: contract.pickup.days,
    loaded: () => main().getByRole('gridcell', { name: /3 个预约/ }),
    where: main,
  },
  {
    name: 'the ledger of an enterprise',
    show: () => <Opened show={(control) => <LedgerDialog dialog={control} enterId="7" onPicked={nothing} />} />,
    call: contract.enterprise.instruments,
    loaded: () => dialog().getByText('一般压力表'),
    where: dialog,
  },
  {
    name: 'who can take an item',
    show: () => (
      <Opened show={(control) => <AssignDialog dialog={control} item={item} send={async () => {}} onAssigned={nothing} />} />
    ),
    call: contract.staff.candidates,
    loaded: () => dialog().getByText(/沈砚/),
    where: dialog,
  },
  {
    name: 'what roles may see',
    show: () => <Opened show={(control) => <MatrixDialog dialog={control} onSaved={nothing} />} />,
    call: contract.menu.list,
    loaded: () => dialog().getByText('业务受理'),
    where: dialog,
  },
  {
    name: 'the text of a report',
    show: () => <ReadDocument report={report} typed={undefined} userId="7" />,
    call: contract.report.reading,
    open: () => main().getByText('文字与批注').click(),
    loaded: () => main().getByText('符合 1.6 级'),
    where: main,
  },
]

const administrator = { id: '7', tenantId: '000000', name: '陈默', roles: ['admin'] }
const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }

interface Offered extends Omit<Kept, 'open' | 'where'> {
  /** How what is offered is called. */
  readonly of: (language: Language) => string
}

const nobody = { address: '', applicant: '', mobile: '' }
const visit = newVisit(nobody, '')
const offered: readonly Offered[] = [
  {
    name: 'the vehicles of a visit',
    show: () => <Visit />,
    call: contract.vehicle.list,
    loaded: () => main().getByRole('button', { name: /^(添加车辆|Add a vehicle)$/ }),
    of: (language) => orderVisitMessages[language].vehicles,
  },
  {
    name: 'the kinds of instrument that can be added',
    show: () => <Kinds />,
    call: contract.enterprise.kinds,
    loaded: () => main().getByRole('combobox'),
    of: (language) => recordFormMessages[language].kinds,
  },
]

function Kinds() {
  const rows = { grid: { current: null }, name: 'rows', title: '', count: '', heads: [], numericHeads: [], empty: '' }
  return (
    <PricedRows {...rows} kinds={useKinds()} onKind={nothing}>
      {null}
    </PricedRows>
  )
}

const Visit = () => <VisitSection visit={visit} order={nobody} errorOf={() => undefined} onChange={nothing} />

/** A page that was loaded itself, with a form that offers something. */
function Planned() {
  const { client } = useWorkspace()
  const ask = useCallback((signal: AbortSignal) => client.send(contract.numbering.list, { signal, quiet: true }), [client])
  return <Answered {...useAnswer(ask)}>{() => <Visit />}</Answered>
}

/** As the shell keeps a tab: what it shows is asked for anew each time it is shown. */
const tab = (show: () => ReactNode, isShown: boolean, language: Language = 'zh') => (
  <InWorkspace language={language}>
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <main style={{ height: 600, display: 'grid' }}>{show()}</main>
    </Activity>
  </InWorkspace>
)

test.each(kept)(
  '$name stays where it cannot be asked for again, says so, and is tried again',
  async ({ show, call, open, loaded, where }) => {
    let isReached = true
    serve(({ path }) => (isReached || path !== pathIn(call) ? (said[path] ?? []) : undefined))
    writeSession({ tokens, user: administrator, locked: false, mustChangePassword: false })
    onTestFinished(removeSession)
    const screen = await render(tab(show, true))
    await open?.()
    await expect.element(loaded()).toBeVisible()
    const note = where().getByRole('alert').filter({ hasText: commonMessages.zh.stale })
    expect(note.elements()).toEqual([])
    await screen.rerender(tab(show, false))
    isReached = false
    await screen.rerender(tab(show, true))
    await expect.element(note).toBeVisible()
    expect(note.elements()).toHaveLength(1)
    await expect.element(loaded()).toBeVisible()
    isReached = true
    await note.getByRole('button', { name: '重试' }).click()
    await expect.element(note).not.toBeInTheDocument()
    await expect.element(loaded()).toBeVisible()
  },
)

test.each(offered.flatMap((one) => (['zh', 'en'] as const).map((language) => ({ ...one, language }))))(
  '[I18N-1] in $language, of $name it is said that they did not come, or are as they were, and they are tried again',
  async ({ show, call, loaded, of, language }) => {
    const words = commonMessages[language]
    let isReached = false
    serve(({ path }) => (isReached || path !== pathIn(call) ? (said[path] ?? []) : undefined))
    const screen = await render(tab(show, true, language))
    const retry = async (title: string) => {
      const note = main().getByRole('alert').filter({ hasText: title })
      await expect.element(note).toBeVisible()
      isReached = true
      await note.getByRole('button', { name: /^(重试|Try again)$/ }).click()
      await expect.element(main().getByRole('alert')).not.toBeInTheDocument()
    }
    await retry(words.choicesFailed(of(language)))
    await expect.element(loaded()).toBeVisible()
    await screen.rerender(tab(show, false, language))
    isReached = false
    await screen.rerender(tab(show, true, language))
    await retry(words.choicesStale(of(language)))
  },
)

test('where all of a page is as it was, that is said once, not of what its form offers too', async () => {
  const page = Promise.withResolvers<undefined>()
  let isReached = true
  serve(({ path }) => (isReached ? (said[path] ?? []) : path === pathIn(contract.numbering.list) ? page.promise : undefined))
  const screen = await render(tab(() => <Planned />, true))
  // It is known that there are none.
  await expect.element(main().getByRole('button', { name: '添加车辆' })).toHaveAttribute('aria-disabled', 'true')
  await screen.rerender(tab(() => <Planned />, false))
  isReached = false
  await screen.rerender(tab(() => <Planned />, true))
  const own = main().getByText(commonMessages.zh.choicesStale('车辆和司机'))
  await expect.element(own).toBeVisible()
  page.resolve(undefined)
  await expect.element(main().getByText(commonMessages.zh.stale, { exact: true })).toBeVisible()
  expect(own.elements()).toEqual([])
})
