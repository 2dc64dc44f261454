import * as z from 'zod/mini'

/** Which back end an app talks to, and what that wants to be told. Everything may be left out. */
export interface BackEndSettings {
  /** Etalon's own server, BladeX (flat answers with underscores), or SpringBlade (wrapped answers without). @default 'etalon' */
  readonly kind: 'etalon' | 'bladex-flat' | 'bladex-wrapped'
  /** Where the paths of the contract begin. @default '/' */
  readonly baseUrl: string
  /**
   * Beginnings of paths, and what stands there in their place (section 7.8). SpringBlade keeps its people elsewhere: `bladex-wrapped` has
   * `/api/blade-system/user` for `/api/blade-user` unless something else is said of that. @default {}
   */
  readonly prefixes: Readonly<Record<string, string>>
  /** `id:secret` that name this client; they lie open in every page. @default 'etalon-workspace:public-client' */
  readonly client: string
  /**
   * How a password travels: `code-md5` as specified, the md5 of a code that is fetched first and the password; `md5` of the password
   * alone, as BladeX 2 and 3 want it; or `plain`, which is for https alone. Etalon's own server knows `code-md5`. @default 'code-md5'
   */
  readonly password: 'code-md5' | 'md5' | 'plain'
  /** Whether a picture with letters has to be read before signing in, as BladeX may want it. @default false */
  readonly captcha: boolean
  /** `false` takes every 401 literally (section 8): out at once, without a try to renew. @default true */
  readonly silentRefresh: boolean
  /** Seconds after which a token is renewed. @default 3000 */
  readonly tokenTime: number
  /** Codes of failed answers that nobody is told of (section 8, white list). @default [] */
  readonly silentCodes: readonly number[]
}

const schema = z.strictObject({
  kind: z._default(z.enum(['etalon', 'bladex-flat', 'bladex-wrapped']), 'etalon'),
  baseUrl: z._default(z.string().check(z.regex(/^(\/(?!\/)|https?:\/\/\S+$)/)), '/'),
  prefixes: z._default(z.record(z.string().check(z.startsWith('/')), z.string().check(z.startsWith('/'))), {}),
  client: z._default(z.string().check(z.regex(/^[\x21-\x39\x3b-\x7e]+:[\x21-\x7e]+$/)), 'etalon-workspace:public-client'),
  password: z._default(z.enum(['code-md5', 'md5', 'plain']), 'code-md5'),
  captcha: z._default(z.boolean(), false),
  silentRefresh: z._default(z.boolean(), true),
  tokenTime: z._default(z.int().check(z.minimum(10), z.maximum(604_800)), 3000),
  silentCodes: z._default(z.array(z.int()), []),
})

/**
 * Reads the settings of a back end.
 * @param value as it was written, such as parsed JSON
 * @throws Error that names the setting that cannot be used
 */
export function readBackEndSettings(value: unknown): BackEndSettings {
  const read = z.safeParse(schema, value)
  if (!read.success) {
    const [issue] = read.error.issues
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : ''
    const where = [...(issue?.path ?? []).map(String), ...(unknown ? [unknown] : [])].join('.')
    throw new Error(
      `The settings of the back end cannot be used: ${where || 'they are no object'}. docs/bladex.md says what they mean.`,
    )
  }
  if (read.data.kind === 'etalon' && read.data.password !== 'code-md5')
    throw new Error('The settings of the back end cannot be used: password. Etalon’s own server wants code-md5.')
  // One call has either for an answer.
  if (read.data.captcha && read.data.password === 'code-md5')
    throw new Error('The settings of the back end cannot be used: captcha. There is a picture or the code of code-md5, not both.')
  if (read.data.kind !== 'bladex-wrapped') return read.data
  return { ...read.data, prefixes: { '/api/blade-user': '/api/blade-system/user', ...read.data.prefixes } }
}
