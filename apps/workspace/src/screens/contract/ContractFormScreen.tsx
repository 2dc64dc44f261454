import { type ContractDetail, contract } from '@etalon/api/contract'
import { Section } from '@etalon/ui/card'
import { FormCell, FormGrid } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { NumberField } from '@etalon/ui/number-field'
import { Select } from '@etalon/ui/select'
import { TextField } from '@etalon/ui/text-field'
import { useMemo } from 'react'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { useSending } from '../../forms/use-sending.ts'
import { contractMessages } from '../../messages/contract.ts'
import { useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { textPart } from '../record-form/ChangedMeanwhile.tsx'
import { DraftForm } from '../record-form/DraftForm.tsx'
import { EditedRecord, type Editing } from '../record-form/EditedRecord.tsx'
import { EnterpriseField } from '../record-form/EnterpriseField.tsx'
import { faultsAt } from '../record-form/faults-at.ts'
import { RecordStanding } from '../record-form/RecordStanding.tsx'
import { RemarkField } from '../record-form/RemarkField.tsx'
import { useRecordDraft } from '../record-form/use-record-draft.ts'
import { ReasonNote } from '../work/history/ReasonNote.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import {
  type ContractDraft,
  type ContractFault,
  draftOf,
  emptyContract,
  faultsOf,
  formOf,
  readContractDraft,
} from './contract-draft.ts'
import { PriceGrid } from './PriceGrid.tsx'
import { contractDetailPath, contractFormPath } from './places.ts'

/** Writes down a new contract, or, with an id in the address, changes one that is not handed in yet. */
export default function ContractFormScreen({ query }: ViewProps) {
  const words = useWords(contractMessages)
  if (query.id === undefined) return <ContractForm query={query} />
  return <EditedRecord calls={contract.contract} id={query.id} query={query} form={ContractForm} notFound={words.notFound} />
}

interface ContractFormProps extends ViewProps, Editing<ContractDetail, ContractDraft> {}

/** With whom, for which days, and the terms of the type. What is typed saves itself on this device. */
function ContractForm({ query, before, history = [], carried, onChangedMeanwhile }: ContractFormProps) {
  const { client } = useWorkspace()
  const words = useWords(contractMessages)
  const form = useWords(recordFormMessages)
  const labels = useLabels()
  const initial = useMemo(() => (before ? draftOf(before) : emptyContract()), [before])
  const kept = { name: 'contract', path: contractFormPath, detailPath: contractDetailPath, query, carried, onChangedMeanwhile }
  const draft = useRecordDraft({ ...kept, before, initial, read: readContractDraft })
  const { values, change } = draft
  const faults = faultsOf(values)
  const sending = useSending({
    draft,
    isSound: () => faults.length === 0,
    work() {
      const body = formOf(values, draft.edited ?? null)
      return client.send(contract.contract.submit, { body, idempotencyKey: draft.idempotencyKey })
    },
    onSent: ({ id, contractNo }) => draft.finish(id, words.saved(contractNo)),
    onProblem: draft.failed,
  })
  const shown = sending.tried === null ? [] : faults
  const names: Record<ContractFault['field'], string> = {
    name: words.name,
    enterId: words.enterName,
    validFrom: words.validFrom,
    validTo: words.validTo,
    percent: words.share,
    packageSum: words.packageSum,
    packageItems: words.packageItems,
    prices: words.prices,
    price: words.price,
  }
  const labelOf = ({ field, row }: ContractFault) => (row === undefined ? names[field] : form.rowLabel(names[field], row + 1))
  const messageOf = (fault: ContractFault) => {
    if (fault.kind === 'days') return words.badDays
    if (fault.kind === 'none') return words.noPrices
    if (fault.kind === 'twice') return words.twice
    if (fault.kind === 'required') return form.required(labelOf(fault))
    return fault.field === 'percent' ? words.badShare : fault.field === 'packageItems' ? words.badItems : words.badPrice
  }
  const errorOf = faultsAt(shown, messageOf)
  const title = before ? words.editOne : words.newOne
  const { contractType } = values
  return (
    <DraftForm
      title={title}
      beside={<RecordStanding dictionary="contract_examine_status" before={before} number={before?.contractNo} />}
      draft={draft}
      sending={sending}
      words={words}
      notes={<ReasonNote history={history} />}
      meanwhile={{
        ...draft.meanwhile,
        parts: [
          textPart(words.name, 'name'),
          { label: words.enterName, names: ['enterId', 'enterName'], text: ({ enterName }) => enterName },
          { label: words.contractType, names: ['contractType'], text: (one) => labels.of('contract_type', one.contractType) },
          textPart(words.validFrom, 'validFrom'),
          textPart(words.validTo, 'validTo'),
          textPart(words.share, 'percent'),
          textPart(words.packageSum, 'packageSum'),
          textPart(words.packageItems, 'packageItems'),
          { label: words.prices, names: ['prices'], text: ({ prices }) => form.rows(prices.length) },
          textPart(words.remark, 'remark'),
        ],
      }}
      faults={shown}
      labelOf={labelOf}
      messageOf={messageOf}
    >
      <Section title={words.facts}>
        <FormGrid wideFirst>
          <FormCell span={2}>
            <TextField
              label={words.name}
              name="name"
              required
              value={values.name}
              onChange={(name) => change({ name })}
              maxLength={100}
              error={errorOf('name')}
            />
          </FormCell>
          <EnterpriseField
            values={values}
            onChosen={(found) => change({ enterId: found?.id ?? '', enterName: found?.enterName ?? '' })}
            error={errorOf('enterId')}
          />
          <DateField
            label={words.validFrom}
            name="validFrom"
            required
            value={values.validFrom}
            onChange={(validFrom) => change({ validFrom })}
            error={errorOf('validFrom')}
          />
          <DateField
            label={words.validTo}
            name="validTo"
            required
            value={values.validTo}
            onChange={(validTo) => change({ validTo })}
            error={errorOf('validTo')}
          />
          <RemarkField value={values.remark} onChange={change} />
        </FormGrid>
      </Section>
      <Section title={words.terms}>
        <FormGrid wideFirst>
          <Select
            label={words.contractType}
            name="contractType"
            required
            options={labels.options('contract_type')}
            value={contractType}
            onChange={(chosen) => change({ contractType: chosen ?? '1' })}
          />
          {contractType === '1' && (
            <NumberField
              label={words.share}
              name="percent"
              required
              decimals={2}
              unit="%"
              hint={words.shareHint}
              value={values.percent}
              onChange={(percent) => change({ percent })}
              error={errorOf('percent')}
            />
          )}
          {contractType === '2' && (
            <>
              <NumberField
                label={words.packageSum}
                name="packageSum"
                required
                decimals={2}
                unit={words.yuan}
                value={values.packageSum}
                onChange={(packageSum) => change({ packageSum })}
                error={errorOf('packageSum')}
              />
              <NumberField
                label={words.packageItems}
                name="packageItems"
                required
                decimals={0}
                value={values.packageItems}
                onChange={(packageItems) => change({ packageItems })}
                error={errorOf('packageItems')}
              />
            </>
          )}
        </FormGrid>
        <Note>{words.termsOf[contractType === '0' || contractType === '2' ? contractType : '1']}</Note>
      </Section>
      {contractType === '0' && <PriceGrid rows={values.prices} faults={shown} onChange={(prices) => change({ prices })} />}
    </DraftForm>
  )
}
