import type { CallProblem } from '@etalon/api/client'
import { contract, type EnterpriseDetail } from '@etalon/api/contract'
import { fieldRules } from '@etalon/api/domain'
import { ButtonLink } from '@etalon/ui/button'
import { Section } from '@etalon/ui/card'
import { FormCell, FormGrid } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { Select } from '@etalon/ui/select'
import { Switch } from '@etalon/ui/switch'
import { TextArea } from '@etalon/ui/text-area'
import { ComingField, TextField } from '@etalon/ui/text-field'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useSending } from '../../forms/use-sending.ts'
import { enterpriseMessages } from '../../messages/enterprise.ts'
import { useWords } from '../../messages/index.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { textPart } from '../record-form/ChangedMeanwhile.tsx'
import { DraftForm } from '../record-form/DraftForm.tsx'
import type { Editing } from '../record-form/EditedRecord.tsx'
import { useRecordDraft } from '../record-form/use-record-draft.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { ContactRows } from './ContactRows.tsx'
import * as styles from './enterprise.css.ts'
import {
  draftOf,
  type EnterpriseDraft,
  type EnterpriseFault,
  emptyEnterprise,
  faultsOf,
  formOf,
  isRenamed,
  readEnterpriseDraft,
} from './enterprise-draft.ts'
import { detailPath, formPath } from './places.ts'

/** It carries every division of the country. */
const AreaField = lazy(async () => ({ default: (await import('./AreaField.tsx')).AreaField }))

/** Who has the credit code that was typed. */
interface Taken {
  readonly id: string
  readonly name: string
}

const takenBy = ({ reason, data }: CallProblem): Taken | undefined => {
  if (reason !== 'enterprise.code-taken' || typeof data !== 'object' || data === null) return undefined
  const { id, name } = data as { readonly id?: unknown; readonly name?: unknown }
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined
}

/** The form of an enterprise. What is typed saves itself on this device. */
export function EnterpriseFields({
  query,
  before,
  carried,
  onChangedMeanwhile,
}: ViewProps & Editing<EnterpriseDetail, EnterpriseDraft>) {
  const { client } = useWorkspace()
  const words = useWords(enterpriseMessages)
  const language = useLanguage()
  const labels = useLabels()
  const initial = useMemo(() => (before ? draftOf(before) : emptyEnterprise()), [before])
  const draft = useRecordDraft({
    name: 'enterprise',
    path: formPath,
    detailPath,
    query,
    before,
    initial,
    read: readEnterpriseDraft,
    carried,
    onChangedMeanwhile,
  })
  const { values, change } = draft
  const [taken, setTaken] = useState<Taken>()

  const faults = faultsOf(values, before)
  const sending = useSending({
    draft,
    isSound: () => faults.length === 0,
    work: () => client.send(contract.enterprise.submit, { body: formOf(values, before), idempotencyKey: draft.idempotencyKey }),
    onSent: ({ id, enterName }) => draft.finish(id, words.saved(enterName)),
    onProblem(problem) {
      setTaken(takenBy(problem))
      draft.failed(problem)
    },
  })
  const shown = sending.tried === null ? [] : faults
  const labelOf = ({ field, row }: EnterpriseFault) => {
    const label = field === 'areaCode' ? words.areaName : words[field]
    return row === undefined || values.contacts.length === 1 ? label : words.ofContact(label, row + 1)
  }
  const messageOf = (fault: EnterpriseFault) => {
    switch (fault.kind) {
      case 'creditCode':
      case 'mobile':
      case 'telephone':
        return fieldRules[fault.kind].message[language]
      case 'area':
        return words.areaRequired
      case 'reachable':
        return words.reachable
      default:
        return words.required(labelOf(fault))
    }
  }
  const errorOf = (field: EnterpriseFault['field'], row?: number) => {
    const fault = shown.find((one) => one.field === field && one.row === row)
    return fault && messageOf(fault)
  }
  const title = before ? words.editOne : words.newOne
  return (
    <DraftForm
      title={title}
      beside={before && <span>{before.enterName}</span>}
      draft={draft}
      sending={sending}
      words={words}
      notes={
        taken && (
          <Note
            tone="warning"
            live
            action={
              <ButtonLink size="small" href={`${detailPath}?id=${taken.id}`}>
                {words.openTaken}
              </ButtonLink>
            }
          >
            {words.taken(taken.name)}
          </Note>
        )
      }
      meanwhile={{
        ...draft.meanwhile,
        parts: [
          textPart(words.enterName, 'enterName'),
          textPart(words.socialNumber, 'socialNumber'),
          { label: words.enterType, names: ['enterType'], text: ({ enterType }) => labels.of('business_type', enterType) },
          { label: words.areaName, names: ['areaCode'], text: ({ areaCode }) => areaCode },
          textPart(words.address, 'address'),
          {
            label: words.contacts,
            names: ['contacts'],
            text: ({ contacts }) => contacts.map((one) => one.contactName).join(' / '),
          },
          { label: words.onAccount, names: ['onAccount'], text: ({ onAccount }) => (onAccount ? '✓' : '') },
          textPart(words.remark, 'remark'),
        ],
      }}
      faults={shown}
      labelOf={labelOf}
      messageOf={messageOf}
    >
      <div className={styles.form}>
        <Section title={words.facts}>
          <FormGrid columns={2}>
            <TextField
              label={words.enterName}
              name="enterName"
              required
              value={values.enterName}
              onChange={(enterName) => change({ enterName })}
              maxLength={100}
              error={errorOf('enterName')}
            />
            <TextField
              label={words.socialNumber}
              name="socialNumber"
              required
              value={values.socialNumber}
              onChange={(socialNumber) => change({ socialNumber })}
              maxLength={32}
              spellCheck={false}
              hint={words.codeHint}
              error={errorOf('socialNumber')}
            />
            {isRenamed(values, before) && (
              <FormCell span="all">
                <TextField
                  label={words.reason}
                  name="reason"
                  required
                  value={values.reason}
                  onChange={(reason) => change({ reason })}
                  maxLength={500}
                  hint={words.reasonHint}
                  error={errorOf('reason')}
                />
              </FormCell>
            )}
            <Select
              label={words.enterType}
              name="enterType"
              options={labels.options('business_type')}
              value={values.enterType}
              onChange={(enterType) => change({ enterType: enterType ?? '1' })}
            />
            <Switch name="onAccount" on={values.onAccount} onChange={(onAccount) => change({ onAccount })}>
              {words.onAccount}
            </Switch>
            <FormCell span="all">
              <Suspense fallback={<ComingField label={words.areaName} />}>
                <AreaField
                  label={words.areaName}
                  name="areaCode"
                  code={values.areaCode}
                  error={errorOf('areaCode')}
                  onChange={(areaCode) => change({ areaCode })}
                  onRest={(rest) => rest !== '' && change({ address: rest })}
                />
              </Suspense>
            </FormCell>
            <FormCell span="all">
              <TextField
                label={words.address}
                name="address"
                required
                value={values.address}
                onChange={(address) => change({ address })}
                maxLength={200}
                error={errorOf('address')}
              />
            </FormCell>
          </FormGrid>
        </Section>
        <ContactRows contacts={values.contacts} errorOf={errorOf} onChange={(contacts) => change({ contacts })} />
        <TextArea
          label={words.remark}
          name="remark"
          value={values.remark}
          onChange={(remark) => change({ remark })}
          maxLength={500}
        />
      </div>
    </DraftForm>
  )
}
