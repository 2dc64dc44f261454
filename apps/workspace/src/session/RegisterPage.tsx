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
  const [refused, setRefused] = useState<string>()
  const [tenant, setTenant] = useState(empty.tenantId)
  const needsCode = useSmsRequired(tenant) === true
  const chooseTenant = (tenantId: string) => {
    setTenant(tenantId)
    form.change({ tenantId })
  }
  const form = useForm({
    initial: empty,
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
    onSubmit: async ({ again: _again, password, smsCode, ...typed }, signal) => {
      setRefused(undefined)
      const trimmed = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()])) as typeof typed
      try {
        const body = { ...trimmed, password, ...(needsCode ? { smsCode: smsCode.trim() } : {}) }
        await client.send(contract.registration.register, { body, signal, quiet: true })
        return undefined
      } catch (error) {
        const fields = refusedFields(error, Object.keys(empty))
        if (fields) return fields
        throw error
      }
    },
    onSubmitted: onDone,
    onFailed: (error) => {
      if (!(error instanceof CallProblem)) throw error
      setRefused(error.kind === 'network' || error.kind === 'timeout' ? words.unreachable : error.message)
    },
  })
  const receiver = () => {
    const { phone, tenantId } = form.values
    if (fieldRules.mobile(phone.trim()) === undefined && phone.trim() !== '') return { tenantId, mobile: phone.trim() }
    form.actor.send({ type: 'FIELD.LEFT', name: 'phone' })
    focusField('phone')
    return undefined
  }
  return (
    <div className={styles.form}>
      <Form label={words.register} {...form.root}>
        <h2 className={styles.title}>{words.register}</h2>
        <div className={styles.fields}>
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
          <TextField
            {...form.field('phone')}
            label={words.mobile}
            required
            size="large"
            type="tel"
            maxLength={11}
            autoComplete="tel-national"
          />
          <TextField
            {...form.field('account')}
            label={words.userName}
            required
            size="large"
            maxLength={64}
            autoComplete="username"
          />
          <PasswordField
            {...form.field('password')}
            label={words.newPassword}
            required
            size="large"
            hint={words.passwordRule}
            autoComplete="new-password"
          />
          <PasswordField {...form.field('again')} label={words.passwordAgain} required size="large" autoComplete="new-password" />
          {needsCode ? (
            <SmsCodeField purpose="register" receiver={receiver} field={form.field('smsCode')} told={form.problems.length > 0} />
          ) : null}
          {refused ? (
            <Note tone="danger" live>
              {refused}
            </Note>
          ) : null}
          <Button kind="primary" size="large" type="submit" wide pending={form.isSubmitting}>
            {words.register}
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
