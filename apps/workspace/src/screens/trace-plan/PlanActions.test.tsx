import type { TracePlanDetail, TracePlanLine } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { OpenTab } from '../../shell/use-kept-place.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import { PlanActions } from './PlanActions.tsx'

const certificate = { id: '1', certificateNumber: 'C-1', calibratedOn: '2026-11-01', validUntil: '2027-11-01', result: '1' }
const lineOf = (id: string, calibration: TracePlanLine['calibration']) => ({ id, calibration }) as TracePlanLine
const planOf = (lines: readonly TracePlanLine[]) =>
  ({
    ...{ id: '5', planNo: 'SY2026110001', lines, doneCount: 0, lineCount: lines.length },
    standing: { state: '15', version: 2, duties: {}, facts: { linesChosen: true } },
  }) as unknown as TracePlanDetail

test.each([
  ['en', 'Split', [lineOf('1', null)], 'The plan has one standard alone: there is nothing to split'],
  ['zh', '拆分', [lineOf('1', certificate), lineOf('2', certificate)], '计划中的计量标准都已登记证书，没有可以拆分出去的'],
  ['en', 'Split', [lineOf('1', certificate), lineOf('2', null)], undefined],
] as const)('[PERM-1][BIZ-9] a plan that cannot be split says why (%s, %s)', async (language, label, lines, why) => {
  serve(() => undefined)
  const user = { id: '9', tenantId: '000000', name: '林可', roles: ['dispatcher'] }
  const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
  onTestFinished(removeSession)
  const value = '/etalon/plan/detail'
  await render(
    <InWorkspace language={language} path={value}>
      <OpenTab value={{ key: value, value, query: { id: '5' } }}>
        <PlanActions query={{ id: '5' }} plan={planOf(lines)} reload={() => {}} />
      </OpenTab>
    </InWorkspace>,
  )
  const split = page.getByRole('button', { name: label, exact: true })
  await expect.element(split).toBeVisible()
  if (why === undefined) await expect.element(split).not.toHaveAttribute('aria-disabled', 'true')
  else {
    await expect.element(split).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    split.element().focus()
    await expect.element(page.getByRole('tooltip', { name: why })).toBeVisible()
  }
})
