import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract } from '@etalon/api/contract'
import { type CertificateKeys, loadCertificateKeys } from './certificates/index.ts'
import type { Database } from './db/index.ts'
import { type FileStorage, storageInFolder } from './files/index.ts'
import {
  acceptFiles,
  createListener,
  listen,
  loadPortalRenderer,
  registerCalls,
  registerHealth,
  registerPortalAssets,
  registerWorkspacePages,
} from './http/index.ts'
import { createMetrics } from './metrics/index.ts'
import { accountHandlers } from './modules/account/handlers.ts'
import { clientLogHandlers } from './modules/client-log/handlers.ts'
import { columnSettingsHandlers } from './modules/column-settings/handlers.ts'
import { dashboardHandlers } from './modules/dashboard/handlers.ts'
import { departmentHandlers } from './modules/department/handlers.ts'
import { dictionaryHandlers } from './modules/dictionary/handlers.ts'
import { enterpriseHandlers } from './modules/enterprise/handlers.ts'
import { fileHandlers } from './modules/file/handlers.ts'
import { itemHandlers } from './modules/item/handlers.ts'
import { materialHandlers } from './modules/material/handlers.ts'
import { menuHandlers } from './modules/menu/handlers.ts'
import { messageHandlers } from './modules/message/handlers.ts'
import { noticeHandlers } from './modules/notice/handlers.ts'
import { openHandlers } from './modules/open/handlers.ts'
import { orderHandlers } from './modules/order/handlers.ts'
import { parameterHandlers } from './modules/parameter/handlers.ts'
import { createPortalFrames } from './modules/public/portal-frame.ts'
import { registerPortal } from './modules/public/portal-pages.ts'
import { troublePage } from './modules/public/trouble-page.ts'
import { regionHandlers } from './modules/region/handlers.ts'
import { registrationHandlers } from './modules/registration/handlers.ts'
import { reportHandlers } from './modules/report/handlers.ts'
import type { Issuing } from './modules/report/issue-certificate.ts'
import { roleHandlers } from './modules/role/handlers.ts'
import { sampleHandlers } from './modules/sample/handlers.ts'
import { securityHandlers } from './modules/security/handlers.ts'
import { sessionHandlers } from './modules/session/handlers.ts'
import { smsHandlers } from './modules/sms/handlers.ts'
import { staffHandlers } from './modules/staff/handlers.ts'
import { symbolHandlers } from './modules/symbol/handlers.ts'
import { systemHandlers } from './modules/system/handlers.ts'
import type { Seal } from './session/index.ts'
import type { Settings } from './settings/index.ts'
import { outboxProvider, type SmsProvider } from './sms/index.ts'
import { createHub, registerSocket } from './sockets/index.ts'

const portalFolder = fileURLToPath(new URL('../../query-portal/dist', import.meta.url))
const workspaceFolder = fileURLToPath(new URL('../../workspace/dist', import.meta.url))

/** React Aria and Virtuoso set styles from script, which `style-src` does not cover; inline style attributes in markup are not used. */
const workspacePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Scanning a QR code takes WebAssembly where the browser has no detector of its own, and shows the camera's view. */
const portalPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export interface Etalon {
  readonly workspaceUrl: string
  readonly portalUrl: string
  readonly issuing: Issuing
  /** Answers what was accepted, then closes. */
  close(): Promise<void>
}

export interface Parts {
  readonly settings: Settings
  readonly database: Database
  readonly seal: Seal
  readonly keys: CertificateKeys
  /** Who carries text messages. @default nobody: they stand in the outbox alone */
  readonly sms?: SmsProvider
  /** Where the content of files stands. @default a folder within the data folder */
  readonly files?: FileStorage
  /** Serve the built pages, or calls alone. @default true */
  readonly pages?: boolean
}

/** Puts both listeners together and opens them. */
export async function openEtalon({
  settings,
  database,
  seal,
  keys,
  sms = outboxProvider,
  files = storageInFolder(join(settings.dataFolder, 'files')),
  pages = true,
}: Parts): Promise<Etalon> {
  let workspacePort = settings.workspacePort
  let portalPort = settings.portalPort
  let stopping = false
  const workspaceUrl = () => settings.workspaceUrl ?? `http://localhost:${workspacePort}`
  const portalUrl = () => settings.portalUrl ?? `http://127.0.0.1:${portalPort}`
  const issuing: Issuing = { keys, portalUrl, specimen: settings.demo }
  const hostsOf = (url: string, names: readonly string[], port: number) =>
    new Set([new URL(url).host, ...names.map((name) => `${name}:${port}`)])

  const workspace = await createListener({
    log: settings.log,
    hosts: () => hostsOf(workspaceUrl(), ['localhost'], workspacePort),
    address: workspaceUrl,
    contentSecurityPolicy: workspacePolicy,
    proxies: settings.proxies,
  })
  const hub = createHub(database)
  const metrics = createMetrics({ pool: database.connections, sockets: hub.count }, settings.metricsToken)
  metrics.watch(workspace, 'workspace')
  metrics.register(workspace)
  await acceptFiles(workspace)
  registerHealth(workspace, database, { folder: process.cwd(), isStopping: () => stopping })
  registerCalls(
    workspace,
    database,
    contract.session,
    sessionHandlers({ seal, clientCredentials: settings.clientCredentials, accessSeconds: settings.accessSeconds, workspaceUrl }),
  )
  registerCalls(
    workspace,
    database,
    contract.system,
    systemHandlers({ defaultTenant: settings.portalTenant, accessSeconds: settings.accessSeconds }),
  )
  registerCalls(workspace, database, contract.security, securityHandlers(seal, database))
  registerCalls(workspace, database, contract.account, accountHandlers(seal))
  registerCalls(workspace, database, contract.role, roleHandlers)
  registerCalls(workspace, database, contract.sms, smsHandlers({ provider: sms, secret: seal.derive('made-up phones') }))
  registerCalls(workspace, database, contract.registration, registrationHandlers({ seal, provider: sms }))
  registerCalls(workspace, database, contract.menu, menuHandlers)
  registerCalls(workspace, database, contract.enterprise, enterpriseHandlers)
  registerCalls(workspace, database, contract.order, orderHandlers)
  registerCalls(workspace, database, contract.sample, sampleHandlers)
  registerCalls(workspace, database, contract.item, itemHandlers)
  registerCalls(workspace, database, contract.report, reportHandlers(issuing))
  registerCalls(workspace, database, contract.file, fileHandlers(files))
  registerCalls(workspace, database, contract.material, materialHandlers)
  registerCalls(workspace, database, contract.staff, staffHandlers)
  registerCalls(workspace, database, contract.dashboard, dashboardHandlers)
  registerCalls(workspace, database, contract.columnSettings, columnSettingsHandlers)
  registerCalls(workspace, database, contract.department, departmentHandlers)
  registerCalls(workspace, database, contract.dictionary, dictionaryHandlers(false))
  registerCalls(workspace, database, contract.businessDictionary, dictionaryHandlers(true))
  registerCalls(workspace, database, contract.parameter, parameterHandlers)
  registerCalls(workspace, database, contract.region, regionHandlers)
  registerCalls(workspace, database, contract.clientLog, clientLogHandlers)
  registerCalls(workspace, database, contract.open, openHandlers(seal))
  registerCalls(workspace, database, contract.notice, noticeHandlers)
  registerCalls(workspace, database, contract.message, messageHandlers)
  registerCalls(workspace, database, contract.symbol, symbolHandlers(false))
  registerCalls(workspace, database, contract.personalSymbol, symbolHandlers(true))
  await registerSocket(workspace, database, hub, workspaceUrl)
  // What the public asks at the workspace's host is answered by the portal.
  workspace.get('/certificateFalsification', (_request, reply) => reply.redirect(`${portalUrl()}/certificateFalsification`))
  if (pages) await registerWorkspacePages(workspace, workspaceFolder)

  const renderer = pages ? await loadPortalRenderer(portalFolder) : undefined
  const frames = createPortalFrames(database, settings.portalTenant)
  const portal = await createListener({
    log: settings.log,
    hosts: () => hostsOf(portalUrl(), ['127.0.0.1'], portalPort),
    address: portalUrl,
    contentSecurityPolicy: portalPolicy,
    proxies: settings.proxies,
    camera: true,
    ...(renderer ? { failurePage: troublePage(renderer, frames) } : {}),
  })
  metrics.watch(portal, 'portal')
  registerHealth(portal, database, { folder: process.cwd(), isStopping: () => stopping })
  if (renderer) {
    await registerPortalAssets(portal, portalFolder)
    registerPortal(portal, { database, keys, renderer, frames, tenant: settings.portalTenant })
  }

  const openedWorkspace = await listen(workspace, settings.host, settings.workspacePort, true)
  workspacePort = openedWorkspace.port
  const openedPortal = await listen(portal, settings.host, settings.portalPort, false)
  portalPort = openedPortal.port
  return {
    workspaceUrl: workspaceUrl(),
    portalUrl: portalUrl(),
    issuing,
    async close() {
      stopping = true
      await Promise.all([openedWorkspace.close(), openedPortal.close()])
    },
  }
}

/** The keys of certificates: made the first time, never over certificates that were issued with others. */
export async function loadKeys(settings: Settings, database: Database): Promise<CertificateKeys> {
  return await loadCertificateKeys({
    dataFolder: settings.dataFolder,
    issuedBefore: await database.hasCertificates(),
    now: new Date(),
  })
}
