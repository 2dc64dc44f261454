import type { Enterprise, enterpriseCalls, Instrument, InstrumentKind } from '@etalon/api/contract'
import { type SQL, sql } from '../../db/index.ts'
import { historyOf } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { reachedBy } from '../../policies/index.ts'
import { Refusal } from '../../refusal/index.ts'
import { contains, countedPage, hasWords } from '../../search/index.ts'
import { enterprisePage } from './enterprise-list.ts'
import { enableEnterprise, keepEnterprise, mergeEnterprise, oneEnterprise, removeEnterprise } from './keep-enterprise.ts'

/** What may stand in a credit code: other words are looked for in names alone, which have an index for two characters. */
const isCode = /^[\w]+$/
const named = (words: string) => contains({ sql: sql`e.name`, type: 'text', bigrams: true }, words, !isCode.test(words))
const coded = (words: string) => contains({ sql: sql`e.credit_code`, type: 'text' }, words, false)

export const enterpriseHandlers: Handlers<typeof enterpriseCalls> = {
  async search({ tx, caller, query }) {
    const { keyword = '' } = query
    const isNamed = isCode.test(keyword) ? sql`(${named(keyword)} or ${coded(keyword)})` : named(keyword)
    const words = keyword === '' ? sql`true` : isNamed
    const { rows } = await tx.execute<Enterprise & Record<string, unknown>>(sql`
      select e.id, e.name as "enterName", e.credit_code as "socialNumber", e.business_type as "enterType", e.area_code as "areaCode",
        e.area as "areaName", e.address, e.contact_name as "contactName", e.mobile, e.on_account as "onAccount"
      from listed_enterprise e where ${reachedBy(caller, 'enterprise')} and e.enabled and ${words} order by e.name collate "zh-x-icu", e.id limit 20`)
    return rows
  },
  async instruments({ tx, caller, query: { current = 1, size = 500, type }, body: { enterId, keyword } }) {
    const reached = await tx.execute(
      sql`select e.id from enterprise e where e.id = ${enterId} and ${reachedBy(caller, 'enterprise')}`,
    )
    if (reached.rows.length === 0) throw new Refusal(404, 'not-found')
    const has = (text: SQL) => hasWords(text, keyword)
    const words = sql`(${has(sql`t.name`)} or ${has(sql`t.model`)} or ${has(sql`t.serial`)})`
    const able = type ? sql`${type} = any(k.ability_types)` : sql`true`
    const which = sql`from enterprise_instrument t join instrument_kind k on k.code = t.kind_code and k.tenant_id = t.tenant_id
      where t.enterprise_id = ${enterId} and t.device_state <> '3' and ${words} and ${able}`
    return await countedPage<Instrument>(
      tx,
      { current, size },
      which,
      (limits) => sql`
      select t.id, t.kind_code as "kindCode", t.name, k.name_en as "nameEn", t.model, t.serial, t.manufacturer, t.range, t.accuracy,
        k.ability_types as "abilityTypes", k.regulation, k.price::text as price
      ${which} order by t.name collate "zh-x-icu", t.serial, t.id ${limits}`,
    )
  },
  async kinds({ tx }) {
    const { rows } = await tx.execute<InstrumentKind & Record<string, unknown>>(sql`
      select code, name, name_en as "nameEn", range, unit, accuracy, mpe, regulation, technology_domain as "technologyDomain", ability_types as "abilityTypes",
        price::text as price
      from instrument_kind order by technology_domain, id`)
    return rows
  },
  page: ({ tx, caller, body }) => enterprisePage(tx, caller, body),
  detail: ({ tx, caller, query }) => oneEnterprise(tx, caller, query.id),
  async history({ tx, caller, query: { id } }) {
    await oneEnterprise(tx, caller, id)
    const entries = await historyOf(tx, 'enterprise', id)
    // Why something was changed is the institute's own affair.
    return caller.enterpriseId === null ? entries : entries.map((one) => ({ ...one, reason: null }))
  },
  async submit({ tx, caller, body }) {
    return await oneEnterprise(tx, caller, await keepEnterprise(tx, caller, body))
  },
  async disable({ tx, caller, body }) {
    await enableEnterprise(tx, caller, false, body)
    return await oneEnterprise(tx, caller, body.id)
  },
  async enable({ tx, caller, body }) {
    await enableEnterprise(tx, caller, true, body)
    return await oneEnterprise(tx, caller, body.id)
  },
  async merge({ tx, caller, body: { intoId, ...step } }) {
    await mergeEnterprise(tx, caller, intoId, step)
    return await oneEnterprise(tx, caller, intoId)
  },
  async remove({ tx, caller, body: { id } }) {
    await removeEnterprise(tx, caller, id)
    return true
  },
}
