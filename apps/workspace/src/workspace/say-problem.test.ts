import { CallProblem, noPermission, unsaid } from '@etalon/api/client'
import { expect, test } from 'vitest'
import { commonMessages } from '../messages/common.ts'
import { sayProblem } from './say-problem.ts'

test.each([
  [new CallProblem('timeout', 'x'), commonMessages.zh.timeout],
  [new CallProblem('network', 'fetch failed'), commonMessages.zh.networkLost],
  [new CallProblem('refused', '请求未授权', { code: 403, reason: noPermission }), commonMessages.zh.noPermission],
  [new CallProblem('refused', '用户名不可用', { code: 400 }), '用户名不可用'],
  [new CallProblem('unreadable', '未知错误'), '未知错误'],
])('[API-3] of %o a person is told %s', (problem, said) => expect(sayProblem(problem, commonMessages.zh)).toBe(said))

test('[API-3] where the server says nothing, what is said is in the language of the page', () => {
  expect(sayProblem(new CallProblem('refused', unsaid, { code: 502 }), commonMessages.en)).toBe(commonMessages.en.unknown)
  expect(sayProblem(new CallProblem('unreadable', unsaid), commonMessages.en)).toBe(commonMessages.en.unknown)
})
