import { type SessionEvent, type SignOutRequest, type SystemConfig, sessionMachine } from '@etalon/machines/session'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { sessionMessages } from '../messages/session.ts'
import { signInStateOf } from './sign-in-state.ts'

const saved = {
  version: 1,
  tokens: { accessToken: 'a', refreshToken: 'r', syncToken: 's', issuedAt: 0 },
  user: { id: '7', name: '李', tenantId: '000000', roles: ['tester'] },
  locked: true,
  mustChangePassword: false,
}

/** What is said to somebody who was signed in and locked, once this has happened. */
async function saidAfter(event: SessionEvent) {
  const machine = sessionMachine.provide({
    actors: {
      signOut: fromPromise<unknown, SignOutRequest>(async () => undefined),
      loadSystemConfig: fromPromise<SystemConfig>(async () => ({ tenantMode: true, sso: false, upload: false })),
    },
  })
  const actor = createActor(machine, { input: { saved, now: () => 0 } }).start()
  actor.send(event)
  const { said } = signInStateOf(await waitFor(actor, (snapshot) => snapshot.matches('signedOut')))
  actor.stop()
  return said
}

test.each([
  [{ type: 'LOGOUT.FORCED' }, '锁屏密码连续输错 5 次，已退出登录。'],
  [{ type: 'LOGOUT.FORCED', by: 'passwordLost' }, '本浏览器没有保存锁屏密码，无法核对，已退出登录。请重新登录。'],
  [{ type: 'LOGOUT.FEDERATED', by: 'otherTab' }, '登录已在别处结束，请重新登录。'],
  [{ type: 'CALL.UNAUTHORISED', token: 'a', repeated: true }, '登录已失效。重新登录后会回到刚才的页面，填写的内容都还在。'],
] satisfies [SessionEvent, string][])('[LOCK-3][SES-9] after %o somebody is told: %s', async (event, words) => {
  const said = await saidAfter(event)
  expect(said && sessionMessages.zh[said.word]).toBe(words)
})
