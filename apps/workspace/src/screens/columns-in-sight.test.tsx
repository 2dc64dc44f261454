import { contract } from '@etalon/api/contract'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { OpenTab } from '../shell/use-kept-place.ts'
import { InWorkspace, serve } from '../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../workspace/browser-session/saved-session.ts'
import RegistrationScreen from './administration/RegistrationScreen.tsx'
import QuoteListScreen from './quote/QuoteListScreen.tsx'
import { SampleList } from './sample/SampleList.tsx'
import { received } from './sample/sample-in-tests.ts'
import InstrumentKindScreen from './system/InstrumentKindScreen.tsx'

const kind = {
  ...{ id: '1', code: 'pressure-gauge', name: '一般压力表', nameEn: 'General pressure gauge', technologyDomain: '12' },
  ...{ abilityTypes: ['1'], range: '(0~60) MPa', unit: 'MPa', accuracy: '1.6', mpe: '±1.6 %', regulation: 'JJG 52-2013' },
  ...{
    regulationName: '弹性元件式一般压力表',
    regulationNameEn: 'Elastic element gauges',
    cycleMonths: '6',
    mandatoryMark: '10',
  },
  ...{ points: [], price: '80.00', workMinutes: 30, ownMethods: [], standards: [] },
}
const registration = {
  ...{ id: '1', account: 'wenzhou', name: 'He Wenzhou', phone: '13874903316', enterpriseName: 'Xiangjiang Hospital' },
  ...{ socialNumber: '91430100MA4L16JQ4B', enterpriseId: null, knownAs: '', phoneProved: true, state: '1', reason: '' },
  createTime: '2026-11-20T08:30:00.000Z',
}
const quote = {
  ...{ id: '1', quoteNo: 'BJ2026110001', enterId: '7', enterName: '湖南湘江精密量仪集团有限责任公司', discountType: '1' },
  ...{ quoteStatus: '100', validUntil: '2026-12-31', lineCount: 1, gross: '180.00', amount: '180.00', createStaffName: '周岚' },
  standing: { state: '200', version: 1, duties: {}, facts: {} },
  ...{ createDate: '2026-11-20', acceptedByName: '', acceptedAt: null, order: null },
}
const pageOf = (records: readonly object[]) => ({ records, total: records.length, size: 50, current: 1, pages: 1 })
const screens: Readonly<Record<string, ReactNode>> = {
  kinds: <InstrumentKindScreen />,
  registrations: <RegistrationScreen />,
  quotes: <QuoteListScreen />,
  samples: <SampleList title="Samples" resCode="sample" startView="all" />,
}

/** Whether the cell of a text shows less than all of it. */
const isCut = (one: HTMLElement) => {
  const cell = one.closest<HTMLElement>('[role=gridcell], [role=rowheader], td, th')
  return cell !== null && cell.scrollWidth > cell.clientWidth
}

/** What is left beside the side menu. */
const width = 1280 - 200
const languages = ['zh', 'en'] as const

test.each(Object.keys(screens).flatMap((name) => languages.map((language) => [name, language] as const)))(
  '[I18N-1] a window of 1280 pixels has room for all columns of %s that are shown at first (%s)',
  async (name, language) => {
    await page.viewport(1280, 800)
    serve(({ path }) => {
      if (contract.instrumentKind.page.path.endsWith(path)) return pageOf([kind])
      if (contract.quote.page.path.endsWith(path)) return pageOf([quote])
      if (contract.sample.page.path.endsWith(path)) return pageOf([received])
      if (contract.staff.standards.path.endsWith(path)) return []
      return contract.registration.registrations.path.endsWith(path) ? pageOf([registration]) : undefined
    })
    const user = { id: '9', tenantId: '000000', name: '管理员', roles: ['admin', 'cashier', 'approver', 'dispatcher'] }
    const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
    writeSession({ tokens, user, locked: false, mustChangePassword: false })
    onTestFinished(removeSession)
    const value = `/system/${name}-${language}/index`
    await render(
      <InWorkspace language={language} path={value}>
        <div style={{ width, height: 600, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <OpenTab value={{ key: value, value, query: {} }}>{screens[name]}</OpenTab>
        </div>
      </InWorkspace>,
    )
    await expect.element(page.getByRole('row').nth(1)).toBeVisible()
    const heads = [...document.querySelectorAll<HTMLElement>('[role=columnheader]')]
    const scrolls = (one: Element | null): Element | null =>
      one === null || /auto|scroll/.test(getComputedStyle(one).overflowX) ? one : scrolls(one.parentElement)
    const room = scrolls(heads[0] ?? null)?.clientWidth ?? 0
    expect(heads.length).toBeGreaterThan(6)
    // Columns that give way fill the room, but for parts of pixels. What does not fit would lie beneath the column of actions, which stays in sight.
    expect(heads.reduce((sum, head) => sum + head.offsetWidth, 0)).toBeLessThanOrEqual(room + 2)
    // Nor is a number cut to make that room.
    const numbers = [...document.querySelectorAll<HTMLElement>('[role=row] a')]
    expect(numbers.filter((one) => one.scrollWidth > one.clientWidth || isCut(one)).map((one) => one.textContent)).toEqual([])
  },
)
