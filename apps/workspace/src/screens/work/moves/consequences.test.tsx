import {
  itemProgression,
  type Progression,
  planProgression,
  settlementProgression,
  standardProgression,
} from '@etalon/api/domain'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../../workspace/browser-session/saved-session.ts'
import { MoveButtons } from './MoveButtons.tsx'
import type { StateDictionary } from './state-looks.ts'
import { useMoves } from './use-moves.ts'

/** The buttons of a record of a kind. */
function Moved({ progression, state }: { readonly progression: Progression; readonly state: string }) {
  const moves = useMoves({
    dictionary: progression.name as StateDictionary,
    progression,
    send: () => Promise.resolve({ state, version: 2 }),
    onMoved: () => undefined,
  })
  const facts = Object.fromEntries(progression.moves.flatMap(({ requires = [] }) => requires.map((fact) => [fact, true])))
  return <MoveButtons record={{ id: '1', number: 'A-1', standing: { state, version: 1, duties: {}, facts } }} moves={moves} />
}

test.each([
  { progression: standardProgression, state: '1', move: '封存', says: 'A-1 封存后不能用于检测，启封后恢复' },
  { progression: standardProgression, state: '1', move: '送修', says: 'A-1 送修后不能用于检测' },
  { progression: standardProgression, state: '1', move: '停用', says: 'A-1 停用后不能用于检测，启用后恢复' },
  { progression: itemProgression, state: '300', move: '锁定', says: 'A-1 锁定后不能录入数据，解锁后继续' },
  { progression: itemProgression, state: '600', move: '重新检测', says: '现在的数据留作以前的测量' },
  { progression: itemProgression, state: '400', move: '退回', says: 'A-1 将被退回，对方会看到您的理由' },
  { progression: settlementProgression, state: '200', move: '撤销结算', says: 'A-1 回到待结算，折扣和减免清除' },
  { progression: planProgression, state: '25', move: '不同意取消', says: 'A-1 继续进行' },
])('[FLOW-1] before a move is made, it is said what it comes to: $progression.name $move', async ({ says, move, ...shown }) => {
  serve(() => undefined)
  const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
  const user = { id: '9', tenantId: '000000', name: '高嵘', roles: ['dispatcher', 'auditor', 'cashier', 'approver'] }
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
  onTestFinished(removeSession)
  await render(
    <InWorkspace>
      <Moved {...shown} />
    </InWorkspace>,
  )
  await page.getByRole('button', { name: move, exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText(new RegExp(says))).toBeVisible()
  await expect.element(question.getByRole('textbox')).toBeVisible()
  await question.getByRole('button', { name: '取消', exact: true }).click()
  await expect.element(question).not.toBeInTheDocument()
})
