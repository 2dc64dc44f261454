import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { fieldRules, type PublicLocale, type PublicPages, type PublicRenderer } from '@etalon/api/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../../db/index.ts'
import { onGrid, whoseAddress } from '../../limits/index.ts'
import { checkSignature, headerOf } from '../../open-apps/index.ts'
import { parse, Refusal } from '../../refusal/index.ts'
import {
  type CodeFor,
  livesSeconds,
  makeCode,
  type SmsProvider,
  sendSms,
  spendCode,
  tryCode,
  waitSeconds,
} from '../../sms/index.ts'
import { smsWords } from '../../telling/index.ts'
import { hasReports } from '../sms/handlers.ts'
import { answerPage, homeOf, refusePage, typedText } from './answer-page.ts'
import { reportsOf, reportsOnPage } from './phone-reports.ts'
import { closePhoneSession, listMinutes, openPhoneSession, phoneKeyOf, phoneSessionOf, spendPhoneNonce } from './phone-session.ts'
import { localeOf, type PortalFrames } from './portal-frame.ts'

export interface PhoneNeeds {
  readonly database: Database
  readonly renderer: PublicRenderer
  readonly frames: PortalFrames
  readonly tenant: string
  readonly sms: SmsProvider
  /** From it come the keys of sessions. */
  readonly secret: string
  /** Whether the portal is reached by https alone. */
  readonly isSecure: () => boolean
}

const path = '/phoneSearchReportPage'
const cookieName = 'etalon-reports'
const call = '/api/report/pageReport'

/** What a page of reports is asked with, in the manner of section 7.6; what is searched for beside the phone is not looked at. */
const asked = z.object({
  current: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  size: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
})
const askedFor = z.object({ createUserPhone: z.optional(z.string().check(z.maxLength(32))) })

/** A number as somebody types it. */
const normalisePhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s()-]/g, '')
    .replace(/^(\+|00)86/, '')
const isPhone = (phone: string): boolean => phone !== '' && fieldRules.mobile(phone) === undefined
/** A number as the portal shows it. */
const shownPhone = (phone: string): string => `${phone.slice(0, 3)}＊＊＊＊${phone.slice(-4)}`

/** The digest of a body as it came, for its signature. */
const bodies = new WeakMap<FastifyRequest, string>()

/** Reports by phone: the code of a text message opens a session of minutes, whose calls are signed (PUB-2). */
export function registerPhonePages(app: FastifyInstance, needs: PhoneNeeds): void {
  const { database, renderer, frames, tenant, sms, secret } = needs
  const within = <T>(work: Parameters<typeof database.within<T>>[1]) => database.within(tenant, work)
  const whose = (phone: string): CodeFor => ({ tenant, purpose: 'reports', target: phone })
  const cookie = () => ({ path: '/', httpOnly: true, sameSite: 'strict' as const, secure: needs.isSecure() })

  const askPhone = async (
    reply: FastifyReply,
    locale: PublicLocale,
    more: Pick<PublicPages['ask-phone'], 'typed' | 'problem'>,
    status = 200,
  ) => answerPage(reply, renderer.renderDocument('ask-phone', locale, { ...(await frames.now(locale, path)), ...more }), status)

  async function askCode(
    reply: FastifyReply,
    locale: PublicLocale,
    phone: string,
    { seconds, problem }: { seconds: number; problem?: 'wrong' | 'wait' },
    status = 200,
  ) {
    const now = Date.now()
    return refusePage(
      reply,
      renderer.renderDocument('ask-phone-code', locale, {
        ...(await frames.now(locale, path)),
        phone,
        shown: shownPhone(phone),
        askedAt: new Date(now).toISOString(),
        // The page shows whole minutes: the one after it has passed.
        again: new Date(Math.ceil((now + seconds * 1000) / 60_000) * 60_000).toISOString(),
        ...(problem ? { problem } : {}),
      }),
      status,
    )
  }

  /** Makes a code for whatever number was typed, and sends it where an order names it. Neither is told. */
  async function makeAndSend(request: FastifyRequest, locale: PublicLocale, phone: string) {
    const { code, known } = await within(async (tx) => ({
      code: await makeCode(tx, whose(phone), whoseAddress(request.ip)),
      known: await hasReports(tx, phone),
    }))
    if (!known) return
    // Nobody waits for the gateway: how long it takes would tell that there was something to send.
    void within(async (tx) => {
      const text = await smsWords(tx, locale, 'sms.text.reports', { code, minutes: livesSeconds / 60 })
      await sendSms(tx, sms, { tenant, phone, text })
    }).catch((error: unknown) => request.log.error({ err: error }, 'a code was not sent'))
  }

  async function sendCode(request: FastifyRequest, reply: FastifyReply, phone: string) {
    const locale = localeOf(request)
    const refused = await onGrid(async () => {
      try {
        await makeAndSend(request, locale, phone)
        return undefined
      } catch (error) {
        if (error instanceof Refusal && error.status === 429) return error.retryAfterSeconds ?? waitSeconds
        throw error
      }
    })
    if (refused === undefined) return await askCode(reply, locale, phone, { seconds: waitSeconds })
    reply.header('retry-after', refused)
    return await askCode(reply, locale, phone, { seconds: refused, problem: 'wait' }, 429)
  }

  async function openList(request: FastifyRequest, reply: FastifyReply, phone: string, code: string) {
    const locale = localeOf(request)
    const token = await onGrid(async () => {
      // Wrong ones count, whatever comes after.
      if (!(await within((tx) => tryCode(tx, whose(phone), code)))) return undefined
      return await within(async (tx) => {
        await spendCode(tx, whose(phone), code)
        return await openPhoneSession(tx, tenant, phone)
      })
    })
    if (token === undefined) return await askCode(reply, locale, phone, { seconds: waitSeconds, problem: 'wrong' })
    return reply
      .setCookie(cookieName, token, { ...cookie(), maxAge: listMinutes * 60 })
      .header('cache-control', 'no-store')
      .redirect(`${homeOf(locale)}${path}`, 303)
  }

  async function showList(request: FastifyRequest, reply: FastifyReply, token: string) {
    const locale = localeOf(request)
    const current = Number(/^\d{1,5}$/.exec(typedText(request.query, ['page']))?.[0] ?? 1) || 1
    const shown = await within(async (tx) => {
      const session = await phoneSessionOf(tx, tenant, token)
      if (!session) return undefined
      const { phone } = session
      return { phone, page: await reportsOf(tx, tenant, phone, { current, size: reportsOnPage, home: homeOf(locale) }) }
    })
    if (!shown) return await askPhone(reply.clearCookie(cookieName, cookie()), locale, { typed: '', problem: 'closed' })
    const { records, total, pages } = shown.page
    const html = renderer.renderDocument('phone-reports', locale, {
      ...(await frames.now(locale, path)),
      shown: shownPhone(shown.phone),
      documents: records,
      minutes: listMinutes,
      signing: { call, token, key: phoneKeyOf(secret, token), size: reportsOnPage },
      ...{ total, page: current, pages },
    })
    // It closes by itself where nobody leaves it.
    return answerPage(reply.header('refresh', `${listMinutes * 60}; url=${homeOf(locale)}${path}`), html)
  }

  for (const prefix of ['', '/en']) {
    app.get(`${prefix}${path}`, async (request, reply) => {
      const token = request.cookies[cookieName]
      return token ? await showList(request, reply, token) : await askPhone(reply, localeOf(request), { typed: '' })
    })
    app.post(`${prefix}${path}`, async (request, reply) => {
      const typed = typedText(request.body, ['phone'], 40)
      const phone = normalisePhone(typed)
      if (!isPhone(phone)) return await askPhone(reply, localeOf(request), { typed, problem: 'phone' }, 400)
      const code = typedText(request.body, ['sms'], 40).normalize('NFKC').replace(/\s/g, '')
      return code === '' ? await sendCode(request, reply, phone) : await openList(request, reply, phone, code)
    })
    app.post(`${prefix}${path}/leave`, async (request, reply) => {
      const token = request.cookies[cookieName]
      if (token) await within((tx) => closePhoneSession(tx, tenant, token))
      return reply
        .clearCookie(cookieName, cookie())
        .header('clear-site-data', '"cache"')
        .redirect(`${homeOf(localeOf(request))}${path}`, 303)
    })
  }

  app.post(
    call,
    {
      bodyLimit: 4096,
      async preParsing(request, _reply, payload) {
        const parts: Buffer[] = []
        let size = 0
        for await (const part of payload) {
          size += part.length
          if (size > 4096) throw new Refusal(413, 'too-large')
          parts.push(Buffer.from(part))
        }
        const body = Buffer.concat(parts)
        bodies.set(request, createHash('sha256').update(body).digest('hex'))
        return Object.assign(Readable.from([body]), { receivedEncodedLength: body.length })
      },
    },
    async (request, reply) => {
      const [token, nonce, timestamp] = [headerOf(request, 'token'), headerOf(request, 'nonce'), headerOf(request, 'timestamp')]
      const { current = 1, size = reportsOnPage } = parse(asked, request.body ?? {})
      const query = parse(askedFor, request.query)
      const data = await within(async (tx) => {
        const session = await phoneSessionOf(tx, tenant, token)
        if (!session) throw new Refusal(401, 'signed-out')
        checkSignature(request, phoneKeyOf(secret, token), [token, nonce, timestamp, bodies.get(request) ?? ''], timestamp)
        if (!(await spendPhoneNonce(tx, tenant, session, nonce))) throw new Refusal(401, 'open.nonce')
        const { createUserPhone = session.phone } = query
        if (createUserPhone !== session.phone) throw new Refusal(403, 'forbidden')
        return await reportsOf(tx, tenant, session.phone, { current, size, home: '' })
      })
      return reply.header('cache-control', 'no-store').send({ code: 200, success: true, data, msg: '' })
    },
  )
}
