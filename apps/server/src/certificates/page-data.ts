import { documentTitles, printedCheckCode, printedNumber, type ResultTable } from '@etalon/api/domain'
import { referenceMarker } from '@etalon/verify/file'
import type { CertificateData, Named, Remark } from './certificate-data.ts'
import { documentWords } from './document-words.ts'

/** One label with its value on the cover. */
interface Field {
  readonly label: Named
  readonly value: string
  readonly sub: string
  readonly strong: boolean
  readonly large: boolean
}

const field = (label: Named, value: string, more: Partial<Pick<Field, 'sub' | 'strong' | 'large'>> = {}): Field => ({
  label,
  value: value.trim() || '—',
  sub: '',
  strong: false,
  large: false,
  ...more,
})

const printedDate = (date: string | null): string =>
  date === null ? '—' : date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$1年$2月$3日')

const conclusionRow = ({ kind, evaluation }: CertificateData): readonly Field[] => {
  const { conclusion } = evaluation
  if (conclusion !== null) {
    const label =
      kind === 'verification' || kind === 'rejection' ? { zh: '检定结论', en: 'Conclusion' } : { zh: '结论', en: 'Conclusion' }
    return [field(label, conclusion.zh, { sub: conclusion.en, large: true })]
  }
  return [
    field({ zh: '结果', en: 'Results' }, evaluation.uncertainties.length > 0 ? '见续页，每个结果都附扩展不确定度' : '见续页', {
      sub:
        evaluation.uncertainties.length > 0
          ? 'On the following pages, each result with its expanded uncertainty.'
          : 'On the following pages.',
    }),
  ]
}

const dateRow = (data: CertificateData): readonly Field[] => {
  const performed = field(documentWords[data.kind].performed, printedDate(data.performed), {
    strong: data.kind === 'calibration',
  })
  if (data.kind === 'verification') {
    return [performed, field({ zh: '有效期至', en: 'Valid until' }, printedDate(data.validUntil), { strong: true })]
  }
  return data.received === null ? [performed] : [field({ zh: '收样日期', en: 'Received' }, printedDate(data.received)), performed]
}

const cover = (data: CertificateData): readonly (readonly Field[])[] => {
  const words = documentWords[data.kind]
  const { instrument, regulation } = data
  const model = [instrument.model, instrument.accuracy].filter((part) => part.trim() !== '').join('，')
  const failed = data.evaluation.items.filter((item) => !item.passes)
  return [
    [field(words.client, data.client.name, { sub: data.client.address })],
    [field(words.instrument, instrument.zh, { sub: instrument.en, strong: true })],
    [
      field({ zh: '型号规格', en: 'Model, range, class' }, model, { sub: instrument.range }),
      field({ zh: '出厂编号', en: 'Serial number' }, instrument.serial),
    ],
    [field({ zh: '制造单位', en: 'Manufacturer' }, instrument.manufacturer)],
    [field(words.method, `${regulation.number}${regulation.zh}`, { sub: regulation.en })],
    conclusionRow(data),
    ...(data.kind === 'rejection' && failed.length > 0
      ? [
          [
            field({ zh: '不合格项目', en: 'Failed' }, failed.map((item) => item.zh).join('、'), {
              sub: failed.map((item) => item.en).join(', '),
            }),
          ],
        ]
      : []),
    dateRow(data),
  ]
}

const table = ({ columns, rows }: ResultTable, commonUnit: string) => ({
  columns: columns.map(({ zh, en, unit, symbol, group }) => {
    const shownUnit = commonUnit === '' ? unit : ''
    return {
      zh,
      en,
      unit: [symbol, shownUnit].filter((part) => part !== undefined && part !== '').join(' / '),
      group: group ?? null,
    }
  }),
  rows: rows.map((row) => row.map(printedNumber)),
})

const tableNote = (data: CertificateData): Named | null =>
  data.evaluation.verdict === 'none'
    ? null
    : {
        zh: '示值误差取各次读数中相对于最大允许误差最不利者，按全数值比较法判定。',
        en: 'The least favourable reading is given and judged against the limit on unrounded values.',
      }

const uncertainty = ({ evaluation }: CertificateData): Named | null => {
  const rows = evaluation.uncertainties[0]?.rows ?? []
  if (rows.length === 0) return null
  return {
    zh: `U 为扩展不确定度，包含因子 k = 2，包含概率约 95 %，按 JJF 1059.1-2012 评定，计入：${rows.map((row) => row.zh).join('、')}。`,
    en: `U is the expanded uncertainty with coverage factor k = 2 (coverage probability about 95 %), evaluated according to JJF 1059.1-2012; contributions: ${rows.map((row) => row.en.toLowerCase()).join(', ')}.`,
  }
}

const notes = (data: CertificateData): readonly Remark[] => {
  const words = documentWords[data.kind]
  const replaced: readonly Named[] =
    data.replaces === null
      ? []
      : [
          {
            zh: `本证书替换 ${data.replaces.number}，原证书作废。原因：${data.replaces.reason}`,
            en: `This certificate replaces ${data.replaces.number}, which is no longer valid.`,
          },
        ]
  const unjudged = data.evaluation.verdict === 'none' && words.unjudged !== undefined ? [words.unjudged] : []
  return [
    ...replaced,
    ...data.remarks,
    ...words.notes,
    ...unjudged,
    {
      zh: `公钥 ${data.key.id} 的指纹：${data.key.fingerprint}。本证书的签名可据此自行核对。`,
      en: `Fingerprint of key ${data.key.id}: ${data.key.fingerprint}. The signature can be checked against it.`,
    },
  ]
}

const conditions = (data: CertificateData) => [
  { zh: '地点', en: 'Place', value: data.place },
  ...data.conditions.map(({ zh, en, value, unit }) => ({
    zh,
    en,
    value: unit === '' ? value : `${printedNumber(value)} ${unit}`,
  })),
  { zh: '原始记录编号', en: 'Record number', value: data.recordNumber },
]

/** The names under which the template finds the files beside it. */
export interface PageFiles {
  readonly qr: string
  readonly xml: string
}

/** Everything that the page template shows, in the order and wording of the printed document. */
export const pageData = (data: CertificateData, files: PageFiles) => {
  const words = documentWords[data.kind]
  const report = data.kind === 'testing' || data.kind === 'trial'
  const { evaluation } = data
  const title = documentTitles[data.kind]
  const units = new Set(evaluation.table.columns.map((column) => column.unit))
  const [commonUnit = ''] = units.size === 1 ? units : []
  return {
    number: data.number,
    'number-label': report ? { zh: '报告编号', en: 'Report no.' } : { zh: '证书编号', en: 'Certificate no.' },
    title: { zh: title.zh, en: title.en },
    institute: data.institute,
    'check-code': printedCheckCode(data.checkCode),
    portal: new URL(data.portal).host,
    marker: `${referenceMarker}${data.reference}`,
    issued: data.issued,
    seal: { kind: title.seal, note: data.specimen ? '样章 SPECIMEN' : '' },
    'qr-file': files.qr,
    'xml-file': files.xml,
    cover: cover(data),
    signatures: data.signatures.map(({ role, name, on }) => ({ label: words.roles[role], name, on })),
    standards: data.standards,
    // A verification rests on an approved measuring standard, whose own certificate stands in the table.
    traceability:
      data.kind === 'verification' || data.kind === 'rejection'
        ? null
        : {
            zh: '以上标准器的量值经证书所示的检定或校准，溯源至国家计量基准（SI 单位）。',
            en: 'Through the certificates above, the values are traceable to national standards realising the SI.',
          },
    conditions: conditions(data).filter((condition) => condition.value.trim() !== ''),
    items: evaluation.items.map((item) => ({
      zh: item.zh,
      en: item.en,
      limit: printedNumber(item.limit),
      result: printedNumber(item.result),
      passes: item.passes,
      verdict: item.passes ? '合格' : '不合格',
    })),
    words: {
      conditions: words.conditions,
      results: words.results,
      data: commonUnit === '' ? words.data : { zh: words.data.zh, en: `${words.data.en}, ${commonUnit}` },
    },
    table: table(evaluation.table, commonUnit),
    'table-note': tableNote(data),
    characteristics: evaluation.characteristics,
    uncertainty: uncertainty(data),
    notes: notes(data),
    end: report ? 'End of report' : 'End of certificate',
  }
}
