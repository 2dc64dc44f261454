// Sets documents in a thread of its own, one after the other: what press.ts asks for.
import { parentPort } from 'node:worker_threads'
import type { CertificateData } from './certificate-data.ts'
import { type IssuedDocument, issueDocument, type PrintedPictures, pictureOfDocument } from './issue-document.ts'
import { type OfficePaper, setOfficePaper } from './office-paper.ts'
import { UnprintableText } from './typeset.ts'

/** What is asked for. */
export type PressWish =
  | { readonly what: 'issue' | 'picture'; readonly data: CertificateData; readonly pictures: PrintedPictures }
  | { readonly what: 'paper'; readonly data: OfficePaper }

/** A wish, and the place that its answer goes to. */
export type PressOrder = PressWish & { readonly place: number }

/** What came of it. */
export type PressAnswer = { readonly place: number } & (
  | { readonly issued: IssuedDocument }
  | { readonly picture: string }
  | { readonly paper: Uint8Array<ArrayBuffer> }
  | { readonly unprintable: string }
  | { readonly failed: string }
)

function answerTo(order: PressOrder): PressAnswer {
  const { place } = order
  try {
    if (order.what === 'paper') return { place, paper: setOfficePaper(order.data) }
    const { what, data, pictures } = order
    return what === 'issue'
      ? { place, issued: issueDocument(data, pictures) }
      : { place, picture: pictureOfDocument(data, pictures) }
  } catch (error) {
    if (error instanceof UnprintableText) return { place, unprintable: error.text }
    return { place, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (order: PressOrder) => {
  const answer = answerTo(order)
  // The files are handed over, not copied.
  const moved =
    'issued' in answer ? [answer.issued.pdf.buffer, answer.issued.xml.buffer] : 'paper' in answer ? [answer.paper.buffer] : []
  parentPort?.postMessage(answer, moved)
})
