import type { ReportDetail } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { recordFormMessages } from '../../messages/record-form.ts'
import { reportMessages } from '../../messages/report.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import ReportDetailScreen from './ReportDetailScreen.tsx'
import { report } from './report-in-tests.ts'

test('[BIZ-5][FLOW-3] a remark that was typed while the report went out of hand is shown as kept, until it is discarded', async () => {
  const user = { id: '9', name: '沈砚', tenantId: '000000', roles: ['tester'] }
  const tokens = { accessToken: 'access', refreshToken: '', syncToken: '', issuedAt: Date.now() }
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
  onTestFinished(removeSession)
  const own = { state: '400', version: 3, duties: { tester: '9' }, facts: {} }
  let standing: ReportDetail['standing'] = own
  serve(({ path }) => {
    if (path === 'report/detail') return { ...report, standing }
    if (path === 'report/submit')
      return Response.json(
        { code: 409, success: false, data: { reason: 'report.not-writable' }, msg: '不能填写' },
        { status: 409 },
      )
    return path.endsWith('history') ? [] : undefined
  })
  await render(
    <InWorkspace>
      <main id="main" tabIndex={-1}>
        <ReportDetailScreen query={{ id: report.id }} />
      </main>
    </InWorkspace>,
  )
  const remark = page.getByRole('textbox', { name: reportMessages.zh.remark })
  const left = page.getByRole('list', { name: recordFormMessages.zh.leftTyped })
  await remark.click()
  await userEvent.keyboard('两点超差')
  // Submitted from another browser of the same person.
  standing = { ...own, state: '500', version: 4 }
  await page.getByRole('button', { name: reportMessages.zh.save, exact: true }).click()
  await expect.element(left).toHaveTextContent(`${reportMessages.zh.remark} 两点超差`)
  await expect.element(remark).not.toBeInTheDocument()
  await page.getByRole('button', { name: recordFormMessages.zh.discard }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: recordFormMessages.zh.discard }).click()
  await expect.element(left).not.toBeInTheDocument()
})
