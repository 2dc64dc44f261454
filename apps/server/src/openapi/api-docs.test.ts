import { contract } from '@etalon/api/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestServer } from '../testing/index.ts'
import { contractWords } from './index.ts'
import { fieldsOf } from './schema-fields.ts'

const server = await startTestServer()
const get = async (path: string, language = 'zh') => {
  const answer = await fetch(`${server.workspaceUrl}${path}`, { headers: { 'Accept-Language': language, Accept: 'text/html' } })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const calls = Object.entries(contract).flatMap(([area, all]) =>
  Object.entries(all).map(([name, call]) => ({ area, id: `${area}.${name}`, path: call.path })),
)

test('[API-5] the server shows the description of its own calls, and it is valid OpenAPI 3.1', async () => {
  const { status, headers, text } = await get('/openapi.json')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  const validator = new Validator()
  expect(await validator.validate(JSON.parse(text))).toMatchObject({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('[API-5] a page names every call by its words and address, in the reader’s language, and leads to each', async () => {
  const { status, headers, text } = await get('/api-docs')
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ])
  expect(text).toContain('<html lang="zh-CN">')
  for (const { area, id, path } of calls) {
    expect(text).toContain(`<code>${path}</code>`)
    expect(text).toContain(`href="/api-docs/${area}?lang&#61;zh#${id}"`)
  }
  const inEnglish = await get('/api-docs', 'en')
  expect(inEnglish.text).toContain('<html lang="en">')
  expect(inEnglish.text).toContain('Register or change an order')
  expect((await get('/api-docs?lang=zh', 'en')).text).toBe(text)
})

test('[API-5] the page of an area tells of each call who may, what it asks and what it answers', async () => {
  for (const [area, words] of Object.entries(contractWords)) {
    const { status, text } = await get(`/api-docs/${area}?lang=en`)
    expect([area, status]).toEqual([area, 200])
    expect(text).toContain(words.title.en)
    for (const { id } of calls.filter((one) => one.area === area)) expect(text).toContain(`id="${id}"`)
  }
  const { text } = await get('/api-docs/department?lang=en')
  const submit = /<section[^>]*id="department\.submit"[\s\S]*?<\/section>/.exec(text)?.[0]
  expect(submit).toContain('Administrator')
  expect(submit).toMatch(/deptName<\/code> <em>required<\/em>[\s\S]*?<td>text<\/td>[\s\S]*?1–64 characters/)
  expect(submit).toContain('Idempotency-Key')
  expect((await get('/api-docs/open?lang=en')).text).toMatch(/In headers of its own<\/h3>[\s\S]*?<code>timestamp<\/code>/)
  expect(await get('/api-docs/nothing')).toMatchObject({ status: 404 })
  expect(await get('/api-docs/constructor')).toMatchObject({ status: 404 })
})

test('[API-5] calls are found by what they are for, and what was typed is shown as text', async () => {
  const { text } = await get(`/api-docs?lang=zh&q=${encodeURIComponent('接收样品')}`)
  expect(text).toContain('找到 1 个接口')
  expect([...text.matchAll(/<code>([^<]+)<\/code>/g)].map(([, path]) => path)).toEqual([contract.sample.receive.path])
  expect((await get('/api-docs?q=HISTORY&lang=en')).text).toContain('calls found')
  const hostile = await get(`/api-docs?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(hostile.text).not.toContain('<script')
  expect(hostile.text).toContain('没有找到相符的接口')
  expect((await get(`/api-docs?q=${'x'.repeat(500)}&lang=klingon`)).status).toBe(200)
})

test('[SEC-2][API-5] the page runs no script and takes nothing from elsewhere', async () => {
  for (const path of ['/api-docs', '/api-docs/order']) {
    const { headers, text } = await get(path)
    expect(headers.get('content-security-policy')).toContain(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'",
    )
    expect(text).not.toMatch(/<script|\sstyle=|\son\w+=|(src|href)="(https?:)?\/\//)
  }
  const style = await get('/api-docs/style.css')
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(style.text).not.toMatch(/url\(|@import/)
  expect((await fetch(`${server.portalUrl}/api-docs`)).status).toBe(404)
})

test('[API-5] a schema that leads back to itself, alternatives and lists are told once, in words', () => {
  interface Node {
    readonly id: string
    readonly children?: readonly Node[] | undefined
  }
  const node: z.ZodMiniType<Node> = z.object({
    id: z.string(),
    get children() {
      return z.optional(z.array(node))
    },
  })
  const told = (schema: Parameters<typeof fieldsOf>[0]) =>
    fieldsOf(schema, 'input').map(({ path, type, required, limits, pattern }) =>
      [path, type.en, required, limits.en + pattern].join(' | '),
    )
  expect(told(node)).toEqual([
    'id | text | true | ',
    'children | list of object | false | ',
    'children[] | object, of the same again | true | ',
  ])
  expect(
    told(z.union([z.strictObject({ a: z.literal('x') }), z.strictObject({ b: z.int().check(z.minimum(1), z.maximum(9)) })])),
  ).toEqual(['(1)a | "x" | true | ', '(2)b | whole number | true | 1–9'])
  expect(told(z.array(z.strictObject({ at: z.nullable(z.string()) })))).toEqual([
    ' | list of object | true | ',
    '[].at | text or nothing | true | ',
  ])
  expect(
    told(
      z.strictObject({
        a: z.string().check(z.maxLength(9), z.regex(/^x/)),
        b: z.array(z.array(z.string())).check(z.minLength(2)),
      }),
    ),
  ).toEqual(['a | text | true | at most 9 characters^x', 'b | list of list of text | true | at least 2 entries'])
  expect(told(z.boolean())).toEqual([' | yes or no | true | '])
})
