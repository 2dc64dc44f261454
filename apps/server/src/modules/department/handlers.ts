import { type Department, type departmentCalls, noParent } from '@etalon/api/contract'
import { eq, inArray, type SQL, sql, type Transaction, tables } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'
import { checkName } from '../../resource/index.ts'
import { hasWords } from '../../search/index.ts'
import { grow, lockTree, toNodes } from '../../tree/index.ts'

const { department } = tables

interface Row extends Record<string, unknown>, Omit<Department, 'hasChildren' | 'children'> {}

const selectedDepartments = (condition: SQL) => sql`
  with recursive placed as (
    select d.*, '0'::text as ancestors from department d where d.parent_id is null
    union all
    select d.*, placed.ancestors || ',' || placed.id from department d join placed on d.parent_id = placed.id
  )
  select id, tenant_id as "tenantId", coalesce(parent_id::text, ${noParent}) as "parentId", ancestors, name as "deptName",
    name_en as "deptNameEn", case full_name when '' then name else full_name end as "fullName", category as "deptCategory", head_id::text as "headId",
    coalesce((select name from account where account.id = placed.head_id), '') as "headName",
    coalesce((select name_en from account where account.id = placed.head_id), '') as "headNameEn",
    code as "deptCode", short_name as "shortName", sort, remark,
    0 as "isDeleted"
  from placed where ${condition} order by sort, id`

async function detailOf(tx: Transaction, id: string): Promise<Department> {
  const { rows } = await tx.execute<Row & { hasChildren: boolean }>(selectedDepartments(sql`id = ${id}`))
  const [found] = rows
  if (!found) throw new Refusal(404, 'not-found')
  const below = await tx.$count(department, eq(department.parentId, BigInt(id)))
  return { ...found, hasChildren: below > 0 }
}

/** @throws {Refusal} where the parent is not there, or is the department itself or one beneath it */
async function checkParent(tx: Transaction, parent: string, id: string | undefined): Promise<void> {
  const { rows } = await tx.execute<{ ancestors: string }>(selectedDepartments(sql`id = ${parent}`))
  const [found] = rows
  if (!found) throw new Refusal(409, 'department.parent-unknown')
  if (id !== undefined && (parent === id || found.ancestors.split(',').includes(id)))
    throw new Refusal(409, 'department.parent-beneath')
}

/** @throws {FieldRefusal} where it is none of the staff, or somebody whose account is closed */
async function checkHead(tx: Transaction, headId: string): Promise<void> {
  const { rows } = await tx.execute(sql`select id from account where id = ${headId} and enabled and enterprise_id is null`)
  if (rows.length === 0) throw new FieldRefusal([{ path: 'headId', key: 'department.head-unknown' }])
}

export const departmentHandlers: Handlers<typeof departmentCalls> = {
  async list({ tx, query: { deptName, fullName, deptCategory } }) {
    const category = deptCategory ? sql`category = ${deptCategory}` : sql`true`
    const { rows } = await tx.execute<Row>(
      selectedDepartments(
        sql`${hasWords(sql`name`, deptName)} and ${hasWords(sql`case full_name when '' then name else full_name end`, fullName)} and ${category}`,
      ),
    )
    return grow(rows)
  },
  async detail({ tx, query }) {
    return await detailOf(tx, query.id)
  },
  async tree({ tx, caller, query }) {
    if (query.tenantId !== undefined && query.tenantId !== '' && query.tenantId !== caller.tenant) return []
    const { rows } = await tx.execute<Row>(selectedDepartments(sql`true`))
    return toNodes(grow(rows), ({ deptName }) => deptName)
  },
  async submit({ tx, caller, body }) {
    const {
      id,
      parentId = noParent,
      deptName,
      deptNameEn = '',
      fullName = '',
      deptCategory,
      headId,
      sort = 0,
      remark = '',
      deptCode = '',
      shortName = '',
    } = body
    await lockTree(tx, 'department', caller.tenant)
    if (parentId !== noParent) await checkParent(tx, parentId, id)
    const among = sql`parent_id is not distinct from nullif(${parentId}, ${noParent})::bigint`
    await checkName(tx, { table: 'department', among, name: deptName, id, field: 'deptName', reason: 'department.name-taken' })
    if (headId !== undefined) await checkHead(tx, headId)
    const values = {
      parentId: parentId === noParent ? null : BigInt(parentId),
      name: deptName,
      nameEn: deptNameEn,
      fullName,
      category: deptCategory,
      headId: headId === undefined ? null : BigInt(headId),
      code: deptCode,
      shortName,
      sort,
      remark,
    }
    const [written] =
      id === undefined
        ? await tx
            .insert(department)
            .values({ tenantId: caller.tenant, ...values })
            .returning({ id: department.id })
        : await tx
            .update(department)
            .set(values)
            .where(eq(department.id, BigInt(id)))
            .returning({ id: department.id })
    if (!written) throw new Refusal(404, 'not-found')
    return await detailOf(tx, String(written.id))
  },
  async remove({ tx, query }) {
    const ids = query.ids.split(',')
    const { rows } = await tx.execute<{ name: string; people: number; below: number; abilities: number; items: number }>(sql`
      select d.name,
        (select count(*)::int from account a where a.department_id = d.id) as people,
        (select count(*)::int from department c where c.parent_id = d.id and c.id not in (${inList(ids)})) as below,
        (select count(*)::int from department_ability b where b.department_id = d.id) as abilities,
        (select count(*)::int from item i where i.department_id = d.id) as items
      from department d where d.id in (${inList(ids)}) order by d.id`)
    if (rows.length < new Set(ids).size) throw new Refusal(404, 'not-found')
    const used = rows.find(({ people, below, abilities, items }) => people + below + abilities + items > 0)
    if (used) {
      const { name, people, below, abilities, items } = used
      throw new Refusal(409, 'department.in-use', { name, people, below, abilities, items })
    }
    await tx.delete(department).where(inArray(department.id, ids.map(BigInt)))
    return true
  },
}

const inList = (ids: readonly string[]): SQL =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
