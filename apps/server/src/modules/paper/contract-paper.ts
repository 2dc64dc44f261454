import type { ContractDetail } from '@etalon/api/contract'
import { capitalAmount, decimalOf, decimalText } from '@etalon/api/domain'
import type { Named, OfficePaper, PaperPart } from '../../certificates/index.ts'
import { sql, type Transaction } from '../../db/index.ts'
import { instituteDay } from '../../numbering/index.ts'
import type { Caller } from '../../session/index.ts'
import { contractDetailOf } from '../contract/contract-detail.ts'
import { instituteOf } from './institute.ts'
import { calledOn, grouped, paperWords, said } from './words.ts'

const notInForce: Readonly<Record<string, Named>> = {
  '100': said('草稿，未生效', 'Draft, not in force'),
  '200': said('审核中，未生效', 'In audit, not in force'),
  '400': said('已终止', 'Ended'),
}

/** 0.85 as 85 %. */
const percent = (share: string) => decimalText(decimalOf(share).times(100))

function termsOf(one: ContractDetail): readonly PaperPart[] {
  switch (one.contractType) {
    case '0':
      return [
        {
          kind: 'table',
          columns: [
            { ...paperWords.place, width: 10 },
            { ...said('器具', 'Instrument'), width: 0 },
            { ...said('服务', 'Service'), width: 28 },
            { ...said('价目表（元）', 'Price list, CNY'), width: 26, numeric: true },
            { ...said('合同价（元）', 'Contract price, CNY'), width: 30, numeric: true },
          ],
          rows: one.prices.map((price, at) => [
            String(at + 1),
            said(`${price.kindName}（${price.kindCode}）`, price.kindNameEn),
            calledOn('ability_type', price.abilityType),
            grouped(price.listPrice),
            grouped(price.price),
          ]),
          sums: [],
        },
        {
          kind: 'notes',
          items: [
            said(
              '清单中的器具按合同价结算，其余按乙方价目表。',
              'What is listed is settled at the contract price, the rest by Party B’s price list.',
            ),
          ],
        },
      ]
    case '2':
      return [
        {
          kind: 'amount',
          label: said('固定总价', 'Fixed sum'),
          figures: grouped(one.packageSum ?? '0.00'),
          capitals: capitalAmount(one.packageSum ?? '0'),
        },
        {
          kind: 'notes',
          items: [
            said(
              `固定总价包含检测项目 ${one.packageItems ?? 0} 项；超出的项目按乙方价目表。`,
              `The fixed sum covers ${one.packageItems ?? 0} items; what is beyond is charged by Party B’s price list.`,
            ),
          ],
        },
      ]
    default:
      return [
        {
          kind: 'notes',
          items: [
            said(
              `按乙方价目表价格的 ${percent(one.share ?? '1')} % 结算，已另行报价的项目除外。`,
              `${percent(one.share ?? '1')} % of Party B’s price list is paid, but for what was quoted separately.`,
            ),
          ],
        },
      ]
  }
}

interface Client extends Record<string, unknown> {
  readonly code: string
  readonly address: string
}

/** A contract as it is signed. @throws {Refusal} 404 */
export async function contractPaper(tx: Transaction, caller: Caller, id: string): Promise<OfficePaper> {
  const one = await contractDetailOf(tx, caller, id)
  const institute = await instituteOf(tx)
  const { rows } = await tx.execute<Client>(
    sql`select credit_code as code, concat_ws(' ', nullif(area, ''), nullif(address, '')) as address from enterprise where id = ${one.enterId}`,
  )
  const client = rows[0]
  const type = calledOn('contract_type', one.contractType)
  return {
    title: said('计量检测服务合同', 'Contract for calibration and testing services'),
    number: one.contractNo,
    numberLabel: said('合同编号', 'Contract no.'),
    notice: notInForce[one.standing.state] ?? null,
    issued: await instituteDay(tx),
    institute,
    parts: [
      {
        kind: 'fields',
        rows: [
          [{ label: said('合同名称', 'Name'), value: one.name, strong: true }],
          [
            { label: said('甲方（委托方）', 'Party A, client'), value: one.enterName, sub: client?.code ?? '' },
            { label: said('乙方（受托方）', 'Party B, institute'), value: institute.zh, sub: institute.en },
          ],
          [
            { label: said('甲方地址', 'Address of Party A'), value: client?.address ?? '' },
            { label: said('乙方地址、电话', 'Address of Party B'), value: institute.address, sub: institute.phone },
          ],
          [
            { label: said('合同类型', 'Type'), value: type.zh, sub: type.en },
            {
              label: said('有效期', 'Valid'),
              value: `${one.validFrom} 至 ${one.validTo}`,
              sub: `${one.validFrom} to ${one.validTo}`,
            },
          ],
        ],
      },
      { kind: 'section', title: said('价格条款', 'Terms of price') },
      ...termsOf(one),
      ...(one.remark === ''
        ? []
        : ([
            { kind: 'section', title: said('其他约定', 'Further terms') },
            { kind: 'notes', items: one.remark.split(/\n+/).map((line) => said(line, '')) },
          ] as const)),
      {
        kind: 'hands',
        hands: [
          { label: said('甲方', 'Party A'), name: one.enterName },
          { label: said('乙方', 'Party B'), name: institute.zh },
        ],
      },
    ],
  }
}
