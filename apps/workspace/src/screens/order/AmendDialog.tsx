import { contract, type OrderAmendForm, type OrderDetail } from '@etalon/api/contract'
import { fieldRules, reasonLength } from '@etalon/api/domain'
import type { DialogControl } from '@etalon/ui/dialog'
import { FormGrid, useForm } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { Select } from '@etalon/ui/select'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { saidByClient } from '../../forms/said-by-client.ts'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { orderAmendingMessages } from '../../messages/order-amending.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ChangedMeanwhile, textPart } from '../record-form/ChangedMeanwhile.tsx'
import { useSavedMeanwhile } from '../record-form/use-saved-meanwhile.ts'
import { useLabels } from '../work/moves/use-labels.ts'

type Draft = Omit<OrderAmendForm, 'id' | 'version' | 'agent'> & Pick<OrderDetail, 'agent'>

const draftOf = (order: OrderDetail): Draft => ({
  applicant: order.applicant,
  mobile: order.mobile,
  phone: order.phone,
  agent: order.agent,
  address: order.address,
  sendWay: order.sendWay,
  hopeTestDate: order.hopeTestDate,
  remark: order.remark,
  reason: '',
})

interface AmendDialogProps {
  readonly dialog: DialogControl
  readonly order: OrderDetail
  readonly reload: () => void
}

/** Changes an order that is handed in, with a reason. */
export function AmendDialog({ dialog, order, reload }: AmendDialogProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(orderMessages)
  const amending = useWords(orderAmendingMessages)
  const labels = useLabels()
  const language = useLanguage()
  const rule = (name: 'mobile' | 'telephone') => (value: string) =>
    fieldRules[name](value.trim()) && fieldRules[name].message[language]
  const initial = draftOf(order)
  const meanwhile = useSavedMeanwhile(initial, reload)
  const form = useForm<Draft>({
    initial,
    rules: {
      applicant: (value) => (value.trim() === '' ? words.required(words.applicant) : undefined),
      mobile: [(value) => (value.trim() === '' ? words.required(words.mobile) : undefined), rule('mobile')],
      phone: rule('telephone'),
      reason: (value) => {
        const { length } = value.trim()
        return length < reasonLength.min || length > reasonLength.max ? amending.reasonRule : undefined
      },
    },
    onSubmit: async (draft) => {
      try {
        await client.send(contract.order.amend, {
          body: { ...draft, id: order.id, version: order.standing.version },
          idempotencyKey: crypto.randomUUID(),
        })
      } catch (error) {
        meanwhile.failed(error, draft)
        throw error
      }
      toasts.show({ tone: 'success', title: amending.amended(order.orderNo) })
      dialog.close('done')
      reload()
      return undefined
    },
    onFailed: saidByClient,
  })
  const parts = [
    ...(['applicant', 'mobile', 'phone', 'agent', 'address'] as const).map((name) => textPart<Draft>(words[name], name)),
    { label: words.sendWay, names: ['sendWay'] as const, text: (draft: Draft) => labels.of('send_way', draft.sendWay) },
    ...(['hopeTestDate', 'remark'] as const).map((name) => textPart<Draft>(words[name], name)),
  ]
  return (
    <FormDialog dialog={dialog} title={amending.title(order.orderNo)} form={form} submit={amending.amend}>
      <ChangedMeanwhile typed={meanwhile.typed} saved={meanwhile.saved} parts={parts} draft={form} />
      <Note>{amending.hint}</Note>
      {order.signature?.holds && <Note tone="warning">{amending.signedHint}</Note>}
      <FormGrid columns={2}>
        <TextField {...form.field('applicant')} label={words.applicant} required maxLength={32} />
        <TextField {...form.field('mobile')} label={words.mobile} required type="tel" maxLength={11} />
        <TextField {...form.field('phone')} label={words.phone} type="tel" maxLength={32} />
        <TextField {...form.field('agent')} label={words.agent} maxLength={32} />
        <TextField {...form.field('address')} label={words.address} maxLength={200} />
        <Select
          label={words.sendWay}
          required
          options={labels.options('send_way')}
          value={form.values.sendWay}
          onChange={(sendWay) => form.change({ sendWay: sendWay ?? '1' })}
        />
        <DateField {...form.field('hopeTestDate')} label={words.hopeTestDate} clearable />
      </FormGrid>
      <TextArea {...form.field('remark')} label={words.remark} maxLength={500} />
      <TextArea {...form.field('reason')} label={amending.reason} required maxLength={500} />
    </FormDialog>
  )
}
