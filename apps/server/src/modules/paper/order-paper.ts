import type { OrderDetail } from '@etalon/api/contract'
import { capitalAmount, dayInShanghai } from '@etalon/api/domain'
import type { Named, OfficePaper, PaperField, PaperHand, PaperPart } from '../../certificates/index.ts'
import type { Transaction } from '../../db/index.ts'
import { instituteDay } from '../../numbering/index.ts'
import type { Caller } from '../../session/index.ts'
import { orderDetailOf } from '../order/order-detail.ts'
import { inkOf } from './hand-ink.ts'
import { instituteOf } from './institute.ts'
import { calledOn, grouped, paperWords, said } from './words.ts'

/** What has to be known first of an order that is not accepted, or not any more. */
const temporary = said('暂存，内容尚未完整', 'Kept for later, not complete')
const notAccepted: Readonly<Record<string, Named>> = {
  '50': said('业务登记，尚未提交', 'Registered, not handed in'),
  '100': said('待审核，尚未受理', 'Handed in, not accepted yet'),
  '0': said('已作废', 'Void'),
}

const called = (label: Named, dictionary: Parameters<typeof calledOn>[0], key: string): PaperField => {
  const { zh, en } = calledOn(dictionary, key)
  return { label, value: zh, sub: en }
}

const fieldsOf = (one: OrderDetail): PaperPart => ({
  kind: 'fields',
  rows: [
    [{ label: paperWords.enterprise, value: one.enterName, sub: one.socialNumber, strong: true }],
    [{ label: said('地址', 'Address'), value: [one.areaName, one.address].filter(Boolean).join(' ') }],
    [
      { label: said('联系人', 'Contact'), value: one.applicant },
      { label: said('联系电话', 'Telephone'), value: one.mobile, sub: one.phone },
    ],
    ...(one.agent === '' ? [] : [[{ label: said('经办人', 'Brought by'), value: one.agent }]]),
    [
      called(said('单据类型', 'Type of order'), 'order-business-type', one.billType),
      called(said('业务属性', 'Business attribute'), 'business_attr', one.bussinessType),
    ],
    [
      called(said('服务方式', 'Service'), 'SERVICE_TYPE', one.serviceType),
      called(said('取样方式', 'Collection'), 'send_way', one.sendWay),
    ],
    [
      { label: said('期望完成', 'Needed by'), value: one.hopeTestDate ?? '' },
      { label: said('业务员', 'Account manager'), value: one.businessStaffName },
    ],
    [
      { label: said('登记日期', 'Registered on'), value: one.billDate },
      { label: said('登记人', 'Registered by'), value: one.createStaffName },
    ],
    ...(one.acceptorName === '' ? [] : [[{ label: said('受理人', 'Accepted by'), value: one.acceptorName }]]),
    ...(one.cancelled === null
      ? []
      : [
          [
            {
              label: said('作废原因', 'Why it is void'),
              value: one.cancelled.cancelReason,
              sub: `${one.cancelled.cancelStaffName} ${dayInShanghai(new Date(one.cancelled.cancelTime))}`,
            },
          ],
        ]),
    ...(one.quote === null ? [] : [[{ label: said('报价单号', 'Quote no.'), value: one.quote.quoteNo }]]),
    ...(one.remark === '' ? [] : [[{ label: said('检测要求、备注', 'Requirements'), value: one.remark }]]),
  ],
})

/** What is planned at the client's, where something is. */
const visitPartOf = ({ visit }: OrderDetail): readonly PaperPart[] =>
  visit === null
    ? []
    : [
        { kind: 'section', title: said('现场检测安排', 'Plan on site') },
        {
          kind: 'fields',
          rows: [
            [
              { label: said('时间', 'Time'), value: `${visit.startTime} 至 ${visit.endTime}` },
              { label: said('地点', 'Place'), value: visit.place },
            ],
            [
              { label: said('现场联系人', 'Contact on site'), value: visit.contact, sub: visit.mobile },
              { label: said('检测人员', 'Who comes'), value: visit.people.map(({ name }) => name).join('、') },
            ],
            [
              {
                label: said('车辆', 'Vehicles'),
                value: visit.traffics.map((one) => `${one.carNumber}（${one.driverStaffName}）`).join('、'),
              },
            ],
            ...(visit.needs === '' ? [] : [[{ label: said('现场条件和准备', 'What is needed'), value: visit.needs }]]),
          ],
        },
      ]

const instrumentsOf = (one: OrderDetail): PaperPart => ({
  kind: 'table',
  columns: [
    { ...paperWords.place, width: 9 },
    { ...said('器具、编号', 'Instrument, serial no.'), width: 0 },
    { ...said('测量范围、准确度', 'Range, accuracy'), width: 36 },
    { ...said('服务', 'Service'), width: 18 },
    { ...said('依据', 'By'), width: 30 },
    { ...said('价格', 'Price'), width: 21, numeric: true },
  ],
  rows: one.instruments.map((piece, at) => [
    String(at + 1),
    said(
      [piece.name, piece.model].filter(Boolean).join(' '),
      [piece.serial, piece.manufacturer, piece.sampleNo ?? ''].filter(Boolean).join(' · '),
    ),
    said(piece.range, piece.accuracy),
    calledOn('ability_type', piece.abilityType),
    piece.regulation,
    grouped(piece.price),
  ]),
  sums: [{ label: paperWords.total, value: grouped(one.amount) }],
})

const signedBefore = (day: string): Named =>
  said(
    `委托方 ${day} 所签的是改动前的委托单，改动后尚未签字。`,
    `What the client signed on ${day} was the order before it was changed; the change is not signed yet.`,
  )

const signedVersion = (amendment: number): Named =>
  said(
    `委托方所签的是第 ${amendment} 次变更后的委托单。`,
    `What the client signed is the order as it stands after change ${amendment}.`,
  )

/** The client's hand, with what it signed. What was signed before the order was changed stands on no bill of what it says now. */
function clientOf({ enterName, signature }: OrderDetail): PaperHand {
  const hand = { label: paperWords.enterprise, name: enterName }
  if (!signature?.holds) return hand
  const given = signature.signature
  const ink = given.kind === 'typed' ? { lines: [], typed: given.name } : { lines: inkOf(given.strokes), typed: '' }
  return { ...hand, signed: { by: signature.signerName, on: dayInShanghai(new Date(signature.at)), ...ink } }
}

/** What somebody asked the institute to do, as both sides sign it (billPdfPath). @throws {Refusal} 404 */
export async function orderPaper(tx: Transaction, caller: Caller, id: string): Promise<OfficePaper> {
  const one = await orderDetailOf(tx, caller, id)
  const institute = await instituteOf(tx)
  return {
    title: said('计量检测委托单', 'Order for calibration and testing'),
    number: one.orderNo,
    numberLabel: paperWords.orderNo,
    notice: one.isTemp && one.standing.state === '50' ? temporary : (notAccepted[one.standing.state] ?? null),
    issued: await instituteDay(tx),
    institute,
    parts: [
      fieldsOf(one),
      ...visitPartOf(one),
      { kind: 'section', title: said('委托器具', 'Instruments') },
      instrumentsOf(one),
      { kind: 'amount', label: said('费用合计', 'Charges'), figures: grouped(one.amount), capitals: capitalAmount(one.amount) },
      {
        kind: 'notes',
        items: [
          said(
            '费用按登记时的价目表或报价计算，实收以结算单为准。',
            'Charges follow the price list or the quote at registration; what is paid is what the statement of settlement says.',
          ),
          said(
            '请核对委托单位名称、器具和要求：证书和报告按本单出具。',
            'Please check the client, the instruments and the requirements: certificates and reports are made by this paper.',
          ),
          ...(one.signature?.holds && one.signature.amendment > 0 ? [signedVersion(one.signature.amendment)] : []),
          ...(one.signature === null || one.signature.holds ? [] : [signedBefore(dayInShanghai(new Date(one.signature.at)))]),
        ],
      },
      {
        kind: 'hands',
        hands: [clientOf(one), { label: said('受理单位', 'Institute'), name: institute.zh }],
      },
    ],
  }
}
