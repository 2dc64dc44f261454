import { contract } from '@etalon/api/contract'
import { fieldRules } from '@etalon/api/domain'
import { focusField, useForm } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { usePageTitle } from '../shell/use-page-title.ts'
import { useWorkspace } from '../workspace/index.ts'
import { AccountField, EntryForm, MobileField, NewPasswordFields, TenantField } from './EntryForm.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { EntryOutcome } from './EntryOutcome.tsx'
import { newPasswordRules } from './new-password.ts'
import { SmsCodeField } from './SmsCodeField.tsx'
import { useRefusal } from './use-refusal.ts'
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
  const refusal = useRefusal(Object.keys(empty))
  const [tenant, setTenant] = useState(empty.tenantId)
  const byCode = useSmsRequired(tenant) === true
  const chooseTenant = (tenantId: string) => {
    setTenant(tenantId)
    form.change({ tenantId })
  }
  const form = useForm({
    initial: empty,
    awaited: ['smsCode'],
    rules: {
      tenantId: (value) => required(value, words.tenant),
      username: (value) => required(value, words.userName),
      mobile: (value) => required(value, words.mobile) ?? fieldRules.mobile(value.trim())?.[language],
      smsCode: (value) => (byCode && !/^\d{6}$/.test(value.trim()) ? words.codeDigits : undefined),
      newPassword: (value, typed) => (byCode ? passwords.password(value, typed.username) : undefined),
      again: (value, typed) => (byCode ? passwords.again(value, typed.newPassword) : undefined),
    },
    onSubmit: ({ tenantId, username, mobile, smsCode, newPassword }, signal) =>
      refusal.trying(async () => {
        const who = { tenantId: tenantId.trim(), username: username.trim(), mobile: mobile.trim() }
        const body = byCode ? { ...who, smsCode: smsCode.trim(), newPassword } : who
        onDone((await client.send(contract.registration.forgottenPassword, { body, signal, quiet: true })).outcome)
      }),
    onFailed: refusal.say,
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
    <EntryForm
      title={words.forgotten}
      form={form}
      refused={refusal.refused}
      submit={byCode ? words.setPassword : words.askForPassword}
    >
      <Note tone="info">{byCode ? words.forgottenByCode : words.forgottenByPeople}</Note>
      {tenantMode ? <TenantField field={{ ...form.field('tenantId'), onChange: chooseTenant }} /> : null}
      <AccountField field={form.field('username')} autoFocus />
      <MobileField field={form.field('mobile')} />
      {byCode ? (
        <>
          <SmsCodeField purpose="forgotten-password" receiver={receiver} field={form.field('smsCode')} form={form} />
          <NewPasswordFields password={form.field('newPassword')} again={form.field('again')} />
        </>
      ) : null}
    </EntryForm>
  )
}
