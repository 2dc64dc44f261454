import { isExpired, maskClient } from '@etalon/api/domain'
import * as z from 'zod/mini'
import type { CertificateEvent, FoundCertificate } from './find-certificate.ts'

const words = z.object({ zh: z.string(), en: z.string() })
const day = z.iso.date()
const address = z.string()

/** What a program is told of a certificate. */
export const machineStatus = z.object({
  number: z.string(),
  /** The one thing to look at first: anything but `valid` must not be relied upon. */
  standing: z.enum(['valid', 'expired', 'withdrawn', 'replaced']),
  kind: z.string(),
  instrument: z.object({ name: words, model: z.string(), serial: z.string() }),
  /** Masked as on the page: what is behind it stands in the certificate itself. */
  client: z.string(),
  regulation: z.string(),
  conclusion: z.nullable(words),
  performed: day,
  issued: day,
  /** Null where the certificate states none. */
  validUntil: z.nullable(day),
  /** Since when it does not hold any more, and why; null while it does. */
  changed: z.nullable(z.object({ on: day, reason: z.string() })),
  /** The certificate in its place: who holds this one may open that one. */
  successor: z.nullable(z.object({ number: z.string(), issued: day, status: address })),
  /** From its issue on. */
  history: z.array(z.object({ event: z.enum(['issued', 'withdrawn', 'replaced']), on: day, reason: z.nullable(z.string()) })),
  /** What the institute signed: JWS (Ed25519) over the digests; the keys stand under `keys`. */
  statement: z.string(),
  digests: z.object({ pdf: z.string(), xml: z.string() }),
  files: z.object({ pdf: address, xml: address, signature: z.nullable(address) }),
  /** Its entry in the log, and how many entries that has; null where it is in none. */
  log: z.nullable(z.object({ index: z.int(), size: z.int() })),
  keys: address,
  askedAt: z.iso.datetime(),
})
/** What a program is told of a certificate, as it travels. */
export type MachineStatus = z.output<typeof machineStatus>

/** What a program is told of a certificate that was found. Addresses are relative to the portal. */
export function statusOf(found: FoundCertificate, history: readonly CertificateEvent[], now: Date): MachineStatus {
  const { data, validity, successor } = found
  const standing = validity === 'valid' && isExpired(data.validUntil, now) ? 'expired' : validity
  const { instrument } = data
  return {
    number: data.number,
    standing,
    kind: data.kind,
    instrument: { name: { zh: instrument.zh, en: instrument.en }, model: instrument.model, serial: instrument.serial },
    client: maskClient(data.client.name),
    regulation: data.regulation.number,
    conclusion: data.evaluation.conclusion,
    performed: data.performed,
    issued: data.issued,
    validUntil: data.validUntil,
    changed: found.changedOn === null ? null : { on: found.changedOn, reason: found.reason ?? '' },
    successor: successor && {
      number: successor.number,
      issued: successor.issued,
      status: `/v/${successor.reference}/status.json`,
    },
    history: [...history],
    statement: found.statement,
    digests: found.digests,
    files: {
      pdf: `/v/${data.reference}/certificate.pdf`,
      xml: `/v/${data.reference}/certificate.xml`,
      signature: found.signatureSize === null ? null : `/v/${data.reference}/certificate.xml.p7s`,
    },
    log: found.logged,
    keys: '/.well-known/etalon/keys.json',
    askedAt: now.toISOString(),
  }
}

const json = (schema: object) => ({ 'application/json': { schema } })

const named = (name: string, description: string, pattern?: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', ...(pattern === undefined ? {} : { pattern }) },
})

const reference = named(
  'reference',
  'The 26 symbols of the QR code. They cannot be guessed, so nobody counts how often they are asked about.',
  '^[0-9A-Za-z-]{26,40}$',
)

/** The portal’s answers to programs, in OpenAPI 3.1. */
export function describeMachineAnswers(most: { readonly perNumber: number; readonly perAddress: number }): object {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(machineStatus, { io: 'output' })
  const status = { description: 'The certificate', content: json({ $ref: '#/components/schemas/Status' }) }
  const binary = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } }
  const unknown = { description: 'No certificate has this reference' }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Etalon, public queries',
      version: '1',
      description:
        'What a program may ask the portal about certificates. Whatever it answers can be checked without believing it: by the seal in the file, by the signed statement, and by the log.',
    },
    servers: [{ url: '/' }],
    paths: {
      '/v/{reference}': {
        get: {
          operationId: 'certificate',
          summary: 'The address of the QR code: a page, the status, the DCC or the PDF, as `Accept` says',
          parameters: [reference],
          responses: {
            200: {
              description: 'In the first of the forms that is taken; a page where nothing is said',
              content: {
                'text/html': { schema: { type: 'string' } },
                ...json({ $ref: '#/components/schemas/Status' }),
                'application/xml': { schema: { type: 'string', description: 'DCC 3.3.0' } },
                'application/pdf': binary,
              },
            },
            404: unknown,
          },
        },
      },
      '/v/{reference}/status.json': {
        get: {
          operationId: 'status',
          summary: 'Whether a certificate still holds',
          parameters: [reference],
          responses: { 200: status, 404: unknown },
        },
      },
      '/certificate-status': {
        post: {
          operationId: 'statusByNumber',
          summary: 'The same by number and check code, which stand in no address',
          description: `At most ${most.perNumber} questions an hour about one number, and ${most.perAddress} from one address, together with those that people ask in the form.`,
          requestBody: {
            required: true,
            content: json({
              type: 'object',
              required: ['number', 'code'],
              properties: { number: { type: 'string', maxLength: 100 }, code: { type: 'string', maxLength: 100 } },
            }),
          },
          responses: {
            200: status,
            404: {
              description: 'Number and check code do not belong together, or there is no such number: nobody is told which',
            },
            429: {
              description: 'Asked too often',
              headers: { 'retry-after': { description: 'Seconds', schema: { type: 'integer' } } },
            },
          },
        },
      },
      '/.well-known/etalon/keys.json': {
        get: { operationId: 'keys', summary: 'The institute’s public keys', responses: { 200: { description: 'JWK Set' } } },
      },
      '/.well-known/etalon/seal.pem': {
        get: {
          operationId: 'seals',
          summary: 'The certificates with which it has sealed',
          responses: { 200: { description: 'PEM' } },
        },
      },
      '/.well-known/etalon/keys/{kid}.json': {
        get: {
          operationId: 'key',
          summary: 'One public key, by the `kid` of a statement; caches keep it for good',
          parameters: [named('kid', 'As the head of the statement has it')],
          responses: { 200: { description: 'JWK' }, 404: { description: 'The institute never had it' } },
        },
      },
      '/.well-known/etalon/seals/{fingerprint}.pem': {
        get: {
          operationId: 'seal',
          summary: 'One certificate of the seal, by its fingerprint; caches keep it for good',
          parameters: [named('fingerprint', 'SHA-256 of the certificate, in small hexadecimal digits')],
          responses: { 200: { description: 'PEM' }, 404: { description: 'The institute never sealed with it' } },
        },
      },
    },
    components: { schemas: { Status: schema } },
  }
}
