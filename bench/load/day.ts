// The requests of a busy day, mixed as people send them.
import { type Ask, askMove, askPortal, askWith, type Draft, type Ground } from '../server/asks.ts'
import type { Arrival } from './open-loop.ts'

/** The kinds of request, and how many of a hundred are of each. */
export const mix = { list: 40, detail: 25, dictionary: 10, submit: 15, move: 5, portal: 5 } as const
/** A kind of request. */
export type Kind = keyof typeof mix
/** All kinds, in the order in which they are told. */
export const kinds = Object.keys(mix) as Kind[]

/** A server, and what there is to ask for. */
export interface Place {
  readonly url: string
  readonly portalUrl: string
  readonly ground: Ground
  /** Certificates whose pages are opened. */
  readonly references: readonly string[]
}

const turns = kinds.flatMap((kind) => Array.from({ length: mix[kind] }, () => kind))

/** Makes one request after the other: the same kinds in the same order at every server. */
export function dayAt({ url, portalUrl, ground, references }: Place): { next(): Arrival<Kind> } {
  const drafts: Draft[] = []
  let turn = 0
  // Nobody opens so many certificates from one place: each visitor has an address, which a proxy says.
  const addressOf = (place: number) => `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`

  const signed = (kind: 'list' | 'detail' | 'dictionary' | 'submit'): Arrival<Kind> => ({
    ...{ kind, url, ask: askWith(kind, ground, turn) },
    ...(kind === 'submit' ? { onAnswer: (text: string) => drafts.push(draftOf(text)) } : {}),
  })

  return {
    next() {
      turn += 1
      // 37 and 100 have no common divisor: all kinds come, mixed.
      const kind = turns[(turn * 37) % turns.length] ?? 'list'
      if (kind === 'portal') {
        const ask: Ask = askPortal(references[turn % references.length] ?? '')
        return { kind, url: portalUrl, ask: { ...ask, headers: { ...ask.headers, 'x-forwarded-for': addressOf(turn) } } }
      }
      if (kind !== 'move') return signed(kind)
      const draft = drafts.shift()
      // Nothing waits to be moved yet: it is submitted.
      return draft ? { kind, url, ask: askMove(ground, draft) } : signed('submit')
    },
  }
}

function draftOf(text: string): Draft {
  const { id, version } = (JSON.parse(text) as { data: Draft }).data
  return { id, version }
}
