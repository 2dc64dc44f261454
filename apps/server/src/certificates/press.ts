import { Worker } from 'node:worker_threads'
import type { CertificateData } from './certificate-data.ts'
import type { IssuedDocument, PrintedPictures } from './issue-document.ts'
import type { OfficePaper } from './office-paper.ts'
import type { PressAnswer, PressOrder, PressWish } from './press-worker.ts'
import { TypesettingFailure, UnprintableText } from './typeset.ts'

interface Waiting {
  readonly take: (answer: PressAnswer) => void
  readonly fail: (error: Error) => void
}

/** The thread that sets documents, and who waits for it; made when the first document is asked for, and anew where it has ended. */
interface Press {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
}

let press: Press | undefined
let orders = 0

function openPress(): Press {
  const worker = new Worker(new URL('./press-worker.ts', import.meta.url), {
    execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
  })
  const opened: Press = { worker, waiting: new Map() }
  const { waiting } = opened
  // While nothing is asked of it, it does not keep the process.
  worker.unref()
  worker.on('message', (answer: PressAnswer) => {
    const found = waiting.get(answer.place)
    waiting.delete(answer.place)
    if (waiting.size === 0) worker.unref()
    found?.take(answer)
  })
  const end = (error: Error) => {
    if (press === opened) press = undefined
    for (const { fail } of waiting.values()) fail(error)
    waiting.clear()
  }
  worker.on('error', (error) => end(new TypesettingFailure(String(error), { cause: error })))
  worker.on('exit', (code) => end(new TypesettingFailure(`the thread that sets documents ended with ${code}`)))
  return opened
}

async function ask(wish: PressWish): Promise<PressAnswer> {
  press ??= openPress()
  const { worker, waiting } = press
  orders += 1
  const place = orders
  const answer = await new Promise<PressAnswer>((take, fail) => {
    worker.postMessage({ ...wish, place } satisfies PressOrder)
    waiting.set(place, { take, fail })
    worker.ref()
  })
  if ('unprintable' in answer) throw new UnprintableText(answer.unprintable)
  if ('failed' in answer) throw new TypesettingFailure(answer.failed)
  return answer
}

/**
 * Makes the files of a document as `issueDocument` does, in a thread of its own: who asks the server for something else meanwhile is
 * answered. Documents are set one after the other.
 * @throws TypesettingFailure, UnprintableText
 */
export async function issueAside(data: CertificateData, pictures: PrintedPictures = {}): Promise<IssuedDocument> {
  const answer = await ask({ what: 'issue', data, pictures })
  if (!('issued' in answer)) throw new TypesettingFailure('a document was asked for, and something else came')
  return answer.issued
}

/** Draws the pages of a document as `pictureOfDocument` does, in a thread of its own. @throws TypesettingFailure */
export async function pictureAside(data: CertificateData, pictures: PrintedPictures = {}): Promise<string> {
  const answer = await ask({ what: 'picture', data, pictures })
  if (!('picture' in answer)) throw new TypesettingFailure('a picture was asked for, and something else came')
  return answer.picture
}

/** Sets a paper of the office as `setOfficePaper` does, in a thread of its own. @throws TypesettingFailure, UnprintableText */
export async function paperAside(data: OfficePaper): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await ask({ what: 'paper', data })
  if (!('paper' in answer)) throw new TypesettingFailure('a paper was asked for, and something else came')
  return answer.paper
}
