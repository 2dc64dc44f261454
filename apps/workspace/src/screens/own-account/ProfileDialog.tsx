import { CallProblem } from '@etalon/api/client'
import { type AnswerOf, contract } from '@etalon/api/contract'
import { fieldRules } from '@etalon/api/domain'
import type { DialogControl } from '@etalon/ui/dialog'
import { useForm } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { PasswordField, TextField } from '@etalon/ui/text-field'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { commonMessages, useWords } from '../../messages/index.ts'
import { ownAccountMessages } from '../../messages/own-account.ts'
import { sessionMessages } from '../../messages/session.ts'
import { sayProblem, useWorkspace } from '../../workspace/index.ts'

interface ProfileDialogProps {
  readonly dialog: DialogControl
  readonly me: AnswerOf<typeof contract.session.userInfo>
  readonly onSaved: () => void
}

const names = ['nameEn', 'phone', 'email', 'password'] as const
type Draft = Record<(typeof names)[number], string>

/** The field that a refusal of the server is about. */
const fieldOf: Readonly<Record<string, (typeof names)[number]>> = {
  'account.phone-needed': 'phone',
  'account.password-needed': 'password',
  'password.wrong': 'password',
}

/** What the server says of fields, by their names. */
function saidOf({ reason, message, fields }: CallProblem): Partial<Draft> {
  const field = fieldOf[reason ?? '']
  if (field !== undefined) return { [field]: message }
  const known = fields.filter(({ path }) => names.some((name) => name === path))
  return Object.fromEntries(known.map((field) => [field.path, field.message]))
}

/** Changes what somebody may change of the own account. */
export function ProfileDialog({ dialog, me, onSaved }: ProfileDialogProps) {
  const { client, session, people, toasts } = useWorkspace()
  const words = useWords(ownAccountMessages)
  const common = useWords(commonMessages)
  const entry = useWords(sessionMessages)
  const language = useLanguage()
  const [refused, setRefused] = useState<string>()
  const rule = (name: 'mobile' | 'email') => (value: string) => fieldRules[name](value.trim())?.[language]
  /** Codes to sign in go to the phone: who changes it shows that it is they who sit here. */
  const isOther = (phone: string) => phone.trim() !== me.phone
  const form = useForm<Draft>({
    initial: { nameEn: me.nameEn, phone: me.phone, email: me.email, password: '' },
    rules: {
      phone: rule('mobile'),
      email: rule('email'),
      password: (value, { phone }) => (isOther(phone) && value === '' ? entry.required(words.oldPassword) : undefined),
    },
    onSubmit: async (draft, signal) => {
      setRefused(undefined)
      const body = {
        nameEn: draft.nameEn.trim(),
        phone: draft.phone.trim(),
        email: draft.email.trim(),
        ...(isOther(draft.phone) ? { password: draft.password } : {}),
      }
      try {
        await client.send(contract.account.updateInfo, { body, signal, quiet: true })
      } catch (error) {
        const said = error instanceof CallProblem ? saidOf(error) : {}
        if (Object.keys(said).length === 0) throw error
        return said
      }
      session.send({ type: 'NAME.TOLD', userId: me.id, nameEn: body.nameEn })
      return undefined
    },
    onSubmitted: () => {
      toasts.show({ tone: 'success', title: words.saved })
      dialog.close('done')
      // Lists say what somebody is called by what is kept of the staff.
      people.renew()
      void people.loadUserInfo()
      onSaved()
    },
    onFailed: (error) => {
      if (!(error instanceof CallProblem)) throw error
      setRefused(sayProblem(error, common))
    },
  })
  return (
    <FormDialog dialog={dialog} title={words.editTitle} form={form} submit={words.save}>
      <Note>{words.editNote}</Note>
      {refused ? (
        <Note tone="danger" live>
          {refused}
        </Note>
      ) : null}
      <TextField {...form.field('nameEn')} label={words.nameEn} hint={words.nameEnHint} maxLength={64} />
      <TextField
        {...form.field('phone')}
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        maxLength={11}
        autoComplete="tel-national"
      />
      {isOther(form.values.phone) ? (
        <PasswordField
          {...form.field('password')}
          label={words.oldPassword}
          hint={words.phonePasswordHint}
          required
          autoComplete="current-password"
        />
      ) : null}
      <TextField {...form.field('email')} label={words.email} type="email" maxLength={128} autoComplete="email" />
    </FormDialog>
  )
}
