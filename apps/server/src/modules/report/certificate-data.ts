import type { ReportCorrections } from '@etalon/api/contract'
import {
  documentKindOf,
  domainLetters,
  type Evaluation,
  isKeyOf,
  isVerificationCycle,
  type ResultRecord,
  validUntil,
} from '@etalon/api/domain'
import { keyFingerprint } from '@etalon/verify/statement'
import type { CertificateData, CertificateKeys, Signature } from '../../certificates/index.ts'
import { executeNamed, sql, type Transaction } from '../../db/index.ts'
import { Refusal } from '../../refusal/index.ts'
import { plainWords, printedText } from '../../rich-text/index.ts'
import { abilityTypeOf } from '../item/original-record.ts'

interface Row extends Record<string, unknown> {
  institute: {
    name: string
    name_en: string
    address: string
    address_en: string
    phone: string
    authorisation: string
    settings: { domainCodes?: Record<string, string> }
  }
  enterprise: { name: string; area: string; address: string }
  sample: {
    name: string
    name_en: string
    model: string
    serial: string
    manufacturer: string
    range: string
    accuracy: string
    received: string | null
  }
  kind: { regulation: string; regulation_name: string; regulation_name_en: string; cycle_months: string }
  item: {
    item_no: string
    ability_type: string
    technology_domain: string
    record: { result: ResultRecord | null } | null
    evaluation: Evaluation | null
    performed: string | null
    /** The days of measurements that were done again. */
    retests: (string | null)[]
  }
  report: {
    remark: string
    duties: Record<string, string>
    corrections: Partial<ReportCorrections>
    reason: string
    replaces: string | null
  }
  order: { service_type: string }
  names: Record<string, string>
  signed: { duty: string; on: string }[]
}

/** Reads everything that a report says, in one statement. */
async function readReport(tx: Transaction, reportId: string): Promise<Row> {
  const day = (moment: string) => sql.raw(`to_char(${moment} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`)
  const { rows } = await executeNamed<Row>(
    tx,
    'report-to-issue',
    sql`
    select jsonb_build_object('name', t.name, 'name_en', t.name_en, 'address', t.address, 'address_en', t.address_en, 'phone', t.phone,
        'authorisation', t.authorisation, 'settings', t.settings) as institute,
      jsonb_build_object('name', e.name, 'area', e.area, 'address', e.address) as enterprise,
      jsonb_build_object('name', s.name, 'name_en', s.name_en, 'model', s.model, 'serial', s.serial, 'manufacturer', s.manufacturer, 'range', s.range,
        'accuracy', s.accuracy, 'received', ${day('s.received_at')}) as sample,
      jsonb_build_object('regulation', i.regulation, 'regulation_name', k.regulation_name, 'regulation_name_en', k.regulation_name_en, 'cycle_months', k.cycle_months) as kind,
      jsonb_build_object('item_no', i.item_no, 'ability_type', i.ability_type, 'technology_domain', i.technology_domain, 'record', i.record,
        'evaluation', i.result->'evaluation', 'performed', i.performed_on::text, 'retests', (select coalesce(jsonb_agg(x.performed_on::text order by x.number), '[]')
          from earlier_measurement x where x.item_id = i.id and x.action = 'reopen')) as item,
      jsonb_build_object('remark', r.remark, 'duties', i.duties || r.duties, 'corrections', r.corrections, 'reason', r.replace_reason,
        'replaces', (select x.number from certificate x where x.report_id = r.replaces_id)) as report,
      jsonb_build_object('service_type', o.service_type) as order,
      (select coalesce(jsonb_object_agg(a.id::text, a.name), '{}') from account a where a.id::text in (select value from jsonb_each_text(i.duties || r.duties))) as names,
      (select coalesce(jsonb_agg(jsonb_build_object('duty', h.action, 'on', ${day('h.at')}) order by h.sequence), '[]') from history h
        where (h.record_kind = 'report' and h.record_id = r.id) or (h.record_kind = 'item' and h.record_id = i.id)) as signed
    from report r join item i on i.id = r.item_id join sample s on s.id = r.sample_id join work_order o on o.id = r.order_id
      join enterprise e on e.id = o.enterprise_id join tenant t on t.id = r.tenant_id
      join instrument_kind k on k.tenant_id = s.tenant_id and k.code = s.kind_code
    where r.id = ${reportId}`,
  )
  const [row] = rows
  if (!row) throw new Refusal(404, 'not-found')
  return row
}

const lastDay = (row: Row, action: string) => row.signed.filter((one) => one.duty === action).at(-1)?.on

/** 检定/校准, 核验 and 批准, as far as they have signed. */
function signaturesOf(row: Row, performed: string): Signature[] {
  const of = (role: Signature['role'], duty: string, on: string | undefined): Signature[] => {
    const name = row.names[row.report.duties[duty] ?? '']
    return name === undefined ? [] : [{ role, name, on: on ?? performed }]
  }
  return [
    ...of('tester', 'tester', performed),
    ...of('checker', 'auditor', lastDay(row, 'audit')),
    ...of('approver', 'approver', lastDay(row, 'approve')),
  ]
}

/** That the results are those of a retest: from when they are, and that what was measured before is kept. Why is the laboratory's affair. */
function retestWords(before: readonly (string | null)[], performed: string): CertificateData['remarks'] {
  if (before.length === 0) return []
  const days = [...new Set(before)].filter((day) => day !== null)
  return [
    {
      zh: `本结果取自复测（第 ${before.length + 1} 次测量，${performed}）；此前的测量（${days.join('、')}）不再使用，其原始记录存档备查。`,
      en: `These are results of a retest (measurement ${before.length + 1}, ${performed}). What was measured before (${days.join(', ')}) is not used; its records are kept.`,
    },
  ]
}

/** What the drafter remarked: in words for who compares or computes with it, and as it is set on paper. */
const drafted = (html: string): CertificateData['remarks'] => {
  const rich = printedText(html)
  return rich.length === 0 ? [] : [{ zh: plainWords(html), en: '', rich }]
}

/** How a document is named while it is drawn: a draft has no number yet. */
export interface Identity {
  readonly number: string
  readonly reference: string
  readonly checkCode: string
  /** The day of issue. */
  readonly issued: string
}

/** What a certificate says besides its identity, and what its number is made from. */
export interface ReportContent {
  readonly domainLetters: string
  toData(identity: Identity): Promise<CertificateData>
}

/**
 * Collects what the certificate of a report says.
 * @throws {Refusal} 409 while the item has no complete record
 */
export async function contentOf(
  tx: Transaction,
  tenant: string,
  reportId: string,
  portal: string,
  keys: CertificateKeys,
  specimen: boolean,
  /** Words of a draft that are not kept yet. */
  words?: { readonly remark: string },
): Promise<ReportContent> {
  const row = await readReport(tx, reportId)
  const remark = words?.remark ?? row.report.remark
  const { item, sample, institute } = row
  const { corrections } = row.report
  const { evaluation } = item
  const result = item.record?.result
  if (!evaluation || !result || !item.performed) throw new Refusal(409, 'report.not-drawable')
  const performed = item.performed
  const kind = documentKindOf(abilityTypeOf(item.ability_type), evaluation.verdict === 'fail')
  const cycle = row.kind.cycle_months
  const until = kind === 'verification' && isVerificationCycle(cycle) ? validUntil(performed, cycle) : null
  const letters =
    institute.settings.domainCodes?.[item.technology_domain] ??
    (isKeyOf('technology_domain_type', item.technology_domain)
      ? domainLetters[item.technology_domain]
      : item.technology_domain || 'XX')
  return {
    domainLetters: letters,
    async toData(identity) {
      const [publicKey] = keys.publicKeys.keys
      return {
        tenant,
        institute: {
          zh: institute.name,
          en: institute.name_en,
          address: institute.address,
          addressEn: institute.address_en,
          phone: institute.phone,
          authorisation: institute.authorisation,
        },
        kind,
        ...identity,
        portal,
        client: {
          name: corrections.clientName || row.enterprise.name,
          address: corrections.clientAddress || `${row.enterprise.area}${row.enterprise.address}`,
        },
        instrument: {
          zh: sample.name,
          en: sample.name_en,
          model: corrections.model || sample.model,
          serial: corrections.serial || sample.serial,
          manufacturer: corrections.manufacturer || sample.manufacturer,
          range: sample.range,
          accuracy: sample.accuracy,
        },
        regulation: { number: row.kind.regulation, zh: row.kind.regulation_name, en: row.kind.regulation_name_en },
        recordNumber: result.recordNumber,
        place: result.place,
        performanceLocation: row.order.service_type === '2' ? 'customer' : 'laboratory',
        received: sample.received,
        performed,
        validUntil: until,
        signatures: signaturesOf(row, performed),
        standards: result.standards,
        conditions: result.conditions,
        evaluation,
        replaces: row.report.replaces === null ? null : { number: row.report.replaces, reason: row.report.reason },
        remarks: [...retestWords(item.retests, performed), ...drafted(remark)],
        key: { id: keys.signing.kid, fingerprint: publicKey ? await keyFingerprint(publicKey) : '' },
        specimen,
      }
    },
  }
}
