import type { QuoteDetail, quoteCalls } from '@etalon/api/contract'
import { executeNamed, sql, type Transaction } from '../../db/index.ts'
import { historyOf } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import type { Caller } from '../../session/index.ts'
import { moveRecord } from '../../workflow/index.ts'
import { acceptQuote, keepQuote, removeQuote, reviseQuote } from './keep-quote.ts'
import { quotes, quoteTable } from './quote-list.ts'

type Extra = Pick<
  QuoteDetail,
  'contactName' | 'mobile' | 'socialNumber' | 'areaName' | 'address' | 'remark' | 'replaces' | 'replacedBy' | 'institute'
>

const versionOf = (column: 'replaces_id' | 'replaced_by_id') =>
  sql`(select jsonb_build_object('id', x.id::text, 'quoteNo', x.quote_no) from quote x where x.id = q.${sql.identifier(column)})`

async function detailOf(tx: Transaction, caller: Caller, id: string): Promise<QuoteDetail> {
  const row = await quotes.one(tx, caller, id)
  const { rows: extras } = await executeNamed<Extra & Record<string, unknown>>(
    tx,
    'quote-further',
    sql`
    select q.contact_name as "contactName", q.mobile, e.credit_code as "socialNumber", e.area as "areaName", e.address, q.remark,
      ${versionOf('replaces_id')} as replaces, ${versionOf('replaced_by_id')} as "replacedBy",
      jsonb_build_object('name', t.name, 'nameEn', t.name_en, 'address', t.address, 'phone', t.phone) as institute
    from quote q join enterprise e on e.id = q.enterprise_id join tenant t on t.id = q.tenant_id where q.id = ${id}`,
  )
  const [extra] = extras
  if (!extra) throw new Error('the quote was there a moment ago')
  const { rows: lines } = await executeNamed<QuoteDetail['lines'][number] & Record<string, unknown>>(
    tx,
    'quote-lines',
    sql`
    select l.id, l.kind_code as "kindCode", l.name, l.model, l.manufacturer, l.range, l.accuracy, l.ability_type as "abilityType", l.serials,
      l.price::text, l.quantity, trim_scale(l.share)::text as share, l.unit::text, l.amount::text, coalesce(k.price, l.price)::text as "listPrice", coalesce(k.regulation, '') as regulation,
      coalesce(k.ability_types, array[l.ability_type]) as "abilityTypes"
    from quote_line l left join instrument_kind k on k.code = l.kind_code and k.tenant_id = l.tenant_id
    where l.quote_id = ${id} order by l.id`,
  )
  // What is not theirs yet, or no more, is no version to them.
  const shown = caller.enterpriseId === null ? extra : { ...extra, replaces: null, replacedBy: null }
  return { ...row, ...shown, lines }
}

export const quoteHandlers: Handlers<typeof quoteCalls> = {
  page: ({ tx, caller, body }) => quotes.page(tx, caller, body),
  detail: ({ tx, caller, query }) => detailOf(tx, caller, query.id),
  async submit({ tx, caller, body, language }) {
    if (body.id !== undefined) await quotes.one(tx, caller, body.id)
    return await keepQuote(tx, { ...caller, language }, body)
  },
  async remove({ tx, caller, body, language }) {
    const { standing } = await quotes.one(tx, caller, body.id)
    await removeQuote(tx, { ...caller, language }, body.id, standing.version)
    return true
  },
  async move({ tx, caller, body, language }) {
    await quotes.one(tx, caller, body.id)
    return await moveRecord(tx, quoteTable, body, { ...caller, language })
  },
  async accept({ tx, caller, body, language }) {
    await quotes.one(tx, caller, body.id)
    return await acceptQuote(tx, { ...caller, language }, body)
  },
  async revise({ tx, caller, body, language }) {
    await quotes.one(tx, caller, body.id)
    return await reviseQuote(tx, { ...caller, language }, body)
  },
  async history({ tx, caller, query }) {
    await quotes.one(tx, caller, query.id)
    const entries = await historyOf(tx, 'quote', query.id)
    return caller.enterpriseId === null ? entries : entries.map((one) => ({ ...one, reason: null }))
  },
}
