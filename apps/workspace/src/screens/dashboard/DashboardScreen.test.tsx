import type { Language } from '@etalon/ui/i18n'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import DashboardScreen from './DashboardScreen.tsx'

const days = Array.from({ length: 14 }, (_, index) => ({ day: `2026-11-${10 + index}`, received: 0, issued: 0 }))
const answers: Readonly<Record<string, unknown>> = {
  'dashboard/counts': { waiting: [], states: [] },
  'dashboard/due': [],
  'dashboard/flow': days,
}

test.each<[Language, string, string]>([
  ['zh', '还没有', '近 14 天没有收样，也没有发证'],
  ['en', 'None yet', 'Nothing came in, and no certificate went out, in the last 14 days'],
])(
  '[SHELL-12][I18N-1] whoever is new is told that there is nothing yet, in every card, and is shown no empty picture (%s)',
  async (language, none, nothing) => {
    serve(({ path }) => answers[path])
    const user = { id: '9', tenantId: '000000', name: '欧阳修远', roles: ['customer'] }
    writeSession({
      tokens: { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() },
      ...{ user, locked: false, mustChangePassword: false },
    })
    onTestFinished(removeSession)
    await render(
      <InWorkspace language={language}>
        <DashboardScreen />
      </InWorkspace>,
    )
    await expect.element(page.getByText(nothing)).toBeVisible()
    await expect.poll(() => page.getByText(none, { exact: true }).elements()).toHaveLength(3)
    expect(document.querySelector('figure svg, figure canvas')).toBeNull()
  },
)

test.each<[Language, RegExp]>([
  ['zh', /3\s*待审核的报告\s*另 2 件归他人/],
  ['en', /3\s*Reports to audit\s*\+ 2 not yours/],
])(
  '[SHELL-12][FLOW-1] what four eyes leave to others is told beside the figure, not counted in it (%s)',
  async (language, said) => {
    const waiting = [{ code: 'reports-to-audit', path: '/report/report-list/index', count: 3, notYours: 2 }]
    serve(({ path }) => (path === 'dashboard/counts' ? { waiting, states: [] } : answers[path]))
    const user = { id: '9', tenantId: '000000', name: '欧阳修远', roles: ['auditor'] }
    writeSession({
      tokens: { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() },
      ...{ user, locked: false, mustChangePassword: false },
    })
    onTestFinished(removeSession)
    await render(
      <InWorkspace language={language}>
        <DashboardScreen />
      </InWorkspace>,
    )
    await expect.element(page.getByRole('link', { name: said })).toBeVisible()
  },
)
