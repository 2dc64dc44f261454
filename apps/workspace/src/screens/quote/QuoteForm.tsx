import { contract, type QuoteDetail } from '@etalon/api/contract'
import { dayInShanghai } from '@etalon/api/domain'
import { Section } from '@etalon/ui/card'
import { FormGrid } from '@etalon/ui/form'
import { Select } from '@etalon/ui/select'
import { TextField } from '@etalon/ui/text-field'
import { useMemo } from 'react'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { useHandingIn } from '../../forms/use-handing-in.ts'
import { useWords } from '../../messages/index.ts'
import { quoteMessages } from '../../messages/quote.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ClientSection } from '../record-form/ClientSection.tsx'
import { DraftForm } from '../record-form/DraftForm.tsx'
import type { Editing } from '../record-form/EditedRecord.tsx'
import { faultsAt } from '../record-form/faults-at.ts'
import { RecordStanding } from '../record-form/RecordStanding.tsx'
import { RemarkField } from '../record-form/RemarkField.tsx'
import * as styles from '../record-form/record-form.css.ts'
import { useRecordDraft } from '../record-form/use-record-draft.ts'
import { ReasonNote } from '../work/history/ReasonNote.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useCartTaking } from '../work/use-cart-taking.ts'
import { quoteDetailPath, quoteFormPath } from './places.ts'
import { QuoteAside } from './QuoteAside.tsx'
import { QuoteGrid } from './QuoteGrid.tsx'
import {
  draftOf,
  emptyQuote,
  enterpriseOf,
  faultsOf,
  formOf,
  linesOf,
  noEnterprise,
  type QuoteDraft,
  readQuoteDraft,
} from './quote-draft.ts'
import { useFaultWords } from './use-fault-words.ts'
import { useQuoteParts } from './use-quote-parts.ts'

export interface QuoteFormProps extends ViewProps, Editing<QuoteDetail, QuoteDraft> {}

/** One page: for whom, until when, and each line with its price and discount. What is typed saves itself on this device. */
export function QuoteForm({ query, before: quote, history = [], carried, onChangedMeanwhile }: QuoteFormProps) {
  const { client } = useWorkspace()
  const words = useWords(quoteMessages)
  const labels = useLabels()
  const initial = useMemo(() => (quote ? draftOf(quote) : emptyQuote()), [quote])
  const kept = { name: 'quote', path: quoteFormPath, detailPath: quoteDetailPath, query, carried, onChangedMeanwhile }
  const draft = useRecordDraft({ ...kept, before: quote, initial, read: readQuoteDraft })
  const { values, change } = draft
  const parts = useQuoteParts()

  const today = dayInShanghai(new Date())
  const faults = faultsOf(values, today)
  const sending = useHandingIn({
    draft,
    before: draft.edited,
    isSound: () => faults.length === 0,
    save: (edited, idempotencyKey) => client.send(contract.quote.submit, { body: formOf(values, edited), idempotencyKey }),
    handIn: (body, idempotencyKey) => client.send(contract.quote.move, { body, idempotencyKey }),
    onSent: ({ id, quoteNo }, what) => draft.finish(id, words[what === 'submit' ? 'submitted' : 'saved'](quoteNo)),
    onProblem: draft.failed,
  })
  const shown = sending.tried === null ? [] : faults
  const { labelOf, messageOf } = useFaultWords(values)
  const errorOf = faultsAt(shown, messageOf)
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
      beside={<RecordStanding dictionary="quote_examine_status" before={quote} number={quote?.quoteNo} />}
      draft={draft}
      sending={sending}
      words={words}
      notes={<ReasonNote history={history} />}
      meanwhile={{ ...draft.meanwhile, parts }}
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
          <ClientSection
            values={values}
            onChosen={(found) => change(found ? enterpriseOf(found, values) : noEnterprise)}
            error={errorOf('enterId')}
          >
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
            <RemarkField value={values.remark} onChange={change} placeholder={words.remarkPlaceholder} />
          </ClientSection>
        </div>
        <QuoteAside draft={values} faults={faults} />
      </div>
      <QuoteGrid lines={values.lines} enterId={values.enterId} faults={shown} onChange={(lines) => change({ lines })} />
    </DraftForm>
  )
}
