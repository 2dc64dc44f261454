import type { Board, BoardItem, BoardPerson, dispatchCalls } from '@etalon/api/contract'
import { parameterCount } from '@etalon/api/domain'
import { sql, type Transaction } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { instituteDay } from '../../numbering/index.ts'
import { reachedBy } from '../../policies/index.ts'
import { type Language, say } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { abilityEnabled, standardsInDate } from '../../workflow/index.ts'

/** More do not fit before anybody's eyes: the most urgent come first. */
const mostWaiting = 300
const mostInHand = 1000

interface Row extends Record<string, unknown>, Omit<BoardItem, 'refusal'> {
  readonly enabled: boolean
  readonly traced: boolean
}

const columns = sql`i.id, i.version, i.item_no as "itemNo", s.name as "instrumentName", s.serial, s.sample_no as "sampleNo", e.name as "enterName",
  i.technology_domain as "technologyDomain", i.ability_type as "abilityType", i.state, o.hope_test_date::text as due, coalesce(k.work_minutes, 60) as minutes,
  i.tester_id::text as "testerId", i.group_id::text as "groupId", ${abilityEnabled} as enabled, ${standardsInDate} as traced`
const from = sql`item i join sample s on s.id = i.sample_id join work_order o on o.id = i.order_id join enterprise e on e.id = o.enterprise_id
  left join instrument_kind k on k.tenant_id = s.tenant_id and k.code = s.kind_code`

async function itemsOf(tx: Transaction, caller: Caller, language: Language): Promise<Pick<Board, 'items' | 'more'>> {
  const waits = sql`i.state in ('100', '200') and s.received_at is not null and o.state = '300' and ${reachedBy(caller, 'item')}`
  const waiting = await tx.execute<Row>(
    sql`select ${columns} from ${from} where ${waits} order by o.hope_test_date nulls last, i.id limit ${mostWaiting}`,
  )
  const counted = await tx.execute<{ total: number }>(sql`select count(*)::int as total from ${from} where ${waits}`)
  const inHand = await tx.execute<Row>(sql`
    select ${columns} from ${from} where i.state in ('300', '350') and i.tester_id is not null and ${reachedBy(caller, 'item')}
    order by o.hope_test_date nulls last, i.id limit ${mostInHand}`)
  const shown = ({ enabled, traced, ...item }: Row): BoardItem => {
    const why =
      item.testerId !== null ? undefined : !enabled ? 'fact.abilityEnabled' : !traced ? 'fact.standardsInDate' : undefined
    return { ...item, refusal: why === undefined ? null : say(language, why) }
  }
  // Who had an item before it was given back is nobody's now.
  const free = waiting.rows.map((row) => shown({ ...row, testerId: null }))
  return {
    items: [...free, ...inHand.rows.map(shown)],
    more: Math.max(0, (counted.rows[0]?.total ?? 0) - waiting.rows.length),
  }
}

async function peopleOf(tx: Transaction, language: Language): Promise<BoardPerson[]> {
  const { rows } = await tx.execute<BoardPerson & Record<string, unknown>>(sql`
    select a.id::text as "staffId", a.name as "staffName", d.id::text as "deptId", coalesce(${language === 'en' ? sql`nullif(d.name_en, '')` : sql`d.name`}, d.name, '') as "deptName",
      (select coalesce(jsonb_agg(jsonb_build_object('technologyDomain', q.technology_domain, 'abilityType', q.ability_type, 'validUntil', q.valid_until::text) order by q.id), '[]')
        from staff_qualification q where q.account_id = a.id and q.duty = 'tester') as certificates,
      array(select m.group_id::text from work_group_member m join work_group g on g.id = m.group_id where m.account_id = a.id and g.type = '1' order by m.group_id) as groups
    from account a left join department d on d.id = a.department_id
    where a.enabled and a.enterprise_id is null and 'tester' = any (acting_roles(a.roles))
    order by d.sort nulls last, d.id, a.name collate "zh-x-icu", a.id`)
  return rows
}

/** The calibration groups in use. */
async function groupsOf(tx: Transaction, language: Language): Promise<Board['groups']> {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select id::text, ${language === 'en' ? sql`coalesce(nullif(name_en, ''), name)` : sql`name`} as name from work_group
    where type = '1' and status = '0' order by code, id`)
  return rows
}

/** Minutes that somebody has in a week: those at the bench, by the parameter `dispatch.week-hours`. */
async function capacityOf(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ value: string }>(sql`select value from parameter where key = 'dispatch.week-hours'`)
  return parameterCount('dispatch.week-hours', rows[0]?.value) * 60
}

/** The board on which work is given to people. */
export const dispatchHandlers: Handlers<typeof dispatchCalls> = {
  async board({ tx, caller, language }) {
    const people = await peopleOf(tx, language)
    const named = new Map(people.flatMap(({ deptId, deptName }) => (deptId === null ? [] : [[deptId, deptName] as const])))
    return {
      today: await instituteDay(tx),
      capacity: await capacityOf(tx),
      departments: [...named].map(([id, name]) => ({ id, name })),
      groups: await groupsOf(tx, language),
      people,
      ...(await itemsOf(tx, caller, language)),
    }
  },
}
