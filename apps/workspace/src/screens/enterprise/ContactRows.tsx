import { mostContacts } from '@etalon/api/contract'
import { Button, IconButton } from '@etalon/ui/button'
import { Section } from '@etalon/ui/card'
import { TextField } from '@etalon/ui/text-field'
import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import { enterpriseMessages } from '../../messages/enterprise.ts'
import { useWords } from '../../messages/index.ts'
import { rowsMessages } from '../../messages/rows.ts'
import { useRowUndo } from '../rows/use-row-undo.ts'
import * as styles from './enterprise.css.ts'
import { type ContactRow, type EnterpriseFault, emptyContact } from './enterprise-draft.ts'

export interface ContactRowsProps {
  readonly contacts: readonly ContactRow[]
  readonly errorOf: (field: EnterpriseFault['field'], row: number) => string | undefined
  readonly onChange: (contacts: readonly ContactRow[]) => void
}

/** The people of an enterprise, the first choice first. */
export function ContactRows({ contacts, errorOf, onChange }: ContactRowsProps) {
  const words = useWords(enterpriseMessages)
  const rows = useWords(rowsMessages)
  const undo = useRowUndo(contacts, ({ key }) => key, onChange)
  const remove = ({ contactName }: ContactRow, row: number) => {
    const name = contactName.trim()
    undo.takeOut(row, name === '' ? rows.removedRow(row + 1) : rows.removed(name))
  }
  const change = (key: string, values: Partial<ContactRow>) =>
    onChange(contacts.map((one) => (one.key === key ? { ...one, ...values } : one)))
  const field = (one: ContactRow, row: number, name: 'contactName' | 'department' | 'mobile' | 'phone', longest: number) => (
    <TextField
      label={contacts.length === 1 ? words[name] : words.ofContact(words[name], row + 1)}
      name={`${name}-${row}`}
      value={one[name]}
      onChange={(value) => change(one.key, { [name]: value })}
      maxLength={longest}
      required={name === 'contactName'}
      {...(name === 'mobile' || name === 'phone' ? { type: 'tel' as const } : {})}
      error={name === 'department' ? undefined : errorOf(name, row)}
    />
  )
  return (
    <Section
      title={words.contacts}
      note={words.contactNote}
      actions={
        <Button
          size="small"
          icon={Plus}
          disabled={contacts.length >= mostContacts}
          onPress={() => onChange([...contacts, emptyContact()])}
        >
          {words.addContact}
        </Button>
      }
    >
      <ul className={styles.contacts} onKeyDown={undo.press}>
        {contacts.map((one, row) => (
          <li key={one.key} className={styles.contact}>
            {field(one, row, 'contactName', 32)}
            {field(one, row, 'department', 64)}
            {field(one, row, 'mobile', 11)}
            {field(one, row, 'phone', 32)}
            {contacts.length > 1 && (
              <span className={styles.contactTools}>
                {row > 0 && (
                  <IconButton
                    kind="quiet"
                    icon={ArrowUp}
                    label={words.makeFirst(row + 1)}
                    onPress={() => onChange([one, ...contacts.filter(({ key }) => key !== one.key)])}
                  />
                )}
                <IconButton kind="quiet" icon={Trash2} label={words.removeContact(row + 1)} onPress={() => remove(one, row)} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
