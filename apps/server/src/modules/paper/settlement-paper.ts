import type { SettlementDetail, SettlementLineRow } from '@etalon/api/contract'
import { capitalAmount, decimalOf, decimalText, type OrderSum, sumOf, sumsByOrder } from '@etalon/api/domain'
import type { Named, OfficePaper, PaperPart } from '../../certificates/index.ts'
import type { Transaction } from '../../db/index.ts'
import { instituteDay } from '../../numbering/index.ts'
import { Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { labelFinder } from '../dictionary/own-labels.ts'
import { settlementDetailOf } from '../settlement/settlement-detail.ts'
import { instituteOf } from './institute.ts'
import { calledBy, calledOn, grouped, paperWords, said } from './words.ts'

/** A settlement has a statement once its sum is fixed. */
const settledStates: readonly string[] = ['200', '300', '400']

/** A settlement of which there is a statement. @throws {Refusal} 404, 409 */
export async function settledOne(tx: Transaction, caller: Caller, id: string): Promise<SettlementDetail> {
  const one = await settlementDetailOf(tx, caller, id)
  const { state, version } = one.standing
  if (!settledStates.includes(state)) throw new Refusal(409, 'settlement.no-statement', {}, { state, version })
  return one
}

const negated = (amount: string) => decimalText(decimalOf(amount).negated(), 2)
const taken = (parts: readonly { readonly amount: string }[]) => {
  const sum = sumOf(parts.map(({ amount }) => amount))
  return /[1-9]/.test(sum) ? grouped(negated(sum)) : '—'
}

const basisOf = (line: SettlementLineRow): Named =>
  line.byContract ? said('合同', 'Contract') : line.isQuoted ? said('报价', 'Quote') : said('价目表', 'Price list')

const tableOf = (lines: readonly SettlementLineRow[], sums: { readonly gross: string; readonly net: string }): PaperPart => ({
  kind: 'table',
  columns: [
    { ...paperWords.place, width: 9 },
    { ...said('器具', 'Instrument'), width: 0 },
    { ...said('服务', 'Service'), width: 17 },
    { ...said('价格依据', 'Price by'), width: 17 },
    { ...said('价格', 'Price'), width: 21, numeric: true },
    { ...said('折扣', 'Discount'), width: 19, numeric: true },
    { ...said('减免', 'Reduction'), width: 19, numeric: true },
    { ...said('应收', 'To pay'), width: 23, numeric: true },
  ],
  rows: lines.map((line, at) => [
    String(at + 1),
    said([line.name, line.model].filter(Boolean).join(' '), line.serial),
    calledOn('ability_type', line.abilityType),
    basisOf(line),
    grouped(line.price),
    taken(line.discountsTaken),
    taken(line.reductionsTaken),
    grouped(line.net),
  ]),
  sums: [
    { label: said('折前合计', 'Before discounts'), value: grouped(sums.gross) },
    { label: said('应收合计', 'To be paid'), value: grouped(sums.net) },
  ],
})

/** What each of several orders comes to, before the lines of each. */
const ordersOf = (one: SettlementDetail, sums: readonly OrderSum[]): PaperPart => ({
  kind: 'table',
  columns: [
    { ...paperWords.place, width: 9 },
    { ...paperWords.orderNo, width: 0 },
    { ...said('登记日期', 'Registered'), width: 28 },
    { ...said('项数', 'Items'), width: 14, numeric: true },
    { ...said('折前金额', 'Before discounts'), width: 30, numeric: true },
    { ...said('应收金额', 'To pay'), width: 30, numeric: true },
  ],
  rows: sums.map((sum, at) => {
    const order = one.orders.find(({ orderId }) => orderId === sum.orderId)
    return [
      String(at + 1),
      order?.orderNo ?? '',
      order?.billDate ?? '',
      String(sum.lines.length),
      grouped(sum.gross),
      grouped(sum.net),
    ]
  }),
  sums: [
    { label: said('折前合计', 'Before discounts'), value: grouped(one.gross) },
    { label: said('应收合计', 'To be paid'), value: grouped(one.amount) },
  ],
})

/** The lines of a settlement; of several orders all of them in one table first, and then each by itself. */
function chargedOf(one: SettlementDetail): readonly PaperPart[] {
  const charged: PaperPart = { kind: 'section', title: said('收费明细', 'What is charged') }
  if (one.orders.length < 2) return [charged, tableOf(one.lines, { gross: one.gross, net: one.amount })]
  const sums = sumsByOrder(one.lines)
  return [
    { kind: 'section', title: said('本次结算的委托单', 'Orders of this settlement') },
    ordersOf(one, sums),
    ...sums.flatMap((sum): readonly PaperPart[] => {
      const number = one.orders.find(({ orderId }) => orderId === sum.orderId)?.orderNo ?? ''
      return [
        { kind: 'section', title: said(`委托单 ${number} 收费明细`, `What is charged for ${number}`) },
        tableOf(sum.lines, sum),
      ]
    }),
  ]
}

/** By which agreement it was settled. */
const basesOf = (one: SettlementDetail): string => {
  if (one.contract) return `${one.contract.contractNo} ${one.contract.name}`
  const quotes = new Set(one.orders.flatMap(({ quote }) => (quote ? [quote.quoteNo] : [])))
  return [...quotes].join('、') || '价目表'
}

const chargesOf = (one: SettlementDetail, called: ReturnType<typeof calledBy>): readonly PaperPart[] =>
  one.charges.length === 0
    ? []
    : [
        { kind: 'section', title: said('收款记录', 'Payments') },
        {
          kind: 'table',
          columns: [
            { ...paperWords.date, width: 26 },
            { ...said('收费方式', 'Way'), width: 40 },
            { ...paperWords.remark, width: 0 },
            { ...paperWords.amount, width: 32, numeric: true },
          ],
          rows: one.charges.map((charge) => [
            charge.chargedOn,
            called('charge_type', charge.chargeType),
            charge.reversesId === null ? charge.remark : said(`冲销：${charge.reason}`, 'Counter-entry'),
            grouped(charge.amount),
          ]),
          sums: [{ label: said('已收合计', 'Paid'), value: grouped(one.paid) }],
        },
      ]

const invoicesOf = (one: SettlementDetail, called: ReturnType<typeof calledBy>): readonly PaperPart[] =>
  one.invoices.length === 0
    ? []
    : [
        { kind: 'section', title: said('发票', 'Invoices') },
        {
          kind: 'table',
          columns: [
            { ...paperWords.date, width: 26 },
            { ...said('发票类型', 'Type'), width: 40 },
            { ...said('发票号码', 'Number'), width: 0 },
            { ...paperWords.amount, width: 32, numeric: true },
          ],
          rows: one.invoices.map((invoice) => [
            invoice.issuedOn,
            called('INVOICE_TYPE', invoice.invoiceType),
            invoice.voidedOn === null ? invoice.number : said(invoice.number, `已作废 Void ${invoice.voidedOn}`),
            grouped(invoice.amount),
          ]),
          sums: [{ label: said('已开票合计', 'Invoiced'), value: grouped(one.invoiced) }],
        },
      ]

/** What an order costs, or several together, what was paid of it and what is owed, to be agreed by both sides. @throws {Refusal} 404, 409 */
export async function settlementPaper(tx: Transaction, caller: Caller, id: string): Promise<OfficePaper> {
  const one = await settledOne(tx, caller, id)
  const institute = await instituteOf(tx)
  const called = calledBy(await labelFinder(tx))
  const state = calledOn('OBJECT_STATE', one.standing.state)
  return {
    title: said('结算对账单', 'Statement of settlement'),
    number: one.settlementNo,
    numberLabel: said('结算单号', 'Settlement no.'),
    notice: null,
    issued: await instituteDay(tx),
    institute,
    parts: [
      {
        kind: 'fields',
        rows: [
          [{ label: paperWords.enterprise, value: one.enterName, sub: one.socialNumber, strong: true }],
          [
            one.orders.length < 2
              ? { label: paperWords.orderNo, value: one.orderNo }
              : { label: said('委托单', 'Orders'), value: `${one.orders.length} 张`, sub: `${one.orders.length} orders, below` },
            { label: said('结算日期', 'Settled on'), value: one.settledOn ?? '' },
          ],
          [
            {
              label: said('依据', 'Settled by'),
              value: basesOf(one),
            },
            {
              label: said('状态', 'State'),
              value: state.zh,
              sub: one.guaranteeUntil === null ? state.en : `${state.en}, ${one.guaranteeUntil}`,
            },
          ],
        ],
      },
      ...chargedOf(one),
      {
        kind: 'amount',
        label: said('应收金额', 'To be paid'),
        figures: grouped(one.amount),
        capitals: capitalAmount(one.amount),
      },
      ...chargesOf(one, called),
      ...invoicesOf(one, called),
      { kind: 'amount', label: said('未收金额', 'Still owed'), figures: grouped(one.owed), capitals: capitalAmount(one.owed) },
      {
        kind: 'notes',
        items: [
          said(
            '金额单位为人民币元，逐项修约到分后相加。请核对后签字或盖章。',
            'Amounts are in yuan (CNY); each line is rounded to the cent and then added. Please check and sign.',
          ),
        ],
      },
      {
        kind: 'hands',
        hands: [
          { label: paperWords.enterprise, name: one.enterName },
          { label: said('结算单位', 'Institute'), name: institute.zh },
        ],
      },
    ],
  }
}
