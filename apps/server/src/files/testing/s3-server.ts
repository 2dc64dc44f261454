import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that speaks as much of S3 as our storage asks. */
export interface S3Server {
  /** On 127.0.0.1. */
  readonly port: number
  /** Keys of what is kept, in their order. */
  keys(): string[]
  /** Ends connections too. */
  stop(): Promise<void>
}

/** Whom the server knows, and where it keeps. */
export interface S3ServerNeeds {
  /** The one that there is. */
  readonly bucket: string
  /** Of the one account. */
  readonly accessKey: string
  /** Of the one account. */
  readonly secretKey: string
  /** Content by key; handed to another server it is there again. */
  readonly objects: Map<string, Buffer>
  /** @default any that is free */
  readonly port?: number
}

/** How S3 refuses: a status and a code that clients know. */
class S3Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(`${code}, says the server of the test.`)
    this.status = status
    this.code = code
  }
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * Checks a signature as S3 does (AWS Signature Version 4, “Authenticating Requests: Using the Authorization Header”), from the words of
 * that document and not by the library that has signed.
 */
function checkSignature(request: IncomingMessage, body: Buffer, { accessKey, secretKey }: S3ServerNeeds): void {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/
  const [, who, scope = '', names = '', signature] = given.exec(request.headers.authorization ?? '') ?? []
  if (who === undefined) throw new S3Refusal(403, 'AccessDenied')
  if (who !== accessKey) throw new S3Refusal(403, 'InvalidAccessKeyId')
  const hash = String(request.headers['x-amz-content-sha256'])
  if (hash !== sha256(body)) throw new S3Refusal(400, 'XAmzContentSHA256Mismatch')
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const sorted = query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .toSorted()
    .join('&')
  const signed = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, path, sorted, signed.join(''), names, hash].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${secretKey}`)
  if (hmac(key, toSign).toString('hex') !== signature) throw new S3Refusal(403, 'SignatureDoesNotMatch')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** When something was put there. */
const kept = new WeakMap<Buffer, Date>()

/** What S3 answers to a question: bytes, or XML. */
function answer(request: IncomingMessage, body: Buffer, { bucket, objects }: S3ServerNeeds): Buffer | string {
  const url = new URL(request.url ?? '/', 'http://s3')
  const [, asked, key = ''] = /^\/([^/]+)(?:\/(.*))?$/.exec(decodeURIComponent(url.pathname)) ?? []
  if (asked !== bucket) throw new S3Refusal(404, 'NoSuchBucket')
  if (key === '' && request.method === 'GET') {
    const prefix = url.searchParams.get('prefix') ?? ''
    const found = [...objects].filter(([name]) => name.startsWith(prefix))
    const told = found.map(
      ([name, bytes]) =>
        `<Contents><Key>${escaped(name)}</Key><LastModified>${(kept.get(bytes) ?? new Date(0)).toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
    )
    return `<ListBucketResult><Name>${bucket}</Name><KeyCount>${found.length}</KeyCount><IsTruncated>false</IsTruncated>${told.join('')}</ListBucketResult>`
  }
  if (key === '' && request.method === 'POST' && url.searchParams.has('delete')) {
    for (const [, name = ''] of body.toString('utf8').matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(name)
    return '<DeleteResult></DeleteResult>'
  }
  if (key !== '' && request.method === 'PUT') {
    objects.set(key, body)
    kept.set(body, new Date())
    return ''
  }
  if (key !== '' && request.method === 'GET') {
    const bytes = objects.get(key)
    if (!bytes) throw new S3Refusal(404, 'NoSuchKey')
    return bytes
  }
  throw new S3Refusal(501, 'NotImplemented')
}

/** Starts a server on this machine that knows one bucket and one account, and checks every signature. */
export async function startS3Server(needs: S3ServerNeeds): Promise<S3Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      try {
        checkSignature(request, body, needs)
        const said = answer(request, body, needs)
        response.setHeader('content-type', typeof said === 'string' ? 'application/xml' : 'application/octet-stream')
        response.end(said === '' ? '' : typeof said === 'string' ? `<?xml version="1.0" encoding="UTF-8"?>${said}` : said)
      } catch (error) {
        const refusal = error instanceof S3Refusal ? error : new S3Refusal(500, 'InternalError')
        response.writeHead(refusal.status, { 'content-type': 'application/xml' })
        response.end(`<?xml version="1.0"?><Error><Code>${refusal.code}</Code><Message>${refusal.message}</Message></Error>`)
      }
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: '127.0.0.1', port: needs.port ?? 0 }, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    keys: () => [...needs.objects.keys()].toSorted(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
