import type { CertificateData, Named } from './certificate-data.ts'
import { pageData } from './page-data.ts'

/** A passage of a document: where it stands, what it is called, and what it says as it is printed. */
export interface DocumentPassage {
  /** The same in every version of the document. */
  readonly key: string
  readonly section: Named
  readonly label: Named
  readonly value: string
}

const coverWords: Named = { zh: '封面', en: 'Cover' }
const standardsWords: Named = { zh: '所用计量标准与标准器', en: 'Measuring standards used' }
const characteristicsWords: Named = { zh: '特征值', en: 'Characteristic values' }
const uncertaintyWords: Named = { zh: '测量不确定度', en: 'Uncertainty of measurement' }
const notesWords: Named = { zh: '说明', en: 'Notes' }

/** The parts of a passage that say something. */
const joined = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join('；')

/**
 * What a document says, passage by passage in its order, as its pages print it. Left out is what each copy has of its own, such as
 * numbers, codes and signatures.
 */
export function passagesOf(data: CertificateData): readonly DocumentPassage[] {
  const page = pageData(data, { qr: '', xml: '' })
  const under = (section: Named, place: string, label: Named, value: string): DocumentPassage => ({
    key: place,
    section,
    label,
    value,
  })
  const { columns, rows } = page.table
  // The last note is the fingerprint of the key, which is of the copy.
  const notes = page.notes.slice(0, -1)
  return [
    under(coverWords, 'cover:title', { zh: '文书', en: 'Document' }, page.title.zh),
    ...page.cover.flat().map(({ label, value, sub }) => under(coverWords, `cover:${label.en}`, label, joined(value, sub))),
    ...page.standards.map(({ zh, en, range, accuracy, certificateNumber, validUntil }, at) =>
      under(standardsWords, `standards:${at}`, { zh, en }, joined(range, accuracy, certificateNumber, validUntil)),
    ),
    ...page.conditions.map(({ zh, en, value }) => under(page.words.conditions, `conditions:${en}`, { zh, en }, value)),
    ...page.items.map(({ zh, en, limit, result, verdict }) =>
      under(page.words.results, `items:${en}`, { zh, en }, joined(limit, result, verdict)),
    ),
    ...rows.map((cells, at) =>
      under(
        page.words.data,
        `data:${at}`,
        { zh: `第 ${at + 1} 行`, en: `Row ${at + 1}` },
        // As the head of the table names them: two columns may be called 升压, under groups of their own.
        cells.map((cell, column) => [columns[column]?.group?.zh, columns[column]?.zh, cell].filter(Boolean).join(' ')).join('；'),
      ),
    ),
    ...page.characteristics.map(({ zh, en, value }) => under(characteristicsWords, `characteristics:${en}`, { zh, en }, value)),
    ...(page.uncertainty === null ? [] : [under(uncertaintyWords, 'uncertainty', uncertaintyWords, page.uncertainty.zh)]),
    ...notes.map(({ zh }, at) => under(notesWords, `notes:${at}`, { zh: `第 ${at + 1} 条`, en: `Note ${at + 1}` }, zh)),
  ]
}
