/** What a submission can be told. */
export type SubmissionEvent =
  /** The person sends the form: to keep it, to save it, to hand it in. */
  | { readonly type: 'SEND'; readonly what: string }
  /** The form was sent from a page that is gone, and it is not known what came of it. */
  | { readonly type: 'RESUME'; readonly what: string }
  /** What was typed is discarded: nobody wants to know any more. */
  | { readonly type: 'FORGET' }

/** What a submission tells. */
export type SubmissionEmitted =
  /** The server has taken it, and answered this. */
  | { readonly type: 'sent'; readonly what: string; readonly answer: unknown; readonly reason: 'answered' }
  /** The server has refused it: it is not there, and this is why. */
  | { readonly type: 'refused'; readonly what: string; readonly error: unknown; readonly reason: 'refused' }
  /** No answer came: it may be there or not, and is asked for. */
  | { readonly type: 'unanswered'; readonly what: string; readonly error: unknown; readonly reason: 'noAnswer' }

/** What the `send` port is asked: to send the form, always under the same idempotency key. */
export interface SendRequest {
  /** What the form is sent as, as `SEND` said it. */
  readonly what: string
}

/** What the `askOutcome` port answers. It may wait for the connection as long as that takes. */
export interface SubmissionOutcome {
  /** Whether the server has what was sent. */
  readonly made: boolean
  /** Whether the form holds other words than those that were sent: then they are not sent by themselves. */
  readonly changed: boolean
}

/** How a submission begins. */
export interface SubmissionInput {
  /** Whether an error of the `send` port means that no answer came, and the server may have taken it all the same. */
  readonly isUnanswered: (error: unknown) => boolean
}

/** What a submission remembers. */
export interface SubmissionContext extends SubmissionInput {
  /** What was sent last; empty before. */
  readonly what: string
  /** Whether it was sent from a page that is gone: then nothing goes by itself. */
  readonly resumed: boolean
  /** Whether it was sent once more by itself: that is done once. */
  readonly again: boolean
}
