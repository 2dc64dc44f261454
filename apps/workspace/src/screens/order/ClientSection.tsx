import { Section } from '@etalon/ui/card'
import { RemoteComboBox, type RemoteComboBoxProps } from '@etalon/ui/combo-box'
import { FormCell, FormGrid } from '@etalon/ui/form'
import { ComingField, TextField } from '@etalon/ui/text-field'
import { lazy, Suspense } from 'react'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { useLabels } from '../work/use-labels.ts'
import type { OrderDraft } from './order-draft.ts'

// Divisions take code and data of their own.
const AreaField = lazy(async () => ({ default: (await import('../enterprise/AreaField.tsx')).AreaField }))

interface ClientSectionProps {
  readonly values: OrderDraft
  readonly change: (changes: Partial<OrderDraft>) => void
  /** The enterprise of that id was chosen, or none any more. */
  readonly chosen: (id: string | undefined) => void
  readonly load: RemoteComboBoxProps['load']
  /** What is wrong with the enterprise. */
  readonly error: string | undefined
}

/** The part of an order about whose it is, and where they are. */
export function ClientSection({ values, change, chosen, load, error }: ClientSectionProps) {
  const words = useWords(orderMessages)
  const labels = useLabels()
  return (
    <Section title={words.sections.enterprise}>
      <FormGrid wideFirst>
        <FormCell span={2}>
          <RemoteComboBox
            label={words.enterName}
            name="enterId"
            required
            placeholder={words.enterNamePlaceholder}
            value={values.enterId === '' ? null : { value: values.enterId, label: values.enterName }}
            onChange={(option) => chosen(option?.value)}
            load={load}
            error={error}
          />
        </FormCell>
        <TextField label={words.socialNumber} name="socialNumber" value={values.socialNumber} readOnly />
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
      </FormGrid>
    </Section>
  )
}
