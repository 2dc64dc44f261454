import { type Call, contract, type Schema } from '@etalon/api/contract'
import { itemProgression, orderProgression, reportProgression, sampleProgression } from '@etalon/api/domain'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { type Random, shapedFor } from '../testing/index.ts'
import { hostileCookies, hostileHeaders, hostileTypes, namesTwice, spoil, spoilText } from './hostile.ts'
import { hostileForm } from './hostile-forms.ts'
import type { Known } from './known.ts'
import { type Recipe, recipes } from './recipes.ts'

/** A call of the contract, and where it stands there. */
export interface NamedCall {
  /** `order.page` */
  readonly name: string
  readonly area: string
  readonly call: Call
}

/** Every call of the contract. */
export const everyCall: readonly NamedCall[] = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, call]) => ({ name: `${area}.${name}`, area, call })),
)

/** What can be wrong about a request itself. */
export type RawKind = 'text' | 'type' | 'header' | 'cookie' | 'form' | 'method' | 'path' | 'size'

/** A request, all but who sends it. */
export interface Question {
  /** What was done to it: nothing, a part of it, or the request itself. */
  readonly kind: 'right' | 'spoilt' | 'raw'
  /** What of the request itself is wrong, where it is. */
  readonly raw?: RawKind
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | undefined
  /** Roles of those who would ask it. @default whoever may */
  readonly by?: readonly string[] | undefined
  /** What was put into it, before it was made a request. */
  readonly parts: Pick<Recipe, 'query' | 'body'>
}

/** Makes questions about every call. */
export interface Questioner {
  about(named: NamedCall): Question
}

const progressions = [orderProgression, sampleProgression, itemProgression, reportProgression]
const actions = [...new Set(progressions.flatMap(({ moves }) => moves.map(({ action }) => action)))]
const days = ['1900-01-01', '2026-02-28', '2026-11-30', '2027-01-01', '2200-12-31']
/** Where the ids of a name come from, where the name does not say it. */
const areaOf = new Map<string, string>(
  Object.entries({
    enterId: 'enterprise',
    userId: 'account',
    assignee: 'person',
    deptId: 'department',
    menuIds: 'menu',
    standardIds: 'standard',
  }),
)
/** Values that a rule of the contract asks for, which no shape can say. */
const ruled = new Map<string, readonly string[]>(
  Object.entries({
    mobile: ['13874903316', '13800138000', '19912345678'],
    phone: ['13874903316', '13800138000', ''],
    email: ['someone@example.com', ''],
    socialNumber: ['91430100MA4L16JX6T', '91350100M000100Y43'],
    parameter: ['{"columns":[]}', '[]'],
    scope: ['all'],
  }),
)
/** Nobody is to be kept from signing in by tries under the own name. */
const neverKnown: ReadonlySet<string> = new Set(['username', 'account', 'password', 'tenantId', 'newPassword', 'oldPassword'])

/** Values that are made at one time. */
const atOnce = 12

/** @param seed so that the same values are made again */
export function createQuestioner(random: Random, known: Known, seed: number): Questioner {
  const made = new Map<Schema, { values: unknown[]; times: number }>()

  /** A value of a schema's shape. */
  function shaped(schema: Schema): unknown {
    const store = made.get(schema) ?? { values: [], times: 0 }
    made.set(schema, store)
    if (store.values.length === 0) {
      store.times += 1
      store.values = fc.sample(shapedFor(schema), { numRuns: atOnce, seed: seed + store.times })
    }
    return store.values.pop()
  }

  function filterText(): string {
    const name = random.pick(['orderNo', 'state', 'name', 'kindCode', 'account', 'title', 'constructor'])
    return random.chance(0.6) ? '{}' : JSON.stringify({ [name]: known.value(name) ?? '1' })
  }

  /** What a screen asks a list with: by chance alone nearly every page is asked for behind a cursor that nobody gave, or finds nothing. */
  function plainList({ method, query, body }: Call): Recipe | undefined {
    const page = { current: random.pick([1, 1, 1, 2]), size: random.pick([5, 20, 50]), searchType: 'N' }
    const asked = { ...page, searchParam: random.chance(0.5) ? {} : { filter: filterText(), op: '{}' } }
    if (body && z.safeParse(body, asked).success) return { body: asked }
    return method === 'GET' && query && random.chance(0.5) && z.safeParse(query, {}).success ? { query: {} } : undefined
  }

  /** What stands under a name, so that it means something at the server. */
  function meant(area: string, name: string, value: unknown): unknown {
    // Most lists have but one page.
    if (name === 'current' || name === 'size') {
      const usual = random.pick(name === 'current' ? [1, 1, 1, 2] : [5, 20, 50])
      return random.chance(0.1) ? value : typeof value === 'string' ? String(usual) : usual
    }
    if (typeof value === 'string') {
      if (name === 'filter') return filterText()
      if (name === 'op') return '{}'
      if (name === 'ascs' || name === 'descs') return random.pick(['', 'id', 'createTime', 'orderNo', value.slice(0, 30)])
      if (name === 'action') return random.pick(actions)
      if (name === 'tenantId') return random.pick(['000000', '000000', '000000', '000001', value])
      if (/^\d{4}-\d\d-\d\d$/.test(value)) return random.pick(days)
      const of = ruled.get(name)
      if (of) return random.pick(of)
      if (/[iI]ds?$|^assignee$/.test(name) && /^[\d,]+$/.test(value)) return idOf(area, name) ?? value
    }
    const scalar = typeof value === 'string' || typeof value === 'number'
    if (!scalar || neverKnown.has(name) || random.chance(0.4)) return value
    const seen = known.value(name)
    return typeof seen === typeof value ? seen : value
  }

  function idOf(area: string, name: string): string | undefined {
    if (random.chance(0.08)) return known.anyId()
    if (name === 'id' || name === 'ids') return known.record(area)?.id
    const seen = known.record(areaOf.get(name) ?? name.replace(/Ids?$/, ''))?.id ?? known.value(name)
    return typeof seen === 'string' ? seen : known.record(area)?.id
  }

  /** Fills a shape with what the walk knows. */
  function filled(area: string, name: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => filled(area, name, one))
    if (typeof value !== 'object' || value === null) return meant(area, name, value)
    const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(area, key, one)]))
    const record = 'id' in inner && 'version' in inner && random.chance(0.85) ? known.record(area) : undefined
    const version = record?.facts.version
    return record ? { ...inner, id: record.id, ...(version === undefined ? {} : { version }) } : inner
  }

  function queryOf(query: unknown): string {
    const entries = Object.entries((query ?? {}) as Record<string, unknown>)
    const text = entries.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(asText(value))}`).join('&')
    return text === '' ? '' : `?${text}`
  }

  function bodyOf(
    { call }: NamedCall,
    body: unknown,
    file: Buffer | undefined,
  ): { type?: string; body: string | Buffer | undefined } {
    if (call.takes === 'bytes')
      return { type: 'application/octet-stream', body: file ?? Buffer.alloc(random.pick([0, 10, 5000]), 65) }
    if (call.takes === 'form') return formOf(random, file)
    if (!call.body) return { body: undefined }
    return { type: 'application/json', body: JSON.stringify(body) ?? 'null' }
  }

  /** The request itself made wrong: its text, its type, its headers, its method or its path. */
  function raw(named: NamedCall, question: Question): Question {
    const text = typeof question.body === 'string' ? question.body : '{"id":"1"}'
    const { method, path, headers } = question
    const other = (raw: RawKind, changes: Partial<Question>): Question => ({ ...question, raw, ...changes })
    const inForm = () => {
      const { type, body } = hostileForm(random)
      return other('form', { headers: { ...headers, 'content-type': type }, body })
    }
    if (named.call.takes === 'form' && random.chance(0.6)) return inForm()
    return random.pick<() => Question>([
      () => other('text', { body: spoilText(random, text) }),
      () => other('text', { body: spoilText(random, text) }),
      () => other('text', { body: namesTwice(random, text) }),
      () => other('type', { headers: { ...headers, 'content-type': random.pick(hostileTypes) }, body: text }),
      () => other('header', { headers: { ...headers, ...random.pick(hostileHeaders) } }),
      () => other('header', { headers: { ...headers, ...random.pick(hostileHeaders) } }),
      () => other('cookie', { headers: { ...headers, cookie: random.pick(hostileCookies) } }),
      inForm,
      () =>
        other('method', {
          method: random.pick(['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', method === 'GET' ? 'POST' : 'GET']),
        }),
      () => other('path', { path: strangePath(random, path) }),
      () => other('size', { body: `{"id":"${'x'.repeat(1_100_000)}"}` }),
      () => other('size', { headers: { ...headers, 'x-long': 'x'.repeat(random.pick([9000, 40_000])) } }),
    ])()
  }

  return {
    about(named) {
      const { call, area } = named
      const chance = random.below(100)
      const kind = chance < 62 ? 'right' : chance < 86 ? 'spoilt' : 'raw'
      const names = (['params', 'query', 'body'] as const).filter((one) => call[one] && !(one === 'body' && call.takes))
      const spoilt = kind === 'spoilt' && names.length > 0 ? random.pick(names) : undefined
      const recipe = random.chance(0.7) ? (recipes[named.name]?.(known, random) ?? plainList(call)) : undefined
      const part = (name: 'params' | 'query' | 'body') => {
        const schema = call[name]
        if (!schema) return undefined
        const value = (name === 'params' ? undefined : recipe?.[name]) ?? filled(area, '', shaped(schema))
        return spoilt === name ? spoil(random, value) : value
      }
      const params = part('params') as Record<string, unknown> | null | undefined
      const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(params?.[name]).slice(0, 500)))
      const query = part('query')
      const json = call.takes ? undefined : part('body')
      const { type, body } = bodyOf(named, json, recipe?.file)
      const question: Question = {
        kind,
        method: call.method,
        path: `${path}${queryOf(query)}`,
        headers: {
          authorization: `Basic ${btoa('etalon-workspace:public-client')}`,
          accept: 'application/json',
          'accept-language': random.pick(['zh', 'en']),
          ...(type === undefined ? {} : { 'content-type': type }),
          ...(random.chance(0.3) ? { 'tenant-id': random.pick(['000000', '000001', 'nobody']) } : {}),
          ...(call.writes && random.chance(0.3) ? { 'idempotency-key': `walk-${seed}-${random.below(5000)}` } : {}),
          ...recipe?.headers,
        },
        body,
        by: recipe?.by,
        parts: { query: query as Recipe['query'] & object, body: json as Recipe['body'] & object },
      }
      return kind === 'raw' ? raw(named, question) : question
    },
  }
}

/** A value as it stands in a query; half a character has no place there. */
function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.toWellFormed()
}

function strangePath(random: Random, path: string): string {
  const [place = '', query = ''] = path.split('?')
  return random.pick([
    `${place}/?${query}`,
    `/${place}?${query}`,
    `${place}%00?${query}`,
    `${place}/../..${place}?${query}`,
    `${place};a=b?${query}`,
    `${place.toUpperCase()}?${query}`,
    `${place}?${query}&${query}`,
    `${place}?${query}&updatexml(1,concat(0x7e,md5(1),0x7e),1)=1`,
    `${place}?id[]=1&id[a]=b&${query}`,
    `${place}?%E0%A4%A=%FF&${query}`,
    `${place}?__proto__=1&constructor=2`,
  ])
}

/** A form with a file, or with something else. @param file a good one */
function formOf(random: Random, file: Buffer | undefined): { type: string; body: Buffer } {
  const [name, content] = random.pick<[string, string]>([
    ['附件.pdf', '%PDF-1.7\n%%EOF'],
    ['a.txt', 'text'],
    ['../../x.html', '<script>alert(1)</script>'],
    ['a.png', 'GIF89a'],
    ['', ''],
  ])
  const field = file || random.chance(0.85) ? 'file' : 'other'
  const end = file || random.chance(0.9) ? '\r\n--walk--\r\n' : ''
  const head = `--walk\r\nContent-Disposition: form-data; name="${field}"; filename="${file ? 'walk.pdf' : name}"\r\nContent-Type: application/pdf\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), file ?? Buffer.from(content), Buffer.from(end)])
  return { type: 'multipart/form-data; boundary=walk', body }
}
