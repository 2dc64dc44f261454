import { createHash } from 'node:crypto'

/** A part of a long run that is run by itself: cut short, only it is lost. */
export interface Piece {
  readonly place: number
  readonly times: number
  /** Follows from the seed of the whole run and its place. */
  readonly seed: number
}

/** What came of one piece, as the ledger keeps it. */
export interface PieceEntry {
  /** Of which state of the sources. */
  readonly sources: string
  /** Of the whole run. */
  readonly seed: number
  readonly piece: Piece
  readonly held: boolean
  readonly seconds: number
  /** What the test wrote down of it; undefined where it did not hold. */
  readonly figures?: unknown
}

/** Cuts a run into pieces of so many times at most. */
export function piecesOf(times: number, atOnce: number, seed: number): Piece[] {
  return Array.from({ length: Math.ceil(times / atOnce) }, (_, place) => ({
    place,
    times: Math.min(atOnce, times - place * atOnce),
    seed: place === 0 ? seed : createHash('sha256').update(`${seed} ${place}`).digest().readUInt32BE() >>> 1,
  }))
}

/** What the ledger says of each piece of a run on the same sources: the last word counts. */
export function outcomesOf(
  pieces: readonly Piece[],
  entries: readonly PieceEntry[],
  run: Pick<PieceEntry, 'sources' | 'seed'>,
): (PieceEntry | undefined)[] {
  const own = entries.filter(({ sources, seed }) => sources === run.sources && seed === run.seed)
  return pieces.map((piece) =>
    own.findLast(
      (entry) => entry.piece.place === piece.place && entry.piece.times === piece.times && entry.piece.seed === piece.seed,
    ),
  )
}

/** The seed of the newest run on the same sources: whoever goes on need not remember it. */
export const seedOfLast = (entries: readonly PieceEntry[], sources: string): number | undefined =>
  entries.findLast((entry) => entry.sources === sources)?.seed
