import type { OrderDetail, SpotBack } from '@etalon/api/contract'
import type { OfficePaper, PaperPart } from '../../certificates/index.ts'
import type { Transaction } from '../../db/index.ts'
import { instituteDay } from '../../numbering/index.ts'
import { Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { orderDetailOf } from '../order/order-detail.ts'
import { instituteOf } from './institute.ts'
import { paperWords, said } from './words.ts'

const fieldsOf = (one: OrderDetail, bill: SpotBack): PaperPart => ({
  kind: 'fields',
  rows: [
    [{ label: paperWords.enterprise, value: one.enterName, sub: one.socialNumber, strong: true }],
    [
      { label: paperWords.orderNo, value: one.orderNo },
      { label: said('带回时间', 'Taken on'), value: bill.takenTime },
    ],
    [{ label: said('地点', 'Place'), value: one.visit?.place ?? [one.areaName, one.address].filter(Boolean).join(' ') }],
    [
      { label: said('委托方交付人', 'Handed over by'), value: bill.giverName },
      { label: said('带回人', 'Taken by'), value: bill.takenByName },
    ],
    ...(bill.remark === '' ? [] : [[{ label: paperWords.remark, value: bill.remark }]]),
  ],
})

function instrumentsOf({ instruments }: OrderDetail, { samples }: SpotBack): PaperPart {
  const brought = samples.flatMap(({ id, note }) => {
    const piece = instruments.find((one) => one.id === id)
    return piece ? [{ piece, note }] : []
  })
  return {
    kind: 'table',
    columns: [
      { ...paperWords.place, width: 9 },
      { ...said('器具、编号', 'Instrument, serial no.'), width: 0 },
      { ...said('测量范围、准确度', 'Range, accuracy'), width: 40 },
      { ...said('外观和附件', 'Looks, what came with it'), width: 50 },
    ],
    rows: brought.map(({ piece, note }, at) => [
      String(at + 1),
      said(
        [piece.name, piece.model].filter(Boolean).join(' '),
        [piece.serial, piece.manufacturer, piece.sampleNo ?? ''].filter(Boolean).join(' · '),
      ),
      said(piece.range, piece.accuracy),
      note === '' ? '—' : note,
    ]),
    sums: [],
  }
}

/** What a client has in hand whose instruments were brought back to the institute (spotBackBillId). @param id of the order. @throws {Refusal} 404, 409 */
export async function spotBackPaper(tx: Transaction, caller: Caller, id: string): Promise<OfficePaper> {
  const one = await orderDetailOf(tx, caller, id)
  const { spotBack: bill } = one
  if (bill === null) throw new Refusal(409, 'spot-back.none')
  const institute = await instituteOf(tx)
  return {
    title: said('现场带回单', 'Instruments taken back from site'),
    number: bill.billNo,
    numberLabel: said('带回单号', 'Bill no.'),
    notice: one.standing.state === '0' ? said('委托单已作废', 'The order is void') : null,
    issued: await instituteDay(tx),
    institute,
    parts: [
      fieldsOf(one, bill),
      { kind: 'section', title: said('带回器具', 'Instruments') },
      instrumentsOf(one, bill),
      {
        kind: 'notes',
        items: [
          said(
            `以上 ${bill.samples.length} 件器具由本院带回检测，完成后按委托单的取样方式返还。`,
            `The institute took ${bill.samples.length} instruments with it; they come back as the order says once they are tested.`,
          ),
          said('请核对器具和附件，凭本单查询和领取。', 'Please check what is listed; ask and fetch by this paper.'),
        ],
      },
      {
        kind: 'hands',
        hands: [
          { label: paperWords.enterprise, name: one.enterName },
          { label: said('带回人', 'Taken by'), name: bill.takenByName },
        ],
      },
    ],
  }
}
