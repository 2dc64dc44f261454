import type { KeptWords, ReportDetail, reportCalls } from '@etalon/api/contract'
import { printedCheckCode } from '@etalon/api/domain'
import { type CertificateData, codeAddress, pictureAside } from '../../certificates/index.ts'
import { executeNamed, sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { instituteDay } from '../../numbering/index.ts'
import { FieldRefusal, type Language, Refusal } from '../../refusal/index.ts'
import { cleanRichText, unprintableFormula } from '../../rich-text/index.ts'
import type { Caller } from '../../session/index.ts'
import { holdOrder, labelsOf, type Moved, type Mover, reportTable } from '../../workflow/index.ts'
import { checkPictures, keepPictures, picturesOf } from '../file/text-pictures.ts'
import { deviationsKept } from '../item/original-record.ts'
import { contentOf } from './certificate-data.ts'
import { type Issuing, issueCertificate, printed } from './issue-certificate.ts'
import { comment, keepVersion, readingOf, settle, takeBack } from './reading.ts'
import { maySeeResults, reportResource } from './report-resource.ts'
import { chainOf, eventsOf, reissue, withdraw } from './validity.ts'

type Words = ReportDetail['conclusionText']
type Judged = { conclusion: Words | null } | null

interface Row extends Record<string, unknown> {
  conclusion: string
  remark: string
  performed_on: string | null
  evaluation: Judged
  record: unknown
  certificate_id: string | null
  number: string
  reference: string
  check_code_version: number
  issued_on: string
  pdf_size: number
  valid_until: string | null
}

const dutyOf: Readonly<Record<string, string>> = { submit: 'tester', audit: 'auditor', approve: 'approver', issue: 'issuer' }

/** A calibration judges nothing: its conclusion points at the results. */
const resultsInside: Words = { zh: '校准结果见内页', en: 'See the results inside' }
const conclusionText = ({ evaluation }: { evaluation: Judged }): Words =>
  evaluation ? (evaluation.conclusion ?? resultsInside) : { zh: '', en: '' }
const computedConclusion = (row: { evaluation: Judged }) => conclusionText(row).zh

async function detailOf(tx: Transaction, caller: Caller, id: string, issuing: Issuing): Promise<ReportDetail> {
  const report = await reportResource.one(tx, caller, id)
  const { rows } = await executeNamed<Row>(
    tx,
    'report-further',
    sql`
    select r.conclusion, r.remark, coalesce(c.frozen->>'performed', i.performed_on::text) as performed_on,
      coalesce(c.frozen->'evaluation', i.result->'evaluation') as evaluation, i.record, c.id as certificate_id, c.number, c.reference, c.check_code_version,
      c.frozen->>'issued' as issued_on, length(c.pdf) as pdf_size, c.frozen->>'validUntil' as valid_until
    from report r join item i on i.id = r.item_id left join certificate c on c.report_id = r.id where r.id = ${id}`,
  )
  const [row] = rows
  if (!row) throw new Error('the report was there a moment ago')
  const history = await reportResource.history(tx, caller, id)
  const words = maySeeResults(caller, report.certificateNumber)
    ? { conclusion: row.conclusion || computedConclusion(row), conclusionText: conclusionText(row), remark: row.remark }
    : { conclusion: '', conclusionText: { zh: '', en: '' }, remark: '' }
  return {
    ...report,
    ...words,
    deviations: caller.enterpriseId === null ? deviationsKept(row.record) : [],
    performedOn: row.performed_on,
    validUntil: row.valid_until,
    signatures: history.flatMap((entry) => {
      const duty = dutyOf[entry.action]
      return duty ? [{ duty, name: entry.byName, at: entry.at }] : []
    }),
    ...(await chainOf(tx, id)),
    certificate: row.certificate_id === null ? null : certificateOf(caller.tenant, row, row.certificate_id, issuing),
  }
}

function certificateOf(tenant: string, row: Row, id: string, { keys, portalUrl }: Issuing): ReportDetail['certificate'] {
  const code = keys.checkCodeOf({ tenant, number: row.number, issued: row.issued_on }, row.check_code_version)
  return {
    id,
    number: row.number,
    checkCode: printedCheckCode(code),
    reference: row.reference,
    address: codeAddress(portalUrl(), row.reference),
    pdfSize: row.pdf_size,
  }
}

/** Keeps the words of a draft. @throws {Refusal} unless its drafter asks, while drafting, about the version they saw; 400 where a formula cannot be printed */
export async function keepWords(
  tx: Transaction,
  mover: Caller & Mover,
  given: { id: string; version: number; conclusion: string; remark: string },
): Promise<KeptWords> {
  await holdOrder(tx, reportTable, given.id)
  const { rows } = await tx.execute<{ state: string; version: number; duties: Record<string, string>; evaluation: Judged }>(sql`
    select r.state, r.version, r.duties, i.result->'evaluation' as evaluation from report r join item i on i.id = r.item_id where r.id = ${given.id}`)
  const [row] = rows
  if (!row) throw new Refusal(404, 'not-found')
  const labels = labelsOf(reportTable, mover.language)
  if (row.duties.tester !== mover.personId) throw new Refusal(403, 'report.not-assigned')
  if (row.state !== '400')
    throw new Refusal(409, 'report.not-writable', { state: labels.state(row.state) }, { state: row.state, version: row.version })
  if (row.version !== given.version) throw new Refusal(409, 'edited-meanwhile', {}, { state: row.state, version: row.version })
  // What is printed follows from the readings; a drafter adds remarks, and never another verdict.
  if (given.conclusion !== computedConclusion(row))
    throw new Refusal(400, 'report.conclusion-computed', { conclusion: computedConclusion(row) })
  const { html, leftOut } = cleanRichText(given.remark)
  const unprintable = unprintableFormula(html)
  if (unprintable) throw new FieldRefusal([{ path: 'remark', key: 'report.formula-unprintable', parameters: unprintable }])
  await keepPictures(tx, mover, { kind: 'report', id: given.id }, 'remark', html)
  await tx.execute(
    sql`update report set version = version + 1, conclusion = ${given.conclusion}, remark = ${html} where id = ${given.id}`,
  )
  await tellOf(tx, { kind: 'report' }, mover, { id: given.id, action: 'edit', from: row.state, to: row.state })
  return { id: given.id, state: row.state, version: row.version + 1, remark: html, leftOut: [...leftOut] }
}

/** Moves a report; issuing makes the certificate in the same transaction. */
export async function moveReport(
  tx: Transaction,
  caller: Caller & { readonly at?: string },
  language: Language,
  request: { id: string; version: number; action: string; reason?: string | undefined },
  issuing: Issuing,
): Promise<Moved> {
  const mover = { ...caller, language }
  const after =
    request.action === 'issue'
      ? { after: () => issueCertificate(tx, mover, request.id, issuing) }
      : request.action === 'submit'
        ? { after: () => keepVersion(tx, mover, request.id, issuing) }
        : {}
  return await reportResource.move(tx, caller, language, request, after)
}

/** What the document of a report says: as it was issued, or as it would be issued today, under no number. */
async function documentData(
  tx: Transaction,
  caller: Caller,
  id: string,
  issuing: Issuing,
  words?: { readonly remark: string },
): Promise<CertificateData> {
  const { rows } = await tx.execute<{ frozen: Omit<CertificateData, 'checkCode'>; version: number }>(
    sql`select frozen, check_code_version as version from certificate where report_id = ${id}`,
  )
  const [issued] = rows
  if (issued) {
    const { number, issued: day } = issued.frozen
    return {
      ...issued.frozen,
      checkCode: issuing.keys.checkCodeOf({ tenant: caller.tenant, number, issued: day }, issued.version),
    }
  }
  if (!maySeeResults(caller, null)) throw new Refusal(409, 'report.not-issued')
  const content = await contentOf(tx, caller.tenant, id, issuing.portalUrl(), issuing.keys, true, words)
  return await content.toData({
    number: '草稿 DRAFT',
    reference: '0'.repeat(26),
    checkCode: '0'.repeat(8),
    issued: await instituteDay(tx),
  })
}

/** The PDF of a report: the certificate itself once issued, a draft before. */
async function previewOf(tx: Transaction, caller: Caller, id: string, issuing: Issuing) {
  const report = await reportResource.one(tx, caller, id)
  const { rows } = await tx.execute<{ pdf: Buffer; number: string }>(
    sql`select pdf, number from certificate where report_id = ${id}`,
  )
  const [issued] = rows
  if (issued) return { type: 'application/pdf', name: `${issued.number}.pdf`, bytes: issued.pdf, inline: true }
  const { pdf } = await printed(tx, await documentData(tx, caller, id, issuing), issuing)
  return { type: 'application/pdf', name: `${report.reportNo}.pdf`, bytes: Buffer.from(pdf), inline: true }
}

/** @throws {Refusal} unless its drafter asks, while drafting */
async function trialOf(tx: Transaction, caller: Caller, { id, remark }: { id: string; remark: string }, issuing: Issuing) {
  const { standing } = await reportResource.one(tx, caller, id)
  if (standing.duties.tester !== caller.personId || standing.state !== '400') throw new Refusal(403, 'report.not-drafting')
  const { html } = cleanRichText(remark)
  await checkPictures(tx, caller, 'remark', html)
  return await pictureOf(tx, caller, id, issuing, { remark: html })
}

async function pictureOf(tx: Transaction, caller: Caller, id: string, issuing: Issuing, words?: { readonly remark: string }) {
  const report = await reportResource.one(tx, caller, id)
  const data = await documentData(tx, caller, id, issuing, words)
  const svg = await pictureAside(data, await picturesOf(tx, issuing.files, data))
  return { type: 'image/svg+xml', name: `${report.reportNo}.svg`, bytes: Buffer.from(svg), inline: true }
}

export function reportHandlers(issuing: Issuing): Handlers<typeof reportCalls> {
  /** Whoever reads a report notes beside it, if they reach it. */
  const reading = async ({ tx, caller, language, id }: { tx: Transaction; caller: Caller; language: Language; id: string }) => {
    await reportResource.one(tx, caller, id)
    return { ...caller, language }
  }
  return {
    page: ({ tx, caller, body }) => reportResource.page(tx, caller, body),
    detail: ({ tx, caller, query }) => detailOf(tx, caller, query.id, issuing),
    async submit({ tx, caller, body, language }) {
      await reportResource.one(tx, caller, body.id)
      return await keepWords(tx, { ...caller, language }, body)
    },
    move: ({ tx, caller, body, language }) => moveReport(tx, caller, language, body, issuing),
    async withdraw({ tx, caller, body, language }) {
      await reportResource.one(tx, caller, body.id)
      return await withdraw(tx, { ...caller, language }, body, issuing)
    },
    async reissue({ tx, caller, body, language }) {
      await reportResource.one(tx, caller, body.id)
      return await reissue(tx, { ...caller, language }, body)
    },
    preview: ({ tx, caller, query }) => previewOf(tx, caller, query.id, issuing),
    picture: ({ tx, caller, query }) => pictureOf(tx, caller, query.id, issuing),
    trial: ({ tx, caller, body }) => trialOf(tx, caller, body, issuing),
    async reading({ tx, caller, query }) {
      await reportResource.one(tx, caller, query.id)
      return await readingOf(tx, caller, query.id, issuing)
    },
    comment: async ({ tx, caller, language, body }) =>
      await comment(tx, await reading({ tx, caller, language, id: body.id }), body, issuing),
    settle: async ({ tx, caller, language, body }) =>
      await settle(tx, await reading({ tx, caller, language, id: body.id }), body),
    takeBack: async ({ tx, caller, language, body }) =>
      await takeBack(tx, await reading({ tx, caller, language, id: body.id }), body),
    async history({ tx, caller, query }) {
      const own = await reportResource.history(tx, caller, query.id)
      return [...own, ...(await eventsOf(tx, query.id))].toSorted((one, other) => Number(one.id) - Number(other.id))
    },
  }
}
