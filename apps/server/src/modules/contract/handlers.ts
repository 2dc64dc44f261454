import type { ContractDetail, contractCalls } from '@etalon/api/contract'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/index.ts'
import { historyOf } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import type { Caller } from '../../session/index.ts'
import { contracts } from './contract-list.ts'
import { keepContract, moveContract, removeContract } from './keep-contract.ts'

type Extra = Pick<ContractDetail, 'remark' | 'share' | 'packageSum' | 'packageItems' | 'settledCount' | 'settledSum'>

async function detailOf(tx: Transaction, caller: Caller, id: string): Promise<ContractDetail> {
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

export const contractHandlers: Handlers<typeof contractCalls> = {
  page: ({ tx, caller, body }) => contracts.page(tx, caller, body),
  detail: ({ tx, caller, query }) => detailOf(tx, caller, query.id),
  async submit({ tx, caller, body, language }) {
    if (body.id !== undefined) await contracts.one(tx, caller, body.id)
    return await keepContract(tx, { ...caller, language }, body)
  },
  async remove({ tx, caller, body, language }) {
    const { standing } = await contracts.one(tx, caller, body.id)
    await removeContract(tx, { ...caller, language }, body.id, standing.version)
    return true
  },
  async move({ tx, caller, body, language }) {
    await contracts.one(tx, caller, body.id)
    return await moveContract(tx, caller, language, body)
  },
  async history({ tx, caller, query }) {
    await contracts.one(tx, caller, query.id)
    return await historyOf(tx, 'contract', query.id)
  },
}
