import { contract, type HistoryEntry, type QuoteDetail } from '@etalon/api/contract'
import { dayInShanghai } from '@etalon/api/domain'
import { Section } from '@etalon/ui/card'
import { RemoteComboBox } from '@etalon/ui/combo-box'
import { useDialog } from '@etalon/ui/dialog'
import { FormCell, FormGrid } from '@etalon/ui/form'
import { Select } from '@etalon/ui/select'
import { StatePill } from '@etalon/ui/state-pill'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { useEffect, useMemo } from 'react'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useHandingIn } from '../../forms/use-handing-in.ts'
import { useWords } from '../../messages/index.ts'
import { quoteMessages } from '../../messages/quote.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { useReplaceTab } from '../../shell/use-replace-tab.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useEnterpriseSearch } from '../enterprise/use-enterprise-search.ts'
import { LedgerDialog } from '../order/LedgerDialog.tsx'
import * as styles from '../order/order-registration.css.ts'
import { useKinds } from '../order/use-kinds.ts'
import { DraftForm } from '../work/DraftForm.tsx'
import { ReasonNote } from '../work/ReasonNote.tsx'
import { useCartTaking } from '../work/use-cart-taking.ts'
import { useLabels } from '../work/use-labels.ts'
import { WorkState } from '../work/WorkState.tsx'
import { quoteDetailPath, quoteFormPath } from './places.ts'
import { QuoteAside } from './QuoteAside.tsx'
import { QuoteGrid } from './QuoteGrid.tsx'
import { draftOf, emptyQuote, enterpriseOf, faultsOf, formOf, linesOf, type QuoteDraft, readQuoteDraft } from './quote-draft.ts'
import { useFaultWords } from './use-fault-words.ts'

export interface QuoteFormProps {
  readonly query: Readonly<Record<string, string>>
  /** The quote that is changed; without it a new one is begun. */
  readonly quote?: QuoteDetail
  /** What happened to that quote. */
  readonly history?: readonly HistoryEntry[]
  /** What was typed on a version that somebody changed meanwhile. */
  readonly carried?: QuoteDraft | undefined
  readonly onChangedMeanwhile?: (draft: QuoteDraft) => void
}

/** One page: for whom, until when, and each line with its price and discount. What is typed saves itself on this device. */
export function QuoteForm({ query, quote, history = [], carried, onChangedMeanwhile }: QuoteFormProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(quoteMessages)
  const labels = useLabels()
  const replaceTab = useReplaceTab({ path: quoteFormPath, query })
  const kinds = useKinds()
  const ledger = useDialog('medium')
  const initial = useMemo(() => (quote ? draftOf(quote) : emptyQuote()), [quote])
  // A draft belongs to the version it began from: a newer quote begins a new one.
  const draft = useFormDraft(quote ? `quote:${quote.id}:${quote.standing.version}` : 'quote', initial, readQuoteDraft)
  const { values, change } = draft
  useReportUnsaved(quoteFormPath, query, draft.hasChanges)
  useEffect(() => {
    if (carried) draft.actor.send({ type: 'VALUES.CHANGED', values: Object.fromEntries(Object.entries(carried)) })
  }, [carried, draft.actor])

  const today = dayInShanghai(new Date())
  const faults = faultsOf(values, today)
  const sending = useHandingIn({
    draft,
    before: quote && { id: quote.id, version: quote.standing.version },
    isSound: () => faults.length === 0,
    save: (edited, idempotencyKey) => client.send(contract.quote.submit, { body: formOf(values, edited), idempotencyKey }),
    handIn: (body, idempotencyKey) => client.send(contract.quote.move, { body, idempotencyKey }),
    onSent({ id, quoteNo }, what) {
      toasts.show({ tone: 'success', title: what === 'submit' ? words.submitted(quoteNo) : words.saved(quoteNo) })
      replaceTab({ path: quoteDetailPath, query: { id } })
    },
    onProblem: ({ reason }) => reason === 'edited-meanwhile' && onChangedMeanwhile?.(values),
  })
  const shown = sending.tried === null ? [] : faults
  const { labelOf, messageOf } = useFaultWords(values)
  const errorOf = (field: 'enterId' | 'validUntil' | 'contactName' | 'mobile') => {
    const fault = shown.find((one) => one.field === field)
    return fault && messageOf(fault)
  }

  const enterprises = useEnterpriseSearch()
  const chooseEnterprise = (id: string | undefined) => {
    const found = enterprises.found(id)
    change(found ? enterpriseOf(found, values) : { enterId: '', enterName: '', socialNumber: '', areaName: '' })
  }
  useCartTaking({
    target: 'quote',
    draft,
    isNew: quote === undefined,
    put: (before, entries, enterprise) => {
      const lines = linesOf(entries)
      const keys = new Set(lines.map(({ key }) => key))
      return {
        changes: { ...(enterprise ? enterpriseOf(enterprise, before) : {}), lines: [...before.lines, ...lines] },
        without: (now) => ({ lines: now.lines.filter(({ key }) => !keys.has(key)) }),
      }
    },
  })

  const title = quote ? words.editQuote : words.newQuote
  return (
    <DraftForm
      title={title}
      beside={
        quote ? (
          <>
            <WorkState dictionary="quote_examine_status" state={quote.standing.state} />
            <span>{quote.quoteNo}</span>
          </>
        ) : (
          <StatePill shape="begun">{words.draft}</StatePill>
        )
      }
      draft={draft}
      sending={sending}
      words={{ ...words, discard: words.discardDraft }}
      notes={<ReasonNote history={history} />}
      carried={carried && words.changedMeanwhile}
      faults={shown}
      labelOf={labelOf}
      messageOf={messageOf}
    >
      <div className={styles.layout}>
        <div className={styles.fields}>
          <Section title={words.sections.quote}>
            <FormGrid wideFirst>
              <Select
                label={words.discountType}
                name="discountType"
                required
                options={labels.options('discountType')}
                value={values.discountType}
                onChange={(discountType) => change({ discountType: discountType ?? '1' })}
              />
              <DateField
                label={words.validUntil}
                name="validUntil"
                required
                min={today}
                value={values.validUntil}
                onChange={(validUntil) => change({ validUntil })}
                error={errorOf('validUntil')}
              />
            </FormGrid>
          </Section>
          <Section title={words.sections.enterprise}>
            <FormGrid wideFirst>
              <FormCell span={2}>
                <RemoteComboBox
                  label={words.enterName}
                  name="enterId"
                  required
                  placeholder={words.enterNamePlaceholder}
                  value={values.enterId === '' ? null : { value: values.enterId, label: values.enterName }}
                  onChange={(option) => chooseEnterprise(option?.value)}
                  load={enterprises.load}
                  error={errorOf('enterId')}
                />
              </FormCell>
              <TextField label={words.socialNumber} name="socialNumber" value={values.socialNumber} readOnly />
              <TextField label={words.areaName} name="areaName" value={values.areaName} readOnly />
              <TextField
                label={words.contactName}
                name="contactName"
                required
                value={values.contactName}
                onChange={(contactName) => change({ contactName })}
                maxLength={32}
                error={errorOf('contactName')}
              />
              <TextField
                label={words.mobile}
                name="mobile"
                type="tel"
                value={values.mobile}
                onChange={(mobile) => change({ mobile })}
                maxLength={11}
                error={errorOf('mobile')}
              />
              <FormCell span="all">
                <TextArea
                  label={words.remark}
                  name="remark"
                  value={values.remark}
                  onChange={(remark) => change({ remark })}
                  maxLength={500}
                  placeholder={words.remarkPlaceholder}
                />
              </FormCell>
            </FormGrid>
          </Section>
        </div>
        <QuoteAside draft={values} faults={faults} />
      </div>
      <QuoteGrid
        lines={values.lines}
        kinds={kinds}
        faults={shown}
        ledgerRefusal={values.enterId === '' ? words.ledgerNeedsEnterprise : undefined}
        onChange={(lines) => change({ lines })}
        onPick={ledger.open}
      />
      {/* What was ticked in one enterprise's ledger is nothing in another's. */}
      {values.enterId !== '' && (
        <LedgerDialog
          key={values.enterId}
          dialog={ledger}
          enterId={values.enterId}
          onPicked={(picked) => change({ lines: [...values.lines, ...linesOf(picked)] })}
        />
      )}
    </DraftForm>
  )
}
