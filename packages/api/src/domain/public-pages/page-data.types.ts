import type { CivilDate } from '../calendar/index.ts'
import type { DocumentKind } from '../certificates/index.ts'
import type { PublicNoticeTitle, PublicQuestions, PublicSubject, Typed } from './question-data.types.ts'

/** The languages of the public pages. */
export type PublicLocale = 'zh' | 'en'

/** A text in both languages; the Chinese stands where the English is empty. */
export interface PublicText {
  readonly zh: string
  readonly en: string
}

/** Where the page's links and forms lead. All of them are paths of the portal's own host. */
export interface PublicLinks {
  readonly home: string
  /** All the ways to ask. */
  readonly services: string
  /** Each takes its question by POST. */
  readonly list: string
  readonly enterprise: string
  readonly phone: string
  readonly jewellery: string
  readonly appraisal: string
  readonly label: string
  readonly testReport: string
  /** Every notice; one of them with `?id=`. */
  readonly notices: string
  /** Takes the form of number and check code, by POST, fields `number` and `code`. */
  readonly search: string
  readonly fileCheck: string
  /** The published keys as a JSON Web Key Set. */
  readonly keys: string
  /** The certificates of the seal. */
  readonly seal: string
  /** The page about the log of certificates. */
  readonly log: string
  /** Where the entries of a document are asked for. */
  readonly logProof: string
  /** Takes `{ "reference": "…" }` as JSON by POST; answers the signed statement as plain text, or 404. */
  readonly statement: string
  /** The same page in the other language, or its start page where this one is an answer to a form. */
  readonly otherLanguage: string
}

/** What stands around every page. */
export interface PublicFrame {
  readonly institute: PublicText & { readonly address: string; readonly addressEn: string; readonly phone: string }
  readonly links: PublicLinks
  /** A number shown as an example beside the field. */
  readonly exampleNumber: string
}

/** What the public may see of a certificate. */
export interface PublicCertificate {
  readonly number: string
  readonly kind: DocumentKind
  readonly instrument: PublicText
  readonly model: string
  readonly range: string
  readonly accuracy: string
  readonly serial: string
  readonly conclusion: PublicText | null
  readonly performed: CivilDate
  readonly issued: CivilDate
  readonly validUntil: CivilDate | null
  /** Number of the regulation or method. */
  readonly regulation: string
  /** Already masked (`maskClient`). */
  readonly client: string
}

/** A file to fetch. */
export interface PublicDownload {
  readonly href: string
  readonly bytes: number
}

/** An answer to a question about one certificate. */
export interface PublicAnswer extends PublicFrame {
  readonly certificate: PublicCertificate
  /** When it was asked: an instant (ISO 8601). It is shown in Beijing time. */
  readonly askedAt: string
}

/** An answer that lets the visitor's own browser check the signature. */
export interface PublicProof {
  readonly downloads: {
    readonly pdf: PublicDownload
    readonly xml: PublicDownload
    /** The signature of the XML; null for what was issued before there were any. */
    readonly signature: PublicDownload | null
  }
  /** The signed statement, a JWS in compact form. */
  readonly statement: string
  readonly key: { readonly id: string; readonly fingerprint: string }
  readonly digests: { readonly pdf: string; readonly xml: string }
  /** Its place in the log, and how many entries that has; null where there is none yet. */
  readonly log: { readonly index: number; readonly size: number } | null
}

/** An entry of the log as its page shows it. */
export interface PublicLogEntry {
  readonly index: number
  readonly kind: 'issued' | 'withdrawn' | 'replaced'
  /** An instant. */
  readonly at: string
  /** SHA-256 of the document's reference in small hexadecimal digits. */
  readonly document: string
}

/** Something that happened to a certificate. */
export interface PublicEvent {
  readonly event: 'issued' | 'withdrawn' | 'replaced'
  /** The day at the institute. */
  readonly on: CivilDate
}

/** What each public page needs. The server hands it to the portal's renderer; nothing else reaches the page. */
export interface PublicPages extends PublicQuestions {
  readonly home: PublicFrame & { readonly typed: Typed; readonly notices: readonly PublicNoticeTitle[] }
  /** Genuine and standing; the kind and the last day say in which words. */
  readonly genuine: PublicAnswer & PublicProof
  readonly expired: PublicAnswer & PublicProof
  readonly withdrawn: PublicAnswer & {
    readonly withdrawnOn: CivilDate
    readonly reason: string
    /** From its issue on. */
    readonly history: readonly PublicEvent[]
  }
  readonly replaced: PublicAnswer & {
    readonly replacedOn: CivilDate
    readonly reason: string
    /** From its issue on: it may have been withdrawn before another took its place. */
    readonly history: readonly PublicEvent[]
    readonly successor: {
      readonly number: string
      readonly serial: string
      readonly issued: CivilDate
      /** Where it can be seen, or `null` where it asks for its own code. */
      readonly href: string | null
    }
  }
  /** Unknown number, wrong code and malformed input alike. */
  readonly 'not-found': PublicFrame & {
    readonly subject: PublicSubject
    readonly typed: Typed
    /** Whether an address of a QR code or a link was followed: nobody typed anything. @default false */
    readonly byLink?: boolean
  }
  readonly 'too-many': PublicFrame & {
    /** The instant from which one may ask again. */
    readonly until: string
    readonly perNumber: number
    readonly perAddress: number
  }
  /** What the log is, its head, and what was entered lately; `head` is null while there is none. */
  readonly log: PublicFrame & {
    readonly head: { readonly size: number; readonly root: string; readonly checkpoint: string } | null
    /** Addresses of the signed head, and of how the log grew since an earlier one. */
    readonly addresses: { readonly checkpoint: string; readonly growth: string; readonly tiles: string }
    readonly recent: readonly PublicLogEntry[]
  }
  readonly 'file-check': PublicFrame & {
    readonly keyId: string
    /** SHA-256 of every certificate that the institute seals or has sealed with, in small hexadecimal digits. */
    readonly seals: readonly string[]
  }
  readonly trouble: PublicFrame & { readonly kind: PublicTrouble; readonly requestId: string }
}

/**
 * Why there is no page: nothing stands at the address, the request could not be read, the database is away for the moment, or the
 * fault is ours.
 */
export type PublicTrouble = 'no-page' | 'unreadable' | 'later' | 'fault'

/** The name of a page of the portal that the server writes. */
export type PublicPageName = keyof PublicPages

/** A page in its parts, for a document that the server puts together. */
export interface RenderedPage {
  /** What belongs into `<head>`. */
  readonly head: string
  /** What belongs into `<body>`. */
  readonly html: string
}

/** A whole document in two texts, one behind the other. */
export interface PublicDocument {
  /** From the doctype on what many pages begin with: the same text each time, so that it can be packed once and kept. */
  readonly opening: string
  /** The page's own. */
  readonly rest: string
}

/** What the portal's built renderer (`apps/query-portal/dist/server/render.js`) exports. */
export interface PublicRenderer {
  readonly render: <Name extends PublicPageName>(page: Name, locale: PublicLocale, data: PublicPages[Name]) => RenderedPage
  /** The whole document, from the doctype on. */
  readonly renderDocument: <Name extends PublicPageName>(
    page: Name,
    locale: PublicLocale,
    data: PublicPages[Name],
  ) => PublicDocument
  /** What `style-src` has to allow for the styles inside of its documents: `'sha256-…'`. */
  readonly styleSource: string
}
