import type { BackEnd } from '../back-end/back-end.ts'
import { canKeep } from '../kept/local-store.ts'
import { askPage } from '../release.ts'

/** How something stands: as it should, so that one can work with it, or so that one cannot. */
export type FindingState = 'fine' | 'poor' | 'failed'

/** What one part of the check has found. */
export type Finding = { readonly state: FindingState } & (
  | {
      /** Whether the back end answers. */
      readonly id: 'server'
      /** Milliseconds there and back; undefined where it did not answer. */
      readonly milliseconds?: number
    }
  | {
      /** The clock of this device beside that of the server. */
      readonly id: 'clock'
      /** Seconds that the device is ahead; undefined where the server told no time. */
      readonly ahead?: number
    }
  /** Whether messages come by themselves. */
  | { readonly id: 'messages' }
  | {
      /** Whether the page is of the release that the server has. */
      readonly id: 'release'
      /** Undefined where the server did not say which it has, as while it is being developed. */
      readonly isLatest?: boolean
    }
  /** Whether the way to the server is closed to others, which the browser wants for some of what it offers. */
  | { readonly id: 'encryption' }
  /** Whether a session can be kept. */
  | { readonly id: 'cookies' }
  | {
      /** Whether drafts can be kept on this device. */
      readonly id: 'storage'
      /** Bytes that are left to this site; undefined where the browser does not tell. */
      readonly left?: number | undefined
    }
)

/** What the check cannot see by itself. */
interface Parts {
  readonly isReachable: BackEnd['isReachable']
  /** Whether messages come by themselves; undefined where the back end tells none. */
  readonly isTold: boolean | undefined
  /** The release that runs in this page; undefined where it names none, as while it is being developed. */
  readonly running: string | undefined
}

/** Milliseconds after which nothing is waited for. */
const patience = 10_000
/** Milliseconds there and back above which a server is slow to work with. */
const slow = 1000
/** Seconds that a clock may be wrong before times on it mislead. */
const tolerable = 60
/** Bytes that drafts of a day fit into. */
const enough = 5_000_000

/** Looks at all that the workspace needs of this device, the network and the server. No part rejects: what went wrong is a finding. */
export async function checkSelf(parts: Parts, signal: AbortSignal): Promise<readonly Finding[]> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  const found = await Promise.all([checkServer(parts.isReachable, inTime), checkPage(parts.running, inTime), checkStorage()])
  signal.throwIfAborted()
  const [server, { clock, release }, storage] = found
  return [
    server,
    ...(parts.isTold === undefined ? [] : [{ id: 'messages', state: parts.isTold ? 'fine' : 'poor' } as const]),
    clock,
    release,
    { id: 'encryption', state: isSecureContext ? 'fine' : 'poor' },
    { id: 'cookies', state: navigator.cookieEnabled ? 'fine' : 'failed' },
    storage,
  ]
}

async function checkServer(isReachable: Parts['isReachable'], signal: AbortSignal): Promise<Finding> {
  const began = performance.now()
  const answers = await isReachable(signal).catch(() => false)
  const milliseconds = performance.now() - began
  if (!answers) return { id: 'server', state: 'failed' }
  return { id: 'server', state: milliseconds > slow ? 'poor' : 'fine', milliseconds: Math.round(milliseconds) }
}

/** The page as the server has it now tells of its release, and of its clock. */
async function checkPage(running: Parts['running'], signal: AbortSignal) {
  const began = Date.now()
  const page = await askPage(signal).catch(() => undefined)
  return {
    clock: clockOf(page?.sentAt ?? Number.NaN, (began + Date.now()) / 2),
    release: releaseOf(running, page?.release),
  }
}

/** @param sentAt by the server's clock, in whole seconds @param now by this device's clock, half-way between asking and hearing */
function clockOf(sentAt: number, now: number): Finding {
  if (Number.isNaN(sentAt)) return { id: 'clock', state: 'poor' }
  const ahead = Math.round((now - (sentAt + 500)) / 1000)
  return { id: 'clock', state: Math.abs(ahead) > tolerable ? 'poor' : 'fine', ahead }
}

function releaseOf(running: string | undefined, latest: string | undefined): Finding {
  if (running === undefined || latest === undefined) return { id: 'release', state: 'fine' }
  return { id: 'release', state: latest === running ? 'fine' : 'poor', isLatest: latest === running }
}

async function checkStorage(): Promise<Finding> {
  if (!canKeep()) return { id: 'storage', state: 'failed' }
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => ({ quota: undefined, usage: undefined }))) ?? {}
  const left = quota === undefined || usage === undefined ? undefined : quota - usage
  return { id: 'storage', state: left !== undefined && left < enough ? 'poor' : 'fine', left }
}
