import type { Call, Schema } from '@etalon/api/contract'
import * as z from 'zod/mini'
import type { AreaWords } from './contract-words.ts'

type Json = Readonly<Record<string, unknown>>

/** An OpenAPI 3.1 description, as JSON. */
export interface OpenApi {
  /** The version of the format. */
  readonly openapi: '3.1.1'
  /** What is described. */
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  /** Where it is asked: the server that gave the description. */
  readonly servers: readonly { readonly url: string }[]
  /** The areas, in the order of the contract. */
  readonly tags: readonly { readonly name: string; readonly description?: string }[]
  /** Address, then method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  /** What others point to. */
  readonly components: Json
}

/** One call. Calls of one address that their query tells apart are one operation here, described one after the other. */
export interface Operation {
  /** `area.call`; two calls of one address stand with `-or-` between them. */
  readonly operationId: string
  readonly [name: string]: unknown
}

/** All calls, by area. */
export type Areas = Readonly<Record<string, Readonly<Record<string, Call>>>>

/** Where schemas stand that others point to. */
const shared = '#/components/schemas/'

/**
 * Turns the contract into OpenAPI 3.1.
 * @param words what areas and calls are for, in both languages; the English ones are the summaries
 */
export function describeContract(areas: Areas, version: string, words: Readonly<Record<string, AreaWords>> = {}): OpenApi {
  const components = new Map<string, Json>()

  /** A schema; parts that point to themselves stand among the shared ones, under a name of the call's. */
  function schemaOf(name: string, schema: Schema, io: 'input' | 'output'): Json {
    const {
      $schema: _dialect,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Record<string, unknown> & {
      $defs?: Record<string, Json>
    }
    const isRecursive = JSON.stringify([root, $defs]).includes('"$ref":"#"')
    const renamed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(renamed)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) =>
          key === '$ref' && typeof inner === 'string'
            ? [key, inner === '#' ? `${shared}${name}` : inner.replace(/^#\/\$defs\//, `${shared}${name}.`)]
            : [key, renamed(inner)],
        ),
      )
    }
    for (const [inner, definition] of Object.entries($defs)) components.set(`${name}.${inner}`, renamed(definition) as Json)
    if (!isRecursive) return renamed(root) as Json
    components.set(name, renamed(root) as Json)
    return { $ref: `${shared}${name}` }
  }

  function parametersOf(name: string, schema: Schema | undefined, where: 'path' | 'query' | 'header'): Json[] {
    if (!schema) return []
    const { properties = {}, required = [] } = schemaOf(name, schema, 'input') as {
      properties?: Record<string, Json>
      required?: string[]
    }
    return Object.entries(properties).map(([parameter, inner]) => ({
      name: parameter,
      in: where,
      required: where === 'path' || required.includes(parameter),
      schema: inner,
    }))
  }

  function bodyOf(name: string, call: Call): Json {
    if (call.takes === 'bytes') return content('application/octet-stream', { type: 'string', format: 'binary' })
    if (call.takes === 'form')
      return content('multipart/form-data', {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary' } },
        required: ['file'],
      })
    return call.body ? content('application/json', schemaOf(`${name}.body`, call.body, 'input')) : {}
  }

  function answerOf(name: string, call: Call): Json {
    if (call.shape === 'blob')
      return { description: 'The file', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
    const data = schemaOf(`${name}.answer`, call.answer, 'output')
    const schema =
      call.shape === 'flat'
        ? data
        : {
            type: 'object',
            properties: { code: { const: 200 }, success: { const: true }, data, msg: { type: 'string' } },
            required: ['code', 'success', 'data', 'msg'],
          }
    return { description: 'Done', content: { 'application/json': { schema } } }
  }

  const paths: Record<string, Record<string, Operation>> = {}
  for (const [area, calls] of Object.entries(areas)) {
    for (const [name, call] of Object.entries(calls)) {
      const id = `${area}.${name}`
      const method = call.method.toLowerCase()
      const body = bodyOf(id, call)
      const operation: Operation = {
        operationId: id,
        tags: [area],
        ...summaryOf(words[area]?.calls[name]),
        ...(call.assumed ? { description: `Assumed: ${call.assumed}.` } : {}),
        parameters: [
          ...parametersOf(`${id}.params`, call.params, 'path'),
          ...parametersOf(`${id}.query`, call.query, 'query'),
          ...parametersOf(`${id}.headers`, call.headers, 'header'),
          ...(call.writes ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
        ],
        ...('content' in body ? { requestBody: { required: true, ...body } } : {}),
        responses: { 200: answerOf(id, call), default: { $ref: '#/components/responses/Refused' } },
        security: call.auth === 'session' ? [{ bladeAuth: [] }] : [{ client: [] }],
        ...(call.roles ? { 'x-roles': call.roles } : {}),
        ...(call.whileLocked ? { 'x-while-locked': true } : {}),
      }
      const known = paths[call.path]?.[method]
      paths[call.path] = { ...paths[call.path], [method]: known ? together(known, operation) : operation }
    }
  }

  return {
    openapi: '3.1.1',
    info: {
      title: 'Etalon',
      version,
      description: 'The calls of the workspace of a metrology, calibration and testing institute, in the manner of BladeX.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(areas).map((name) => {
      const title = words[name]?.title
      return { name, ...(title ? { description: `${title.en} ${title.zh}` } : {}) }
    }),
    paths,
    components: {
      schemas: Object.fromEntries(components),
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'The same key makes the same record once, for 24 hours.',
          schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
        },
      },
      responses: {
        Refused: {
          description: 'What was refused, why, and in which fields',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  code: { type: 'integer' },
                  success: { const: false },
                  data: {
                    type: 'object',
                    properties: {
                      reason: { type: 'string' },
                      fields: {
                        type: 'array',
                        items: {
                          type: 'object',
                          properties: { path: { type: 'string' }, message: { type: 'string' } },
                          required: ['path', 'message'],
                        },
                      },
                    },
                    required: ['reason'],
                  },
                  msg: { type: 'string' },
                  requestId: { type: 'string' },
                },
                required: ['code', 'success', 'msg'],
              },
            },
          },
        },
      },
      securitySchemes: {
        bladeAuth: { type: 'apiKey', in: 'header', name: 'Blade-Auth', description: 'bearer <access token>' },
        client: { type: 'http', scheme: 'basic', description: 'Names the client; it is no secret of a person.' },
      },
    },
  }
}

const summaryOf = (words: AreaWords['title'] | undefined) => (words ? { summary: words.en, 'x-summary-zh': words.zh } : {})

const content = (type: string, schema: Json): Json => ({ content: { [type]: { schema } } })

/** Two calls of one address: what either asks may be asked, what only one asks need not be. */
function together(one: Operation, other: Operation): Operation {
  const parameters = [...(one.parameters as readonly Json[]), ...(other.parameters as readonly Json[])]
  const names = [...new Set(parameters.map(({ name }) => name))]
  return {
    ...one,
    operationId: `${one.operationId}-or-${other.operationId}`,
    ...('summary' in one && 'summary' in other
      ? {
          summary: `${one.summary}; or: ${other.summary}`,
          'x-summary-zh': `${one['x-summary-zh']}；或：${other['x-summary-zh']}`,
        }
      : {}),
    parameters: names.map((name) => {
      const same = parameters.filter((parameter) => parameter.name === name)
      const schemas = [...new Set(same.map(({ schema }) => JSON.stringify(schema)))].map((text) => JSON.parse(text) as Json)
      return {
        ...same[0],
        required: same.length === 2 && same.every(({ required }) => required === true),
        schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas },
      }
    }),
  }
}
