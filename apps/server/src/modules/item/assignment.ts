import type { Candidate } from '@etalon/api/contract'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/index.ts'
import { type Language, Refusal, say } from '../../refusal/index.ts'

interface Row extends Record<string, unknown> {
  id: string
  name: string
  dept_name: string | null
  qualified_until: string | null
  open_items: number
  qualified: boolean
}

/** Every tester of the institute, with what speaks against giving this item to them; free ones first, then by load. */
export async function candidatesFor(tx: Transaction, itemId: string, language: Language): Promise<Candidate[]> {
  const { rows } = await tx.execute<Row>(sql`
    select a.id, a.name, ${language === 'en' ? sql`d.name_en` : sql`d.name`} as dept_name, q.valid_until::text as qualified_until,
      (select count(*)::int from item x where x.tester_id = a.id and x.state in ('300', '350')) as open_items,
      coalesce(q.valid_until >= (clock_timestamp() at time zone 'Asia/Shanghai')::date, false) as qualified
    from item i cross join account a left join department d on d.id = a.department_id
      left join lateral (select max(valid_until) as valid_until from staff_qualification x
        where x.account_id = a.id and x.technology_domain = i.technology_domain and x.ability_type = i.ability_type and x.duty = 'tester') q on true
    where i.id = ${itemId} and a.enabled and 'tester' = any (a.roles)
    order by qualified desc, open_items, a.name collate "zh-x-icu", a.id`)
  return rows.map((row) => ({
    staffId: row.id,
    staffName: row.name,
    deptName: row.dept_name ?? '',
    qualifiedUntil: row.qualified_until,
    openItems: row.open_items,
    refusal: row.qualified ? null : say(language, 'fact.testerCertified'),
  }))
}

/** @throws {Refusal} where the person cannot take the item */
export async function checkedTester(
  tx: Transaction,
  itemId: string,
  assignee: string | undefined,
  language: Language,
): Promise<string> {
  if (assignee === undefined) throw new Refusal(400, 'item.tester-required')
  const candidate = (await candidatesFor(tx, itemId, language)).find((one) => one.staffId === assignee)
  if (!candidate) throw new Refusal(400, 'item.tester-required')
  if (candidate.refusal !== null) throw new Refusal(409, 'item.tester-refused', { why: candidate.refusal })
  return assignee
}
