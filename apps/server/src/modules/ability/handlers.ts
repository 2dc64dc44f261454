import type { Ability, abilityCalls } from '@etalon/api/contract'
import { isKeyOf } from '@etalon/api/domain'
import { type SQL, sql, type Transaction, today, toldIfTaken } from '../../db/index.ts'
import { historyOf, readFacts, tellOf, writeFacts } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'
import { countedPage, is } from '../../search/index.ts'
import { knowsKey } from '../dictionary/used-keys.ts'

interface Row extends Record<string, unknown>, Ability {}

const selected = (tail: SQL) => sql`
  select a.id::text, a.department_id::text as "deptId", d.name as "deptName", d.name_en as "deptNameEn", a.technology_domain as "technologyDomain",
    a.ability_type as "abilityType", a.ability_status as "abilityStatus",
    (select count(distinct q.account_id)::int from staff_qualification q join account p on p.id = q.account_id
      where q.technology_domain = a.technology_domain and q.ability_type = a.ability_type and q.duty = 'tester' and p.enabled
        and q.valid_until >= ${today}) as testers
  from department_ability a join department d on d.id = a.department_id ${tail}`

async function one(tx: Transaction, id: string): Promise<Ability> {
  const { rows } = await tx.execute<Row>(selected(sql`where a.id = ${id}`))
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0]
}

const kept = { kind: 'ability' } as const
/** Whether it is enabled is told in words. */
const still = { from: null, to: null }
/** What its history says of an ability, as it stands then. */
const told = ({ deptName, deptNameEn, technologyDomain, abilityType, abilityStatus }: Ability): string =>
  writeFacts([
    { zh: deptName, en: deptNameEn },
    { of: 'technology_domain_type', key: technologyDomain },
    { of: 'ability_type', key: abilityType },
    { of: 'ability_status', key: abilityStatus },
  ])

/** What departments can do; which work they are given follows from it (BIZ-17). */
export const abilityHandlers: Handlers<typeof abilityCalls> = {
  async list({ tx, query: { current, size, deptId, technologyDomain, abilityType, abilityStatus } }) {
    const ofBranch = deptId === undefined ? sql`true` : sql`a.department_id in (select department_branch(${deptId}::bigint))`
    const where = sql`where ${ofBranch} and ${is(sql`a.technology_domain`, technologyDomain)} and ${is(sql`a.ability_type`, abilityType)}
      and ${is(sql`a.ability_status`, abilityStatus)}`
    return await countedPage<Row>(tx, { current, size }, sql`from department_ability a ${where}`, (limits) =>
      selected(sql`${where} order by d.sort, d.id, a.technology_domain, a.ability_type, a.id ${limits}`),
    )
  },
  async submit({ tx, caller, body: { id, deptId, technologyDomain, abilityType, abilityStatus } }) {
    if (!(await knowsKey(tx, 'technology_domain_type', technologyDomain)))
      throw new FieldRefusal([{ path: 'technologyDomain', key: 'field.invalid' }])
    if (!isKeyOf('ability_type', abilityType)) throw new FieldRefusal([{ path: 'abilityType', key: 'field.invalid' }])
    const found = await tx.execute(sql`select id from department where id = ${deptId}`)
    if (found.rows.length === 0) throw new FieldRefusal([{ path: 'deptId', key: 'field.invalid' }])
    try {
      const { rows } = await tx.execute<{ id: string }>(
        id === undefined
          ? sql`insert into department_ability (tenant_id, department_id, technology_domain, ability_type, ability_status)
              values (${caller.tenant}, ${deptId}, ${technologyDomain}, ${abilityType}, ${abilityStatus}) returning id`
          : sql`update department_ability set department_id = ${deptId}, technology_domain = ${technologyDomain}, ability_type = ${abilityType},
              ability_status = ${abilityStatus} where id = ${id} returning id`,
      )
      if (!rows[0]) throw new Refusal(404, 'not-found')
      const now = await one(tx, rows[0].id)
      await tellOf(tx, kept, caller, { id: now.id, action: id === undefined ? 'register' : 'edit', ...still, reason: told(now) })
      return now
    } catch (error) {
      throw toldIfTaken(error, new Refusal(409, 'ability.known'))
    }
  },
  async history({ tx, language, query: { id } }) {
    await one(tx, id)
    return await readFacts(tx, language, await historyOf(tx, 'ability', id))
  },
  async remove({ tx, caller, query }) {
    const ids = [...new Set(query.ids.split(','))]
    const { rows: gone } = await tx.execute<Row>(selected(sql`where a.id = any(${sql.param(ids)}::bigint[]) order by a.id`))
    const { rows } = await tx.execute(
      sql`delete from department_ability where id = any(${sql.param(ids)}::bigint[]) returning id`,
    )
    // The transaction takes back what was removed.
    if (rows.length < ids.length) throw new Refusal(404, 'not-found')
    for (const each of gone) await tellOf(tx, kept, caller, { id: each.id, action: 'remove', ...still, reason: told(each) })
    return true
  },
}
