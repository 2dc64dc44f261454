import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '@etalon/api/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../db/index.ts'
import type { Language } from '../refusal/index.ts'
import type { Caller } from '../session/index.ts'

interface Common<C extends Call> {
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  readonly language: Language
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What a handler is given: inside one transaction under the caller's tenant, or, for calls that answer anybody, the database. */
export type Ask<C extends Call> = C extends { auth: 'session' }
  ? Common<C> & { readonly tx: Transaction; readonly caller: Caller }
  : Common<C> & { readonly database: Database }

type Answer<C extends Call> = C extends { shape: 'blob' }
  ? { readonly type: string; readonly name: string; readonly bytes: Buffer; readonly inline?: boolean }
  : AnswerOf<C>

export type Handler<C extends Call> = (ask: Ask<C>) => Promise<Answer<C>>

/** One handler for each call of an area: a missing one does not compile. */
export type Handlers<Calls extends Readonly<Record<string, Call>>> = { readonly [Name in keyof Calls]: Handler<Calls[Name]> }
