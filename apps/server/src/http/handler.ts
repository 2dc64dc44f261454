import type { Readable } from 'node:stream'
import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '@etalon/api/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../db/index.ts'
import type { Language } from '../refusal/index.ts'
import type { Caller } from '../session/index.ts'

/** A file that came as a part of a form. */
export interface UploadedFile {
  /** As its sender calls it: to be checked. */
  readonly name: string
  readonly bytes: Buffer
}

type ReceivedOf<C extends Call> = C extends { takes: 'form' } ? UploadedFile : C extends { takes: 'bytes' } ? Buffer : BodyOf<C>

interface Common<C extends Call> {
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: ReceivedOf<C>
  readonly language: Language
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What a handler is given: inside one transaction under the caller's tenant, or, for calls that answer anybody, the database. */
export type Ask<C extends Call> = C extends { auth: 'session' }
  ? Common<C> & { readonly tx: Transaction; readonly caller: Caller }
  : Common<C> & { readonly database: Database }

/** A file that is sent: its bytes, or, with its length, a stream of them. */
export interface SentFile {
  readonly type: string
  readonly name: string
  readonly bytes: Buffer | Readable
  /** Bytes; needed of a stream. */
  readonly size?: number
  /** Shown in the page, or saved. @default false */
  readonly inline?: boolean
}

type Answer<C extends Call> = C extends { shape: 'blob' } ? SentFile : AnswerOf<C>

/** An answer that waits for somebody else, such as another system: begun when the transaction has ended, which would be held open by it. */
export class Afterwards<T> {
  readonly work: () => Promise<T>
  constructor(work: () => Promise<T>) {
    this.work = work
  }
}

/** Whether an answer may wait for somebody else: that of a call that writes is kept in its transaction, to be given again. */
type Waiting<C extends Call, A> = C extends { writes: true } ? never : Afterwards<A>

export type Handler<C extends Call> = (ask: Ask<C>) => Promise<Answer<C> | Waiting<C, Answer<C>>>

/** Finds out, of a call that anybody may make, who it is by more than a session. @throws {Refusal} where nobody is let in */
export type Admit = (ask: { readonly request: FastifyRequest; readonly database: Database }) => Promise<unknown>

/**
 * A handler whose callers prove themselves by what they send, such as a signature: one that fails to is refused as such before anything
 * is said about the fields.
 */
export const admitting = <C extends Call>(admit: Admit, handler: Handler<C>): Handler<C> => Object.assign(handler, { admit })

/** One handler for each call of an area: a missing one does not compile. */
export type Handlers<Calls extends Readonly<Record<string, Call>>> = { readonly [Name in keyof Calls]: Handler<Calls[Name]> }
