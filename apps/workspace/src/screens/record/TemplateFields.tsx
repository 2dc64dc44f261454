import { CallProblem } from '@etalon/api/client'
import { contract, type ItemDetail } from '@etalon/api/contract'
import {
  apiAccess,
  databaseAccess,
  fileAccess,
  ownFields,
  portAccess,
  readFileValues,
  readingIn,
  type TemplateField,
} from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { FormGrid } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { TextField } from '@etalon/ui/text-field'
import { Cable, DatabaseZap, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { inLanguage, useWords } from '../../messages/index.ts'
import { recordMessages } from '../../messages/record.ts'
import { recordTemplateMessages } from '../../messages/record-template.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { fillIn } from './fill-in.ts'
import * as styles from './record.css.ts'
import type { RecordDraft, RecordFault } from './record-draft.ts'
import { readPort, readsPorts } from './serial-port.ts'

interface TemplateFieldsProps {
  readonly item: ItemDetail
  readonly values: RecordDraft
  readonly faults: readonly RecordFault[]
  /** Left out where nobody may type. */
  readonly onChange?: ((changed: Partial<RecordDraft>) => void) | undefined
}

/** The largest file of a device that is read. */
const mostBytes = 1024 * 1024

/** What the template of a record asks for, by domain, and the ways by which its values come. */
export function TemplateFields({ item, values, faults, onChange }: TemplateFieldsProps) {
  const words = useWords(recordTemplateMessages)
  const record = useWords(recordMessages)
  const labels = useLabels()
  const language = useLanguage()
  const fields = item.template?.fields ?? []
  if (fields.length === 0) return null
  const own = ownFields(fields)
  const domains = labels.options('FIELD_DOMAIN_TYPE').filter(({ value }) => own.some(({ domain }) => domain === value))
  const nameIn = ({ name, nameEn }: { readonly name: string; readonly nameEn: string }) => inLanguage(language, name, nameEn)
  return (
    <section className={styles.part} aria-label={words.inRecord}>
      <header className={styles.partHead}>
        <h2 className={styles.heading}>{words.inRecord}</h2>
        {item.template && <span className={styles.quiet}>{nameIn(item.template)}</span>}
      </header>
      {onChange && <Ways item={item} fields={fields} values={values} onChange={onChange} />}
      {domains.map(({ value, label }) => (
        <fieldset key={value} className={styles.domain}>
          <legend className={styles.quiet}>{label}</legend>
          <FormGrid columns={3}>
            {own
              .filter(({ domain }) => domain === value)
              .map((field) => (
                <TextField
                  key={field.key}
                  name={`field-${field.key}`}
                  label={nameIn(field)}
                  {...(field.unit === '' ? {} : { unit: field.unit })}
                  required={field.required && onChange !== undefined}
                  readOnly={onChange === undefined}
                  maxLength={200}
                  value={values.fields[field.key] ?? ''}
                  onChange={(next) => onChange?.({ fields: { ...values.fields, [field.key]: next } })}
                  error={
                    faults.some((fault) => fault.field === 'own' && fault.key === field.key)
                      ? record.fill(nameIn(field))
                      : undefined
                  }
                />
              ))}
          </FormGrid>
        </fieldset>
      ))}
    </section>
  )
}

interface WaysProps {
  readonly item: ItemDetail
  readonly fields: readonly TemplateField[]
  readonly values: RecordDraft
  readonly onChange: (changed: Partial<RecordDraft>) => void
}

/** Reads values from a file, from the database and other systems, and from a device at a serial port. */
function Ways({ item, fields, values, onChange }: WaysProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(recordTemplateMessages)
  const chooser = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState<'systems' | 'port' | null>(null)
  const by = (...accesses: readonly string[]) => fields.filter(({ access }) => accesses.includes(access))
  const fromFile = by(fileAccess)
  const fromSystems = by(databaseAccess, apiAccess)
  const fromPort = by(portAccess)

  /** Fills in what came, all at once. @returns for how many fields something came */
  const fill = (came: readonly (readonly [TemplateField, readonly string[]])[], isAppended = false): number => {
    let draft = values
    let count = 0
    for (const [field, given] of came) {
      const filled = fillIn(draft, field, given, isAppended)
      if (!filled) continue
      draft = { ...draft, ...filled }
      count += 1
    }
    if (count > 0) onChange({ place: draft.place, conditions: draft.conditions, readings: draft.readings, fields: draft.fields })
    toasts.show(count > 0 ? { tone: 'success', title: words.filled(count) } : { tone: 'warning', title: words.nothingFilled })
    return count
  }
  const readFile = async (file: File | undefined) => {
    if (!file) return
    const found = readFileValues(await file.slice(0, mostBytes).text())
    fill(fromFile.map((field) => [field, found.get(field.source.trim()) ?? []] as const))
  }
  const readSystems = async () => {
    setBusy('systems')
    const came: (readonly [TemplateField, readonly string[]])[] = []
    try {
      for (const field of fromSystems) {
        const query = { itemId: item.id, field: field.key }
        const { value } = await client.send(contract.recordTemplate.value, { query })
        came.push([field, [value]])
      }
    } catch (error) {
      // The client has said what happened; what came before it is filled in.
      if (!(error instanceof CallProblem)) throw error
    } finally {
      setBusy(null)
    }
    if (came.length > 0) fill(came)
  }
  const readDevice = async () => {
    setBusy('port')
    const came = new Map<TemplateField, string>()
    try {
      await readPort((line) => {
        for (const field of fromPort) {
          const reading = came.has(field) ? undefined : readingIn(line, field.source)
          if (reading !== undefined) came.set(field, reading)
        }
        return came.size === fromPort.length
      })
      if (came.size === 0) toasts.show({ tone: 'warning', title: words.portSilent })
      else
        fill(
          [...came].map(([field, reading]) => [field, [reading]] as const),
          true,
        )
    } catch (error) {
      // Nobody chose a port, or it is in use elsewhere.
      if (!(error instanceof DOMException)) throw error
      toasts.show({ tone: 'warning', title: words.portClosed })
    } finally {
      setBusy(null)
    }
  }
  if (fromFile.length + fromSystems.length + fromPort.length === 0) return null
  return (
    <div className={styles.ways}>
      {fromFile.length > 0 && (
        <>
          <input
            ref={chooser}
            type="file"
            hidden
            aria-label={words.chooseFile}
            accept=".csv,.txt,.tsv,.json,text/plain,application/json"
            onChange={({ currentTarget }) => {
              void readFile(currentTarget.files?.[0])
              // The same file can be read once more.
              currentTarget.value = ''
            }}
          />
          <Button size="small" icon={FileUp} onPress={() => chooser.current?.click()}>
            {words.fromFile}
          </Button>
        </>
      )}
      {fromSystems.length > 0 && (
        <Button size="small" icon={DatabaseZap} pending={busy === 'systems'} onPress={() => void readSystems()}>
          {words.fromSystem}
        </Button>
      )}
      {fromPort.length > 0 && (
        <Button
          size="small"
          icon={Cable}
          pending={busy === 'port'}
          disabledReason={readsPorts() ? undefined : words.noPort}
          onPress={() => void readDevice()}
        >
          {words.fromPort}
        </Button>
      )}
    </div>
  )
}
