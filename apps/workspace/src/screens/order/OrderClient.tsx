import { FormCell } from '@etalon/ui/form'
import { ComingField, TextField } from '@etalon/ui/text-field'
import { lazy, Suspense } from 'react'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { ClientSection } from '../record-form/ClientSection.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { enterpriseOf, noEnterprise, type OrderDraft } from './order-draft.ts'

// Divisions take code and data of their own.
const AreaField = lazy(async () => ({ default: (await import('../enterprise/AreaField.tsx')).AreaField }))

interface OrderClientProps {
  readonly values: OrderDraft
  readonly change: (changes: Partial<OrderDraft>) => void
  /** What is wrong with the enterprise. */
  readonly error: string | undefined
}

/** The part of an order about whose it is, and where they are. */
export function OrderClient({ values, change, error }: OrderClientProps) {
  const words = useWords(orderMessages)
  const labels = useLabels()
  return (
    <ClientSection values={values} onChosen={(found) => change(found ? enterpriseOf(found, values) : noEnterprise)} error={error}>
      <TextField
        label={words.enterType}
        name="enterType"
        value={values.enterType === '' ? '' : labels.of('business_type', values.enterType)}
        readOnly
      />
      <FormCell span="all">
        <Suspense fallback={<ComingField label={words.areaName} />}>
          <AreaField
            label={words.areaName}
            name="areaCode"
            required={false}
            code={values.areaCode}
            error={undefined}
            onChange={(areaCode) => change({ areaCode })}
            onRest={(rest) => rest !== '' && change({ address: rest })}
          />
        </Suspense>
      </FormCell>
      <FormCell span={2}>
        <TextField
          label={words.address}
          name="address"
          value={values.address}
          onChange={(address) => change({ address })}
          maxLength={200}
        />
      </FormCell>
      <TextField
        label={words.settlement}
        name="onAccount"
        value={values.onAccount === null ? '' : values.onAccount ? words.onAccount : words.notOnAccount}
        readOnly
      />
    </ClientSection>
  )
}
