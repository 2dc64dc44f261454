import type { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { issueDocument, pictureOfDocument } from './issue-document.ts'
import { issueAside, pictureAside } from './press.ts'
import { calibrationData, verificationData } from './testing/certificate-fixtures.ts'
import { UnprintableText } from './typeset.ts'

test('[CERT-2] documents that are set aside have the bytes that they have here, each its own', async () => {
  const [calibration, verification, picture] = await Promise.all([
    issueAside(calibrationData),
    issueAside(verificationData),
    pictureAside(calibrationData),
  ])
  expect(calibration.digests).toEqual(issueDocument(calibrationData).digests)
  expect(verification.digests).toEqual(issueDocument(verificationData).digests)
  expect(verification.pdf.length).toBeGreaterThan(10_000)
  expect(picture).toBe(pictureOfDocument(calibrationData))
})

test('[CERT-2] while documents are set, whoever asks for something else is answered', async () => {
  const answered: string[] = []
  const documents = Array.from({ length: 5 }, (_, place) =>
    issueAside({ ...calibrationData, place: `现场 ${place}` }).then(() => answered.push('document')),
  )
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  for (let turns = 0; turns < 20; turns += 1) await turn()
  answered.push('other')
  await Promise.all(documents)
  expect(answered.indexOf('other')).toBeLessThan(5)
  expect(answered).toHaveLength(6)
})

test('[CERT-2] what no font can print is told with the text, and the next document is set', async () => {
  const unprintable = issueAside({ ...verificationData, client: { name: '甲\u{10fffd}乙', address: '' } })
  await expect(unprintable).rejects.toThrow(UnprintableText)
  await expect(unprintable).rejects.toMatchObject({ text: '\u{10fffd}' })
  expect((await issueAside(verificationData)).digests).toEqual(issueDocument(verificationData).digests)
})

test('[CERT-2] whoever waits for a thread that ends is told, and the next document is set by another', async () => {
  // One of its own, which no other test has begun.
  vi.resetModules()
  const own = await import('./press.ts')
  const begun = () => new Promise<Worker>((resolve) => process.once('worker', resolve))
  const first = begun()
  const waiting = Promise.allSettled([own.issueAside(calibrationData), own.pictureAside(calibrationData)])
  await (await first).terminate()
  expect(await waiting).toMatchObject([
    { status: 'rejected', reason: { name: 'TypesettingFailure' } },
    { status: 'rejected', reason: { name: 'TypesettingFailure' } },
  ])
  const second = begun()
  expect((await own.issueAside(verificationData)).digests).toEqual(issueDocument(verificationData).digests)
  expect(await second).not.toBe(await first)
})
