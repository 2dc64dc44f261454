import { Button } from '@etalon/ui/button'
import { Form, type FormControl, type FormField } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { PasswordField, TextField } from '@etalon/ui/text-field'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import * as styles from './login.css.ts'

interface EntryFormProps {
  readonly title: string
  readonly form: Pick<FormControl<object>, 'root' | 'isSubmitting'>
  /** What was said against all of it, where it was refused. */
  readonly refused: string | undefined
  /** What its button says. */
  readonly submit: string
  readonly children: ReactNode
}

/** A form for those who have no session: its fields, why it was refused, its button and the way back to signing in. */
export function EntryForm({ title, form, refused, submit, children }: EntryFormProps) {
  const words = useWords(sessionMessages)
  return (
    <div className={styles.form}>
      <Form label={title} {...form.root}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.fields}>
          {children}
          {refused ? (
            <Note tone="danger" live>
              {refused}
            </Note>
          ) : null}
          <Button kind="primary" size="large" type="submit" wide pending={form.isSubmitting}>
            {submit}
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

interface FieldProps {
  readonly field: FormField<string>
}

/** The institute that somebody belongs to; asked where a server has several. */
export function TenantField({ field }: FieldProps) {
  const words = useWords(sessionMessages)
  return <TextField {...field} label={words.tenant} required size="large" maxLength={32} />
}

/** The number of a mobile telephone in China. */
export function MobileField({ field }: FieldProps) {
  const words = useWords(sessionMessages)
  return <TextField {...field} label={words.mobile} required size="large" type="tel" maxLength={11} autoComplete="tel-national" />
}

/** The name that somebody signs in with. */
export function AccountField({ field, autoFocus = false }: FieldProps & { readonly autoFocus?: boolean }) {
  const words = useWords(sessionMessages)
  return (
    <TextField
      {...field}
      label={words.userName}
      required
      size="large"
      maxLength={64}
      autoComplete="username"
      {...(autoFocus ? { autoFocus } : {})}
    />
  )
}

/** A new password, typed twice. */
export function NewPasswordFields({
  password,
  again,
}: {
  readonly password: FormField<string>
  readonly again: FormField<string>
}) {
  const words = useWords(sessionMessages)
  return (
    <>
      <PasswordField
        {...password}
        label={words.newPassword}
        required
        size="large"
        hint={words.passwordRule}
        autoComplete="new-password"
      />
      <PasswordField {...again} label={words.passwordAgain} required size="large" autoComplete="new-password" />
    </>
  )
}
