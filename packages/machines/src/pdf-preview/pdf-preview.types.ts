/** Why a document cannot be shown. */
export type PdfFailure =
  /** What came does not begin as a PDF. */
  | 'notPdf'
  /** It begins as a PDF and cannot be read. */
  | 'damaged'
  /** It did not come, such as without a connection. */
  | 'notFetched'
  /** It is locked, and the person has no password. */
  | 'passwordGivenUp'
  /** What reads documents could not be loaded. */
  | 'notLoaded'

/** How large pages are drawn: percent of their size on paper (25 to 400), as wide as their frame, or wholly in it. */
export type PdfZoom = number | 'width' | 'page'

/** By how much pages are turned, clockwise, in degrees. */
export type PdfRotation = 0 | 90 | 180 | 270

/** What a preview can be told, by a person, by what draws it, and by what reads the document. */
export type PdfPreviewEvent =
  /** This document is to be shown, in place of another. The machine hands it to `openDocument` as it is. */
  | { readonly type: 'SOURCE.GIVEN'; readonly source: unknown }
  /** Nothing is to be shown any more: everything is released. */
  | { readonly type: 'CLOSE' }
  /** The person does not want to wait. */
  | { readonly type: 'CANCEL' }
  /** The person wants it to be tried again. */
  | { readonly type: 'RETRY' }
  /** The person gives the password of a locked document. An empty one is not heard. */
  | { readonly type: 'PASSWORD.GIVEN'; readonly password: string }
  /** The person has no password for it. */
  | { readonly type: 'PASSWORD.GIVEN_UP' }
  /** What `openDocument` tells. */
  | PdfDocumentEvent
  /** This page is the one in sight, by scrolling. */
  | { readonly type: 'PAGE.SEEN'; readonly page: number }
  /** The person typed a page number. */
  | { readonly type: 'PAGE.TYPED'; readonly text: string }
  /** A link leads to this page. */
  | { readonly type: 'PAGE.CHOSEN'; readonly page: number }
  /** The page after the one in sight. */
  | { readonly type: 'PAGE.NEXT' }
  /** The page before the one in sight. */
  | { readonly type: 'PAGE.PREVIOUS' }
  /** The first page. */
  | { readonly type: 'PAGE.FIRST' }
  /** The last page. */
  | { readonly type: 'PAGE.LAST' }
  /** One step larger. */
  | { readonly type: 'ZOOM.IN' }
  /** One step smaller. */
  | { readonly type: 'ZOOM.OUT' }
  /** This size, also before a document is open. */
  | { readonly type: 'ZOOM.CHOSEN'; readonly zoom: PdfZoom }
  /** A fitted page is drawn at so many percent: where zooming in and out goes on from. */
  | { readonly type: 'ZOOM.FITTED'; readonly percent: number }
  /** Another quarter, clockwise. */
  | { readonly type: 'ROTATED' }
  /** The person wants to look for something. */
  | { readonly type: 'FIND.OPENED' }
  /** This is looked for, from the page in sight on; blanks alone are nothing. */
  | { readonly type: 'FIND.TYPED'; readonly query: string }
  /** The next place where it stands, after the last the first. */
  | { readonly type: 'FIND.NEXT' }
  /** The place before, before the first the last. */
  | { readonly type: 'FIND.PREVIOUS' }
  /** The person has done with looking. */
  | { readonly type: 'FIND.CLOSED' }

/** What `openDocument` tells. */
export type PdfDocumentEvent =
  /** So many bytes are here, of so many where that is known. */
  | { readonly type: 'DOCUMENT.PROGRESS'; readonly loaded: number; readonly total?: number | undefined }
  /** It is locked: a password is needed, or the one that was given is wrong. */
  | { readonly type: 'DOCUMENT.LOCKED' }
  /** It can be shown, and has so many pages. */
  | { readonly type: 'DOCUMENT.OPENED'; readonly pages: number }
  /** It cannot be shown, and why. */
  | { readonly type: 'DOCUMENT.FAILED'; readonly reason: PdfFailure; readonly error: unknown }

/** What `openDocument` is told while it waits. It is not kept anywhere. */
export interface PdfPasswordEvent {
  /** Its name. */
  readonly type: 'PASSWORD'
  /** What the person typed. */
  readonly password: string
}

/** What `openDocument` begins with. It lets go of the document when it is stopped. */
export interface OpenPdfRequest {
  /** The source as it was given. */
  readonly source: unknown
}

/** What `readText` begins with: of which page, from 1, the text is wanted. */
export interface ReadPdfTextRequest {
  /** From 1. */
  readonly page: number
}

/** What a preview tells. */
export type PdfPreviewEmitted =
  /** The document is open. */
  | { readonly type: 'opened'; readonly pages: number }
  /** The document cannot be shown; `error` is for the error log. */
  | { readonly type: 'failed'; readonly reason: PdfFailure; readonly error: unknown }
  /** A password was wrong; `tries` counts those that were, from 1. */
  | { readonly type: 'passwordWrong'; readonly tries: number }
  /** This page is to be brought to sight. */
  | { readonly type: 'turned'; readonly page: number }
  /** There is no such page; the nearest one is shown. */
  | { readonly type: 'pageCorrected'; readonly typed: number; readonly page: number }
  /** What was typed is no page number; nothing changes. */
  | { readonly type: 'pageRefused'; readonly text: string }
  /** This hit is to be brought to sight: the page from 1, and which of those on it, from 0. */
  | { readonly type: 'hitShown'; readonly page: number; readonly place: number }
  /** Every page was looked through, and nothing was found. */
  | { readonly type: 'nothingFound'; readonly query: string }

/** How a preview begins. */
export interface PdfPreviewInput {
  /** What to show; without it the preview is closed until a source is given. */
  readonly source?: unknown
  /** How large pages are at first. @default 'width' */
  readonly zoom?: PdfZoom
}

/** What a preview remembers. */
export interface PdfPreviewContext {
  /** What is shown; undefined where nothing is. */
  readonly source: unknown
  /** Bytes that are here. */
  readonly loaded: number
  /** All bytes, where that is known. */
  readonly total: number | undefined
  /** How many passwords were wrong. */
  readonly tries: number
  /** Why it cannot be shown. */
  readonly failure: PdfFailure | undefined
  /** How many pages there are; 0 before it is open. */
  readonly pages: number
  /** The page in sight, from 1. */
  readonly page: number
  /** The size that was chosen. */
  readonly zoom: PdfZoom
  /** Per cent at which pages are drawn, also where they are fitted. */
  readonly percent: number
  /** By how much pages are turned. */
  readonly rotation: PdfRotation
  /** What is looked for; empty where nothing is. */
  readonly query: string
  /** The texts of pages that were read, from the first one on. */
  readonly texts: readonly string[]
  /** The pages whose text could not be read. */
  readonly unreadable: readonly number[]
  /** How often what is looked for stands on each page that was read. */
  readonly counts: readonly number[]
  /** Which of the hits is shown, from 0. */
  readonly hit: number | undefined
  /** The page from which it is looked for: the first hit there or after it is shown first. */
  readonly findFrom: number
}
