import { ofetch } from 'ofetch'
import type { Outgoing } from './outgoing.ts'
import { countedBytes, type Progress, piecesOf } from './progress.ts'
import { sendByXhr } from './xhr-transport.ts'

/** What came back. */
export interface Received {
  /** The HTTP status. */
  readonly status: number
  /** A header; null where it did not come. */
  header(name: string): string | null
  /** The body. Its type is that of the answer. */
  readonly body: Blob
}

/** How something is sent. */
export interface Sending {
  /** Gives it up, or says that the time is over. */
  readonly signal: AbortSignal
  /** Told how much of the body has been sent. */
  readonly onUpload?: ((progress: Progress) => void) | undefined
  /** Told how much of the answer has come. */
  readonly onDownload?: ((progress: Progress) => void) | undefined
}

/**
 * Sends something and waits for the whole answer, whatever its status. Rejects where the network does not carry it, and where the
 * signal ends it.
 */
export async function transmit(outgoing: Outgoing, sending: Sending): Promise<Received> {
  const { onUpload } = sending
  if (onUpload === undefined || outgoing.body === undefined) return await sendByFetch(outgoing, sending)
  // A browser tells through XMLHttpRequest alone how much has been sent (docs/decisions/progress-of-transfers.md).
  if (typeof XMLHttpRequest === 'function') return await sendByXhr(outgoing, sending)
  return await sendByFetch(await streamed(outgoing, onUpload), sending)
}

async function sendByFetch(outgoing: Outgoing | Streamed, { signal, onDownload }: Sending): Promise<Received> {
  const { address, method, headers, body } = outgoing
  const response = await ofetch.raw<Blob, 'blob' | 'stream'>(address, {
    method,
    headers: { ...headers },
    ...(body === undefined ? {} : { body }),
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    credentials: 'include',
    retry: 0,
    signal,
    ignoreResponseError: true,
    responseType: onDownload ? 'stream' : 'blob',
  })
  const data: unknown = response._data
  const type = response.headers.get('content-type') ?? ''
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    body: data instanceof Blob ? data : await collected(data, type, totalOf(response.headers), onDownload),
  }
}

/** What is sent as a stream. */
interface Streamed extends Omit<Outgoing, 'body'> {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>
}

/** The same with a body that tells how much of it has been taken. */
async function streamed(outgoing: Outgoing, tell: (progress: Progress) => void): Promise<Streamed> {
  const whole = new Response(outgoing.body ?? '')
  const type = whole.headers.get('content-type')
  const bytes = await whole.blob()
  const headers = { ...(type === null ? {} : { 'Content-Type': type }), ...outgoing.headers }
  return { ...outgoing, headers, body: piecesOf(bytes, tell) }
}

async function collected(
  data: unknown,
  type: string,
  total: number | undefined,
  tell: ((progress: Progress) => void) | undefined,
): Promise<Blob> {
  if (!(data instanceof ReadableStream)) return new Blob([], { type })
  const bytes: ReadableStream<Uint8Array<ArrayBuffer>> = data
  const counted = tell ? bytes.pipeThrough(countedBytes(total, tell)) : bytes
  return await new Response(counted, { headers: { 'content-type': type } }).blob()
}

/** What came compressed is counted as it is read, and its length says nothing of that. */
function totalOf(headers: Headers): number | undefined {
  const encoding = headers.get('content-encoding') ?? 'identity'
  const length = headers.get('content-length')
  return encoding !== 'identity' || length === null ? undefined : Number(length)
}
