import type { OrderForm, OrderVisit } from '@etalon/api/contract'
import { type FieldRuleName, fieldRules } from '@etalon/api/domain'
import { isRecord } from '../../is-record.ts'

/** A vehicle of a plan as it is chosen. */
export interface TrafficDraft {
  /** Tells rows apart while they are edited. */
  readonly key: string
  readonly carId: string | null
  readonly driverUserId: string | null
}

/** What is planned at the client's, as it is typed. */
export interface VisitDraft {
  readonly title: string
  readonly place: string
  /** `yyyy-MM-dd HH:mm:ss` by the institute's clock. */
  readonly startTime: string | null
  readonly endTime: string | null
  readonly contact: string
  readonly mobile: string
  readonly needs: string
  readonly people: readonly string[]
  readonly traffics: readonly TrafficDraft[]
}

/** A plan begins with whom and where the order names. */
export const newVisit = (
  order: { readonly address: string; readonly applicant: string; readonly mobile: string },
  title: string,
): VisitDraft => ({
  title,
  place: order.address,
  startTime: null,
  endTime: null,
  contact: order.applicant,
  mobile: order.mobile,
  needs: '',
  people: [],
  traffics: [],
})

export const newTraffic = (): TrafficDraft => ({ key: crypto.randomUUID(), carId: null, driverUserId: null })

/** The draft of what is planned already. */
export const visitDraftOf = (visit: OrderVisit): VisitDraft => ({
  title: visit.title,
  place: visit.place,
  startTime: `${visit.startTime}:00`,
  endTime: `${visit.endTime}:00`,
  contact: visit.contact,
  mobile: visit.mobile,
  needs: visit.needs,
  people: visit.people.map(({ id }) => id),
  traffics: visit.traffics.map(({ id, carId, driverUserId }) => ({ key: id, carId, driverUserId })),
})

const textOr = <Otherwise>(value: unknown, otherwise: Otherwise) => (typeof value === 'string' ? value : otherwise)

/** Reads a plan from whatever was stored; what is no plan is none. */
export function readVisitDraft(stored: unknown): VisitDraft | null {
  if (!isRecord(stored)) return null
  const of = (name: string) => textOr(stored[name], '')
  return {
    title: of('title'),
    place: of('place'),
    startTime: textOr(stored.startTime, null),
    endTime: textOr(stored.endTime, null),
    contact: of('contact'),
    mobile: of('mobile'),
    needs: of('needs'),
    people: Array.isArray(stored.people) ? stored.people.filter((one): one is string => typeof one === 'string') : [],
    traffics: Array.isArray(stored.traffics)
      ? stored.traffics.filter(isRecord).map((one) => ({
          key: textOr(one.key, '') || crypto.randomUUID(),
          carId: textOr(one.carId, null),
          driverUserId: textOr(one.driverUserId, null),
        }))
      : [],
  }
}

/** What is sent of a plan that has no fault. */
export const visitFormOf = (visit: VisitDraft): NonNullable<OrderForm['visit']> => ({
  title: visit.title.trim(),
  place: visit.place.trim(),
  startTime: (visit.startTime ?? '').slice(0, 16),
  endTime: (visit.endTime ?? '').slice(0, 16),
  contact: visit.contact.trim(),
  mobile: visit.mobile.trim(),
  needs: visit.needs.trim(),
  people: [...visit.people],
  traffics: visit.traffics.flatMap(({ carId, driverUserId }) =>
    carId !== null && driverUserId !== null ? [{ carId, driverUserId }] : [],
  ),
})

/** A field of a plan, as the form names it. */
export type VisitField =
  | 'visitTitle'
  | 'visitPlace'
  | 'visitStart'
  | 'visitEnd'
  | 'visitContact'
  | 'visitMobile'
  | 'visitCar'
  | 'visitDriver'

/** What keeps a plan from being sent. `row` counts from 0. */
export interface VisitFault {
  readonly field: VisitField
  readonly kind: 'required' | 'endsFirst' | 'twice' | { readonly rule: FieldRuleName }
  readonly row?: number
}

const isMinute = (value: string | null): value is string => value !== null && value.length >= 16

/** Everything that keeps a plan from being sent, in reading order. */
export function visitFaultsOf(visit: VisitDraft): readonly VisitFault[] {
  const faults: VisitFault[] = []
  const need = (field: VisitField, isThere: boolean, row?: number) => {
    if (!isThere) faults.push({ field, kind: 'required', ...(row === undefined ? {} : { row }) })
  }
  need('visitTitle', visit.title.trim() !== '')
  need('visitPlace', visit.place.trim() !== '')
  need('visitStart', isMinute(visit.startTime))
  need('visitEnd', isMinute(visit.endTime))
  if (isMinute(visit.startTime) && isMinute(visit.endTime) && visit.endTime.slice(0, 16) <= visit.startTime.slice(0, 16))
    faults.push({ field: 'visitEnd', kind: 'endsFirst' })
  need('visitContact', visit.contact.trim() !== '')
  if (visit.mobile.trim() === '') need('visitMobile', false)
  else if (fieldRules.mobile(visit.mobile.trim())) faults.push({ field: 'visitMobile', kind: { rule: 'mobile' } })
  visit.traffics.forEach(({ carId, driverUserId }, row) => {
    const before = visit.traffics.slice(0, row)
    need('visitCar', carId !== null, row)
    if (carId !== null && before.some((one) => one.carId === carId)) faults.push({ field: 'visitCar', kind: 'twice', row })
    need('visitDriver', driverUserId !== null, row)
    if (driverUserId !== null && before.some((one) => one.driverUserId === driverUserId))
      faults.push({ field: 'visitDriver', kind: 'twice', row })
  })
  return faults
}
