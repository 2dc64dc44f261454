import { CallProblem } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import { fieldRules } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Form, focusField, useForm } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { PasswordField, TextField } from '@etalon/ui/text-field'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { usePageTitle } from '../shell/use-page-title.ts'
import { useWorkspace } from '../workspace/index.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { EntryOutcome } from './EntryOutcome.tsx'
import * as styles from './login.css.ts'
import { newPasswordRules } from './new-password.ts'
import { refusedFields } from './refused-fields.ts'
import { SmsCodeField } from './SmsCodeField.tsx'
import { useSmsRequired } from './use-sms-required.ts'

const empty = { tenantId: '000000', username: '', mobile: '', smsCode: '', newPassword: '', again: '' }

/** What came of it. */
type Outcome = 'changed' | 'asked'

/**
 * A forgotten password (SES-12): by a code from a text message at once, where the institute sends such; elsewhere an administrator is asked
 * for a new one.
 */
export function ForgottenPasswordPage() {
  const words = useWords(sessionMessages)
  usePageTitle(words.forgotten)
  const [outcome, setOutcome] = useState<Outcome>()
  return (
    <EntryFrame>
      {outcome === undefined ? (
        <ForgottenPasswordForm onDone={setOutcome} />
      ) : (
        <EntryOutcome
          title={words.forgotten}
          tone={outcome === 'changed' ? 'success' : 'info'}
          text={outcome === 'changed' ? words.passwordChanged : words.passwordAsked}
        />
      )}
    </EntryFrame>
  )
}

function ForgottenPasswordForm({ onDone }: { onDone: (outcome: Outcome) => void }) {
  const words = useWords(sessionMessages)
  const language = useLanguage()
  const { client, session } = useWorkspace()
  const { tenantMode } = useSelector(session, ({ context }) => context.config)
  const passwords = newPasswordRules(words)
  const required = (value: string, label: string) => (value.trim() === '' ? words.required(label) : undefined)
  const [refused, setRefused] = useState<string>()
  const [tenant, setTenant] = useState(empty.tenantId)
  const byCode = useSmsRequired(tenant) === true
  const chooseTenant = (tenantId: string) => {
    setTenant(tenantId)
    form.change({ tenantId })
  }
  const form = useForm({
    initial: empty,
    rules: {
      tenantId: (value) => required(value, words.tenant),
      username: (value) => required(value, words.userName),
      mobile: (value) => required(value, words.mobile) ?? fieldRules.mobile(value.trim())?.[language],
      smsCode: (value) => (byCode && !/^\d{6}$/.test(value.trim()) ? words.codeDigits : undefined),
      newPassword: (value, typed) => (byCode ? passwords.password(value, typed.username) : undefined),
      again: (value, typed) => (byCode ? passwords.again(value, typed.newPassword) : undefined),
    },
    onSubmit: async ({ tenantId, username, mobile, smsCode, newPassword }, signal) => {
      setRefused(undefined)
      const who = { tenantId: tenantId.trim(), username: username.trim(), mobile: mobile.trim() }
      try {
        const body = byCode ? { ...who, smsCode: smsCode.trim(), newPassword } : who
        onDone((await client.send(contract.registration.forgottenPassword, { body, signal, quiet: true })).outcome)
        return undefined
      } catch (error) {
        const fields = refusedFields(error, Object.keys(empty))
        if (fields) return fields
        throw error
      }
    },
    onFailed: (error) => {
      if (!(error instanceof CallProblem)) throw error
      setRefused(error.kind === 'network' || error.kind === 'timeout' ? words.unreachable : error.message)
    },
  })
  const receiver = () => {
    const { tenantId, username, mobile } = form.values
    const wrong =
      username.trim() === '' ? 'username' : fieldRules.mobile(mobile.trim()) || mobile.trim() === '' ? 'mobile' : undefined
    if (wrong === undefined) return { tenantId, username: username.trim(), mobile: mobile.trim() }
    form.actor.send({ type: 'FIELD.LEFT', name: wrong })
    focusField(wrong)
    return undefined
  }
  return (
    <div className={styles.form}>
      <Form label={words.forgotten} {...form.root}>
        <h2 className={styles.title}>{words.forgotten}</h2>
        <div className={styles.fields}>
          <Note tone="info">{byCode ? words.forgottenByCode : words.forgottenByPeople}</Note>
          {tenantMode ? (
            <TextField
              {...form.field('tenantId')}
              onChange={chooseTenant}
              label={words.tenant}
              required
              size="large"
              maxLength={32}
            />
          ) : null}
          <TextField
            {...form.field('username')}
            label={words.userName}
            required
            size="large"
            maxLength={64}
            autoComplete="username"
            autoFocus
          />
          <TextField
            {...form.field('mobile')}
            label={words.mobile}
            required
            size="large"
            type="tel"
            maxLength={11}
            autoComplete="tel-national"
          />
          {byCode ? (
            <>
              <SmsCodeField
                purpose="forgotten-password"
                receiver={receiver}
                field={form.field('smsCode')}
                told={form.problems.length > 0}
              />
              <PasswordField
                {...form.field('newPassword')}
                label={words.newPassword}
                required
                size="large"
                hint={words.passwordRule}
                autoComplete="new-password"
              />
              <PasswordField
                {...form.field('again')}
                label={words.passwordAgain}
                required
                size="large"
                autoComplete="new-password"
              />
            </>
          ) : null}
          {refused ? (
            <Note tone="danger" live>
              {refused}
            </Note>
          ) : null}
          <Button kind="primary" size="large" type="submit" wide pending={form.isSubmitting}>
            {byCode ? words.setPassword : words.askForPassword}
          </Button>
          <p className={styles.ways}>
            <Link className={styles.way} to="/login">
              {words.backToSignIn}
            </Link>
          </p>
        </div>
      </Form>
    </div>
  )
}
