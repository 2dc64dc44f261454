import type { StandardCalibration } from '@etalon/api/contract'
import type { Language } from '@etalon/ui/i18n'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { Calibrations } from './Calibrations.tsx'

const calibration: StandardCalibration = {
  ...{ id: '1', certificateNumber: 'CNAS-2026-1', calibratedOn: '2026-12-01', validUntil: '2027-11-30', result: '1' },
  ...{ institution: '中国计量科学研究院', checkWay: '1', reference: '', byStandard: null, remark: '' },
  ...{ expandedUncertainty: '0.0012', coverageFactor: '2', byName: '高嵘', at: '2026-12-01T01:00:00Z' },
}
const failed: StandardCalibration = { ...calibration, id: '2', certificateNumber: 'CNAS-2025-9', result: '2' }

test.each<[Language, string, string]>([
  ['zh', '符合', '不符合'],
  ['en', 'Conforming', 'Nonconforming'],
])('[BIZ-8] all that a certificate of a standard says is read without scrolling sideways (%s)', async (...given) => {
  const [language, conforms, conformsNot] = given
  serve(() => undefined)
  await render(
    <InWorkspace language={language}>
      {/* As wide as it is beside the history, on a desk of 1280 pixels. */}
      <div style={{ width: 746 }}>
        <Calibrations calibrations={[calibration, failed]} />
      </div>
    </InWorkspace>,
  )
  const cellOf = (number: string) => page.getByRole('cell').filter({ hasText: number })
  await expect.element(cellOf('CNAS-2026-1').getByText(conforms, { exact: true })).toBeVisible()
  await expect.element(cellOf('CNAS-2025-9').getByText(conformsNot, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: /0\.0012 \(k = 2\)/ }).first()).toBeVisible()
  const frame = page.getByRole('table').element().parentElement
  expect(frame?.scrollWidth).toBe(frame?.clientWidth)
})
