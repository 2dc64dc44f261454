import { isEmpty } from './emptiness.ts'

/** What a rule says to a person, in both languages. */
export interface RuleMessage {
  readonly zh: string
  readonly en: string
}

/**
 * One rule of one field: what is wrong with a value, or `undefined`. Rules do not trim: what a form or the server would trim, it
 * trims first. A number is read as the text that prints it, unless it is a whole one too large to be told from its neighbours (a
 * bank card's 19 digits are a text); anything else that is neither empty nor a text is refused.
 */
export interface FieldRule {
  (value: unknown): RuleMessage | undefined
  /** What it says when it refuses: for who only knows that it did, such as a server that answers with the rule's name. */
  readonly message: RuleMessage
}

/** Whether a text is what a rule asks for. */
export type TextTest = (text: string) => boolean

/** The text that a rule looks at; `undefined` where the value has none. */
export const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  if (typeof value !== 'number' || (Number.isInteger(value) && !Number.isSafeInteger(value))) return undefined
  return String(value)
}

/** A rule that refuses what is filled in and does not pass the test. Empty passes: whether a field is required is another question. */
export const optional = (message: RuleMessage, test: TextTest): FieldRule =>
  Object.assign(
    (value: unknown) => {
      if (isEmpty(value)) return undefined
      const text = textOf(value)
      return text !== undefined && test(text) ? undefined : message
    },
    { message },
  )

/** The same rule, which refuses what is empty as well, in the same words. */
export const required = (rule: FieldRule): FieldRule =>
  Object.assign((value: unknown) => (isEmpty(value) ? rule.message : rule(value)), { message: rule.message })
