// Sets documents in a thread of its own, one after the other: what press.ts asks for.
import { parentPort } from 'node:worker_threads'
import type { CertificateData } from './certificate-data.ts'
import { type IssuedDocument, issueDocument, pictureOfDocument } from './issue-document.ts'
import { UnprintableText } from './typeset.ts'

/** What is asked for. */
export interface PressOrder {
  readonly place: number
  readonly what: 'issue' | 'picture'
  readonly data: CertificateData
}

/** What came of it. */
export type PressAnswer = { readonly place: number } & (
  | { readonly issued: IssuedDocument }
  | { readonly picture: string }
  | { readonly unprintable: string }
  | { readonly failed: string }
)

function answerTo({ place, what, data }: PressOrder): PressAnswer {
  try {
    return what === 'issue' ? { place, issued: issueDocument(data) } : { place, picture: pictureOfDocument(data) }
  } catch (error) {
    if (error instanceof UnprintableText) return { place, unprintable: error.text }
    return { place, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (order: PressOrder) => {
  const answer = answerTo(order)
  // The files are handed over, not copied.
  const moved = 'issued' in answer ? [answer.issued.pdf.buffer, answer.issued.xml.buffer] : []
  parentPort?.postMessage(answer, moved)
})
