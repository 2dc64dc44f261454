import { randomBytes } from 'node:crypto'
import type { PublicRecord, publicRecordCalls } from '@etalon/api/contract'
import { printedCheckCode, publicRecordFieldKeys, referenceLength, saysOf, symbolsOf } from '@etalon/api/domain'
import { codeAddress } from '../../certificates/index.ts'
import { type SQL, sql, type Transaction, today, toldIfTaken } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldConflict, Refusal } from '../../refusal/index.ts'
import { countedPage } from '../../search/index.ts'
import type { Issuing } from '../report/issue-certificate.ts'
import { recordIdentity } from './record-identity.ts'

interface Row extends Record<string, unknown>, Omit<PublicRecord, 'checkCode' | 'address'> {
  reference: string
  version: number
}

const selected = (tail: SQL) => sql`
  select r.id::text, r.kind, r.number, r.reference, r.check_code_version as version, r.name, r.name_en as "nameEn", r.conclusion,
    r.conclusion_en as "conclusionEn", r.standards, r.client, r.performed_on::text as "performedOn", r.issued_on::text as "issuedOn",
    r.facts, r.note, r.withdrawn_on::text as "withdrawnOn", r.withdrawn_reason as "withdrawnReason",
    to_json(r.created_at)#>>'{}' as "createTime"
  from public_record r ${tail}`

/** What the public may ask for beside the certificates, as those who keep it see it. */
export function publicRecordHandlers({ keys, portalUrl }: Issuing): Handlers<typeof publicRecordCalls> {
  const told = ({ reference, version, ...row }: Row, tenant: string): PublicRecord => ({
    ...row,
    checkCode: printedCheckCode(keys.checkCodeOf(recordIdentity(tenant, row.number, row.issuedOn), version)),
    address: codeAddress(portalUrl(), reference),
  })

  async function one(tx: Transaction, tenant: string, where: SQL): Promise<PublicRecord> {
    const { rows } = await tx.execute<Row>(selected(sql`where ${where}`))
    if (!rows[0]) throw new Refusal(404, 'not-found')
    return told(rows[0], tenant)
  }

  return {
    async list({ tx, caller, query: { current, size, number = '', kind } }) {
      const of = kind ? sql`r.kind = ${kind}` : sql`true`
      const where = sql`where position(lower(${number}) in lower(r.number)) > 0 and ${of}`
      const page = await countedPage<Row>(tx, { current, size }, sql`from public_record r ${where}`, (limits) =>
        selected(sql`${where} order by r.id desc ${limits}`),
      )
      return { ...page, records: page.records.map((row) => told(row, caller.tenant)) }
    },
    async submit({ tx, caller, body }) {
      const { id, kind, number, issuedOn, withdrawnReason = '' } = body
      const said = publicRecordFieldKeys.flatMap((key) => {
        const text = body.facts[key] ?? ''
        return text !== '' && saysOf(kind, key) ? [[key, text] as const] : []
      })
      const columns = {
        name: body.name,
        name_en: body.nameEn ?? '',
        conclusion: body.conclusion ?? '',
        conclusion_en: body.conclusionEn ?? '',
        standards: body.standards ?? '',
        client: body.client ?? '',
        performed_on: body.performedOn,
        facts: JSON.stringify(Object.fromEntries(said)),
        note: body.note ?? '',
        withdrawn_reason: withdrawnReason,
      }
      const names = Object.keys(columns).map((name) => sql.identifier(name))
      const values = Object.values(columns).map((value) => sql`${value}`)
      try {
        if (id !== undefined) {
          const before = await one(tx, caller.tenant, sql`r.id = ${id} for update`)
          if (before.kind !== kind || before.number !== number || before.issuedOn !== issuedOn)
            throw new Refusal(409, 'public-record.fixed')
          const sets = names.map((name, place) => sql`${name} = ${values[place]}`)
          await tx.execute(sql`update public_record set ${sql.join(sets, sql`, `)},
            withdrawn_on = case when ${withdrawnReason} = '' then null else coalesce(withdrawn_on, ${today}) end where id = ${id}`)
          return await one(tx, caller.tenant, sql`r.id = ${id}`)
        }
        const { rows } = await tx.execute<{ id: string }>(sql`
          insert into public_record (tenant_id, kind, number, issued_on, reference, check_code_version, ${sql.join(names, sql`, `)}, withdrawn_on)
          values (${caller.tenant}, ${kind}, ${number}, ${issuedOn}, ${newReference()}, ${keys.checkCodeVersion}, ${sql.join(values, sql`, `)},
            case when ${withdrawnReason} = '' then null else ${today} end) returning id`)
        return await one(tx, caller.tenant, sql`r.id = ${rows[0]?.id ?? null}`)
      } catch (error) {
        throw toldIfTaken(error, new FieldConflict('number', 'public-record.taken', { number }))
      }
    },
  }
}

/** 130 bits that nobody can guess. */
const newReference = (): string => symbolsOf(randomBytes(17), referenceLength)
