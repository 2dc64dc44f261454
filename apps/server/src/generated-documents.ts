import { type DocumentKind, documentKindOf, evaluate, measurementOf, sheetFor } from '@etalon/api/domain'
import type { CertificateData } from './certificates/index.ts'
import { calibrationData, testingData, verificationData } from './certificates/testing/certificate-fixtures.ts'
import { kinds } from './demo/catalogue.ts'
import type { Random } from './testing/seed.ts'

/** Texts as people write them into forms, with what XML and typesetting have their own thoughts about. */
const texts = [
  '长沙星麓精工机械有限公司',
  'Müller & Söhne <Werk 2> GmbH',
  '"quoted" \'text\' ]]> &amp;',
  ' 前后有空格  中间  也有 ',
  '𠮷野家（㈱）・𨭎',
  'a\tb\nc',
  '长'.repeat(60),
  '±0.5 %，(−50～200) ℃，10⁻⁶ Ω·m',
] as const
const kindsOfWork = ['1', '2', '3', '4'] as const

/** Readings about a point, as the columns of a sheet want them. */
function readingsOf(sheet: NonNullable<ReturnType<typeof sheetFor>>, random: Random, spread: number): string[][] {
  return sheet.points.map((point) =>
    sheet.columns.map(({ places }, column) => {
      const isResistance = sheet.method === 'platinum-resistance' && column > 0
      const nominal = isResistance ? 100 * (1 + 3.9083e-3 * Number(point)) : Number(point)
      const step = 10 ** -places
      return (nominal + (random.below(2 * spread + 1) - spread) * step).toFixed(places)
    }),
  )
}

/** What was found, for a kind of instrument that the institute knows; undefined where it has no method for that work. */
function evaluated(random: Random, work: '1' | '2'): { readonly evaluation: CertificateData['evaluation'] } | undefined {
  const sheet = sheetFor(random.pick(kinds).code, work)
  if (!sheet) return undefined
  const measured = measurementOf(
    sheet,
    {
      readings: readingsOf(sheet, random, random.chance(0.3) ? 40 : 1),
      observations: Object.fromEntries(sheet.observations.map(({ key }) => [key, random.chance(0.9)])),
    },
    [{ zh: '标准器', en: 'Standard', expanded: '0.012', coverageFactor: '2' }],
  )
  return measured && { evaluation: evaluate(measured) }
}

/** A document of one kind of work, as forms and sheets of any content could make it. */
export function generatedDocument(random: Random, place: number): CertificateData {
  const work = kindsOfWork[place % kindsOfWork.length] ?? '1'
  const text = () => random.pick(texts)
  const perhaps = (said: string) => (random.chance(0.4) ? '' : said)
  const sample = work === '1' ? verificationData : work === '2' ? calibrationData : testingData
  let found: ReturnType<typeof evaluated>
  while ((work === '1' || work === '2') && !found) found = evaluated(random, work)
  const evaluation = found?.evaluation ?? sample.evaluation
  const kind: DocumentKind = documentKindOf(work, evaluation.verdict === 'fail')
  return {
    ...sample,
    kind,
    evaluation,
    number: `XS-2026-${String(place).padStart(6, '0')}`,
    client: { name: text(), address: perhaps(text()) },
    instrument: {
      ...sample.instrument,
      zh: text(),
      en: perhaps(sample.instrument.en),
      model: perhaps(text()),
      serial: perhaps(text()),
      manufacturer: perhaps(text()),
      range: perhaps(text()),
      accuracy: perhaps(text()),
    },
    regulation: { ...sample.regulation, en: perhaps(sample.regulation.en) },
    place: perhaps(text()),
    performanceLocation: random.pick(['laboratory', 'customer']),
    received: random.chance(0.5) ? sample.received : null,
    validUntil: kind === 'verification' && random.chance(0.8) ? '2027-03-07' : null,
    signatures: sample.signatures
      .slice(0, 1 + random.below(3))
      .map((one) => ({ ...one, name: random.pick(['周明远', 'Ann O’Hara', '何·静']) })),
    standards: sample.standards
      .slice(0, 1 + random.below(sample.standards.length))
      .map((one) => ({ ...one, en: perhaps(one.en) })),
    conditions: sample.conditions.slice(0, random.below(sample.conditions.length + 1)),
    replaces: random.chance(0.3) ? { number: 'LX-2026-000001', reason: text() } : null,
    remarks: Array.from({ length: random.below(3) }, () => ({ zh: text(), en: perhaps('A remark <of> ours & theirs') })),
    specimen: random.chance(0.5),
  }
}
