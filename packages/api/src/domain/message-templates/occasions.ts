/** What the institute tells somebody, and what can be said of it. */
export interface Occasion {
  /** A key of `m_template_type`: as a text message, or where somebody is signed in. */
  readonly type: '1' | '2'
  /** What stands in braces in its words, such as `{number}`. */
  readonly parameters: readonly string[]
  /** Without these it would tell nothing. */
  readonly needed: readonly string[]
}

const code = { type: '1', parameters: ['code', 'minutes'], needed: ['code'] } as const
/** `content` is what is said besides the title where the institute has no words of its own. */
const told = <const Names extends readonly string[]>(...parameters: Names) =>
  ({ type: '2', parameters: [...parameters, 'content'], needed: parameters }) as const

/** Everything that the server tells people by itself. */
export const occasions = {
  'sms.text.sign-in': code,
  'sms.text.register': code,
  'sms.text.forgotten-password': code,
  'sms.text.reports': code,
  'sms.text.admitted': { type: '1', parameters: [], needed: [] },
  'sms.text.refused': { type: '1', parameters: ['reason'], needed: ['reason'] },
  'message.registration': told(),
  'message.forgotten': told(),
  'message.pickup': told('number'),
  'message.pickup-moved': told('number', 'state'),
  'message.leave': told('name', 'number'),
  'message.leave-withdrawn': told('name', 'number'),
  'message.leave-returned': told('number'),
  'message.leave-decided': told('number', 'state'),
  'message.training': told('title'),
  'message.training-done': told('title'),
  'message.report-comment': told('name', 'number'),
  'message.batch-done': told('issued', 'refused'),
  'message.withdrawn': told('number'),
  'message.replaced': told('number', 'successor'),
} as const satisfies Readonly<Record<string, Occasion>>

/** Something that the server tells people by itself. */
export type OccasionKey = keyof typeof occasions
/** What is told by text message. */
export type SmsOccasion = Extract<OccasionKey, `sms.${string}`>
/** What is told where somebody is signed in. */
export type InSiteOccasion = Extract<OccasionKey, `message.${string}`>

/** Whether a name is one of something that the server tells by itself. */
export const isOccasion = (key: string): key is OccasionKey => Object.hasOwn(occasions, key)
