import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { type FilesPlace, filesPlaceOf, isFilesAddress } from './files-place.ts'

const between = (least: number, most: number, words: string) => z.coerce.number(words).min(least, words).max(most, words)
/** A whole number of the units that are named. */
const whole = (least: number, most: number, units = '') => {
  const words = `must be a whole number ${units}from ${least} to ${most}`
  return between(least, most, words).int(words)
}
const yesOrNo = z.enum(['0', '1'], 'must be 0 or 1')
const port = whole(0, 65_535)
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://lims.example.org' })
  .transform((value) => new URL(value).origin)

/** An address, or a network as CIDR writes it. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  if (isIP(address) === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))
}

const schema = z.object({
  ETALON_WORKSPACE_PORT: port.default(4100),
  ETALON_PORTAL_PORT: port.default(4200),
  ETALON_HOST: z.string().min(1).default('127.0.0.1'),
  ETALON_WORKSPACE_URL: origin.optional(),
  ETALON_PORTAL_URL: origin.optional(),
  ETALON_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .check(
      z.refine(
        (list: string[]) => list.every(isNetwork),
        'must be addresses or networks, such as 10.0.0.2 or 10.0.0.0/8, separated by commas',
      ),
    )
    .optional(),
  /** Sites whose pages a menu entry may show within the workspace. */
  ETALON_FRAMES: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .pipe(z.array(origin, 'must be addresses such as https://lims.example.org, separated by commas'))
    .optional(),
  ETALON_DATA: z.string().min(1).default('.data'),
  /** Where the content of files stands: a folder, or a bucket of S3, to which the five after it belong. */
  ETALON_FILES: z.string().refine(isFilesAddress, 'must be s3://<bucket>, or file:///<folder>').optional(),
  ETALON_S3_ENDPOINT: origin.optional(),
  ETALON_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,32}$/, 'must be the name of a region, such as cn-north-1')
    .optional(),
  ETALON_S3_ACCESS_KEY: z.string().min(1).max(256).optional(),
  ETALON_S3_SECRET_KEY: z.string().min(1).max(256).optional(),
  ETALON_S3_PATH_STYLE: yesOrNo.optional(),
  /** Files of the certificate that documents are sealed with, and of its key: both, or neither. */
  ETALON_SEAL_CERTIFICATE: z.string().min(1).max(1024).optional(),
  ETALON_SEAL_KEY: z.string().min(1).max(1024).optional(),
  /** Days after which a file is taken out that nothing points to; 0: never. */
  ETALON_UPLOAD_DAYS: whole(0, 3650, 'of days ').default(30),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be postgresql://<user>:<password>@<host>:<port>/<database>' })
    .optional(),
  ETALON_DEMO: yesOrNo.default('0'),
  /** Orders that the demo data holds. */
  ETALON_DEMO_ORDERS: whole(0, 2000).default(320),
  /** Whether quotes, settlements, leave and the like stand around them. */
  ETALON_DEMO_OFFICE: yesOrNo.default('1'),
  ETALON_CLIENT: z
    .string()
    .regex(/^[\w.-]+:.+$/, 'must be id:secret')
    .default('etalon-workspace:public-client'),
  ETALON_PORTAL_TENANT: z.string().min(1).max(32).default('000000'),
  ETALON_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug').default('warn'),
  ETALON_METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,256}$/, 'must be 16 to 256 letters, digits and . ~ + / - _')
    .optional(),
  /** A process that is to stop answers for so many seconds more, and says that it is not ready. */
  ETALON_FAREWELL_SECONDS: between(0, 60, 'must be a number of seconds from 0 to 60').default(0),
  /** Access tokens live so many seconds. */
  ETALON_ACCESS_SECONDS: whole(5, 86_400, 'of seconds ').default(3600),
})

/** Every name that counts for something. */
export const settingNames: readonly string[] = Object.keys(schema.shape)

/** Everything that can be set from outside, parsed once. docs/operations.md explains each. */
export interface Settings {
  /** 0 takes any free one. @default 4100 */
  readonly workspacePort: number
  /** 0 takes any free one. @default 4200 */
  readonly portalPort: number
  /** Address to listen on. @default '127.0.0.1' */
  readonly host: string
  /** How the world reaches the workspace, without a path. @default the address that is printed */
  readonly workspaceUrl: string | undefined
  /** How the world reaches the portal, without a path. @default the address that is printed */
  readonly portalUrl: string | undefined
  /** Proxies whose word about the visitor's address, the host and TLS is taken; nobody else's is. */
  readonly proxies: readonly string[]
  /** Origins of the sites whose pages a menu entry may show within the workspace. @default none */
  readonly frames: readonly string[]
  /** Folder for database, keys and lock. */
  readonly dataFolder: string
  /** Where the content of files stands. @default a folder within the data folder */
  readonly files: FilesPlace
  /** The certificate that documents are sealed with, and its key, as PEM files. @default one that is made, and that nobody vouches for */
  readonly sealFiles: { readonly certificate: string; readonly key: string } | undefined
  /** Days after which a file is taken out that nothing points to; 0: never. @default 30 */
  readonly uploadDays: number
  /** A PostgreSQL of one's own, by a user who may create roles. @default none: one is brought along */
  readonly databaseUrl: string | undefined
  /** Whether there are demonstration data and accounts with a published password. @default false */
  readonly demo: boolean
  /** Orders that the demonstration has, 0 to 2000. @default 320 */
  readonly demoOrders: number
  readonly demoOffice: boolean
  /** `id:secret` of the Basic header that names the client. */
  readonly clientCredentials: string
  /** The institute whose certificates the portal answers for. @default '000000' */
  readonly portalTenant: string
  /** From which level on is logged. @default 'warn' */
  readonly log: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /**
   * Seconds, 0 to 60, for which a process that is to stop still answers calls while `/health/ready` says 503: whoever shares calls out
   * between several has to hear of it before they are refused. @default 0
   */
  readonly farewellSeconds: number
  /** Seconds that an access token lives, 5 to 86400. @default 3600 */
  readonly accessSeconds: number
  /** Opens `/metrics` to whoever carries it; without one they are told on this machine alone. */
  readonly metricsToken: string | undefined
}

/** A setting is wrong: the message names it, what it holds and what it may hold. */
export class SettingProblem extends Error {
  override readonly name = 'SettingProblem'
}

/** They may hold a password, which has no place on a screen or in a log. */
const secret: ReadonlySet<string> = new Set<keyof typeof schema.shape>([
  'DATABASE_URL',
  'ETALON_CLIENT',
  'ETALON_METRICS_TOKEN',
  'ETALON_S3_ACCESS_KEY',
  'ETALON_S3_SECRET_KEY',
])

const shown = (name: string, value: string) => (secret.has(name) ? name : `${name}=${value}`)

/** @throws {SettingProblem} where one of the two is there without the other */
function sealFilesOf(given: Pick<z.infer<typeof schema>, 'ETALON_SEAL_CERTIFICATE' | 'ETALON_SEAL_KEY'>): Settings['sealFiles'] {
  const [certificate, key] = [given.ETALON_SEAL_CERTIFICATE, given.ETALON_SEAL_KEY]
  if (certificate === undefined && key === undefined) return undefined
  if (certificate !== undefined && key !== undefined) return { certificate: resolve(certificate), key: resolve(key) }
  const [there, missing] =
    key === undefined ? ['ETALON_SEAL_CERTIFICATE', 'ETALON_SEAL_KEY'] : ['ETALON_SEAL_KEY', 'ETALON_SEAL_CERTIFICATE']
  throw new SettingProblem(`These settings cannot be used:\n  ${there} is there, and ${missing} is not: set both, or neither`)
}

const loopback = /^(127(\.\d{1,3}){3}|::1|localhost)$/

/**
 * Reads the settings from an environment.
 * @throws {SettingProblem} naming every setting that cannot be used
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([name, value]) => name in schema.shape && value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `  ${shown(String(issue.path[0]), given[String(issue.path[0])] ?? '')}: ${issue.message}`,
    )
    throw new SettingProblem(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  const value = parsed.data
  const demo = value.ETALON_DEMO === '1'
  if (demo && !loopback.test(value.ETALON_HOST)) {
    throw new SettingProblem(
      `ETALON_HOST=${value.ETALON_HOST}: the demo accounts have a published password and stay on this machine. Set ETALON_DEMO=0, or leave ETALON_HOST at 127.0.0.1.`,
    )
  }
  const dataFolder = resolve(value.ETALON_DATA)
  const files = filesPlaceOf(value, join(dataFolder, 'files'))
  if (typeof files === 'string') throw new SettingProblem(`These settings cannot be used:\n  ${files}`)
  const sealFiles = sealFilesOf(value)
  return {
    workspacePort: value.ETALON_WORKSPACE_PORT,
    portalPort: value.ETALON_PORTAL_PORT,
    host: value.ETALON_HOST,
    workspaceUrl: value.ETALON_WORKSPACE_URL,
    portalUrl: value.ETALON_PORTAL_URL,
    proxies: value.ETALON_PROXIES ?? [],
    frames: value.ETALON_FRAMES ?? [],
    dataFolder,
    files,
    sealFiles,
    uploadDays: value.ETALON_UPLOAD_DAYS,
    databaseUrl: value.DATABASE_URL,
    demo,
    demoOrders: value.ETALON_DEMO_ORDERS,
    demoOffice: value.ETALON_DEMO_OFFICE === '1',
    clientCredentials: value.ETALON_CLIENT,
    portalTenant: value.ETALON_PORTAL_TENANT,
    log: value.ETALON_LOG,
    farewellSeconds: value.ETALON_FAREWELL_SECONDS,
    accessSeconds: value.ETALON_ACCESS_SECONDS,
    metricsToken: value.ETALON_METRICS_TOKEN,
  }
}
