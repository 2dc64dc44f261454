import type { PublicFrame, PublicLocale } from '@etalon/api/domain'
import type { FastifyRequest } from 'fastify'
import { type Database, sql } from '../../db/index.ts'

interface Institute extends Record<string, unknown> {
  zh: string
  en: string
  address: string
  addressEn: string
  phone: string
}

const nobody: Institute = { zh: '', en: '', address: '', addressEn: '', phone: '' }

/** Milliseconds for which the institute's name and telephone are as they were read: they change once in years. */
const freshFor = 2000

/** The language that an address of the portal speaks. */
export const localeOf = (request: FastifyRequest): PublicLocale =>
  /^\/en(\/|$)/.test(request.url.split('?')[0] ?? '') ? 'en' : 'zh'

/** What stands around every page of the portal. */
export interface PortalFrames {
  /** Around a page, with the institute as it is now. @param path of the page in Chinese */
  now(locale: PublicLocale, path: string): Promise<PublicFrame>
  /** Around a page about a failure: the institute as it was last read, and without a name where it never was. Asks nobody. */
  last(locale: PublicLocale): PublicFrame
}

/** @param tenant the institute whose portal it is */
export function createPortalFrames(database: Database, tenant: string): PortalFrames {
  let known = nobody
  let read: { readonly at: number; readonly institute: Promise<Institute> } | undefined

  const institute = (): Promise<Institute> => {
    if (read && performance.now() - read.at < freshFor) return read.institute
    const asked = { at: performance.now(), institute: readInstitute() }
    read = asked
    // What failed is asked for again by the next.
    asked.institute.catch(() => {
      if (read === asked) read = undefined
    })
    return asked.institute
  }
  const readInstitute = () =>
    database.within(tenant, async (tx) => {
      const { rows } = await tx.execute<Institute>(
        sql`select name as zh, name_en as en, address, address_en as "addressEn", phone from tenant where id = ${tenant}`,
      )
      return rows[0] ?? nobody
    })
  return {
    async now(locale, path) {
      known = await institute()
      return frameOf(known, locale, path)
    },
    last: (locale) => frameOf(known, locale, '/'),
  }
}

function frameOf(institute: Institute, locale: PublicLocale, path: string): PublicFrame {
  const prefix = locale === 'en' ? '/en' : ''
  return {
    institute,
    links: {
      home: prefix || '/',
      services: `${prefix}/searchIndex`,
      search: `${prefix}/certificateFalsification`,
      list: `${prefix}/query`,
      enterprise: `${prefix}/reportQuery`,
      phone: `${prefix}/phoneSearchReportPage`,
      jewellery: `${prefix}/searchJWIndex`,
      appraisal: `${prefix}/appraisal-certificate-query-details`,
      label: `${prefix}/precious-metal-query-details`,
      testReport: `${prefix}/test-report-details`,
      notices: `${prefix}/detail-info-notice`,
      fileCheck: `${prefix}/check-file`,
      keys: '/keys.json',
      seal: '/seal.pem',
      log: `${prefix}/log`,
      logProof: '/log/proof',
      statement: '/statement',
      otherLanguage: (locale === 'en' ? path : `/en${path}`).replace(/^\/en\/$/, '/en') || '/',
    },
    exampleNumber: 'LX-2026-003187',
  }
}
