import { CallProblem } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { Card } from '@etalon/ui/card'
import { Form, useForm } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { PasswordField } from '@etalon/ui/text-field'
import { useState } from 'react'
import { commonMessages, useWords } from '../../messages/index.ts'
import { ownAccountMessages } from '../../messages/own-account.ts'
import { sessionMessages } from '../../messages/session.ts'
import { newPasswordRules } from '../../session/new-password.ts'
import { sayProblem, useWorkspace } from '../../workspace/index.ts'
import * as styles from './own-account.css.ts'

interface PasswordCardProps {
  /** The user name, which no password holds. */
  readonly account: string
  /** Whether an administrator knows the password: another one has to be chosen. */
  readonly isAsked: boolean
  /** Whether the address leads here. */
  readonly isMeant: boolean
  readonly onChanged: () => void
}

const empty = { oldPassword: '', newPassword: '', again: '' }
/** The field that a refusal of the server is about. */
const fieldOf: Readonly<Record<string, keyof typeof empty>> = {
  'password.wrong': 'oldPassword',
  'password.same': 'newPassword',
  'password.weak': 'newPassword',
}

/** Changes one's own password; every other place where one is signed in is signed out. */
export function PasswordCard({ account, isAsked, isMeant, onChanged }: PasswordCardProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(ownAccountMessages)
  const entry = useWords(sessionMessages)
  const common = useWords(commonMessages)
  const passwords = newPasswordRules(entry)
  const [refused, setRefused] = useState<string>()
  const form = useForm({
    initial: empty,
    rules: {
      oldPassword: (value) => (value === '' ? entry.required(words.oldPassword) : undefined),
      newPassword: (value, { oldPassword }) =>
        passwords.password(value, account) ?? (value === oldPassword ? words.samePassword : undefined),
      again: (value, { newPassword }) => passwords.again(value, newPassword),
    },
    onSubmit: async ({ oldPassword, newPassword }, signal) => {
      setRefused(undefined)
      try {
        await client.send(contract.security.changePassword, { body: { oldPassword, newPassword }, signal, quiet: true })
        return undefined
      } catch (error) {
        const field = error instanceof CallProblem ? fieldOf[error.reason ?? ''] : undefined
        if (field !== undefined && error instanceof CallProblem) return { [field]: error.message }
        throw error
      }
    },
    onSubmitted: () => {
      form.change(empty)
      toasts.show({ tone: 'success', title: words.changed })
      onChanged()
    },
    onFailed: (error) => {
      if (!(error instanceof CallProblem)) throw error
      setRefused(sayProblem(error, common))
    },
  })
  return (
    <Card title={words.password}>
      <Form label={words.password} {...form.root}>
        <div className={styles.fields}>
          {isAsked ? <Note tone="warning">{words.changeAsked}</Note> : null}
          <PasswordField
            {...form.field('oldPassword')}
            label={words.oldPassword}
            required
            autoComplete="current-password"
            autoFocus={isMeant}
          />
          <PasswordField
            {...form.field('newPassword')}
            label={words.newPassword}
            required
            hint={entry.passwordRule}
            autoComplete="new-password"
          />
          <PasswordField {...form.field('again')} label={entry.passwordAgain} required autoComplete="new-password" />
          {refused ? (
            <Note tone="danger" live>
              {refused}
            </Note>
          ) : null}
          <div className={styles.foot}>
            <Button kind="primary" type="submit" pending={form.isSubmitting}>
              {words.change}
            </Button>
          </div>
        </div>
      </Form>
    </Card>
  )
}
