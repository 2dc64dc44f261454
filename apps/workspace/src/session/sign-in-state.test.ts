import { CallProblem } from '@etalon/api/client'
import {
  type SessionEvent,
  type SignInAnswer,
  type SignInRequest,
  type SignOutRequest,
  type SystemConfig,
  sessionMachine,
} from '@etalon/machines/session'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { commonMessages } from '../messages/common.ts'
import { sessionMessages } from '../messages/session.ts'
import { inTime } from '../workspace/back-end/in-time.ts'
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
  [
    { type: 'CALL.UNAUTHORISED', token: 'a', repeated: true },
    '登录已失效，或已在别处结束。重新登录后会回到刚才的页面，填写的内容都还在。',
  ],
] satisfies [SessionEvent, string][])('[LOCK-3][SES-9] after %o somebody is told: %s', async (event, words) => {
  const said = await saidAfter(event)
  expect(said && { ...sessionMessages.zh, timedOut: commonMessages.zh.timeout }[said.word]).toBe(words)
})

const kept = { zh: '未提交的草稿保留在本机', en: 'Drafts that were not submitted stay on this device' }

test.each([
  ['sign-out', '您已在本浏览器中退出登录', 'You signed out in this browser'],
  ['elsewhere', '您在别处结束了这里的登录', 'You ended this session from another place'],
  ['administrator', '管理员重置了您的密码或停用了您的账号', 'An administrator reset your password or closed your account'],
  ['password', '您的密码已在别处更改', 'Your password was changed elsewhere'],
  ['replayed', '登录凭证被重复使用', 'Your sign-in was used a second time'],
] as const)(
  '[SES-9][I18N-1] a session that was ended by %s is told in a sentence of its own, with what was kept',
  async (endedBy, zh, en) => {
    const said = await saidAfter({ type: 'TOKEN.REFUSED', endedBy })
    if (said?.tone !== 'info') throw new Error('nothing is said')
    for (const [words, begins, keeps] of [
      [sessionMessages.zh[said.word], zh, kept.zh],
      [sessionMessages.en[said.word], en, kept.en],
    ]) {
      expect(words).toMatch(new RegExp(`^${begins}`))
      expect(words).toContain(keeps)
    }
    // Another page of the same browser, which is told by this one, says the same.
    expect(await saidAfter({ type: 'LOGOUT.FEDERATED', by: 'otherTab', endedBy })).toEqual(said)
  },
)

test.each([
  ['lock', 'forced'],
  ['expired', 'expired'],
  [undefined, 'expired'],
] as const)('[LOCK-3][SES-9] of a session that was ended by %s is said what is said of it anyhow', async (endedBy, word) => {
  expect(await saidAfter({ type: 'TOKEN.REFUSED', ...(endedBy ? { endedBy } : {}) })).toEqual({ word, tone: 'info' })
})

test('[API-3][SES-2] a sign-in that was not answered in time is told so, as any other call', async () => {
  const signIn = fromPromise<SignInAnswer, SignInRequest>(() =>
    inTime(Promise.reject(new CallProblem('timeout', '请求超时,请重试~~~'))),
  )
  const actor = createActor(sessionMachine.provide({ actors: { signIn } }), { input: { now: () => 0 } }).start()
  actor.send({ type: 'SIGN_IN.REQUESTED', credentials: { tenantId: '000000', username: 'zhao', password: 'Xiangjiang-1' } })
  const state = signInStateOf(await waitFor(actor, (snapshot) => snapshot.matches('signedOut')))
  actor.stop()
  expect(state).toMatchObject({ said: { word: 'timedOut', tone: 'danger' } })
  expect(state.refusal).toBeUndefined()
})

test('[SES-2] one that the network did not carry is told so', async () => {
  const answer = Promise.reject(new CallProblem('network', 'not carried'))
  await expect(inTime(answer)).rejects.toMatchObject({ kind: 'network' })
})
