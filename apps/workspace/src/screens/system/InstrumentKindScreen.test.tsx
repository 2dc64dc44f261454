import { contract, type KindRecord } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { instrumentKindMessages } from '../../messages/instrument-kind.ts'
import { OpenTab } from '../../shell/use-kept-place.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import InstrumentKindScreen from './InstrumentKindScreen.tsx'

const { instrumentKind, staff } = contract
const words = instrumentKindMessages.en
const gauge: KindRecord = {
  ...{ id: '9', code: 'YB-60', name: '压力表', nameEn: 'Pressure gauge', technologyDomain: '12', abilityTypes: ['1'] },
  ...{ range: '', unit: 'MPa', accuracy: '', mpe: '', regulation: 'JJG 52-2013', regulationName: '', regulationNameEn: '' },
  ...{ cycleMonths: '6', mandatoryMark: '10', points: [], price: '60.00', workMinutes: 60, ownMethods: [] },
  // The second is registered no more.
  standards: ['活塞式压力计', '旧式压力计'],
}
const standard = (number: string, name: string, nameEn: string, technologyDomain: string) => ({
  ...{
    id: number.slice(-3).replace(/^0+/, ''),
    number,
    name,
    nameEn,
    technologyDomain,
    range: '',
    accuracy: '',
    certificateNumber: '',
    unit: '',
  },
  ...{ validUntil: '2099-01-01', deviceState: '1', expandedUncertainty: null, coverageFactor: null, usable: true },
})
const standards = [
  standard('WH-0040', '精密露点仪', 'Chilled-mirror hygrometer', '04'),
  standard('HP-0206', '活塞式压力计', 'Piston gauge', '12'),
  standard('HP-0207', '活塞式压力计', 'Piston gauge', '12'),
  standard('SY-1173', '数字压力计', 'Digital pressure gauge', '12'),
]

test('[SYS-4][BIZ-4] an administrator says which measuring standards suit a kind of instrument', async () => {
  const heard = serve(({ path }) => {
    if (instrumentKind.page.path.endsWith(path)) return { records: [gauge], total: 1, size: 20, current: 1, pages: 1 }
    if (staff.standards.path.endsWith(path)) return standards
    return instrumentKind.submit.path.endsWith(path) ? gauge : undefined
  })
  const user = { id: '9', tenantId: '000000', name: '管理员', roles: ['admin'] }
  const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
  onTestFinished(removeSession)
  await page.viewport(1280, 800)
  const value = '/system/instrument-kind/index'
  await render(
    <InWorkspace language="en" path={value}>
      <div style={{ height: 700, display: 'grid' }}>
        <OpenTab value={{ key: value, value, query: {} }}>
          <InstrumentKindScreen />
        </OpenTab>
      </div>
    </InWorkspace>,
  )
  await page.getByRole('button', { name: /Edit/ }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('combobox', { name: words.standards }).click()
  await userEvent.keyboard('{ArrowDown}')
  const options = page.getByRole('option')
  await expect.element(options.first()).toBeVisible()
  // Each name once, those of the kind's own domain first, and what is registered no more can still be taken away.
  expect(options.elements().map((one) => one.textContent)).toEqual([
    expect.stringContaining('Piston gauge'),
    expect.stringContaining('Digital pressure gauge'),
    expect.stringContaining('Chilled-mirror hygrometer'),
    expect.stringContaining('旧式压力计'),
  ])
  await options.nth(1).click()
  await options.nth(3).click()
  await userEvent.keyboard('{Escape}')
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => heard.find(({ path }) => instrumentKind.submit.path.endsWith(path))?.body)
    .toMatchObject({
      code: 'YB-60',
      standards: ['活塞式压力计', '数字压力计'],
    })
})
