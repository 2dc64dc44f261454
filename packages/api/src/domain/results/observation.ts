import * as z from 'zod/mini'
import type { ItemVerdict } from './evaluation.ts'

/** Something judged by looking or by hand, such as appearance or a steady pointer. */
export const observation = z.object({
  key: z.string(),
  zh: z.string(),
  en: z.string(),
  /** The requirement as printed. */
  requirement: z.string(),
  passes: z.boolean(),
  /** What was found, where it needs words. */
  found: z.optional(z.string()),
})
/** Something judged by looking or by hand, as its schema reads it. */
export type Observation = z.infer<typeof observation>

/** An observation as a row of the results. */
export const verdictOfObservation = ({ key, zh, en, requirement, passes, found }: Observation): ItemVerdict => ({
  key,
  zh,
  en,
  limit: requirement,
  result: found !== undefined && found !== '' ? found : passes ? '符合要求' : '不符合要求',
  passes,
})
