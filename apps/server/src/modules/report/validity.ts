import type { HistoryEntry, ReportCorrections, ReportDetail } from '@etalon/api/contract'
import { validityProgression } from '@etalon/api/domain'
import { decideMove } from '@etalon/machines/workflow'
import { type Entering, enterInLog, type ToEnter } from '../../certificate-log/index.ts'
import { sql, type Transaction } from '../../db/index.ts'
import { historyOf, historyWritten, record, tellOf } from '../../history/index.ts'
import { numberingOf, numberOf } from '../../numbering/index.ts'
import { Refusal } from '../../refusal/index.ts'
import { inSiteWords, tellPeople } from '../../telling/index.ts'
import { holdOrder, labelsOf, type Moved, type Mover, refusalOf, reportTable, settleOrder } from '../../workflow/index.ts'
import { noteNotTested } from '../ledger/keep-ledger.ts'

interface Issued extends Record<string, unknown> {
  state: string
  version: number
  duties: Record<string, string>
  facts: Record<string, boolean>
  certificate_id: string | null
  number: string
  validity: string
  item_id: string
  sample_id: string
  tester_id: string | null
}

/** Holds a report whose certificate was issued, as the person saw it. @throws {Refusal} 404; 409 where it was not issued, or changed meanwhile */
async function held(tx: Transaction, mover: Mover, id: string, version: number): Promise<Issued & { orderId: string }> {
  const orderId = await holdOrder(tx, reportTable, id)
  const { rows } = await tx.execute<Issued>(sql`
    select ${reportTable.standing}, ${reportTable.facts(mover.personId)} as facts, c.id as certificate_id, c.number, c.validity, i.id as item_id, i.sample_id, i.tester_id
    from ${reportTable.from} left join certificate c on c.report_id = r.id where r.id = ${id}`)
  const [row] = rows
  if (!row) throw new Refusal(404, 'not-found')
  const about = { state: row.state, version: row.version }
  if (row.certificate_id === null) throw new Refusal(409, 'report.never-issued', {}, about)
  if (row.version !== version)
    throw new Refusal(409, 'changed', { state: labelsOf(reportTable, mover.language).state(row.state) }, about)
  return { ...row, orderId }
}

/** Tells the people of the enterprise that ordered it (ISO/IEC 17025:2017, 7.8.8.1). */
async function tellCustomer(
  tx: Transaction,
  mover: Mover,
  reportId: string,
  told: { readonly occasion: 'message.withdrawn' | 'message.replaced'; readonly values: Readonly<Record<string, string>> },
  reason: string,
): Promise<void> {
  const found = await tx.execute<{ instrument: string }>(
    sql`select s.name || ' ' || s.serial as instrument from report r join sample s on s.id = r.sample_id where r.id = ${reportId}`,
  )
  const instrument = found.rows[0]?.instrument ?? ''
  const words = await inSiteWords(
    tx,
    told.occasion,
    told.values,
    (language) => `${instrument}${language === 'en' ? ': ' : '：'}${reason}`,
  )
  await tellPeople(
    tx,
    mover.tenant,
    { ...words, topic: 'report', path: `/report/report-detail/index?id=${reportId}` },
    sql`a.enterprise_id = (select o.enterprise_id from report r join work_order o on o.id = r.order_id where r.id = ${reportId})`,
  )
}

/**
 * Withdraws an issued certificate: from this moment the public is told, with the reason.
 * @throws {Refusal} 409 where it does not hold any more; 403 for whoever may not sign in its domain
 */
export async function withdraw(
  tx: Transaction,
  mover: Mover,
  given: { id: string; version: number; reason: string },
  entering: Entering,
): Promise<Moved> {
  const row = await held(tx, mover, given.id, given.version)
  const about = { state: row.state, version: row.version }
  if (row.validity === 'withdrawn') throw new Refusal(409, 'report.withdrawn-already', { number: row.number }, about)
  if (row.validity === 'replaced') throw new Refusal(409, 'report.replaced-already', { number: row.number }, about)
  const standing = { state: row.validity, duties: row.duties, facts: row.facts }
  const decision = decideMove(validityProgression, standing, mover, 'withdraw', given.reason)
  if (!decision.allowed) throw refusalOf(decision, 'withdraw', row.validity, labelsOf(reportTable, mover.language))
  await tx.execute(sql`update certificate set validity = ${decision.to} where id = ${row.certificate_id}`)
  await tx.execute(sql`update report set version = version + 1 where id = ${given.id}`)
  await tellOf(tx, { kind: 'certificate' }, mover, {
    id: row.certificate_id ?? '',
    action: 'withdraw',
    from: row.validity,
    to: decision.to,
    reason: given.reason,
  })
  await noteNotTested(tx, given.id)
  await tellCustomer(tx, mover, given.id, { occasion: 'message.withdrawn', values: { number: row.number ?? '' } }, given.reason)
  await enterInLog(tx, mover.tenant, [{ certificateId: row.certificate_id ?? '', kind: 'withdrawn' }], entering)
  return { id: given.id, state: row.state, version: row.version + 1 }
}

const isGiven = ([, value]: readonly [string, string]) => value !== ''

/**
 * Begins the report whose certificate takes the place of an issued one. It rests on the same results; its drafter is the item's tester,
 * and it is audited, approved and issued as any other.
 * @throws {Refusal} 409 where it was replaced, or where a successor is being drafted
 */
export async function reissue(
  tx: Transaction,
  mover: Mover,
  given: { id: string; version: number; reason: string; corrections: ReportCorrections },
): Promise<Moved & { reportNo: string }> {
  const row = await held(tx, mover, given.id, given.version)
  if (row.validity === 'replaced')
    throw new Refusal(409, 'report.replaced-already', { number: row.number }, { state: row.state, version: row.version })
  const open = await tx.execute<{ report_no: string }>(
    sql`select report_no from report where replaces_id = ${given.id} and state <> '0'`,
  )
  const [successor] = open.rows
  if (successor) throw new Refusal(409, 'report.successor-open', { number: successor.report_no })
  const reportNo = await numberOf(tx, mover, await numberingOf(tx, 'report'), { itemId: row.item_id })
  const duties = row.tester_id ? { tester: row.tester_id } : {}
  const corrections = Object.fromEntries(Object.entries(given.corrections).filter(isGiven))
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into report (tenant_id, state, duties, order_id, sample_id, item_id, report_no, replaces_id, replace_reason, corrections)
    values (${mover.tenant}, '300', ${JSON.stringify(duties)}::jsonb, ${row.orderId}, ${row.sample_id}, ${row.item_id}, ${reportNo}, ${given.id},
      ${given.reason}, ${JSON.stringify(corrections)}::jsonb) returning id`)
  const id = rows[0]?.id ?? ''
  await tellOf(tx, { kind: 'report' }, mover, { id, action: 'reissue', from: null, to: '300', reason: given.reason })
  await tx.execute(sql`update report set version = version + 1 where id = ${given.id}`)
  // Its item is done: it is drafted at once.
  await settleOrder(tx, mover, row.orderId)
  const after = await tx.execute<{ state: string; version: number }>(sql`select state, version from report where id = ${id}`)
  return { id, state: after.rows[0]?.state ?? '300', version: after.rows[0]?.version ?? 0, reportNo }
}

/**
 * What becomes of the certificate whose place a new one takes, in the transaction that issues it: both name each other from then on.
 * @returns what the log is to say of it
 */
export async function replaceBefore(
  tx: Transaction,
  mover: Mover,
  reportId: string,
  successor: { readonly id: string; readonly number: string },
): Promise<readonly ToEnter[]> {
  const { rows } = await tx.execute<{ id: string; report_id: string; number: string; validity: string; reason: string }>(sql`
    select c.id, c.report_id, c.number, c.validity, r.replace_reason as reason from report r join certificate c on c.report_id = r.replaces_id where r.id = ${reportId}`)
  const [before] = rows
  if (!before) return []
  await tx.execute(sql`update certificate set validity = 'replaced', replaced_by = ${successor.id} where id = ${before.id}`)
  await tx.execute(sql`update report set version = version + 1 where id = ${before.report_id}`)
  await record(tx, mover.tenant, {
    recordKind: 'certificate',
    recordId: before.id,
    action: 'replace',
    from: before.validity,
    to: 'replaced',
    byId: null,
    byName: 'system',
    reason: before.reason,
    at: mover.at,
  })
  const values = { number: before.number, successor: successor.number }
  await tellCustomer(tx, mover, reportId, { occasion: 'message.replaced', values }, before.reason)
  return [{ certificateId: before.id, kind: 'replaced' }]
}

interface Chain extends Record<string, unknown> {
  replaces: ReportDetail['replaces']
  successor: ReportDetail['successor']
  change: ReportDetail['change']
}

const noCorrections: ReportCorrections = { clientName: '', clientAddress: '', model: '', serial: '', manufacturer: '' }

/** What a report takes the place of, what takes its own, and since when its certificate does not hold any more. */
export async function chainOf(tx: Transaction, id: string): Promise<Chain> {
  await historyWritten(tx)
  const { rows } = await tx.execute<Chain>(sql`
    select
      (select jsonb_build_object('reportId', x.id::text, 'reportNo', x.report_no, 'certificateNumber', y.number, 'reason', r.replace_reason,
        'corrections', ${JSON.stringify(noCorrections)}::jsonb || r.corrections) from report x join certificate y on y.report_id = x.id where x.id = r.replaces_id) as replaces,
      (select jsonb_build_object('reportId', x.id::text, 'reportNo', x.report_no, 'state', x.state, 'certificateNumber', y.number)
        from report x left join certificate y on y.report_id = x.id where x.replaces_id = r.id and x.state <> '0' order by x.id desc limit 1) as successor,
      (select jsonb_build_object('on', to_char(h.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), 'reason', coalesce(h.reason, '')) from history h
        where h.record_kind = 'certificate' and h.record_id = c.id and h.to_state = c.validity and c.validity <> 'valid' order by h.sequence desc limit 1) as change
    from report r left join certificate c on c.report_id = r.id where r.id = ${id}`)
  return rows[0] ?? { replaces: null, successor: null, change: null }
}

/** What became of the certificate of a report since it was issued. It is public, with its reason. */
export async function eventsOf(tx: Transaction, reportId: string): Promise<HistoryEntry[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from certificate where report_id = ${reportId}`)
  const [certificate] = rows
  if (!certificate) return []
  const entries = await historyOf(tx, 'certificate', certificate.id)
  // Its states are none of the report's.
  return entries.filter(({ action }) => action !== 'issue').map((entry) => ({ ...entry, from: null, to: null }))
}
