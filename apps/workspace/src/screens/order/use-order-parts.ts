import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { orderVisitMessages } from '../../messages/order-visit.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { type FormPart, textPart } from '../record-form/ChangedMeanwhile.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { useStaff } from '../work/people/use-staff.ts'
import type { OrderDraft } from './order-draft.ts'

/** The parts of an order’s form, for two who changed it at once. */
export function useOrderParts(): readonly FormPart<OrderDraft>[] {
  const words = useWords(orderMessages)
  const form = useWords(recordFormMessages)
  const planned = useWords(orderVisitMessages)
  const labels = useLabels()
  const staff = useStaff('department')
  const nameOf = useNameOf()
  const chosen = (
    label: string,
    name: 'billType' | 'bussinessType' | 'serviceType' | 'sendWay',
    dictionary: Parameters<typeof labels.options>[0],
  ): FormPart<OrderDraft> => ({ label, names: [name], text: (order) => labels.of(dictionary, order[name]) })
  return [
    chosen(words.billType, 'billType', 'order-business-type'),
    chosen(words.bussinessType, 'bussinessType', 'business_attr'),
    chosen(words.serviceType, 'serviceType', 'SERVICE_TYPE'),
    chosen(words.sendWay, 'sendWay', 'send_way'),
    textPart(words.hopeTestDate, 'hopeTestDate'),
    {
      label: words.businessStaff,
      names: ['businessStaffId'],
      text: ({ businessStaffId }) => nameOf(staff.find(({ staffId }) => staffId === businessStaffId)?.staffName ?? ''),
    },
    {
      label: words.enterName,
      names: ['enterId', 'enterName', 'socialNumber', 'enterType', 'onAccount'],
      text: ({ enterName }) => enterName,
    },
    { label: words.address, names: ['areaCode', 'address'], text: ({ address }) => address },
    textPart(words.applicant, 'applicant'),
    textPart(words.mobile, 'mobile'),
    textPart(words.phone, 'phone'),
    textPart(words.agent, 'agent'),
    textPart(words.remark, 'remark'),
    {
      label: words.sections.instruments,
      names: ['instruments'],
      text: ({ instruments }) => form.rows(instruments.length),
    },
    { label: planned.section, names: ['visit'], text: ({ visit }) => (visit === null ? '' : visit.place) },
  ]
}
