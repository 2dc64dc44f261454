import { type CallProblem, noPermission, unsaid } from '@etalon/api/client'
import type { commonMessages } from '../messages/common.ts'

type Words = Pick<(typeof commonMessages)['zh' | 'en'], 'timeout' | 'networkLost' | 'noPermission' | 'unknown'>

/** What a person is told of a failed call: the server's own words where it refused, ours where it could not speak. */
export function sayProblem({ kind, reason, message }: CallProblem, words: Words): string {
  if (kind === 'timeout') return words.timeout
  if (kind === 'network') return words.networkLost
  if (kind === 'unreadable' || message === unsaid) return words.unknown
  // A back end that mixes the two up says there that nobody is signed in.
  return reason === noPermission ? words.noPermission : message
}
