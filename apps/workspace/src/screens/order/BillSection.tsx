import { Section } from '@etalon/ui/card'
import { FormGrid } from '@etalon/ui/form'
import { Select } from '@etalon/ui/select'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { useStaff } from '../work/people/use-staff.ts'
import type { OrderDraft } from './order-draft.ts'

interface BillSectionProps {
  readonly values: OrderDraft
  readonly change: (changes: Partial<OrderDraft>) => void
}

/** The part of an order about the order itself: what kind it is, how it comes and goes, by when, and who of the institute looks after it. */
export function BillSection({ values, change }: BillSectionProps) {
  const words = useWords(orderMessages)
  const labels = useLabels()
  const staff = useStaff('department')
  const nameOf = useNameOf()
  return (
    <Section title={words.sections.bill}>
      <FormGrid wideFirst>
        <Select
          label={words.billType}
          name="billType"
          required
          options={labels.options('order-business-type')}
          value={values.billType}
          onChange={(billType) => change({ billType: billType ?? '1' })}
        />
        <Select
          label={words.bussinessType}
          name="bussinessType"
          required
          options={labels.options('business_attr')}
          value={values.bussinessType}
          onChange={(bussinessType) => change({ bussinessType: bussinessType ?? '1' })}
        />
        <Select
          label={words.serviceType}
          name="serviceType"
          hint={words.serviceTypeHint}
          required
          options={labels.options('SERVICE_TYPE')}
          value={values.serviceType}
          onChange={(serviceType) => change({ serviceType: serviceType ?? '1' })}
        />
        <Select
          label={words.sendWay}
          name="sendWay"
          required
          options={labels.options('send_way')}
          value={values.sendWay}
          onChange={(sendWay) => change({ sendWay: sendWay ?? '1' })}
        />
        <DateField
          label={words.hopeTestDate}
          name="hopeTestDate"
          hint={words.hopeTestDateHint}
          value={values.hopeTestDate}
          onChange={(hopeTestDate) => change({ hopeTestDate })}
          clearable
        />
        <Select
          label={words.businessStaff}
          name="businessStaffId"
          emptyLabel={words.noStaff}
          options={staff.map(({ staffId, staffName }) => ({ value: staffId, label: nameOf(staffName) }))}
          value={values.businessStaffId}
          onChange={(businessStaffId) => change({ businessStaffId })}
        />
      </FormGrid>
    </Section>
  )
}
