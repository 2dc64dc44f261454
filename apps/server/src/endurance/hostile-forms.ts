import type { Random } from '../testing/index.ts'

/** A form as it is sent. */
export interface SentForm {
  readonly type: string
  readonly body: Buffer
}

const boundary = 'walk'
const usual = `multipart/form-data; boundary=${boundary}`
const pdf = '%PDF-1.7\n%%EOF'

/** One part of a form. @param disposition what follows `form-data` */
const part = (disposition: string, content: string | Buffer, more = 'Content-Type: application/pdf\r\n'): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data${disposition}\r\n${more}\r\n`, 'latin1'),
    typeof content === 'string' ? Buffer.from(content) : content,
    Buffer.from('\r\n'),
  ])
const end = Buffer.from(`--${boundary}--\r\n`)
const file = part('; name="file"; filename="a.pdf"', pdf)
const form = (...parts: readonly Buffer[]): SentForm => ({ type: usual, body: Buffer.concat([...parts, end]) })

/** Forms that no browser would send, or that a browser can be made to send. */
const forms: readonly ((random: Random) => SentForm)[] = [
  // Names.
  ...[
    '../../../etc/passwd.pdf',
    '..\\..\\x.pdf',
    'a\u0000.pdf',
    '.pdf',
    'con.pdf',
    `${'x'.repeat(5000)}.pdf`,
    '\u202efdp.exe',
    'a.pdf;.svg',
    '<img src=x onerror=alert(1)>.pdf',
    '$(id).pdf',
  ].map((name) => () => form(part(`; name="file"; filename="${name}"`, pdf))),
  () => form(part(`; name="file"; filename*=UTF-8''%E2%82%AC%00.pdf`, pdf)),
  () => form(part(`; name="file"; filename*=nothing''%FF.pdf; filename="b.pdf"`, pdf)),
  () => form(part('; name="file"; filename="a.pdf"; filename="b.html"', pdf)),
  () => form(part('; filename="a.pdf"', pdf)),
  () => form(part('; name=file; filename=a.pdf', pdf)),
  () => form(part('; name="__proto__"; filename="a.pdf"', pdf)),
  () => form(part('; name="__proto__"', '{"isAdmin":true}', ''), file),
  () => form(part('; name="constructor"', 'x', ''), part('; name="toString"', 'x', ''), file),
  // How many, and how long.
  () => form(file, file),
  () => form(...Array.from({ length: 200 }, () => file)),
  () => form(...Array.from({ length: 2000 }, (_, place) => part(`; name="field${place}"`, 'x', '')), file),
  () => form(part('; name="field"', 'x'.repeat(1_200_000), ''), file),
  () => form(part('; name="file"; filename="a.pdf"', pdf, `X-Long: ${'x'.repeat(20_000)}\r\n`)),
  () => form(part('; name="file"; filename="a.pdf"', pdf, 'X-A: b\r\n'.repeat(3000))),
  () => form(part('; name="file"; filename="a.pdf"', '')),
  () => form(),
  // Content that is not what it says.
  () => form(part('; name="file"; filename="a.pdf"', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
  () =>
    form(part('; name="file"; filename="a.png"', Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff08060000', 'hex'))),
  () =>
    form(part('; name="file"; filename="a.xlsx"', Buffer.from('504b0304ffffffffffffffffffffffffffffffffffffffffffff', 'hex'))),
  () => form(part('; name="file"; filename="a.zip"', Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18, 255)]))),
  () => form(part('; name="file"; filename="a.pdf"', pdf, 'Content-Transfer-Encoding: base64\r\n')),
  () => form(part('; name="file"; filename="a.pdf"', pdf, 'Content-Type: multipart/mixed; boundary=walk\r\n')),
  () => form(part('; name="file"; filename="a.pdf"', pdf, 'Content-Type: text/html; charset=\u0000\r\n')),
  // Ends and boundaries.
  (random) => ({ type: usual, body: file.subarray(0, 1 + random.below(file.length - 1)) }),
  () => ({ type: usual, body: Buffer.concat([file, file]) }),
  () => ({ type: usual, body: Buffer.concat([end, file, end]) }),
  () => ({ type: usual, body: Buffer.from(`--${boundary}\r\n\r\n\r\n--${boundary}--`) }),
  () => ({ type: usual, body: Buffer.from(`\r\n--${boundary}`) }),
  () => ({ type: usual, body: Buffer.concat([Buffer.alloc(200_000, 10), file, end]) }),
  () => ({ type: usual, body: Buffer.concat([Buffer.from(file.toString('latin1').replaceAll('\r\n', '\n')), end]) }),
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=other',
    `multipart/form-data; boundary=${'b'.repeat(500)}`,
    'multipart/form-data; boundary="wa\\"lk"',
    'multipart/form-data; boundary=walk; boundary=other',
    'multipart/mixed; boundary=walk',
    'multipart/form-data; charset=utf-16; boundary=walk',
  ].map((type) => () => ({ type, body: Buffer.concat([file, end]) })),
]

/** A form that is none, or does harm to who takes it for one. */
export const hostileForm = (random: Random): SentForm => random.pick(forms)(random)
