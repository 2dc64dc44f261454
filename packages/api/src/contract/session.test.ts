import { expect, test } from 'vitest'
import { sessionCookies, sessionEndOf, sessionEnds, tokenAnswer } from './index.ts'

test('[SES-3] the access token is kept in x-access-token, the refresh token in x-refresh-token', () => {
  expect(sessionCookies).toEqual({ access: 'x-access-token', refresh: 'x-refresh-token' })
})

test('[SES-2] an answer with error_description is an answer, without a token in it', () => {
  const refused = { error_code: 2001, error_description: '用户名或密码不正确' }
  expect(tokenAnswer.parse(refused)).toEqual(refused)
  expect(tokenAnswer.safeParse({ access_token: 'abc' }).success).toBe(false)
  expect(tokenAnswer.safeParse({ access_token: '' }).success).toBe(false)
})

test('[SES-9] a refused refresh says what ended the session; a word of a newer server counts as none', () => {
  const refused = { error_code: 400, error_description: '登录已失效，请重新登录' }
  for (const ended_by of sessionEnds) expect(tokenAnswer.parse({ ...refused, ended_by })).toEqual({ ...refused, ended_by })
  for (const word of sessionEnds) expect(sessionEndOf(word)).toBe(word)
  // A newer server may say what this release does not know.
  expect(tokenAnswer.parse({ ...refused, ended_by: 'something else' })).toHaveProperty('ended_by')
  for (const word of ['something else', undefined, null, 7]) expect(sessionEndOf(word)).toBeUndefined()
})
