// The least that could answer about a certificate: Fastify and pg, one row by its reference, and a page of the same words without anything
// around them. Prints its port.
import fastify from 'fastify'
import pg from 'pg'

interface Row {
  readonly number: string
  readonly name: string
  readonly serial: string
  readonly performed: string
  readonly until: string | null
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const statement = `select number, frozen->'instrument'->>'zh' as name, frozen->'instrument'->>'serial' as serial,
  frozen->>'performed' as performed, frozen->>'validUntil' as until from certificate where reference = $1`

const app = fastify({ logger: false })
app.get<{ Params: { reference: string } }>('/v/:reference', async (request, reply) => {
  const { rows } = await pool.query<Row>(statement, [request.params.reference])
  const [row] = rows
  if (!row) return reply.callNotFound()
  return reply
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><title>${row.number}</title><h1>${row.name}</h1><p>${row.serial}, ${row.performed}, ${row.until}</p>`)
})
await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
process.stdout.write(`port ${typeof address === 'object' ? address?.port : ''}\n`)
