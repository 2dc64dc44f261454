import type { OrderDetail } from '@etalon/api/contract'
import { printedMoney } from '@etalon/api/domain'
import type { SignatureValue } from '@etalon/machines/signature'
import type { DialogControl } from '@etalon/ui/dialog'
import { useForm } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { SignatureField } from '@etalon/ui/signature'
import { TextField } from '@etalon/ui/text-field'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useWords } from '../../messages/index.ts'
import { orderSigningMessages } from '../../messages/order-signing.ts'

/** Who signs, and what they drew or typed. */
export interface Signing {
  readonly signerName: string
  readonly signature: SignatureValue | null
}

interface SignDialogProps {
  readonly dialog: DialogControl
  readonly order: OrderDetail
  /** Sends what was signed. @returns whether it was taken */
  readonly onSigned: (signerName: string, signature: SignatureValue) => Promise<boolean>
}

/** Has the client sign an order as it stands. */
export function SignDialog({ dialog, order, onSigned }: SignDialogProps) {
  const words = useWords(orderSigningMessages)
  const form = useForm<Signing>({
    initial: { signerName: order.applicant, signature: null },
    rules: {
      signerName: (value) => (value.trim() === '' ? words.nameMissing : undefined),
      signature: (value) => (value === null ? words.signMissing : undefined),
    },
    onSubmit: async ({ signerName, signature }) => {
      if (signature !== null && (await onSigned(signerName.trim(), signature))) dialog.close('done')
      return undefined
    },
  })
  return (
    <FormDialog dialog={dialog} title={words.dialogTitle(order.orderNo)} form={form} submit={words.submit}>
      <Note>{words.asItStands(order.instruments.length, printedMoney(order.amount))}</Note>
      <TextField {...form.field('signerName')} label={words.signer} required maxLength={32} />
      <SignatureField {...form.field('signature')} label={words.signature} required />
    </FormDialog>
  )
}
