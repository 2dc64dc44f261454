import type { DocumentKind, PublicEvent, PublicTrouble } from '@etalon/api/domain'
import type { ReactNode } from 'react'
import type { LogMessages } from './log-messages.ts'
import type { QuestionMessages } from './question-messages.ts'
import type { SealMessages } from './seal-messages.ts'

/** What fills the sentence of an answer; dates and numbers come as elements, so that they keep together in a line. */
export interface AnswerParts {
  readonly instrument: ReactNode
  readonly serial: ReactNode
  readonly performed: ReactNode
  readonly validUntil: ReactNode
}

/** Every text of the public pages in one language. Both catalogues have this type, so none can lack a text. */
export interface Messages {
  readonly skip: string
  readonly tagline: string
  readonly language: string
  readonly otherLanguage: string
  readonly about: string
  readonly keys: string
  readonly seal: string
  readonly telephone: string
  readonly officeHours: string
  readonly call: (phone: string) => string
  readonly another: string
  readonly checkFile: string
  readonly checkFileNote: string
  readonly whatYouCanDo: string
  /** Stands between two ways to ask. */
  readonly or: string
  readonly form: {
    readonly number: string
    readonly numberHint: (example: ReactNode) => ReactNode
    readonly code: string
    readonly codeHint: string
    readonly search: string
    /** What is said of a field that was left empty. */
    readonly missing: (label: string) => string
    readonly where: string
    readonly sketch: string
    readonly sketchNumber: string
    readonly sketchCode: string
    readonly sketchNote: string
  }
  /** The log of certificates. */
  readonly log: LogMessages
  /** Seals of files. */
  readonly seals: SealMessages
  /** The other questions. */
  readonly questions: QuestionMessages
  readonly home: { readonly title: string; readonly lead: string }
  readonly answer: {
    readonly asked: (moment: ReactNode) => ReactNode
    readonly genuine: Readonly<
      Record<DocumentKind | 'withoutEnd', { readonly title: string; readonly lead: (parts: AnswerParts) => ReactNode }>
    >
    readonly expired: { readonly title: string; readonly lead: (parts: AnswerParts) => ReactNode }
    readonly withdrawn: { readonly title: string; readonly lead: (withdrawnOn: ReactNode) => ReactNode }
    readonly replaced: { readonly title: string; readonly lead: (replacedOn: ReactNode, successor: ReactNode) => ReactNode }
  }
  /** What happened to a certificate, from its issue on. */
  readonly history: { readonly title: string } & Readonly<Record<PublicEvent['event'], string>>
  readonly facts: {
    readonly compare: string
    readonly compareNote: string
    readonly issuedByUs: string
    readonly certificate: string
    readonly oldCertificate: string
    readonly number: string
    readonly instrument: string
    readonly model: string
    readonly serial: string
    readonly conclusion: string
    readonly performed: Readonly<Record<DocumentKind, string>>
    readonly validUntil: string
    readonly daysLeft: (days: ReactNode) => ReactNode
    readonly daysAgo: (days: ReactNode) => ReactNode
    readonly regulation: string
    readonly client: string
    readonly clientNote: string
    readonly issued: string
    readonly issuedNote: string
    readonly withdrawn: string
    readonly withdrawnNote: string
    readonly kinds: Readonly<Record<DocumentKind, string>>
    readonly separator: string
  }
  readonly download: {
    readonly title: string
    readonly pdf: (size: string) => string
    readonly oldPdf: (size: string) => string
    readonly xml: (size: string) => string
    readonly signature: (size: string) => string
  }
  readonly checks: {
    readonly title: string
    readonly signature: string
    readonly signatureNote: string
    readonly standing: string
    readonly standingNote: string
    readonly byServer: string
    readonly byBrowser: string
    readonly failed: string
    readonly yourself: string
    readonly stepDigest: string
    readonly stepKey: (link: ReactNode) => ReactNode
    readonly stepStatement: string
  }
  readonly expired: { readonly todo: readonly string[] }
  readonly withdrawn: { readonly why: string; readonly todo: readonly string[] }
  readonly replaced: {
    readonly what: string
    readonly table: string
    readonly item: string
    readonly old: string
    readonly new: string
    readonly todo: readonly string[]
    readonly see: string
  }
  /** An address of a QR code or a link that leads to nothing. */
  readonly brokenLink: { readonly title: string; readonly lead: string; readonly again: string }
  readonly notFound: {
    readonly title: string
    readonly lead: string
    readonly again: string
    readonly still: string
    readonly todo: readonly string[]
  }
  readonly tooMany: {
    readonly title: (clock: ReactNode) => ReactNode
    readonly heading: (clock: string) => string
    readonly lead: (perNumber: ReactNode, perAddress: ReactNode) => ReactNode
    readonly now: string
    readonly nowNote: string
  }
  readonly trouble: Readonly<Record<PublicTrouble, { readonly title: string; readonly lead: string }>> & {
    readonly now: string
    readonly home: string
    readonly request: (id: ReactNode) => ReactNode
  }
  readonly scan: {
    readonly title: string
    readonly note: string
    readonly view: string
    readonly open: string
    readonly stop: string
    readonly retry: string
    readonly picture: string
    readonly promise: string
    readonly failed: string
    readonly standings: {
      readonly idle: string
      readonly opening: string
      readonly looking: string
      readonly foreign: string
      readonly refused: string
      readonly noCamera: string
      readonly unsupported: string
      readonly cameraFailed: string
      readonly reading: string
      readonly nothingFound: string
      readonly notOurs: string
      readonly unreadable: string
      readonly found: string
    }
  }
  readonly fileCheck: {
    readonly title: string
    readonly lead: string
    readonly drop: string
    readonly choose: string
    readonly promise: string
    readonly promiseNote: string
    readonly withoutScript: string
    readonly failed: string
    readonly results: string
    readonly checking: string
    readonly what: string
    readonly steps: readonly { readonly name: string; readonly note: (keyId: string) => string }[]
    readonly genuine: string
    readonly changed: string
    readonly unknown: string
    readonly changedNote: (number: ReactNode) => ReactNode
    readonly unknownNote: string
    readonly notKnownNote: string
    readonly refusedNote: string
    readonly unsupportedNote: string
    readonly unreachable: string
    readonly unreachableNote: string
    readonly unreadable: string
    readonly unreadableNote: string
    readonly tooLargeNote: string
    readonly emptyNote: string
    readonly retry: string
    readonly stateNote: string
    readonly lookUp: string
    readonly enterNumber: string
    readonly until: (date: ReactNode) => ReactNode
  }
}
