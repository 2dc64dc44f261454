import { contract } from '@etalon/api/contract'
import { fieldRules } from '@etalon/api/domain'
import { focusField, useForm } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { TextField } from '@etalon/ui/text-field'
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

const empty = {
  tenantId: '000000',
  enterpriseName: '',
  socialNumber: '',
  name: '',
  phone: '',
  account: '',
  password: '',
  again: '',
  smsCode: '',
}

/** Asking for an account of an enterprise (SES-12). It can be used once an administrator has admitted it. */
export function RegisterPage() {
  const words = useWords(sessionMessages)
  usePageTitle(words.register)
  const [isDone, setDone] = useState(false)
  return (
    <EntryFrame>
      {isDone ? (
        <EntryOutcome title={words.register} tone="success" text={words.registered} />
      ) : (
        <RegisterForm onDone={() => setDone(true)} />
      )}
    </EntryFrame>
  )
}

function RegisterForm({ onDone }: { onDone: () => void }) {
  const words = useWords(sessionMessages)
  const language = useLanguage()
  const { client, session } = useWorkspace()
  const { tenantMode } = useSelector(session, ({ context }) => context.config)
  const passwords = newPasswordRules(words)
  const required = (value: string, label: string) => (value.trim() === '' ? words.required(label) : undefined)
  const ruled = (name: 'mobile' | 'creditCode', label: string) => (value: string) =>
    required(value, label) ?? fieldRules[name](value.trim())?.[language]
  const refusal = useRefusal(Object.keys(empty))
  const [tenant, setTenant] = useState(empty.tenantId)
  const needsCode = useSmsRequired(tenant) === true
  const chooseTenant = (tenantId: string) => {
    setTenant(tenantId)
    form.change({ tenantId })
  }
  const form = useForm({
    initial: empty,
    awaited: ['smsCode'],
    rules: {
      tenantId: (value) => required(value, words.tenant),
      enterpriseName: (value) => required(value, words.enterpriseName),
      socialNumber: ruled('creditCode', words.socialNumber),
      name: (value) => required(value, words.personName),
      phone: ruled('mobile', words.mobile),
      account: (value) => (/^[A-Za-z0-9][\w.@-]{1,63}$/.test(value.trim()) ? undefined : words.accountRule),
      password: (value, typed) => passwords.password(value, typed.account),
      again: (value, typed) => passwords.again(value, typed.password),
      smsCode: (value) => (needsCode && !/^\d{6}$/.test(value.trim()) ? words.codeDigits : undefined),
    },
    onSubmit: ({ again: _again, password, smsCode, ...typed }, signal) =>
      refusal.trying(async () => {
        const trimmed = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()])) as typeof typed
        const body = { ...trimmed, password, ...(needsCode ? { smsCode: smsCode.trim() } : {}) }
        await client.send(contract.registration.register, { body, signal, quiet: true })
      }),
    onSubmitted: onDone,
    onFailed: refusal.say,
  })
  const receiver = () => {
    const { phone, tenantId } = form.values
    if (fieldRules.mobile(phone.trim()) === undefined && phone.trim() !== '') return { tenantId, mobile: phone.trim() }
    form.actor.send({ type: 'FIELD.LEFT', name: 'phone' })
    focusField('phone')
    return undefined
  }
  return (
    <EntryForm title={words.register} form={form} refused={refusal.refused} submit={words.register}>
      {tenantMode ? <TenantField field={{ ...form.field('tenantId'), onChange: chooseTenant }} /> : null}
      <TextField
        {...form.field('enterpriseName')}
        label={words.enterpriseName}
        required
        size="large"
        maxLength={128}
        autoComplete="organization"
        autoFocus
      />
      <TextField
        {...form.field('socialNumber')}
        label={words.socialNumber}
        required
        size="large"
        maxLength={18}
        spellCheck={false}
      />
      <TextField {...form.field('name')} label={words.personName} required size="large" maxLength={64} autoComplete="name" />
      <MobileField field={form.field('phone')} />
      <AccountField field={form.field('account')} />
      <NewPasswordFields password={form.field('password')} again={form.field('again')} />
      {needsCode ? <SmsCodeField purpose="register" receiver={receiver} field={form.field('smsCode')} form={form} /> : null}
    </EntryForm>
  )
}
