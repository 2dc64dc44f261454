import { leafHash, type TreeHash } from './tree.ts'

/** Hashes of a full tile, and entries of a full bundle. */
export const tileWidth = 256

/** One tile of a log (C2SP tlog-tiles). */
export interface Tile {
  /** Of the tree, from the leaves at 0 upwards; or the entries themselves. */
  readonly level: number | 'entries'
  readonly index: number
  /** How much is in it; a full one has 256. */
  readonly width: number
}

/** The address of a tile within its log. */
export const tilePath = ({ level, index, width }: Tile): string => {
  const digits = String(index)
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? []
  const place = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/')
  return `tile/${level}/${place}${width < tileWidth ? `.p/${width}` : ''}`
}

const pattern = /^tile\/(entries|[0-5]?\d|6[0-3])\/((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/

/** Reads the address of a tile; `undefined` for what is none, or is not written in its one form. */
export const parseTilePath = (path: string): Tile | undefined => {
  const [, level = '', place = '', width] = pattern.exec(path) ?? []
  const index = Number(place.replaceAll(/[x/]/g, ''))
  const tile: Tile = {
    level: level === 'entries' ? level : Number(level),
    index,
    width: width === undefined ? tileWidth : Number(width),
  }
  return place !== '' && Number.isSafeInteger(index) && tilePath(tile) === path ? tile : undefined
}

/** The tiles of one level that a log of some size has, in their order. */
export const tilesOf = (level: number | 'entries', size: number): readonly Tile[] => {
  const count = level === 'entries' ? size : Math.floor(size / tileWidth ** level)
  return Array.from({ length: Math.ceil(count / tileWidth) }, (_, index) => ({
    level,
    index,
    width: Math.min(tileWidth, count - index * tileWidth),
  }))
}

/** The hashes of a tile. */
export const hashesOf = (bytes: Uint8Array): readonly TreeHash[] =>
  Array.from({ length: Math.floor(bytes.length / 32) }, (_, at) => new Uint8Array(bytes.slice(at * 32, at * 32 + 32)))

/** Entries as a bundle has them: each behind its length in two bytes. */
export const bundleOf = (entries: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(entries.flatMap((entry) => [entry.length >> 8, entry.length & 0xff, ...entry]))

/** The entries of a bundle; `undefined` where it ends within one. */
export const entriesOf = (bundle: Uint8Array): readonly Uint8Array<ArrayBuffer>[] | undefined => {
  const entries: Uint8Array<ArrayBuffer>[] = []
  for (let at = 0; at < bundle.length; ) {
    const end = at + 2 + ((bundle[at] ?? 0) << 8) + (bundle[at + 1] ?? 0)
    if (end > bundle.length) return undefined
    entries.push(new Uint8Array(bundle.slice(at + 2, end)))
    at = end
  }
  return entries
}

/** The hashes of the entries of a bundle. */
export const leavesOf = (bundle: Uint8Array): readonly TreeHash[] | undefined => entriesOf(bundle)?.map(leafHash)
