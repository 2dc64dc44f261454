import { contract, type SettlementDetail } from '@etalon/api/contract'
import { dayInShanghai, printedMoney } from '@etalon/api/domain'
import type { DialogControl } from '@etalon/ui/dialog'
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

export interface ChargeDialogProps {
  readonly dialog: DialogControl
  readonly one: SettlementDetail
  readonly onDone: () => void
}

/** Of `INCOME_SOURCE`: what a customer ordered. */
const commissioned = '3'

interface Values {
  readonly chargeType: string
  readonly incomeSource: string
  readonly amount: string
  readonly chargedOn: string | null
  readonly remark: string
}

/** Writes down money that came: all that is owed, unless somebody types less. */
export function ChargeDialog({ dialog, one, onDone }: ChargeDialogProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(settlementMessages)
  const labels = useLabels()
  const today = dayInShanghai(new Date())
  const form = useForm<Values>({
    initial: { chargeType: '4', incomeSource: commissioned, amount: one.owed, chargedOn: today, remark: '' },
    labels: { amount: words.chargeAmount, chargedOn: words.chargedOn },
    rules: {
      amount: amountRule(words, one.owed),
      chargedOn: dayRule(words, words.chargedOn, today),
    },
    onSubmit: async ({ chargedOn, amount, ...values }) => {
      const body = {
        ...{ id: one.id, version: one.standing.version, ...values },
        ...{ amount: amount.trim(), chargedOn: chargedOn ?? today },
      }
      try {
        await client.send(contract.settlement.charge, { body, idempotencyKey: crypto.randomUUID() })
      } finally {
        onDone()
      }
      toasts.show({ tone: 'success', title: words.charged(printedMoney(body.amount)) })
      return undefined
    },
    onSubmitted: () => dialog.close('done'),
    onFailed: saidByClient,
  })
  return (
    <FormDialog dialog={dialog} title={words.chargeTitle(one.settlementNo)} form={form} submit={words.save}>
      <ErrorSummary problems={form.problems} />
      <FormGrid columns={2}>
        <AmountField field={form.field('amount')} most={one.owed} />
        <Select
          {...form.field('chargeType')}
          label={words.chargeType}
          options={labels.options('charge_type')}
          onChange={(chargeType) => form.change({ chargeType: chargeType ?? '4' })}
        />
        <Select
          {...form.field('incomeSource')}
          label={words.incomeSource}
          options={labels.options('INCOME_SOURCE')}
          onChange={(incomeSource) => form.change({ incomeSource: incomeSource ?? commissioned })}
        />
        <DateField {...form.field('chargedOn')} label={words.chargedOn} required max={today} hint={words.chargedOnHint} />
        <FormCell span="all">
          <TextField {...form.field('remark')} label={words.chargeRemark} maxLength={200} />
        </FormCell>
      </FormGrid>
    </FormDialog>
  )
}
