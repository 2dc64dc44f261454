import * as z from 'zod/mini'
import { minute } from './pickup.ts'
import { id, ruledWords, text, words } from './values.ts'

/** How many people go to a client together, at most. */
export const mostVisitors = 20
/** By how many vehicles they go, at most. */
export const mostTraffics = 10

/** What is planned for an order that is carried out at the client's (section 3.3, busSpotPlan and traffics). */
export const orderVisit = z.object({
  id,
  title: z.string(),
  place: z.string(),
  /** Both `yyyy-MM-dd HH:mm` by the institute's clock. */
  startTime: z.string(),
  endTime: z.string(),
  contact: z.string(),
  mobile: z.string(),
  /** What is needed there: power, a crane, a pass for the gate. */
  needs: z.string(),
  people: z.array(z.object({ id, name: z.string() })),
  traffics: z.array(z.object({ id, carId: id, carNumber: z.string(), driverUserId: id, driverStaffName: z.string() })),
})
/** What is planned at a client's, as the server answers it. */
export type OrderVisit = z.output<typeof orderVisit>

/** What is planned at a client's, as the form sends it. */
export const orderVisitForm = z.strictObject({
  title: words(64),
  place: words(200),
  startTime: minute,
  endTime: minute,
  contact: words(32),
  mobile: ruledWords('mobile', 32),
  needs: text(500),
  /** Who goes, by their accounts. */
  people: z.array(id).check(z.maxLength(mostVisitors)),
  traffics: z.array(z.strictObject({ carId: id, driverUserId: id })).check(z.maxLength(mostTraffics)),
})
/** What is planned at a client's, as it travels. */
export type OrderVisitForm = z.output<typeof orderVisitForm>
