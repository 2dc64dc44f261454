import type { LogEntryKind, LogFault } from '@etalon/verify/log'
import type { ReactNode } from 'react'

/** What is said about the log of certificates. */
export interface LogMessages {
  /** In the foot of every page. */
  readonly link: string
  readonly title: string
  readonly lead: string
  /** Questions of a layman, each with its answer. */
  readonly questions: readonly { readonly name: string; readonly answer: string }[]
  readonly standing: string
  readonly size: (count: ReactNode) => ReactNode
  readonly empty: string
  readonly headNote: string
  /** What the visitor's own browser found, once it has looked. */
  readonly checked: {
    readonly byServer: string
    readonly signed: string
    /** `{before}` and `{now}` stand for how many entries there were and are. */
    readonly grew: string
    readonly same: string
    readonly alarm: string
  }
  readonly recent: string
  readonly number: string
  readonly what: string
  readonly when: string
  readonly document: string
  readonly kinds: Readonly<Record<LogEntryKind, string>>
  readonly yourself: string
  readonly steps: readonly string[]
  /** In an answer about a certificate, and beneath a checked file. */
  readonly inLog: string
  readonly place: (number: ReactNode, size: ReactNode) => ReactNode
  readonly placeChecked: string
  readonly noLog: string
  /** Above a file that is as it was issued, and that the log speaks against. */
  readonly mismatch: string
  readonly faults: Readonly<Record<LogFault, string>>
}
