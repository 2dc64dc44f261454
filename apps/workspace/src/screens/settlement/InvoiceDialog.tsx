import { contract, type SettlementDetail } from '@etalon/api/contract'
import { dayInShanghai, decimalOf, decimalText } from '@etalon/api/domain'
import { ErrorSummary, FormCell, FormGrid, useForm } from '@etalon/ui/form'
import { Select } from '@etalon/ui/select'
import { TextField } from '@etalon/ui/text-field'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { saidByClient } from '../../forms/said-by-client.ts'
import { useWords } from '../../messages/index.ts'
import { settlementMessages } from '../../messages/settlement.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { AmountField, amountRule, dayRule } from './AmountField.tsx'
import type { ChargeDialogProps } from './ChargeDialog.tsx'

interface Values {
  readonly invoiceType: string
  readonly number: string
  readonly title: string
  readonly taxNumber: string
  readonly amount: string
  readonly issuedOn: string | null
}

/** What is not invoiced yet. */
export const notInvoiced = ({ amount, invoiced }: Pick<SettlementDetail, 'amount' | 'invoiced'>): string =>
  decimalText(decimalOf(amount).minus(decimalOf(invoiced)), 2)

/** Writes down an invoice: for what is not invoiced yet, made out to the enterprise, unless somebody types otherwise. */
export function InvoiceDialog({ dialog, one, onDone }: ChargeDialogProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(settlementMessages)
  const labels = useLabels()
  const today = dayInShanghai(new Date())
  const rest = notInvoiced(one)
  const form = useForm<Values>({
    initial: {
      ...{ invoiceType: '2', number: '', title: one.enterName, taxNumber: one.socialNumber, amount: rest },
      issuedOn: today,
    },
    labels: {
      number: words.number,
      title: words.title,
      taxNumber: words.taxNumber,
      amount: words.chargeAmount,
      issuedOn: words.issuedOn,
    },
    rules: {
      number: (value) => (/^[\dA-Z]{6,20}$/.test(value.trim()) ? undefined : words.badNumber),
      title: (value) => (value.trim() === '' ? words.required(words.title) : undefined),
      taxNumber: (value, { invoiceType }) => {
        if (value.trim() === '') return invoiceType === '1' ? words.required(words.taxNumber) : undefined
        return /^[\dA-Z]{15,20}$/.test(value.trim()) ? undefined : words.badTax
      },
      amount: amountRule(words, rest),
      issuedOn: dayRule(words, words.issuedOn, today),
    },
    onSubmit: async ({ issuedOn, number, title, taxNumber, amount, invoiceType }) => {
      const body = {
        ...{ id: one.id, version: one.standing.version, invoiceType, issuedOn: issuedOn ?? today },
        ...{ number: number.trim(), title: title.trim(), taxNumber: taxNumber.trim(), amount: amount.trim() },
      }
      try {
        await client.send(contract.settlement.invoice, { body, idempotencyKey: crypto.randomUUID() })
      } finally {
        onDone()
      }
      toasts.show({ tone: 'success', title: words.invoiceDone(body.number) })
      return undefined
    },
    onSubmitted: () => dialog.close('done'),
    onFailed: saidByClient,
  })
  return (
    <FormDialog dialog={dialog} title={words.invoiceTitle(one.settlementNo)} form={form} submit={words.save}>
      <ErrorSummary problems={form.problems} />
      <FormGrid columns={2}>
        <Select
          {...form.field('invoiceType')}
          label={words.invoiceType}
          options={labels.options('INVOICE_TYPE')}
          onChange={(invoiceType) => form.change({ invoiceType: invoiceType ?? '2' })}
        />
        <TextField
          {...form.field('number')}
          label={words.number}
          required
          maxLength={20}
          autoFocus
          hint={words.invoiceNumberHint}
        />
        <FormCell span="all">
          <TextField {...form.field('title')} label={words.title} required maxLength={100} />
        </FormCell>
        <TextField {...form.field('taxNumber')} label={words.taxNumber} maxLength={20} hint={words.taxNumberHint} />
        <AmountField field={form.field('amount')} most={rest} />
        <DateField {...form.field('issuedOn')} label={words.issuedOn} required max={today} />
      </FormGrid>
    </FormDialog>
  )
}
