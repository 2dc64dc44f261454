import type { Outgoing } from './outgoing.ts'
import type { Received, Sending } from './transport.ts'

/** Sends by XMLHttpRequest, which alone tells a page how much of a body has been sent. */
export function sendByXhr(outgoing: Outgoing, { signal, onUpload, onDownload }: Sending): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', stop)
      settle()
    }
    request.open(outgoing.method, outgoing.address)
    request.withCredentials = true
    request.responseType = 'blob'
    for (const [name, value] of Object.entries(outgoing.headers)) request.setRequestHeader(name, value)
    const tell = (told: typeof onUpload) => (event: ProgressEvent) =>
      told?.({ loaded: event.loaded, total: event.lengthComputable ? event.total : undefined })
    request.upload.addEventListener('progress', tell(onUpload))
    if (onDownload) request.addEventListener('progress', tell(onDownload))
    request.addEventListener('error', () => end(() => reject(new TypeError('The network did not carry it.'))))
    request.addEventListener('abort', () => end(() => reject(signal.reason ?? new DOMException('given up', 'AbortError'))))
    request.addEventListener('load', () =>
      end(() =>
        resolve({
          status: request.status,
          header: (name) => request.getResponseHeader(name),
          body: request.response instanceof Blob ? request.response : new Blob(),
        }),
      ),
    )
    if (signal.aborted) {
      reject(signal.reason)
      return
    }
    signal.addEventListener('abort', stop)
    request.send(outgoing.body ?? null)
  })
}
