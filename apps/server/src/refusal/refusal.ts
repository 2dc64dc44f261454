import type { MessageKey, MessageParameters } from './messages.ts'

/** A request that cannot be done, with the reason in words for the person and a code for the program. Becomes an envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly reason: MessageKey
  readonly parameters: MessageParameters
  /** Sent along as `data`, such as the record's new state on 409. */
  readonly about: Readonly<Record<string, unknown>>
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    reason: MessageKey,
    parameters: MessageParameters = {},
    about: Readonly<Record<string, unknown>> = {},
    retryAfterSeconds?: number,
  ) {
    super(reason)
    this.status = status
    this.reason = reason
    this.parameters = parameters
    this.about = about
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** What is wrong with one field of a request. */
export interface FieldFault {
  readonly path: string
  readonly key: MessageKey
  readonly parameters?: MessageParameters
}

/** A request whose fields cannot be taken: 400, each field named. */
export class FieldRefusal extends Refusal {
  readonly faults: readonly FieldFault[]

  constructor(faults: readonly FieldFault[]) {
    super(400, 'fields')
    this.faults = faults
  }
}

/** A request that collides with what is there already, by one field of it: 409, the field named, and said in the words of the whole. */
export class FieldConflict extends Refusal {
  readonly field: string

  constructor(field: string, reason: MessageKey, parameters: MessageParameters = {}) {
    super(409, reason, parameters)
    this.field = field
  }
}
