import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createApiLog, forgetOldCalls } from './api-log/index.ts'
import { registerContract } from './calls.ts'
import { openLog } from './certificate-log/index.ts'
import { type CertificateKeys, loadCertificateKeys } from './certificates/index.ts'
import type { Database } from './db/index.ts'
import { type FileStorage, openStorage, sweeper } from './files/index.ts'
import {
  acceptFiles,
  createListener,
  listen,
  loadPortalRenderer,
  registerHealth,
  registerPortalAssets,
  registerWorkspacePages,
  shedLoad,
} from './http/index.ts'
import type { Jobs } from './jobs/index.ts'
import { createMetrics } from './metrics/index.ts'
import { addExports } from './modules/export/export-jobs.ts'
import { addFileSweep } from './modules/file/forgotten-files.ts'
import { addIssueBatches } from './modules/issue-batch/batch-jobs.ts'
import { registerPhonePages } from './modules/public/phone-pages.ts'
import { createPortalFrames } from './modules/public/portal-frame.ts'
import { registerPortal } from './modules/public/portal-pages.ts'
import { publicPaths } from './modules/public/public-paths.ts'
import { troublePage } from './modules/public/trouble-page.ts'
import type { Issuing } from './modules/report/issue-certificate.ts'
import { registerApiDocs } from './openapi/index.ts'
import type { Seal } from './session/index.ts'
import type { Settings } from './settings/index.ts'
import { outboxProvider, type SmsProvider } from './sms/index.ts'
import { createHub, registerSocket } from './sockets/index.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
const portalFolder = fileURLToPath(new URL('../../query-portal/dist', import.meta.url))
const workspaceFolder = fileURLToPath(new URL('../../workspace/dist', import.meta.url))

/**
 * React Aria and Virtuoso set styles from script, which `style-src` does not cover; inline style attributes in markup are not used. Nothing
 * but what DOMPurify has cleaned becomes markup, and no text becomes a script. Labels are scanned as on the portal: by WebAssembly where
 * the browser has no detector of its own.
 */
const workspacePolicy = (frames: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ')

/**
 * Scanning a QR code takes WebAssembly where the browser has no detector of its own, and shows the camera's view. No text becomes markup
 * or script in a visitor's browser: there is no policy that could make it.
 */
const portalPolicy = (styleSource: string) =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' ${styleSource}`.trim(),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

export interface Etalon {
  readonly workspaceUrl: string
  readonly portalUrl: string
  readonly issuing: Issuing
  /** Says that it is not ready, and after the farewell of the settings answers what was accepted, and closes. */
  close(): Promise<void>
}

export interface Parts {
  readonly settings: Settings
  readonly database: Database
  readonly seal: Seal
  readonly keys: CertificateKeys
  /** Work that outlives requests; it begins when it is first asked for, or when somebody starts it. */
  readonly jobs: Jobs
  /** Who carries text messages. @default nobody: they stand in the outbox alone */
  readonly sms?: SmsProvider
  /** Where the content of files stands. @default what the settings say, opened and tried */
  readonly files?: FileStorage
  /** Milliseconds between two looks at what sockets were not told of by a word of the database. @default 5000 */
  readonly lookEvery?: number
  /** Serve the built pages, or calls alone. @default true */
  readonly pages?: boolean
}

/** Puts both listeners together and opens them. */
export async function openEtalon({
  settings,
  database,
  seal,
  keys,
  jobs,
  sms = outboxProvider,
  files,
  lookEvery,
  pages = true,
}: Parts): Promise<Etalon> {
  let workspacePort = settings.workspacePort
  let portalPort = settings.portalPort
  let isStopping = false
  let isLeaving = false
  const workspaceUrl = () => settings.workspaceUrl ?? `http://localhost:${workspacePort}`
  const portalUrl = () => settings.portalUrl ?? `http://127.0.0.1:${portalPort}`
  const hostsOf = (urlOf: () => string, name: string, portOf: () => number) => {
    let kept: { readonly url: string; readonly port: number; readonly hosts: ReadonlySet<string> } | undefined
    return () => {
      const [url, port] = [urlOf(), portOf()]
      // Asked at each request, and another one only until the ports are there.
      if (kept?.url !== url || kept.port !== port) kept = { url, port, hosts: new Set([new URL(url).host, `${name}:${port}`]) }
      return kept.hosts
    }
  }

  const workspace = await createListener({
    log: settings.log,
    hosts: hostsOf(workspaceUrl, 'localhost', () => workspacePort),
    address: workspaceUrl,
    contentSecurityPolicy: workspacePolicy(settings.frames),
    camera: true,
    proxies: settings.proxies,
    packs: true,
    isLeaving: () => isLeaving,
  })
  const storage = files ?? (await openStorage(settings.files))
  const issuing: Issuing = { keys, files: storage, portalUrl, specimen: settings.demo }
  addExports(jobs, { database, storage })
  addFileSweep(jobs, storage, settings.uploadDays)
  addIssueBatches(jobs, {
    database,
    issuing,
    log: (error) => workspace.log.error({ err: error }, 'a certificate of a batch was not issued'),
  })
  // Sums are right either way; drawn together they are read faster.
  jobs.every(30, async () => void (await jobs.ask('select fold_work_deltas()')))
  jobs.every(600, sweeper(storage, jobs.ask))
  const hub = createHub(database, lookEvery)
  const metrics = createMetrics({ pool: database.connections, sockets: hub.count }, settings.metricsToken)
  metrics.watch(workspace, 'workspace')
  metrics.register(workspace)
  shedLoad(workspace, 'workspace', database)
  const apiLog = createApiLog(database, (error) => workspace.log.error({ err: error }, 'calls were not written down'))
  apiLog.watch(workspace)
  jobs.every(600, () => forgetOldCalls(jobs.ask))
  await acceptFiles(workspace)
  registerHealth(workspace, database, storage, { folder: process.cwd(), isStopping: () => isStopping })
  registerContract(workspace, { settings, database, seal, issuing, sms, files: storage, jobs, workspaceUrl })
  await registerSocket(workspace, database, hub, workspaceUrl)
  registerApiDocs(workspace, version)
  // What the public asks at the workspace's host is answered by the portal.
  for (const path of publicPaths.flatMap((one) => [one, `/en${one}`]))
    workspace.get(path, (request, reply) => reply.redirect(`${portalUrl()}${request.url}`))
  if (pages) await registerWorkspacePages(workspace, workspaceFolder, settings.frames)

  const renderer = pages ? await loadPortalRenderer(portalFolder) : undefined
  const frames = createPortalFrames(database, settings.portalTenant)
  const portal = await createListener({
    log: settings.log,
    hosts: hostsOf(portalUrl, '127.0.0.1', () => portalPort),
    address: portalUrl,
    contentSecurityPolicy: portalPolicy(renderer?.styleSource ?? ''),
    proxies: settings.proxies,
    camera: true,
    parts: 'where-held',
    isLeaving: () => isLeaving,
    ...(renderer ? { failurePage: troublePage(renderer, frames) } : {}),
  })
  metrics.watch(portal, 'portal')
  shedLoad(portal, 'portal', database)
  registerHealth(portal, database, storage, { folder: process.cwd(), isStopping: () => isStopping })
  if (renderer) {
    await registerPortalAssets(portal, portalFolder)
    const needs = { database, files: storage, renderer, frames, tenant: settings.portalTenant }
    registerPortal(portal, { ...needs, keys })
    registerPhonePages(portal, {
      ...needs,
      sms,
      secret: seal.derive('reports by phone'),
      isSecure: () => portalUrl().startsWith('https:'),
    })
  }

  const openedWorkspace = await listen(workspace, settings.host, settings.workspacePort, true)
  workspacePort = openedWorkspace.port
  const openedPortal = await listen(portal, settings.host, settings.portalPort, false)
  portalPort = openedPortal.port
  // Issued before there was a log: all of it is entered at once, however long that takes.
  await database.within(settings.portalTenant, (tx) => openLog(tx, settings.portalTenant, issuing), { patience: 600_000 })
  return {
    workspaceUrl: workspaceUrl(),
    portalUrl: portalUrl(),
    issuing,
    async close() {
      isStopping = true
      await wait(settings.farewellSeconds * 1000)
      isLeaving = true
      await Promise.all([openedWorkspace.close(), openedPortal.close()])
      await apiLog.close()
    },
  }
}

/** The keys of certificates: made the first time, never over certificates that were issued with others. */
export async function loadKeys(settings: Settings, database: Database): Promise<CertificateKeys> {
  return await loadCertificateKeys({
    dataFolder: settings.dataFolder,
    issuedBefore: await database.hasCertificates(),
    now: new Date(),
    sealFiles: settings.sealFiles,
  })
}
