import { CallProblem } from '@etalon/api/client'
import { contract, type InstrumentKind, type RecordTemplate } from '@etalon/api/contract'
import { recordTemplateFaults, type TemplateField } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Page, Section } from '@etalon/ui/card'
import { Form, FormCell, FormGrid } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { Select } from '@etalon/ui/select'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { inLanguage, useWords } from '../../messages/index.ts'
import { recordTemplateMessages } from '../../messages/record-template.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { useReplaceTab } from '../../shell/use-replace-tab.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { type Keyed, keyed, RowCards } from '../rows/RowCards.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { TemplateFieldRow } from './TemplateFieldRow.tsx'
import { useKindSheet } from './use-kind-sheet.ts'

interface RecordTemplateFormProps {
  readonly kinds: readonly InstrumentKind[]
  readonly template: RecordTemplate | undefined
  readonly query: Readonly<Record<string, string>>
  readonly reload: () => void
}

interface Draft {
  readonly name: string
  readonly nameEn: string
  readonly kindCode: string
  readonly abilityType: string
  readonly remark: string
}

const path = '/testing/record-template-edit/index'
const listPath = '/testing/record-template/index'
const emptyField: TemplateField = {
  ...{ key: '', name: '', nameEn: '', domain: '基础类', unit: '', access: '5', source: '', target: '', required: false },
}

/** What a record asks for besides: for which kind and ability, and field by field how each is come by. */
export function RecordTemplateForm({ kinds, template, query, reload }: RecordTemplateFormProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(recordTemplateMessages)
  const labels = useLabels()
  const language = useLanguage()
  const allowed = useAllowed()
  const replaceTab = useReplaceTab({ path, query })
  const [draft, setDraft] = useState<Draft>({
    name: template?.name ?? '',
    nameEn: template?.nameEn ?? '',
    kindCode: template?.kindCode ?? '',
    abilityType: template?.abilityType ?? '1',
    remark: template?.remark ?? '',
  })
  const [rows, setRows] = useState<readonly Keyed<TemplateField>[]>(() => (template?.fields ?? [emptyField]).map(keyed))
  const [isDirty, setDirty] = useState(false)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  useReportUnsaved(path, query, isDirty)
  const mayKeep = allowed(contract.recordTemplate.submit)
  const fields = rows.map(({ part }) => part)
  const sheet = useKindSheet(draft.kindCode, draft.abilityType)
  const faults = recordTemplateFaults(sheet, fields)
  const missing = (value: string) => (tried && value.trim() === '' ? words.faults.required : undefined)
  const change = (changes: Partial<Draft>) => {
    setDraft((all) => ({ ...all, ...changes }))
    setDirty(true)
  }
  const changeRows = (next: readonly Keyed<TemplateField>[]) => {
    setRows(next)
    setDirty(true)
  }
  const save = async () => {
    setTried(true)
    if (draft.name.trim() === '' || draft.kindCode === '' || faults.length > 0) return
    setBusy(true)
    try {
      const body = {
        ...draft,
        fields: fields.map((field) => ({ ...field, key: field.key.trim(), name: field.name.trim() })),
        ...(template ? { id: template.id, version: template.version } : {}),
      }
      await client.send(contract.recordTemplate.submit, { body, idempotencyKey: key.current })
      setDirty(false)
      toasts.show({ tone: 'success', title: words.saved(draft.name) })
      replaceTab({ path: listPath, query: {} })
    } catch (error) {
      // The client has said what happened; what is typed stays.
      if (!(error instanceof CallProblem)) throw error
      if (error.reason === 'edited-meanwhile') reload()
      key.current = crypto.randomUUID()
    } finally {
      setBusy(false)
    }
  }
  const title = template ? words.editTitle : words.add
  return (
    <Form label={title} onSubmit={() => void save()}>
      <Page
        onSheet
        title={title}
        actions={
          mayKeep && (
            <Button kind="primary" type="submit" pending={busy}>
              {words.save}
            </Button>
          )
        }
      >
        <Section title={words.facts}>
          <FormGrid columns={2}>
            <TextField
              label={words.name}
              required
              maxLength={64}
              value={draft.name}
              error={missing(draft.name)}
              onChange={(name) => change({ name })}
            />
            <TextField label={words.nameEn} maxLength={64} value={draft.nameEn} onChange={(nameEn) => change({ nameEn })} />
            <Select
              label={words.kind}
              required
              value={draft.kindCode || null}
              error={missing(draft.kindCode)}
              onChange={(kindCode) => change({ kindCode: kindCode ?? '' })}
              options={kinds.map((kind) => ({
                value: kind.code,
                label: inLanguage(language, kind.name, kind.nameEn),
                note: kind.code,
              }))}
            />
            <Select
              label={words.ability}
              required
              value={draft.abilityType}
              onChange={(abilityType) => change({ abilityType: abilityType ?? '1' })}
              options={labels.options('ability_type')}
            />
            <FormCell span="all">
              <TextArea label={words.remark} maxLength={255} value={draft.remark} onChange={(remark) => change({ remark })} />
            </FormCell>
          </FormGrid>
        </Section>
        <Section title={words.fields} note={words.fieldCount(rows.length)}>
          {tried && faults.some(({ field }) => field === 'fields') && <Note tone="danger">{words.faults.count}</Note>}
          <RowCards
            rows={rows}
            titleOf={(field, place) => words.fieldTitle(place + 1, inLanguage(language, field.name, field.nameEn))}
            onChange={changeRows}
          >
            {(field, changeField, place) => (
              <TemplateFieldRow
                field={field}
                sheet={sheet}
                faults={tried ? faults.filter((fault) => fault.place === place) : []}
                onChange={changeField}
              />
            )}
          </RowCards>
          <div>
            <Button icon={Plus} onPress={() => changeRows([...rows, keyed(emptyField)])}>
              {words.addField}
            </Button>
          </div>
        </Section>
      </Page>
    </Form>
  )
}
