import { contract, type InstrumentKind, type RecordTemplate } from '@etalon/api/contract'
import { type RecordTemplateFault, recordTemplateFaults } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Section } from '@etalon/ui/card'
import { FormCell, FormGrid } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { Select } from '@etalon/ui/select'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useSending } from '../../forms/use-sending.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { recordTemplateMessages } from '../../messages/record-template.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { textPart } from '../record-form/ChangedMeanwhile.tsx'
import { DraftForm } from '../record-form/DraftForm.tsx'
import type { Editing } from '../record-form/EditedRecord.tsx'
import { useRecordDraft } from '../record-form/use-record-draft.ts'
import { keyed } from '../rows/keyed.ts'
import { RowCards } from '../rows/RowCards.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { TemplateFieldRow } from './TemplateFieldRow.tsx'
import { draftOf, emptyField, emptyTemplate, readTemplateDraft, type TemplateDraft } from './template-draft.ts'
import { useKindSheet } from './use-kind-sheet.ts'

interface RecordTemplateFormProps extends ViewProps, Editing<RecordTemplate, TemplateDraft> {
  readonly kinds: readonly InstrumentKind[]
}

/** What keeps a template from being saved. */
interface FormFault {
  readonly field: RecordTemplateFault['field'] | 'template' | 'kindCode'
  readonly kind: RecordTemplateFault['kind']
  readonly row: number | undefined
}

const path = '/testing/record-template-edit/index'
const listPath = '/testing/record-template/index'

/** What a record asks for besides: for which kind and ability, and field by field how each is come by. What is typed saves itself on this device. */
export function RecordTemplateForm({ kinds, query, before, carried, onChangedMeanwhile }: RecordTemplateFormProps) {
  const { client } = useWorkspace()
  const words = useWords(recordTemplateMessages)
  const form = useWords(recordFormMessages)
  const labels = useLabels()
  const language = useLanguage()
  const allowed = useAllowed()
  const initial = useMemo(() => (before ? draftOf(before) : emptyTemplate()), [before])
  const kept = { name: 'record-template', path, detailPath: listPath, query, carried, onChangedMeanwhile }
  const draft = useRecordDraft({ ...kept, before, initial, read: readTemplateDraft })
  const { values, change } = draft
  const sheet = useKindSheet(values.kindCode, values.abilityType)
  const missing = (field: 'template' | 'kindCode', value: string): readonly FormFault[] =>
    value.trim() === '' ? [{ field, kind: 'required', row: undefined }] : []
  const faults: readonly FormFault[] = [
    ...missing('template', values.name),
    ...missing('kindCode', values.kindCode),
    ...recordTemplateFaults(
      sheet,
      values.fields.map(({ part }) => part),
    ).map(({ field, kind, place }) => ({ field, kind, row: place })),
  ]
  const sending = useSending({
    draft,
    isSound: () => faults.length === 0,
    work() {
      const fields = values.fields.map(({ part }) => ({ ...part, key: part.key.trim(), name: part.name.trim() }))
      return client.send(contract.recordTemplate.submit, {
        body: { ...values, fields, ...draft.edited },
        idempotencyKey: draft.idempotencyKey,
      })
    },
    onSent: () => draft.finish(undefined, words.saved(values.name)),
    onProblem: draft.failed,
  })
  const shown = sending.tried === null ? [] : faults
  const missingAt = (field: FormFault['field']) =>
    shown.some((fault) => fault.field === field) ? words.faults.required : undefined
  const names: Readonly<Record<string, string>> = {
    ...{ template: words.name, kindCode: words.kind, fields: words.fields, name: words.fieldName, key: words.key },
    ...{ domain: words.domain, access: words.access, target: words.target },
  }
  const labelOf = ({ field, row }: FormFault) => {
    const access = row === undefined ? undefined : values.fields[row]?.part.access
    const name = (field === 'source' && access !== undefined ? words.source[access] : names[field]) ?? field
    return row === undefined ? name : form.rowLabel(name, row + 1)
  }
  return (
    <DraftForm
      title={before ? words.editTitle : words.add}
      beside={null}
      draft={draft}
      sending={sending}
      words={{ save: words.save }}
      savingRefused={allowed(contract.recordTemplate.submit) ? undefined : null}
      meanwhile={{
        ...draft.meanwhile,
        parts: [
          textPart(words.name, 'name'),
          textPart(words.nameEn, 'nameEn'),
          { label: words.kind, names: ['kindCode'], text: ({ kindCode }) => kindCode },
          { label: words.ability, names: ['abilityType'], text: (one) => labels.of('ability_type', one.abilityType) },
          textPart(words.remark, 'remark'),
          { label: words.fields, names: ['fields'], text: ({ fields }) => words.fieldCount(fields.length) },
        ],
      }}
      faults={shown}
      labelOf={labelOf}
      messageOf={({ kind }) => words.faults[kind]}
    >
      <Section title={words.facts}>
        <FormGrid columns={2}>
          <TextField
            label={words.name}
            required
            maxLength={64}
            name="template"
            value={values.name}
            error={missingAt('template')}
            onChange={(name) => change({ name })}
          />
          <TextField label={words.nameEn} maxLength={64} value={values.nameEn} onChange={(nameEn) => change({ nameEn })} />
          <Select
            label={words.kind}
            required
            name="kindCode"
            value={values.kindCode || null}
            error={missingAt('kindCode')}
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
            value={values.abilityType}
            onChange={(abilityType) => change({ abilityType: abilityType ?? '1' })}
            options={labels.options('ability_type')}
          />
          <FormCell span="all">
            <TextArea label={words.remark} maxLength={255} value={values.remark} onChange={(remark) => change({ remark })} />
          </FormCell>
        </FormGrid>
      </Section>
      <Section title={words.fields} note={words.fieldCount(values.fields.length)}>
        {shown.some(({ field }) => field === 'fields') && <Note tone="danger">{words.faults.count}</Note>}
        <RowCards
          rows={values.fields}
          titleOf={(field, place) => words.fieldTitle(place + 1, inLanguage(language, field.name, field.nameEn))}
          onChange={(fields) => change({ fields })}
        >
          {(field, changeField, place) => (
            <TemplateFieldRow
              field={field}
              place={place}
              sheet={sheet}
              faults={shown.flatMap(({ row, field: name, kind }) =>
                row === place && name !== 'template' && name !== 'kindCode' ? [{ field: name, kind }] : [],
              )}
              onChange={changeField}
            />
          )}
        </RowCards>
        <div>
          <Button icon={Plus} onPress={() => change({ fields: [...values.fields, keyed(emptyField)] })}>
            {words.addField}
          </Button>
        </div>
      </Section>
    </DraftForm>
  )
}
