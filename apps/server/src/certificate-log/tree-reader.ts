import { dividedAt, type HashOfRange, hashesOf, nodeHash, rootOf, type TreeHash, tileWidth } from '@etalon/verify/log'
import { sql, type Transaction } from '../db/index.ts'

/** Reads the tree of an institute's log, tile by tile; each tile once. */
export interface TreeReader {
  /** The hashes of a tile of the tree, as far as there are any. */
  hashes(level: number, index: number): Promise<readonly TreeHash[]>
  /** The hash of a range as RFC 6962 divides it. */
  readonly hashOf: HashOfRange
}

/** The level whose nodes cover so many entries, where they are whole: 1, 256, 65536. */
const levelOf = (count: number): number | undefined => {
  let level = 0
  for (let width = 1; width <= count; width *= tileWidth, level += 1) if (width === count) return level
  return undefined
}

/** @param tenant whose log it is; the transaction sees no other */
export function treeReader(tx: Transaction, tenant: string): TreeReader {
  const read = new Map<string, Promise<readonly TreeHash[]>>()

  const readTile = async (level: number, index: number): Promise<readonly TreeHash[]> => {
    const from = index * tileWidth
    const { rows } = await tx.execute<{ hashes: Buffer | null }>(
      level === 0
        ? sql`select string_agg(leaf_hash, '' order by id) as hashes from certificate_log_entry
            where tenant_id = ${tenant} and id >= ${from} and id < ${from + tileWidth}`
        : sql`select string_agg(hash, '' order by place) as hashes from certificate_log_node
            where tenant_id = ${tenant} and level = ${level} and place >= ${from} and place < ${from + tileWidth}`,
    )
    return hashesOf(rows[0]?.hashes ?? new Uint8Array(0))
  }
  const hashes = (level: number, index: number) => {
    const key = `${level}/${index}`
    const known = read.get(key)
    if (known !== undefined) return known
    const asked = readTile(level, index)
    read.set(key, asked)
    return asked
  }
  const hashOf: HashOfRange = async (from, to) => {
    const count = to - from
    const level = levelOf(count)
    if (level !== undefined && from % count === 0) {
      const place = from / count
      const tile = await hashes(level, Math.floor(place / tileWidth))
      const hash = tile[place % tileWidth]
      if (hash === undefined) throw new RangeError(`the log has no hash ${place} at level ${level}`)
      return hash
    }
    // Within one tile of leaves nothing further is read.
    if (count < tileWidth && Math.floor(from / tileWidth) === Math.floor((to - 1) / tileWidth)) {
      const tile = await hashes(0, Math.floor(from / tileWidth))
      return rootOf(tile.slice(from % tileWidth, (from % tileWidth) + count))
    }
    const middle = from + dividedAt(count)
    return nodeHash(await hashOf(from, middle), await hashOf(middle, to))
  }
  return { hashes, hashOf }
}
