import { isStrongPassword } from '@etalon/api/domain'
import type { Words } from '../messages/define-messages.ts'
import type { sessionMessages } from '../messages/session.ts'

/** The rules of a password that is thought up and typed twice; those of the server. */
export const newPasswordRules = (words: Words<typeof sessionMessages>) => ({
  password: (value: string, account: string) => (isStrongPassword(value, account.trim()) ? undefined : words.passwordRule),
  again: (value: string, password: string) => {
    // Two empty fields are equal, but nothing was typed again.
    if (value === '') return words.passwordAgainMissing
    return value === password ? undefined : words.passwordsDiffer
  },
})
