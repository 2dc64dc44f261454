import * as z from 'zod/mini'
import { CallProblem, type Client } from '../client/index.ts'
import { type Call, defineCall } from '../contract/index.ts'
import { type BladeXCaptcha, type BladeXSignedIn, readCaptcha, readSignedIn } from './answers.ts'

/** How a back end wants to be asked for tokens: `flat` is BladeX itself, `wrapped` is SpringBlade. Answers tell by themselves. */
export type BladeXKind = 'flat' | 'wrapped'

/** What a person types, and what they read from a picture. */
export interface BladeXCredentials {
  /** The tenant. */
  readonly tenantId: string
  /** The account. */
  readonly username: string
  /** As it was typed. */
  readonly password: string
  /** The key of the picture, and what was read in it. @default none: the back end asks for none */
  readonly captcha?: { readonly key: string; readonly code: string }
}

/** How a session of BladeX is made. */
export interface BladeXSessionOptions {
  /** How the back end wants to be asked. */
  readonly kind: BladeXKind
  /** What travels in place of a password that was typed; `code` is there where `withCode` says so. */
  readonly encodePassword: (password: string, code: string) => string | Promise<string>
  /** Fetches a code before each sign-in, for a back end that wants it hashed with the password (section 7.1). @default false */
  readonly withCode?: boolean
}

/** The calls of a session, in the words of one kind of BladeX. */
export interface BladeXSession {
  /** What is to be answered before a sign-in. */
  captcha(tenantId: string): Promise<BladeXCaptcha>
  /** Signs in. @throws CallProblem where no answer came */
  signIn(credentials: BladeXCredentials): Promise<BladeXSignedIn>
  /**
   * Gets new tokens for a refresh token.
   * @throws CallProblem where no answer came: whoever is signed in stays so
   */
  refresh(refreshToken: string, tenantId: string): Promise<BladeXSignedIn>
  /** Ends the session at the back end. */
  signOut(): Promise<void>
}

const common = { answer: z.unknown(), shape: 'flat', silent: true } as const
const asked = z.record(z.string(), z.string())
const tokenCall = (path: Call['path']) => defineCall({ ...common, method: 'POST', path, query: asked, auth: 'none' })

const calls = {
  flat: {
    token: tokenCall('/api/blade-auth/oauth/token'),
    captcha: defineCall({ ...common, method: 'GET', path: '/api/blade-auth/oauth/captcha', auth: 'none' }),
    logout: defineCall({ ...common, method: 'GET', path: '/api/blade-auth/oauth/logout', auth: 'session' }),
  },
  wrapped: {
    token: tokenCall('/api/blade-auth/token'),
    captcha: defineCall({ ...common, method: 'GET', path: '/api/blade-auth/captcha', auth: 'none' }),
    logout: defineCall({ ...common, method: 'POST', path: '/api/blade-auth/logout', auth: 'session' }),
  },
} as const

/** The names of what is asked with, in each dialect. */
const named = {
  flat: {
    signIn: (tenantId: string, username: string, password: string, grant: string) => ({
      tenantId,
      username,
      password,
      grant_type: grant,
      scope: 'all',
      type: 'account',
    }),
    refresh: (tenantId: string, token: string) => ({
      tenantId,
      refresh_token: token,
      grant_type: 'refresh_token',
      scope: 'all',
    }),
  },
  wrapped: {
    signIn: (tenantId: string, account: string, password: string, grant: string) => ({
      tenantId,
      account,
      password,
      grantType: grant,
    }),
    refresh: (tenantId: string, token: string) => ({ tenantId, refreshToken: token, grantType: 'refresh_token' }),
  },
} as const

/** Codes that say that the question never came to who would have answered it. */
const passing = new Set([429, 502, 503, 504])

/** Signs in and out at a BladeX back end, and renews its tokens. */
export function createBladeXSession(client: Client, { kind, encodePassword, withCode }: BladeXSessionOptions): BladeXSession {
  const { token, captcha, logout } = calls[kind]
  const fetchCaptcha = async (tenantId: string) =>
    readCaptcha(await client.send(captcha, { headers: { 'Tenant-Id': tenantId }, quiet: true }))
  const codeFor = async (tenantId: string) => {
    const fetched = await fetchCaptcha(tenantId)
    if (fetched.kind === 'code') return fetched.code
    throw new CallProblem('unreadable', '未知错误', { code: 200, cause: 'a picture came where a code was expected' })
  }
  return {
    captcha: fetchCaptcha,
    async signIn({ tenantId, username, password, captcha: read }) {
      const encoded = await encodePassword(password, withCode ? await codeFor(tenantId) : '')
      const answer = await client.send(token, {
        query: named[kind].signIn(tenantId, username, encoded, read ? 'captcha' : 'password'),
        headers: { 'Tenant-Id': tenantId, ...(read ? { 'Captcha-Key': read.key, 'Captcha-Code': read.code } : {}) },
        quiet: true,
      })
      return readSignedIn(answer)
    },
    async refresh(refreshToken, tenantId) {
      const answer = await client.send(token, {
        query: named[kind].refresh(tenantId, refreshToken),
        headers: { 'Tenant-Id': tenantId },
        quiet: true,
      })
      const read = readSignedIn(answer)
      if (read.outcome === 'refused' && passing.has(read.code))
        throw new CallProblem('refused', read.message, { code: read.code })
      return read
    },
    async signOut() {
      await client.send(logout, { quiet: true })
    },
  }
}
