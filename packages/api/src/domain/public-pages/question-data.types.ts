import type { CivilDate } from '../calendar/index.ts'
import type { DocumentKind } from '../certificates/index.ts'
import type { PublicRecordKind } from '../public-records/index.ts'
import type { PublicFrame, PublicText } from './page-data.types.ts'

/** What is asked about by number and check code; each has a form of its own. */
export type PublicSubject = 'certificate' | 'enterprise' | 'jewellery' | 'appraisal' | 'label' | 'test-report'

/** What was typed into a form before, or stood in the address of an old link: by the names of the fields. */
export interface Typed {
  readonly number?: string
  readonly code?: string
  readonly creditCode?: string
}

/** A notice, as it is offered. */
export interface PublicNoticeTitle {
  readonly id: string
  readonly title: string
  readonly on: CivilDate
}

/** Whether a document still holds. */
export type PublicStanding = 'valid' | 'expired' | 'withdrawn' | 'replaced'

/** A document in a list. */
export interface PublicListed {
  readonly number: string
  readonly kind: DocumentKind
  readonly instrument: PublicText
  readonly serial: string
  readonly performed: CivilDate
  readonly validUntil: CivilDate | null
  readonly standing: PublicStanding
  /** The day on which it was withdrawn or replaced. */
  readonly changedOn: CivilDate | null
  /** The number of the one that replaced it. */
  readonly successor: string | null
  /** Where it is answered in full; null where it asks for its own code. */
  readonly href: string | null
}

/** What was found for one line of a list of questions. */
export type PublicLine =
  | { readonly found: 'certificate'; readonly typed: string; readonly listed: PublicListed }
  | {
      readonly found: 'record'
      readonly typed: string
      readonly kind: PublicRecordKind
      readonly name: PublicText
      readonly number: string
      readonly issued: CivilDate
      readonly withdrawnOn: CivilDate | null
    }
  | { readonly found: 'nothing'; readonly typed: string }
  /** Asked too often: from then on it can be asked again. */
  | { readonly found: 'later'; readonly typed: string; readonly until: string }

/** A document beside the certificates, as the public may see it. */
export interface PublicRecordAnswer {
  readonly kind: PublicRecordKind
  readonly number: string
  readonly name: PublicText
  readonly conclusion: PublicText
  readonly standards: string
  /** Already masked (`maskClient`); empty where there is none. */
  readonly client: string
  readonly performed: CivilDate
  readonly issued: CivilDate
  readonly facts: Readonly<Record<string, string>>
  readonly note: string
  readonly withdrawn: { readonly on: CivilDate; readonly reason: string } | null
}

/** The pages of questions beside that about one certificate, and of their answers. */
export interface PublicQuestions {
  readonly services: PublicFrame
  readonly ask: PublicFrame & { readonly subject: Exclude<PublicSubject, 'certificate'>; readonly typed: Typed }
  readonly record: PublicFrame & { readonly record: PublicRecordAnswer; readonly askedAt: string }
  readonly 'ask-list': PublicFrame & {
    readonly typed: string
    readonly most: number
    readonly problem?: 'empty' | 'too-many-lines'
  }
  readonly list: PublicFrame & { readonly lines: readonly PublicLine[]; readonly askedAt: string }
  /** The documents of the order that the certificate of an enterprise belongs to. */
  readonly enterprise: PublicFrame & {
    readonly client: string
    readonly orderNo: string
    readonly asked: string
    readonly documents: readonly PublicListed[]
    /** How many of its items have no document yet. */
    readonly underWay: number
    readonly askedAt: string
  }
  readonly 'ask-phone': PublicFrame & { readonly typed: string; readonly problem?: 'phone' | 'closed' }
  readonly 'ask-phone-code': PublicFrame & {
    readonly phone: string
    /** As it may be shown. */
    readonly shown: string
    /** From when another code may be asked for, as an instant. */
    readonly again: string
    readonly askedAt: string
    /** `wrong`: the code does not count; `wait`: another one was asked for too soon or too often. */
    readonly problem?: 'wrong' | 'wait'
  }
  readonly 'phone-reports': PublicFrame & {
    readonly shown: string
    readonly total: number
    readonly documents: readonly PublicListed[]
    readonly page: number
    readonly pages: number
    readonly minutes: number
    /** What the signed call for the next page needs. */
    readonly signing: { readonly call: string; readonly token: string; readonly key: string; readonly size: number }
  }
  readonly notices: PublicFrame & { readonly notices: readonly PublicNoticeTitle[] }
  readonly notice: PublicFrame & {
    readonly title: string
    readonly on: CivilDate
    /** Markup that was sanitised. */
    readonly html: string
  }
}
