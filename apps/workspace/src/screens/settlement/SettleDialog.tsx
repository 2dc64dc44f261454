import { CallProblem } from '@etalon/api/client'
import { contract, type SettlementDetail } from '@etalon/api/contract'
import { printedMoney } from '@etalon/api/domain'
import type { DialogControl } from '@etalon/ui/dialog'
import { ErrorSummary, FormCell, FormGrid } from '@etalon/ui/form'
import { NumberField } from '@etalon/ui/number-field'
import { Select } from '@etalon/ui/select'
import { TextField } from '@etalon/ui/text-field'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useWords } from '../../messages/index.ts'
import { settlementMessages } from '../../messages/settlement.ts'
import { useWorkspace } from '../../workspace/index.ts'
import * as page from '../order/order-detail.css.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { emptySettle, faultsOf, formOf, holdsSomething, type SettleDraft, type SettleFault, worked } from './settle-draft.ts'
import * as styles from './settlement.css.ts'

export interface SettleDialogProps {
  readonly dialog: DialogControl
  readonly one: SettlementDetail
  /** The settlement stands elsewhere now, or somebody was faster. */
  readonly onSettled: () => void
}

/** Settles an order, or several together: what the contract gives stands there, and what is given or taken off besides is worked out as one types. */
export function SettleDialog({ dialog, one, onSettled }: SettleDialogProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(settlementMessages)
  const labels = useLabels()
  const [draft, setDraft] = useState<SettleDraft>(emptySettle)
  const [tried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const change = (values: Partial<SettleDraft>) => setDraft((before) => ({ ...before, ...values }))
  const sum = worked(one, draft)
  const faults = faultsOf(one, draft)
  const shown = tried ? faults : []
  const names: Record<SettleFault['field'], string> = {
    percent: words.percent,
    freeReason: words.freeReason,
    reductionAmount: words.reductionAmount,
    reductionReason: words.reductionReason,
  }
  const messageOf = ({ kind, most = '' }: SettleFault) =>
    ({ percent: words.badPercent, amount: words.badAmount, reason: words.badReason, tooMuch: words.tooMuch(printedMoney(most)) })[
      kind
    ]
  const errorOf = (field: SettleFault['field']) => {
    const fault = shown.find((each) => each.field === field)
    return fault && messageOf(fault)
  }
  const send = async () => {
    setTried(true)
    if (faults.length > 0 || isSending) return
    setSending(true)
    try {
      await client.send(contract.settlement.settle, { body: formOf(one, draft), idempotencyKey: crypto.randomUUID() })
      toasts.show({ tone: 'success', title: words.settled(one.settlementNo) })
      dialog.close('done')
      onSettled()
    } catch (error) {
      // The client has said what happened; where somebody was faster, the new state is shown.
      if (!(error instanceof CallProblem)) throw error
      if (error.code === 409) onSettled()
    } finally {
      setSending(false)
    }
  }
  const orderNoOf = (id: string) => one.orders.find(({ orderId }) => orderId === id)?.orderNo ?? ''
  const reductions = [{ value: '', label: words.noReduction }, ...labels.options('reduction_type')]
  const isFree = Object.values(draft.free).some((type) => type !== '')
  return (
    <FormDialog
      dialog={dialog}
      title={words.settleTitle(one.settlementNo)}
      form={{
        root: { label: words.settle, onSubmit: () => void send() },
        isSubmitting: isSending,
        isDirty: holdsSomething(draft),
        reset: () => {
          setDraft(emptySettle)
          setTried(false)
        },
      }}
      submit={words.settle}
      beside={
        <p className={styles.sum}>
          {words.toPay} <strong>{printedMoney(sum.net)}</strong> {words.yuan}
        </p>
      }
    >
      <ErrorSummary
        problems={shown.map((fault) => ({ name: fault.field, label: names[fault.field], message: messageOf(fault) }))}
      />
      <div className={styles.lines}>
        <table className={`${page.table} ${styles.settled}`}>
          <thead>
            <tr>
              <th scope="col">{words.columns.name}</th>
              {[words.columns.serial, words.columns.by].map((head) => (
                <th key={head} scope="col" data-desk="">
                  {head}
                </th>
              ))}
              <th scope="col" data-numeric="" data-desk="">
                {words.columns.price}
              </th>
              <th scope="col">{words.free}</th>
              <th scope="col" data-numeric="">
                {words.columns.net}
              </th>
            </tr>
          </thead>
          <tbody>
            {one.lines.map((line, place) => (
              <tr key={line.itemId}>
                <td data-words="">
                  {line.name}
                  <div className={`${styles.quiet} ${styles.onPhone}`}>{line.serial}</div>
                  {one.orders.length > 1 && <div className={styles.quiet}>{orderNoOf(line.orderId)}</div>}
                </td>
                <td data-desk="">{line.serial}</td>
                <td data-desk="">{words.bases[line.byContract ? 'contract' : line.isQuoted ? 'quote' : 'list']}</td>
                <td data-numeric="" data-desk="">
                  {printedMoney(line.price)}
                </td>
                <td className={styles.choice}>
                  <Select
                    label={words.freeOf(line.itemNo)}
                    labelPosition="hidden"
                    emptyLabel={words.notFree}
                    options={labels.options('reduction_type')}
                    value={draft.free[line.itemId] || null}
                    onChange={(type) => change({ free: { ...draft.free, [line.itemId]: type ?? '' } })}
                  />
                </td>
                <td data-numeric="">{printedMoney(sum.lines[place]?.net ?? '')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <FormGrid columns={2}>
        {isFree && (
          <FormCell span="all">
            <TextField
              label={words.freeReason}
              name="freeReason"
              required
              maxLength={500}
              value={draft.freeReason}
              onChange={(freeReason) => change({ freeReason })}
              error={errorOf('freeReason')}
            />
          </FormCell>
        )}
        <Select
          label={words.discountType}
          name="discountType"
          options={[
            { value: '', label: words.noDiscount },
            // What the contract gives is not given by hand.
            ...labels.options('discount_type').filter(({ value }) => value !== '0'),
          ]}
          value={draft.discountType}
          onChange={(discountType) => change({ discountType: discountType ?? '' })}
        />
        {draft.discountType === '' ? (
          <span />
        ) : (
          <NumberField
            label={words.percent}
            name="percent"
            required
            decimals={2}
            unit="%"
            value={draft.percent}
            onChange={(percent) => change({ percent })}
            error={errorOf('percent')}
          />
        )}
        <Select
          label={words.reductionType}
          name="reductionType"
          options={reductions}
          value={draft.reductionType}
          onChange={(reductionType) => change({ reductionType: reductionType ?? '' })}
        />
        {draft.reductionType !== '' && (
          <>
            <NumberField
              label={words.reductionAmount}
              name="reductionAmount"
              required
              decimals={2}
              unit={words.yuan}
              value={draft.reductionAmount}
              onChange={(reductionAmount) => change({ reductionAmount })}
              error={errorOf('reductionAmount')}
            />
            <FormCell span="all">
              <TextField
                label={words.reductionReason}
                name="reductionReason"
                required
                maxLength={500}
                value={draft.reductionReason}
                onChange={(reductionReason) => change({ reductionReason })}
                error={errorOf('reductionReason')}
              />
            </FormCell>
          </>
        )}
      </FormGrid>
    </FormDialog>
  )
}
