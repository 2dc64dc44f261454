import { type Call, contract, defineCall } from '@etalon/api/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { assumedInChinese } from './assumed-words.ts'
import { contractWords, describeContract } from './index.ts'

const described = describeContract(contract, '1.2.3', contractWords)
const operations = Object.values(described.paths).flatMap((methods) => Object.values(methods))

test('[API-5] the description is valid OpenAPI 3.1, by a public validator that sees faults', async () => {
  const validator = new Validator()
  const copy = () => JSON.parse(JSON.stringify(described))
  expect(await validator.validate(copy())).toMatchObject({ valid: true })
  expect(validator.version).toBe('3.1')
  const broken = copy()
  broken.paths['/api/blade-user/info'].get.parameters = [{ name: 'x', in: 'nowhere' }]
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false })
})

test('[API-5] every call of the contract is described, and every reference leads somewhere', () => {
  const calls = Object.entries(contract).flatMap(([area, all]) => Object.keys(all).map((name) => `${area}.${name}`))
  expect(operations.flatMap(({ operationId }) => operationId.split('-or-')).toSorted()).toEqual(calls.toSorted())
  const references = [...JSON.stringify(described).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(50)
  const components = described.components as Record<string, Record<string, unknown>>
  expect(references.filter(([, kind = '', name = '']) => !components[kind]?.[name]).map(([whole]) => whole)).toEqual([])
  expect(JSON.stringify(described)).not.toContain('#/$defs')
})

test('[API-5] parameters, bodies, answers, roles and what is assumed are told', () => {
  const { get } = described.paths['/api/blade-system/dept/detail'] ?? {}
  expect(get).toMatchObject({
    operationId: 'department.detail',
    summary: 'One department',
    'x-summary-zh': '部门详情',
    parameters: [{ name: 'id', in: 'query', required: true, schema: { type: 'string', pattern: expect.any(String) } }],
    security: [{ bladeAuth: [] }],
  })
  const { post } = described.paths['/csApi/hm-metrology/self-service/sms/{id}'] ?? {}
  expect(post).toMatchObject({
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { enum: ['sign-in', 'register', 'forgotten-password', 'reports'] } },
    ],
    security: [{ client: [] }],
    description: expect.stringContaining('Assumed'),
  })
  const signed = described.paths['/csApi/blade-expand/open/token/api_token']?.post
  expect(signed).toMatchObject({
    parameters: [
      { name: 'appId', in: 'query', required: true },
      { name: 'timestamp', in: 'header', required: true, schema: { type: 'string' } },
      { name: 'sign', in: 'header', required: true },
    ],
  })
  const call = defineCall({
    method: 'POST',
    path: '/x',
    body: z.strictObject({ a: z.string() }),
    answer: z.int(),
    auth: 'session',
    roles: ['admin'],
    writes: true,
  })
  expect(describeContract({ one: { x: call } }, '1').paths['/x']?.post).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { required: ['a'], additionalProperties: false } } } },
    responses: { 200: { content: { 'application/json': { schema: { properties: { data: { type: 'integer' } } } } } } },
    parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
    'x-roles': ['admin'],
  })
})

test('[API-5] what a call assumes can be said in Chinese, too, and no words are left over', () => {
  const notes = Object.values(contract).flatMap((calls) => Object.values<Call>(calls).flatMap(({ assumed }) => assumed ?? []))
  expect(Object.keys(assumedInChinese).toSorted()).toEqual([...new Set(notes)].toSorted())
  for (const said of Object.values(assumedInChinese)) expect(said).toMatch(/\p{Script=Han}/u)
})

test('[API-5] two calls of one address are one operation: what only one of them asks need not be sent', () => {
  const { post } = described.paths['/api/blade-auth/oauth/token'] ?? {}
  expect(post?.operationId).toBe('session.signIn-or-session.refresh')
  const byName = Object.fromEntries(
    ((post?.parameters ?? []) as { name: string; required: boolean; schema: object }[]).map((one) => [one.name, one]),
  )
  expect(byName.tenantId?.required).toBe(true)
  expect(byName.username?.required).toBe(false)
  expect(byName.grant_type).toMatchObject({
    required: true,
    schema: { anyOf: [{ const: 'password' }, { const: 'refresh_token' }] },
  })
})
