import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexOf } from '../cryptography/index.ts'
import {
  bundleOf,
  consistencyPath,
  emptyRoot,
  entriesOf,
  inclusionPath,
  isConsistent,
  isIncluded,
  leafHash,
  nodeHash,
  parseTilePath,
  rootOf,
  type TreeHash,
  tilePath,
  tilesOf,
} from './index.ts'

const bytes = (hex: string): TreeHash => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** The entries, roots and proofs that implementations of RFC 6962 are tested with (certificate-transparency, merkle tree tests). */
const entries = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'].map(bytes)
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]
const leaves = entries.map(leafHash)
const rangeIn = (hashes: readonly TreeHash[]) => async (from: number, to: number) => rootOf(hashes.slice(from, to))
const hexes = (hashes: readonly TreeHash[]) => hashes.map(hexOf)

describe('[CERT-4] the tree of RFC 6962', () => {
  test('has the known hashes: of nothing, of a leaf, of each size', () => {
    expect(hexOf(emptyRoot())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(hexOf(leafHash(new Uint8Array(0)))).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d')
    expect(hexOf(rootOf([]))).toBe(hexOf(emptyRoot()))
    for (const [at, root] of roots.entries()) expect(hexOf(rootOf(leaves.slice(0, at + 1)))).toBe(root)
  })

  test('has the known ways from a leaf to the root', async () => {
    const path = async (index: number, size: number) => hexes(await inclusionPath(index, size, rangeIn(leaves)))
    expect(await path(0, 1)).toEqual([])
    expect(await path(0, 8)).toEqual([
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ])
    expect(await path(5, 8)).toEqual([
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ])
    expect(await path(2, 3)).toEqual(['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'])
  })

  test('has the known ways from an earlier tree to a later one', async () => {
    const path = async (first: number, second: number) => hexes(await consistencyPath(first, second, rangeIn(leaves)))
    expect(await path(1, 1)).toEqual([])
    expect(await path(1, 8)).toEqual([
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ])
    expect(await path(6, 8)).toEqual([
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ])
    expect(await path(2, 5)).toEqual([
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ])
  })
})

const treeOf = (size: number, mark = '') =>
  Array.from({ length: size }, (_, at) => leafHash(new TextEncoder().encode(`${mark}${at}`)))
const tree = treeOf(300)

test('[CERT-4] every entry of every tree is included at its place, and at no other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 299 }), fc.nat(), fc.nat(), async (size, one, other) => {
      const index = one % size
      const path = await inclusionPath(index, size, rangeIn(tree))
      const leaf = tree[index] ?? emptyRoot()
      const proof = { index, size, leaf, path, root: rootOf(tree.slice(0, size)) }
      expect(isIncluded(proof)).toBe(true)
      const elsewhere = other % size
      if (elsewhere !== index) {
        expect(isIncluded({ ...proof, index: elsewhere })).toBe(false)
        expect(isIncluded({ ...proof, leaf: tree[elsewhere] ?? emptyRoot() })).toBe(false)
      }
      expect(isIncluded({ ...proof, size: size + 1, root: rootOf(tree.slice(0, size + 1)) })).toBe(false)
      expect(isIncluded({ ...proof, path: [...path, leaf] })).toBe(false)
      if (path.length > 0) expect(isIncluded({ ...proof, path: path.slice(1) })).toBe(false)
      expect(isIncluded({ ...proof, index: size })).toBe(false)
      expect(isIncluded({ ...proof, index: -1 })).toBe(false)
    }),
    { numRuns: 200 },
  )
})

test('[CERT-4] a tree that grew is consistent with each before; one that was changed or cut in between is not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 0, max: 120 }), fc.nat(), async (first, more, at) => {
      const size = first + more
      const now = tree.slice(0, size)
      const path = await consistencyPath(first, size, rangeIn(now))
      const heads = { first: { size: first, root: rootOf(tree.slice(0, first)) }, second: { size, root: rootOf(now) }, path }
      expect(isConsistent(heads)).toBe(true)
      const changed = now.map((hash, place) => (place === at % first ? leafHash(hash) : hash))
      const forked = {
        ...heads,
        second: { size, root: rootOf(changed) },
        path: await consistencyPath(first, size, rangeIn(changed)),
      }
      expect(isConsistent(forked)).toBe(false)
      const without = now.toSpliced(at % first, 1)
      if (without.length >= first) {
        const cut = { size: without.length, root: rootOf(without) }
        expect(
          isConsistent({ ...heads, second: cut, path: await consistencyPath(first, without.length, rangeIn(without)) }),
        ).toBe(false)
      }
      if (more > 0) expect(isConsistent({ ...heads, path: [...path, emptyRoot()] })).toBe(false)
      if (more > 0) expect(isConsistent({ ...heads, first: heads.second, second: heads.first })).toBe(false)
    }),
    { numRuns: 200 },
  )
})

test('[CERT-4] a node does not pass for an entry', () => {
  const [left = emptyRoot(), right = emptyRoot()] = leaves
  expect(hexOf(leafHash(Uint8Array.from([...left, ...right])))).not.toBe(hexOf(nodeHash(left, right)))
})

test('[CERT-4] tiles have the addresses of C2SP tlog-tiles, each in one form', () => {
  expect(tilePath({ level: 0, index: 1_234_067, width: 256 })).toBe('tile/0/x001/x234/067')
  expect(tilePath({ level: 'entries', index: 0, width: 5 })).toBe('tile/entries/000.p/5')
  expect(parseTilePath('tile/1/x001/000.p/17')).toEqual({ level: 1, index: 1000, width: 17 })
  for (const wrong of [
    '',
    'tile/0/1',
    'tile/00/000',
    'tile/64/000',
    'tile/0/000.p/256',
    'tile/0/000.p/0',
    'tile/0/x000/001',
    '../x',
  ])
    expect(parseTilePath(wrong), wrong).toBeUndefined()
  // The example of the specification: a tree of 70,000.
  expect(
    [0, 1, 2].map((level) =>
      tilesOf(level, 70_000)
        .map(({ width }) => width)
        .filter((width) => width < 256),
    ),
  ).toEqual([[112], [17], [1]])
  expect(tilesOf(0, 70_000)).toHaveLength(274)
})

test('[CERT-4] a bundle gives its entries back, and one that was cut gives none', () => {
  const bundle = bundleOf(entries)
  expect(entriesOf(bundle)).toEqual(entries)
  expect(entriesOf(bundle.slice(0, -1))).toBeUndefined()
  expect(entriesOf(new Uint8Array(0))).toEqual([])
})
