import { expect, test } from 'vitest'
import { referenceInCode } from './reference-in-code.ts'

const reference = '7K3M9QXT0123456789ABCDEFGH'

test.each([
  ['as it is printed', `HTTPS://CX.EXAMPLE.COM/V/${reference}`],
  ['without encryption, as on a test machine', `HTTP://127.0.0.1:8081/V/${reference}`],
  ['in small letters', `https://cx.example.com/v/${reference.toLowerCase()}`],
  ['from another host, which an institute may have had', `https://old.example.org/v/${reference}`],
  ['with the language before it', `https://cx.example.com/en/v/${reference}`],
  ['with what a messenger adds', `https://cx.example.com/v/${reference}/?from=chat#top`],
  ['with a line break behind it', `https://cx.example.com/v/${reference}\n`],
])('[PUB-3] a code %s holds its reference', (_, text) => {
  expect(referenceInCode(text)).toBe(reference)
})

test.each([
  ['nothing', ''],
  ['words', '检定证书'],
  ['a bare reference', reference],
  ['another page', 'https://cx.example.com/certificateFalsification'],
  ['a reference that is too short', `https://cx.example.com/v/${reference.slice(1)}`],
  ['a reference that is too long', `https://cx.example.com/v/${reference}0`],
  ['a symbol that none has', `https://cx.example.com/v/U${reference.slice(1)}`],
  ['a file of a certificate', `https://cx.example.com/v/${reference}/certificate.pdf`],
  ['the path further down', `https://cx.example.com/a/v/${reference}`],
  ['the path behind a question mark', `https://cx.example.com/?/v/${reference}`],
  ['another protocol', `javascript:alert(1)//x/v/${reference}`],
  ['a certificate address inside of other text', `see https://cx.example.com/v/${reference}`],
])('[PUB-3] %s is no code of a certificate', (_, text) => {
  expect(referenceInCode(text)).toBeUndefined()
})
