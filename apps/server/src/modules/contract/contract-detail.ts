import type { ContractDetail } from '@etalon/api/contract'
import { sql, type Transaction } from '../../db/index.ts'
import type { Caller } from '../../session/index.ts'
import { contracts } from './contract-list.ts'

type Extra = Pick<ContractDetail, 'remark' | 'share' | 'packageSum' | 'packageItems' | 'settledCount' | 'settledSum'>

/** A contract with its terms. @throws {Refusal} 404 */
export async function contractDetailOf(tx: Transaction, caller: Caller, id: string): Promise<ContractDetail> {
  const row = await contracts.one(tx, caller, id)
  const { rows: extras } = await tx.execute<Extra & Record<string, unknown>>(sql`
    select t.remark, trim_scale(t.share)::text as share, t.package_sum::text as "packageSum", t.package_items as "packageItems",
      (select count(*)::int from settlement x where x.contract_id = t.id) as "settledCount",
      (select round(coalesce(sum(x.amount), 0), 2)::text from settlement x where x.contract_id = t.id) as "settledSum"
    from contract t where t.id = ${id}`)
  const [extra] = extras
  if (!extra) throw new Error('the contract was there a moment ago')
  const { rows: prices } = await tx.execute<ContractDetail['prices'][number] & Record<string, unknown>>(sql`
    select p.kind_code as "kindCode", p.ability_type as "abilityType", p.price::text, coalesce(k.name, p.kind_code) as "kindName",
      coalesce(k.name_en, '') as "kindNameEn", coalesce(k.price, p.price)::text as "listPrice"
    from contract_price p left join instrument_kind k on k.code = p.kind_code and k.tenant_id = p.tenant_id
    where p.contract_id = ${id} order by p.id`)
  return { ...row, ...extra, prices }
}
