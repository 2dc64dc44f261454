import { type Call, callButton, contract } from '@etalon/api/contract'
import type pg from 'pg'

interface GivenButton {
  /** The menu beneath which it stands. */
  readonly menu: string
  readonly call: Call
  readonly zh: string
  readonly en: string
}

/** Buttons whose roles an institute is likely to decide by itself. */
const given: readonly GivenButton[] = [
  { menu: 'order_list', call: contract.order.sign, zh: '委托方签字', en: 'Signature of the client' },
  { menu: 'order_list', call: contract.order.amend, zh: '变更委托单', en: 'Change an order' },
  { menu: 'enterprise', call: contract.enterprise.merge, zh: '合并单位', en: 'Merge enterprises' },
  { menu: 'enterprise', call: contract.enterprise.remove, zh: '删除单位', en: 'Remove an enterprise' },
  { menu: 'report_list', call: contract.report.withdraw, zh: '撤回证书', en: 'Withdraw a certificate' },
  { menu: 'report_list', call: contract.report.reissue, zh: '换发证书', en: 'Replace a certificate' },
  { menu: 'settlement', call: contract.settlement.charge, zh: '收费', en: 'Take a payment' },
  { menu: 'settlement', call: contract.settlement.reverse, zh: '冲销收费', en: 'Reverse a payment' },
]

/** Writes down some buttons with the roles that have them by themselves: an administrator sees how it is done, and changes them. */
export async function giveButtons(client: pg.Client, tenant: string): Promise<void> {
  for (const [place, { menu, call, zh, en }] of given.entries()) {
    await client.query(
      `insert into menu (tenant_id, parent_id, code, name, name_en, path, sort, category, action, roles)
       select tenant_id, id, $3, $4, $5, '', $6, 2, 2, $7 from menu where tenant_id = $1 and code = $2`,
      [tenant, menu, callButton(call), zh, en, place, call.roles ?? []],
    )
  }
}
