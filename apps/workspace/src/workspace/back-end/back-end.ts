import { type BackEndSettings, CallProblem, type Client, type ClientOptions, readBackEndSettings } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import type {
  BusinessAddressRequest,
  SignInAnswer,
  SignInRequest,
  SmsAnswer,
  SmsRequest,
  SsoHandOver,
  SystemConfig,
} from '@etalon/machines/session'
import type { RefreshAnswer, RefreshRequest } from '@etalon/machines/token-refresh'
import { encodePassword } from './encode-password.ts'
import { createServerLock } from './server-lock.ts'
import { type Admit, refresh, signIn, signInFromElsewhere } from './sign-in.ts'

/** A picture with letters, which a person reads. */
export interface LoginPicture {
  /** Goes back with what was read. */
  readonly key: string
  /** The picture, as a `data:` address. */
  readonly image: string
}

/** A lock that the back end holds, beside that of the page. */
export interface SessionLock {
  /** From now on it answers nothing of the session. @param verifier what is kept of the lock password */
  lock(verifier: string): void
  /**
   * Lets it answer again.
   * @param key what the password alone leads to
   * @returns whether it does, and then what opens the storage of whoever works here
   */
  unlock(key: string): Promise<{ readonly unlocked: boolean; readonly storageKey?: string | undefined }>
}

/** How a session is made at a back end. */
export interface SessionCalls {
  /** Fetches a picture to be read before signing in. @default none is wanted */
  readonly fetchPicture?: (tenantId: string) => Promise<LoginPicture>
  /** Signs in. */
  readonly signIn: (credentials: SignInRequest) => Promise<SignInAnswer>
  /** Signs in who comes from another system. */
  readonly signInFromElsewhere: (handOver: SsoHandOver) => Promise<SignInAnswer>
  /** What the screens know before anybody signs in. */
  readonly config: () => Promise<SystemConfig>
  /** Sends a code by text message, which is asked for where the password was right (`codeNeeded`). */
  readonly sendSms: (request: SmsRequest) => Promise<SmsAnswer>
  /** Renews tokens. @param tenantId of whoever is signed in */
  readonly refresh: (request: RefreshRequest, tenantId: string) => Promise<RefreshAnswer>
  /** The address at which somebody goes on in a sibling system. @default there is none to go on in */
  readonly businessAddress?: (request: BusinessAddressRequest) => Promise<string>
  /** Tells the back end that the session is over. */
  readonly signOut: () => Promise<unknown>
  /** Locks the session at the back end too. @default the page alone is locked */
  readonly lock?: SessionLock
}

/** What differs between the back ends that this workspace can stand before. */
export interface BackEnd {
  /** How its client is made. */
  readonly client: Pick<ClientOptions, 'baseUrl' | 'prefixes' | 'clientCredentials' | 'silentCodes' | 'dialect'>
  /** Whether a 401 is answered by a renewal before it ends the session. */
  readonly silentRefresh: boolean
  /** Seconds after which a token is renewed. */
  readonly tokenTime: number
  /** Whether one can register there, and ask for a password that one forgot. */
  readonly registers: boolean
  /** Whether messages come over its socket by themselves. */
  readonly tells: boolean
  /** Whether it takes the error log of a device. */
  readonly takesLogs: boolean
  /** Whether it keeps what somebody puts together for the next order. */
  readonly keepsCarts: boolean
  /** Whether it counts what waits for somebody. */
  readonly countsWork: boolean
  /** Whether it keeps the conditions that somebody saved under a name. */
  readonly keepsFilters: boolean
  /** Asks whether it is there, without telling who asks; rejects where the network does not carry that. */
  readonly isReachable: (signal: AbortSignal) => Promise<boolean>
  /** The calls of its sessions. @param admit waited for before somebody is in; a back end may know nothing to tell it */
  readonly sessionCalls: (client: Client, admit: Admit) => SessionCalls
}

/** @throws Error that names the setting that cannot be used */
function settingsOf(text: string | undefined): BackEndSettings {
  const written = text?.trim() ?? ''
  let value: unknown = {}
  try {
    if (written !== '') value = JSON.parse(written)
  } catch (cause) {
    throw new Error('The settings of the back end are no JSON. docs/bladex.md says what they are.', { cause })
  }
  return readBackEndSettings(value)
}

/** Etalon's own server. */
export function etalonBackEnd(settings: BackEndSettings = readBackEndSettings({})): BackEnd {
  return {
    ...commonOf(settings),
    registers: true,
    tells: true,
    takesLogs: true,
    keepsCarts: true,
    countsWork: true,
    keepsFilters: true,
    isReachable: async (signal) => (await ask(settings, '/health/ready', signal)).ok,
    sessionCalls: (client, admit) => ({
      signIn: (credentials) => signIn(client, credentials, admit),
      signInFromElsewhere: (handOver) => signInFromElsewhere(client, handOver, admit),
      config: () => client.send(contract.system.config, { body: {}, quiet: true }),
      sendSms: (request) => client.send(contract.sms.send, { params: { id: 'sign-in' }, body: request, quiet: true }),
      refresh: (_, tenantId) => refresh(client, tenantId),
      businessAddress: (query) => client.send(contract.open.ssoUrl, { query }),
      signOut: () => client.send(contract.session.signOut, { quiet: true }),
      lock: createServerLock(client),
    }),
  }
}

/** Asks a back end for what is no call of the contract. One of another origin keeps what it answers to itself: that it did is enough. */
const ask = ({ baseUrl }: BackEndSettings, path: string, signal: AbortSignal) =>
  fetch(`${baseUrl.replace(/\/+$/, '')}${path}`, { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal })

function commonOf({ baseUrl, prefixes, client, silentCodes, silentRefresh, tokenTime }: BackEndSettings) {
  return { client: { baseUrl, prefixes, clientCredentials: client, silentCodes }, silentRefresh, tokenTime }
}

/**
 * The back end that the page's settings name.
 * @param text the settings as JSON; Etalon's own server where there are none
 * @throws Error that names the setting that cannot be used
 */
export async function backEndOf(text: string | undefined): Promise<BackEnd> {
  const settings = settingsOf(text)
  if (settings.kind === 'etalon') return etalonBackEnd(settings)
  // Who stands before Etalon's own server does not carry it.
  const { bladeXDialect, createBladeXSession } = await import('@etalon/api/bladex')
  const common = commonOf(settings)
  return {
    ...common,
    client: { ...common.client, dialect: bladeXDialect },
    registers: false,
    // What its socket says is not known (section 2.4).
    tells: false,
    takesLogs: false,
    keepsCarts: false,
    countsWork: false,
    keepsFilters: false,
    // It has nothing to ask without signing in: whatever it answers, it is there, unless somebody before it says that it is not.
    isReachable: async (signal) => ![502, 503, 504].includes((await ask(settings, '/api/', signal)).status),
    sessionCalls(client) {
      const session = createBladeXSession(client, {
        kind: settings.kind === 'bladex-flat' ? 'flat' : 'wrapped',
        encodePassword: encodePassword[settings.password],
        withCode: settings.password === 'code-md5',
      })
      const tokensOf = (answer: Extract<Awaited<ReturnType<typeof session.signIn>>, { outcome: 'signedIn' }>) => ({
        accessToken: answer.accessToken,
        refreshToken: answer.refreshToken,
        syncToken: answer.syncToken,
        issuedAt: Date.now(),
      })
      const fetchPicture = async (tenantId: string) => {
        const captcha = await session.captcha(tenantId)
        if (captcha.kind !== 'picture') throw new CallProblem('unreadable', '未知错误', { code: 200 })
        // Whatever stands in it, it is a picture and leads nowhere.
        if (!/^data:image\//i.test(captcha.image)) throw new CallProblem('unreadable', '未知错误', { code: 200 })
        return { key: captcha.key, image: captcha.image }
      }
      return {
        ...(settings.captcha ? { fetchPicture } : {}),
        async signIn(credentials) {
          const answer = await session.signIn(credentials)
          if (answer.outcome === 'refused') return { outcome: 'refused', message: answer.message }
          const { id, name, tenantId, roles } = answer.person
          return {
            outcome: 'signedIn',
            tokens: tokensOf(answer),
            user: { id, name, tenantId: tenantId || credentials.tenantId, roles },
          }
        },
        async refresh({ tokens }, tenantId) {
          const answer = await session.refresh(tokens.refreshToken, tenantId)
          return answer.outcome === 'signedIn' ? { outcome: 'refreshed', tokens: tokensOf(answer) } : { outcome: 'refused' }
        },
        signOut: () => session.signOut(),
        // No public BladeX has calls for these: tenants are typed, nobody is asked for a code, nobody comes from elsewhere.
        config: async () => ({ tenantMode: true, sso: false, upload: false }),
        sendSms: () => Promise.reject(new Error('This back end sends no codes.')),
        signInFromElsewhere: () => Promise.reject(new Error('Nobody comes to this back end from another system.')),
      }
    },
  }
}
