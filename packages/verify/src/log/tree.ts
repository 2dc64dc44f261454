import { sha256Now } from '../cryptography/index.ts'

/** The hash of a leaf or of a part of the tree: 32 bytes. */
export type TreeHash = Uint8Array<ArrayBuffer>

const joined = (...parts: readonly Uint8Array[]): TreeHash => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const leafMark = Uint8Array.of(0)
const nodeMark = Uint8Array.of(1)

/** The hash of an entry (RFC 6962, 2.1): its mark keeps a node from passing for an entry. */
export const leafHash = (entry: Uint8Array): TreeHash => sha256Now(joined(leafMark, entry))

/** The hash of two parts side by side. */
export const nodeHash = (left: Uint8Array, right: Uint8Array): TreeHash => sha256Now(joined(nodeMark, left, right))

/** The root of a tree without entries. */
export const emptyRoot = (): TreeHash => sha256Now(new Uint8Array(0))

/** The largest power of two smaller than a number, which is where RFC 6962 divides. */
export const dividedAt = (count: number): number => {
  let half = 1
  while (half * 2 < count) half *= 2
  return half
}

/** The hash of a tree over hashes of leaves, or of whole parts of one size (RFC 6962, 2.1). */
export const rootOf = (hashes: readonly TreeHash[]): TreeHash => {
  const [first] = hashes
  if (first === undefined) return emptyRoot()
  if (hashes.length === 1) return first
  const half = dividedAt(hashes.length)
  return nodeHash(rootOf(hashes.slice(0, half)), rootOf(hashes.slice(half)))
}

/** Tells the hash of the entries from one, up to but without another. */
export type HashOfRange = (from: number, to: number) => Promise<TreeHash>

/** The hashes beside the way from an entry to the root (RFC 6962, 2.1.1). */
export const inclusionPath = async (index: number, size: number, hashOf: HashOfRange): Promise<readonly TreeHash[]> => {
  const walk = async (from: number, to: number): Promise<readonly TreeHash[]> => {
    if (to - from <= 1) return []
    const middle = from + dividedAt(to - from)
    return index < middle
      ? [...(await walk(from, middle)), await hashOf(middle, to)]
      : [...(await walk(middle, to)), await hashOf(from, middle)]
  }
  return await walk(0, size)
}

/** The hashes that lead from an earlier tree to a later one (RFC 6962, 2.1.2). */
export const consistencyPath = async (first: number, second: number, hashOf: HashOfRange): Promise<readonly TreeHash[]> => {
  const walk = async (from: number, to: number, isWhole: boolean): Promise<readonly TreeHash[]> => {
    if (first === to) return isWhole ? [] : [await hashOf(from, to)]
    const middle = from + dividedAt(to - from)
    return first <= middle
      ? [...(await walk(from, middle, isWhole)), await hashOf(middle, to)]
      : [...(await walk(middle, to, false)), await hashOf(from, middle)]
  }
  return first === 0 || first === second ? [] : await walk(0, second, true)
}

const areEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** What an inclusion is checked with. */
export interface Inclusion {
  readonly index: number
  readonly size: number
  readonly leaf: TreeHash
  readonly path: readonly TreeHash[]
  readonly root: TreeHash
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0
const isOdd = (value: number): boolean => value % 2 === 1
const halved = (value: number): number => Math.floor(value / 2)

/** Whether an entry stands at its place in the tree of a root (RFC 9162, 2.1.3.2). */
export const isIncluded = ({ index, size, leaf, path, root }: Inclusion): boolean => {
  if (!isCount(index) || !isCount(size) || index >= size) return false
  let [at, last, hash] = [index, size - 1, leaf]
  for (const beside of path) {
    if (last === 0) return false
    if (isOdd(at) || at === last) {
      hash = nodeHash(beside, hash)
      while (!isOdd(at) && at !== 0) [at, last] = [halved(at), halved(last)]
    } else {
      hash = nodeHash(hash, beside)
    }
    ;[at, last] = [halved(at), halved(last)]
  }
  return last === 0 && areEqual(hash, root)
}

/** What two heads are compared with. */
export interface Consistency {
  readonly first: { readonly size: number; readonly root: TreeHash }
  readonly second: { readonly size: number; readonly root: TreeHash }
  readonly path: readonly TreeHash[]
}

/** Whether a later tree is an earlier one to which something was added, and nothing else (RFC 9162, 2.1.4.2). */
export const isConsistent = ({ first, second, path }: Consistency): boolean => {
  if (!isCount(first.size) || !isCount(second.size) || first.size > second.size) return false
  if (first.size === second.size) return path.length === 0 && areEqual(first.root, second.root)
  if (first.size === 0) return path.length === 0
  let [at, last] = [first.size - 1, second.size - 1]
  while (isOdd(at)) [at, last] = [halved(at), halved(last)]
  // Where the earlier tree is whole, its root begins the way.
  const [begin, ...rest] = at === 0 && (first.size & (first.size - 1)) === 0 ? [first.root, ...path] : path
  if (begin === undefined) return false
  let [before, now] = [begin, begin]
  for (const beside of rest) {
    if (last === 0) return false
    if (isOdd(at) || at === last) {
      before = nodeHash(beside, before)
      now = nodeHash(beside, now)
      while (!isOdd(at) && at !== 0) [at, last] = [halved(at), halved(last)]
    } else {
      now = nodeHash(now, beside)
    }
    ;[at, last] = [halved(at), halved(last)]
  }
  return last === 0 && areEqual(before, first.root) && areEqual(now, second.root)
}
