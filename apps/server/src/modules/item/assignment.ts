import type { Candidate } from '@etalon/api/contract'
import { certifiedUntil, type TesterCertificate, takerRefusal } from '@etalon/api/domain'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import { instituteDay } from '../../numbering/index.ts'
import { FieldRefusal, type Language, Refusal, say } from '../../refusal/index.ts'
import { abilityEnabled } from '../../workflow/index.ts'
import { type LabelFinder, labelFinder } from '../dictionary/own-labels.ts'

interface Row extends Record<string, unknown> {
  id: string
  name: string
  dept_name: string | null
  open_items: number
  technology_domain: string
  ability_type: string
  enabled: boolean
  group_id: string | null
  group_name: string | null
  groups: readonly string[]
  certificates: readonly TesterCertificate[]
}

/** What a department or group is called in a language: in English by its English name where it has one. */
const named = (language: Language, one: SQL) =>
  language === 'en' ? sql`coalesce(nullif(${one}.name_en, ''), ${one}.name)` : sql`${one}.name`

/** Why somebody may not take an item, in words; null where they may. */
function refusalOf(row: Row, today: string, language: Language, called: LabelFinder): string | null {
  if (!row.enabled) return say(language, 'fact.abilityEnabled')
  const work = { technologyDomain: row.technology_domain, abilityType: row.ability_type }
  const refusal = takerRefusal({ ...work, groupId: row.group_id }, row, today)
  if (!refusal) return null
  if (refusal.why === 'outside-group') return say(language, 'item.outside-group', { name: row.group_name ?? '' })
  if (refusal.why === 'expired') return say(language, 'item.certificate-expired', { day: refusal.validUntil })
  return say(language, 'item.no-certificate', {
    domain: called('technology_domain_type', work.technologyDomain, language),
    ability: called('ability_type', work.abilityType, language),
  })
}

/** Every tester of the institute, with what speaks against giving this item to them; free ones first, then by load. */
export async function candidatesFor(tx: Transaction, itemId: string, language: Language): Promise<Candidate[]> {
  const { rows } = await tx.execute<Row>(sql`
    select a.id, a.name, ${named(language, sql`d`)} as dept_name, i.technology_domain, i.ability_type, ${abilityEnabled} as enabled,
      i.group_id::text, (select ${named(language, sql`g`)} from work_group g where g.id = i.group_id) as group_name,
      array(select m.group_id::text from work_group_member m where m.account_id = a.id) as groups,
      (select count(*)::int from item x where x.tester_id = a.id and x.state in ('300', '350')) as open_items,
      (select coalesce(jsonb_agg(jsonb_build_object('technologyDomain', q.technology_domain, 'abilityType', q.ability_type, 'validUntil', q.valid_until::text)), '[]')
        from staff_qualification q where q.account_id = a.id and q.duty = 'tester') as certificates
    from item i cross join account a left join department d on d.id = a.department_id
    where i.id = ${itemId} and a.enabled and 'tester' = any (acting_roles(a.roles))
    order by open_items, a.name collate "zh-x-icu", a.id`)
  const today = await instituteDay(tx)
  const called = await labelFinder(tx)
  const candidates = rows.map((row): Candidate => {
    const work = { technologyDomain: row.technology_domain, abilityType: row.ability_type }
    return {
      staffId: row.id,
      staffName: row.name,
      deptName: row.dept_name ?? '',
      qualifiedUntil: certifiedUntil(work, row.certificates) ?? null,
      openItems: row.open_items,
      refusal: refusalOf(row, today, language, called),
    }
  })
  return [...candidates.filter(({ refusal }) => refusal === null), ...candidates.filter(({ refusal }) => refusal !== null)]
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

/** Writes down who does an item, or that nobody does now; its report goes with it, and what was issued of it before stays with who did that. */
export async function giveTo(tx: Transaction, itemId: string, tester: string | null): Promise<void> {
  // It goes to the laboratory of whoever does it, where that one has the ability.
  await tx.execute(sql`update item i set tester_id = ${tester}, department_id = coalesce((select d.department_id from department_ability d
    join account a on a.department_id = d.department_id where a.id = ${tester} and d.technology_domain = i.technology_domain
      and d.ability_type = i.ability_type and d.ability_status = '1' limit 1), i.department_id) where i.id = ${itemId}`)
  const duty = tester === null ? sql`'{}'::jsonb` : sql`${JSON.stringify({ tester })}::jsonb`
  await tx.execute(sql`update report r set duties = d.duties, tester_id = (d.duties ->> 'tester')::bigint
    from (select x.id, case when x.state = '300' then x.duties - 'tester' || ${duty} else x.duties end as duties from report x where x.item_id = ${itemId}) d
    where r.id = d.id`)
}

/**
 * Notes the calibration group that an item is dispatched to.
 * @throws {FieldRefusal} 400 where it is none, or out of use; {Refusal} 409 where nobody in it can work
 */
export async function checkedGroup(tx: Transaction, groupId: string | undefined): Promise<string | null> {
  if (groupId === undefined) return null
  const { rows } = await tx.execute<{ name: string; able: boolean }>(sql`
    select name, exists (select from work_group_member m join account a on a.id = m.account_id where m.group_id = g.id and a.enabled
      and 'tester' = any (acting_roles(a.roles))) as able
    from work_group g where g.id = ${groupId} and g.type = '1' and g.status = '0' for share`)
  const [found] = rows
  if (!found) throw new FieldRefusal([{ path: 'groupId', key: 'group.unusable' }])
  if (!found.able) throw new Refusal(409, 'group.empty', { name: found.name })
  return groupId
}
