import { capitalAmount } from '@etalon/api/domain'
import type { OfficePaper } from '../../certificates/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { SentFile } from '../../http/index.ts'
import { instituteDay } from '../../numbering/index.ts'
import { type CellKind, mediaTypes, writeXlsx } from '../../spreadsheet/index.ts'
import { booksOf, type Days, daysOf } from '../settlement/reconcile.ts'
import { instituteOf } from './institute.ts'
import { grouped, paperWords, said } from './words.ts'

const sums = [
  ['opening', said('期初未收', 'Owed before')],
  ['settled', said('本期结算', 'Settled')],
  ['charged', said('本期收款', 'Paid')],
  ['closing', said('期末未收', 'Owed after')],
  ['invoiced', said('本期开票', 'Invoiced')],
] as const

/** What the books of some days are called: both as a number of a paper, and as a file. */
const numberOf = ({ from, to }: Days) => `DZ-${from.replaceAll('-', '')}-${to.replaceAll('-', '')}`

/** What every enterprise owed, settled and paid in some days, and all of them together. @param id of the ticket: the days */
export async function reconciliationPaper(tx: Transaction, _caller: unknown, id: string): Promise<OfficePaper> {
  const days = daysOf(id)
  const { rows, total } = await booksOf(tx, days)
  const institute = await instituteOf(tx)
  return {
    title: said('往来对账表', 'Statement of accounts'),
    number: numberOf(days),
    numberLabel: said('编号', 'No.'),
    notice: null,
    issued: await instituteDay(tx),
    institute,
    parts: [
      {
        kind: 'fields',
        rows: [
          [
            { label: said('期间', 'Days'), value: `${days.from} 至 ${days.to}`, sub: `${days.from} to ${days.to}`, strong: true },
            { label: said('单位数', 'Clients'), value: String(rows.length) },
          ],
        ],
      },
      {
        kind: 'table',
        columns: [
          { ...paperWords.place, width: 9 },
          { ...paperWords.enterprise, width: 0 },
          ...sums.map(([, label]) => ({ ...label, width: 21, numeric: true })),
        ],
        rows: rows.map((row, at) => [String(at + 1), row.enterName, ...sums.map(([name]) => grouped(row[name]))]),
        sums: sums.map(([name, label]) => ({ label, value: grouped(total[name]) })),
      },
      {
        kind: 'amount',
        label: said('期末未收合计', 'Owed after, together'),
        figures: grouped(total.closing),
        capitals: capitalAmount(total.closing),
      },
      {
        kind: 'notes',
        items: [
          said(
            '金额单位为人民币元。期初未收 + 本期结算 − 本期收款 = 期末未收；冲销计入收款，作废的发票从作废之日起不计。',
            'Amounts are in yuan (CNY). Owed before + settled − paid = owed after; counter-entries count as payments, void invoices no more from the day they were voided.',
          ),
        ],
      },
      {
        kind: 'hands',
        hands: [
          { label: said('编制', 'Drawn up by'), name: institute.zh },
          { label: said('复核', 'Checked by'), name: institute.zh },
        ],
      },
    ],
  }
}

/** The same as a spreadsheet, to be computed with. */
export async function reconciliationSheet(tx: Transaction, id: string): Promise<SentFile> {
  const days = daysOf(id)
  const { rows, total } = await booksOf(tx, days)
  const chunks: Buffer[] = []
  const number: CellKind = 'number'
  const columns = [
    { header: `${paperWords.enterprise.zh} ${paperWords.enterprise.en}`, kind: 'text' as const },
    ...sums.map(([, { zh, en }]) => ({ header: `${zh} ${en}`, kind: number })),
  ]
  const writer = await writeXlsx({ title: `${days.from} ${days.to}`, columns }, async (bytes) => void chunks.push(bytes))
  const line = (name: string, of: typeof total) => [name, ...sums.map(([key]) => of[key])]
  await writer.rows([
    ...rows.map((row) => line(row.enterName, row)),
    line(`${paperWords.total.zh} ${paperWords.total.en}`, total),
  ])
  await writer.end()
  return { type: mediaTypes.xlsx, name: `${numberOf(days)}.xlsx`, bytes: Buffer.concat(chunks) }
}
