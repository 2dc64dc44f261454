import type { Board } from '@etalon/api/contract'
import { labelOfMove } from '@etalon/api/domain'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { dispatchMessages } from '../../messages/dispatch.ts'
import { workMessages } from '../../messages/work.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import DispatchBoardScreen from './DispatchBoardScreen.tsx'

const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
const dispatcher = { id: '8', tenantId: '000000', name: '高嵘', roles: ['dispatcher'] }
const board: Board = {
  ...{ today: '2026-11-26', capacity: 60, departments: [], groups: [], more: 0 },
  people: [{ staffId: '1', staffName: '沈砚', deptId: '1', deptName: '力学室', certificates: [], groups: [] }],
  items: [
    {
      ...{ id: '9', version: 4, itemNo: 'XM2026110001-01', instrumentName: '一般压力表', serial: '' },
      ...{ sampleNo: null, enterName: '', technologyDomain: '12', abilityType: '1', state: '300', due: null },
      ...{ minutes: 65, testerId: '1', groupId: null, refusal: null },
    },
  ],
}

test.each(['zh', 'en'] as const)(
  '[BIZ-4][BIZ-17] on the board, what somebody has in hand is taken back with a reason, and what becomes of its readings is said before, in %s',
  async (language) => {
    const words = workMessages[language]
    writeSession({ tokens, user: dispatcher, locked: false, mustChangePassword: false })
    onTestFinished(removeSession)
    const heard = serve(({ path }) =>
      path.endsWith('dispatch/board') ? board : path.endsWith('item/move') ? { id: '9', state: '200', version: 5 } : undefined,
    )
    await render(
      <InWorkspace language={language}>
        <DispatchBoardScreen />
      </InWorkspace>,
    )
    await page.getByRole('button', { name: dispatchMessages[language].takeBack('一般压力表 XM2026110001-01') }).click()
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog.getByText(words.consequences.item_state?.takeBack?.('XM2026110001-01') ?? '')).toBeVisible()
    await dialog.getByRole('textbox').fill('病假')
    await dialog.getByRole('button', { name: labelOfMove('item_state', 'takeBack', language) }).click()
    await expect
      .poll(() => heard.filter(({ path }) => path.endsWith('item/move')).map(({ body }) => body))
      .toEqual([{ id: '9', version: expect.any(Number), action: 'takeBack', reason: '病假' }])
  },
)
