import { type ContractDetail, contract } from '@etalon/api/contract'
import { Section } from '@etalon/ui/card'
import { RemoteComboBox } from '@etalon/ui/combo-box'
import { FormCell, FormGrid } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { NumberField } from '@etalon/ui/number-field'
import { Select } from '@etalon/ui/select'
import { StatePill } from '@etalon/ui/state-pill'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { useMemo } from 'react'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useSending } from '../../forms/use-sending.ts'
import { contractMessages } from '../../messages/contract.ts'
import { useWords } from '../../messages/index.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { useReplaceTab } from '../../shell/use-replace-tab.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useEnterpriseSearch } from '../enterprise/use-enterprise-search.ts'
import { Answered } from '../work/Answered.tsx'
import { DraftForm } from '../work/DraftForm.tsx'
import { useLabels } from '../work/use-labels.ts'
import { useRecord } from '../work/use-record.ts'
import { WorkState } from '../work/WorkState.tsx'
import { type ContractFault, draftOf, emptyContract, faultsOf, formOf, readContractDraft } from './contract-draft.ts'
import { PriceGrid } from './PriceGrid.tsx'
import { contractDetailPath, contractFormPath } from './places.ts'

/** Writes down a new contract, or, with an id in the address, changes one that is not handed in yet. */
export default function ContractFormScreen({ query }: ViewProps) {
  return query.id === undefined ? <ContractForm query={query} /> : <EditedContract id={query.id} query={query} />
}

function EditedContract({ id, query }: ViewProps & { readonly id: string }) {
  const words = useWords(contractMessages)
  const { answer, reload } = useRecord(contract.contract, id)
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record }) => <ContractForm key={record.standing.version} query={query} before={record} onChangedMeanwhile={reload} />}
    </Answered>
  )
}

interface ContractFormProps extends ViewProps {
  readonly before?: ContractDetail
  readonly onChangedMeanwhile?: () => void
}

/** With whom, for which days, and the terms of the type. What is typed saves itself on this device. */
function ContractForm({ query, before, onChangedMeanwhile }: ContractFormProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(contractMessages)
  const labels = useLabels()
  const replaceTab = useReplaceTab({ path: contractFormPath, query })
  const initial = useMemo(() => (before ? draftOf(before) : emptyContract()), [before])
  const formId = before ? `contract:${before.id}:${before.standing.version}` : 'contract'
  const draft = useFormDraft(formId, initial, readContractDraft)
  const { values, change } = draft
  useReportUnsaved(contractFormPath, query, draft.hasChanges)
  const faults = faultsOf(values)
  const sending = useSending({
    draft,
    isSound: () => faults.length === 0,
    work() {
      const body = formOf(values, before ? { id: before.id, version: before.standing.version } : null)
      return client.send(contract.contract.submit, { body, idempotencyKey: draft.idempotencyKey })
    },
    onSent({ id, contractNo }) {
      toasts.show({ tone: 'success', title: words.saved(contractNo) })
      replaceTab({ path: contractDetailPath, query: { id } })
    },
    onProblem: ({ reason }) => reason === 'edited-meanwhile' && onChangedMeanwhile?.(),
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
  const labelOf = ({ field, row }: ContractFault) => (row === undefined ? names[field] : words.rowLabel(names[field], row + 1))
  const messageOf = (fault: ContractFault) => {
    if (fault.kind === 'days') return words.badDays
    if (fault.kind === 'none') return words.noPrices
    if (fault.kind === 'twice') return words.twice
    if (fault.kind === 'required') return words.required(labelOf(fault))
    return fault.field === 'percent' ? words.badShare : fault.field === 'packageItems' ? words.badItems : words.badPrice
  }
  const errorOf = (field: ContractFault['field']) => {
    const fault = shown.find((one) => one.field === field)
    return fault && messageOf(fault)
  }
  const enterprises = useEnterpriseSearch()
  const title = before ? words.editOne : words.newOne
  const { contractType } = values
  return (
    <DraftForm
      title={title}
      beside={
        before ? (
          <>
            <WorkState dictionary="contract_examine_status" state={before.standing.state} />
            <span>{before.contractNo}</span>
          </>
        ) : (
          <StatePill shape="begun">{words.views.draft}</StatePill>
        )
      }
      draft={draft}
      sending={sending}
      words={{ ...words, discard: words.discardDraft }}
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
          <FormCell span={2}>
            <RemoteComboBox
              label={words.enterName}
              name="enterId"
              required
              placeholder={words.enterNamePlaceholder}
              value={values.enterId === '' ? null : { value: values.enterId, label: values.enterName }}
              onChange={(option) => change({ enterId: option?.value ?? '', enterName: option?.label ?? '' })}
              load={enterprises.load}
              error={errorOf('enterId')}
            />
          </FormCell>
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
          <FormCell span="all">
            <TextArea
              label={words.remark}
              name="remark"
              value={values.remark}
              onChange={(remark) => change({ remark })}
              maxLength={500}
            />
          </FormCell>
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
