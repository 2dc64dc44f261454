import type { DocumentKind, PublicRecordKind, PublicStanding, PublicSubject } from '@etalon/api/domain'
import type { ReactNode } from 'react'

/** A form that asks by number and check code, and what is said where nothing matches. */
export interface SubjectMessages {
  readonly title: string
  readonly lead: string
  readonly number: string
  readonly numberHint: string
  readonly codeHint: string
  readonly notFound: string
  readonly notFoundLead: string
}

/** A way to ask, in the list of them. */
export interface WayMessages {
  readonly name: string
  readonly note: string
}

/** Every text of the questions beside that about one certificate. */
export interface QuestionMessages {
  readonly others: string
  readonly ways: Readonly<
    Record<
      | 'certificate'
      | 'fileCheck'
      | 'list'
      | 'enterprise'
      | 'phone'
      | 'jewellery'
      | 'appraisal'
      | 'label'
      | 'testReport'
      | 'notices',
      WayMessages
    >
  >
  readonly services: { readonly title: string; readonly lead: string; readonly documents: string; readonly institute: string }
  readonly subjects: Readonly<Record<Exclude<PublicSubject, 'certificate'>, SubjectMessages>>
  readonly creditCode: string
  readonly creditCodeHint: string
  readonly record: {
    readonly titles: Readonly<Record<PublicRecordKind, { readonly genuine: string; readonly withdrawn: string }>>
    readonly lead: (kind: PublicRecordKind, name: ReactNode, mass: ReactNode, issued: ReactNode) => ReactNode
    readonly withdrawnLead: (on: ReactNode) => ReactNode
    readonly heading: Readonly<Record<PublicRecordKind, string>>
    readonly kinds: Readonly<Record<PublicRecordKind, string>>
    readonly number: string
    readonly name: string
    readonly conclusion: string
    readonly standards: string
    readonly performed: string
    readonly issued: string
    readonly client: string
    readonly note: string
    readonly withdrawn: string
    readonly noEnd: Readonly<Record<PublicRecordKind, string>>
    readonly again: string
    readonly todo: readonly string[]
  }
  readonly standings: Readonly<Record<PublicStanding, string>>
  /** Where there is no last day, a document that stands is not withdrawn. */
  readonly notWithdrawn: string
  /** A notice that an instrument did not pass is genuine, and its word is not that of a certificate. */
  readonly notPassed: string
  readonly listed: {
    readonly line: (number: ReactNode, kind: string) => ReactNode
    readonly until: (serial: ReactNode, validUntil: ReactNode) => ReactNode
    readonly performed: (serial: ReactNode, kind: DocumentKind, performed: ReactNode) => ReactNode
    readonly expired: (validUntil: ReactNode) => ReactNode
    readonly withdrawn: (on: ReactNode) => ReactNode
    readonly replaced: (successor: ReactNode) => ReactNode
    readonly issued: (issued: ReactNode) => ReactNode
    readonly nothing: string
    readonly nothingNote: string
    readonly later: (clock: ReactNode) => ReactNode
    readonly laterNote: string
  }
  readonly list: {
    readonly title: string
    readonly lead: (most: number) => string
    readonly label: string
    readonly hint: string
    readonly example: string
    readonly empty: string
    readonly tooMany: (most: number) => string
    readonly found: (found: ReactNode, all: ReactNode) => ReactNode
    readonly results: string
    readonly again: string
    readonly how: string
    readonly steps: readonly string[]
  }
  readonly enterprise: {
    readonly title: (client: ReactNode) => ReactNode
    readonly heading: string
    readonly lead: (order: ReactNode, count: ReactNode) => ReactNode
    readonly underWay: (count: ReactNode) => ReactNode
    readonly complete: string
    readonly asked: string
    readonly others: string
  }
  readonly phone: {
    readonly title: string
    readonly lead: string
    readonly field: string
    readonly hint: string
    readonly send: string
    readonly problem: string
    readonly closed: string
    readonly changed: string
    readonly changedNote: string
    readonly codeTitle: string
    readonly codeLead: (phone: ReactNode) => ReactNode
    readonly other: string
    readonly code: string
    readonly codeHint: string
    readonly show: string
    readonly wrong: string
    readonly wait: (clock: ReactNode) => ReactNode
    readonly missing: string
    readonly missingTodo: readonly string[]
    readonly again: (clock: ReactNode) => ReactNode
    readonly resend: string
    readonly listTitle: string
    readonly listLead: (phone: ReactNode, count: ReactNode) => ReactNode
    readonly none: string
    readonly noneNote: string
    readonly next: string
    readonly previous: string
    readonly page: (page: ReactNode, pages: ReactNode) => ReactNode
    readonly loading: string
    readonly loadFailed: string
    readonly leaving: string
    readonly leavingNote: (minutes: ReactNode) => ReactNode
    readonly leave: string
  }
  readonly notices: {
    readonly title: string
    readonly none: string
    readonly all: string
    readonly on: (day: ReactNode) => ReactNode
  }
}
