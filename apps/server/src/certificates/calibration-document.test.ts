import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generatedDocument } from '../generated-documents.ts'
import { newSeed, randomOf } from '../testing/seed.ts'
import { calibrationDocument } from './calibration-document.ts'
import { calibrationData, rejectionData, verificationData } from './testing/certificate-fixtures.ts'

const run = promisify(execFile)
const schemas = join(import.meta.dirname, 'testing/schemas')
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etalon-dcc-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Asks the schema; what it says against the document, or an empty text. */
const complaints = async (xml: string): Promise<string> => {
  const file = join(folder, 'certificate.xml')
  await writeFile(file, xml)
  // A list with blanks between: as an address, a folder's own blanks are none.
  const environment = { ...process.env, XML_CATALOG_FILES: pathToFileURL(join(schemas, 'catalog.xml')).href }
  try {
    await run('xmllint', ['--nonet', '--noout', '--schema', join(schemas, 'dcc.xsd'), file], { env: environment })
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('[CERT-3] the Digital Calibration Certificate is valid against DCC 3.3.0', () => {
  test.each([
    ['a verification', verificationData],
    ['a notice of failure', rejectionData],
    ['a calibration', calibrationData],
    ['a replacement', { ...verificationData, replaces: { number: 'LX-2026-003001', reason: '委托单位名称有误' } }],
    ['a test report', { ...verificationData, kind: 'testing' as const, validUntil: null }],
    [
      'hostile words',
      { ...verificationData, client: { name: ' <b>&"]]>\u0000\ud800 ', address: ' ' }, remarks: [{ zh: '\u000b', en: ' ' }] },
    ],
    [
      'a bare one',
      {
        ...verificationData,
        standards: [],
        conditions: [],
        received: null,
        recordNumber: ' ',
        instrument: { ...verificationData.instrument, en: '', manufacturer: '', model: '', range: '', accuracy: '', serial: '' },
      },
    ],
  ])('%s', async (_name, data) => {
    expect(await complaints(calibrationDocument(data))).toBe('')
  })

  test('whatever forms and sheets could hold, of every kind of work', async () => {
    const random = randomOf(newSeed())
    for (let place = 0; place < 24; place += 1) {
      const xml = calibrationDocument(generatedDocument(random, place))
      expect(await complaints(xml), xml).toBe('')
    }
  })

  test('and the schema would notice if it were not', async () => {
    const xml = calibrationDocument(verificationData)
    expect(await complaints(xml.replace('schemaVersion="3.3.0"', 'schemaVersion="3.2.1"'))).toContain('schemaVersion')
    expect(await complaints(xml.replace(/<dcc:beginPerformanceDate>.*?<\/dcc:beginPerformanceDate>/, ''))).toContain(
      'beginPerformanceDate',
    )
  })
})

test('[CERT-3] the data say what the page says: values, uncertainty, conformity, last day, reference', () => {
  const verification = calibrationDocument(verificationData)
  expect(verification).toContain('<dcc:uniqueIdentifier>LX-2026-003187</dcc:uniqueIdentifier>')
  expect(verification).toContain('<dcc:conformity>pass</dcc:conformity>')
  expect(verification).toContain('<dcc:date>2027-03-07</dcc:date>')
  expect(verification).toContain('etalon-reference:7K3M9QXT0123456789ABCDEFGH')
  expect(verification).toContain('<si:valueXMLList>0.00 0.01 0.02 0.02 0.02</si:valueXMLList>')
  const calibration = calibrationDocument(calibrationData)
  expect(calibration).not.toContain('dcc:conformity')
  expect(calibration).not.toContain('basic_recalibration')
  expect(calibration).toMatch(/<si:valueExpandedMUXMLList>(0\.01\d ?){26}<\/si:valueExpandedMUXMLList>/)
  expect(calibrationDocument(rejectionData)).toContain('<dcc:conformity>fail</dcc:conformity>')
  expect(calibrationDocument({ ...verificationData, replaces: { number: 'LX-2026-003001', reason: '更正' } })).toContain(
    '<dcc:replacedUniqueIdentifier>LX-2026-003001',
  )
})

test('[CERT-3] a unit that D-SI does not know is refused', () => {
  const conditions = [{ key: 'pressure', zh: '气压', en: 'Pressure', unit: 'bar?', value: '1' }]
  expect(() => calibrationDocument({ ...calibrationData, conditions })).toThrow(RangeError)
})
