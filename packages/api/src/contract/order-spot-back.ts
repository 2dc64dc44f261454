import * as z from 'zod/mini'
import { minute } from './pickup.ts'
import { id, moment, text, version, words } from './values.ts'

/** What was brought back from a client of an order on site, to be tested at the institute (section 3.3, isSpotBack and spotBackBillId). */
export const spotBack = z.object({
  id,
  billNo: z.string(),
  /** `yyyy-MM-dd HH:mm` by the institute's clock. */
  takenTime: z.string(),
  takenById: id,
  takenByName: z.string(),
  /** Who of the client handed them over. */
  giverName: z.string(),
  remark: z.string(),
  /** Who wrote it down last, and when. */
  byName: z.string(),
  at: moment,
  /** By the ids of its samples, each with how it looks and what came with it. */
  samples: z.array(z.object({ id, note: z.string() })),
})
/** What was brought back, as the server answers it. */
export type SpotBack = z.output<typeof spotBack>

/** What was brought back, as the form sends it: `id` and `version` are the order's. */
export const spotBackForm = z.strictObject({
  id,
  version,
  takenTime: minute,
  takenById: id,
  giverName: words(32),
  remark: text(500),
  samples: z.array(z.strictObject({ id, note: text(200) })).check(z.minLength(1), z.maxLength(200)),
})
/** What was brought back, as it travels. */
export type SpotBackForm = z.output<typeof spotBackForm>

/** Who writes down what was brought back: who was there, the dispatcher and the counter. */
export const spotBackWriters = ['reception', 'dispatcher', 'tester'] as const
