import { CompactSign, exportJWK, generateKeyPair, type JWK } from 'jose'
import { digestOf } from '../file/index.ts'
import { type PublicKeys, type Statement, statementType } from '../statement/index.ts'

export const reference = '7K3M9QXT0123456789ABCDEFGH'

/** Bytes that look like an issued PDF as far as the check reads it: the marker stands in its metadata. */
export const pdf = new TextEncoder().encode(
  `%PDF-1.7\n<pdf:Keywords>LX-2026-003187, etalon-reference:${reference}</pdf:Keywords>\n1.6 级合格\n%%EOF\n`,
)
/** Bytes that look like its XML. */
export const xml = new TextEncoder().encode(`<dcc><value>etalon-reference:${reference}</value><result>0.02</result></dcc>`)

/** An institute of the tests, with a key of its own. */
export interface TestInstitute {
  readonly keys: PublicKeys
  readonly sign: (content: unknown, header?: Readonly<Record<string, string>>) => Promise<string>
  readonly statement: Statement
}

/** Makes an institute that has issued `pdf` and `xml`. */
export const testInstitute = async (kid = '2026-A'): Promise<TestInstitute> => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, use: 'sig' }
  return {
    keys: { keys: [jwk] },
    sign: (content, header) =>
      new CompactSign(new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content)))
        .setProtectedHeader({ alg: 'EdDSA', typ: statementType, kid, ...header })
        .sign(privateKey),
    statement: {
      version: 1,
      tenant: '000000',
      institute: { zh: '示例计量检测研究院', en: 'Example Institute of Metrology' },
      reference,
      number: 'LX-2026-003187',
      kind: 'verification',
      instrument: { zh: '弹性元件式一般压力表', en: 'Elastic pressure gauge', model: 'YB-60', serial: '2409173' },
      conclusion: { zh: '1.6 级合格', en: 'Pass, accuracy class 1.6' },
      issued: '2026-09-10',
      validUntil: '2027-03-07',
      digests: { pdf: await digestOf(pdf), xml: await digestOf(xml) },
      kid,
    },
  }
}
