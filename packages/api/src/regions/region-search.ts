import { memo } from './memo.ts'
import { parseAddress } from './parse-address.ts'
import { guessedPinyinOf, initialsOf } from './pronunciation.ts'
import { isPlaceholder, type Region } from './region.ts'
import { shortNameOf } from './region-names.ts'
import { pathOf, upperRegions } from './region-tree.ts'

/** A region that a search found, and the way to it. */
export interface RegionHit {
  readonly region: Region
  readonly path: readonly Region[]
}

/** What bounds a search across the divisions of the country. */
export interface RegionSearchOptions {
  /** How many are wanted at most. @default 20 */
  readonly limit?: number
  /** Streets that were loaded already and are searched as well. @default [] */
  readonly streets?: readonly Region[]
}

// Longer than any name of a place: nothing more is compared.
const longest = 60

const wordsOf = (query: string): readonly string[] =>
  query
    .slice(0, longest)
    .toLowerCase()
    .replaceAll('ü', 'v')
    .replaceAll(/['’]/g, '')
    .split(/[\s,，/]+/)
    .filter((word) => word !== '')

/**
 * Whether letters sound like syllables that follow one another, from any of them on: each whole or as it begins, the last one cut off
 * anywhere: `changs`, `chsha`, `csha`. People without a ü on their keyboard type u for it.
 */
const soundsLike = (letters: string, syllables: readonly string[], from: number): boolean => {
  const syllable = syllables[from]
  if (syllable === undefined) return false
  if (syllable.startsWith(letters)) return true
  const begun = /^[zcs]h/.test(syllable) ? [syllable.slice(0, 2), syllable.slice(0, 1)] : [syllable.slice(0, 1)]
  return [...new Set([syllable, ...begun])].some(
    (part) => letters.startsWith(part) && soundsLike(letters.slice(part.length), syllables, from + 1),
  )
}

const withoutUmlaut = (letters: string): string => letters.replaceAll('v', 'u')

/** One way to read a name. */
interface Reading {
  /** How the short name and the whole one sound, in one word each, and their initials. */
  readonly spoken: readonly string[]
  readonly initials: readonly string[]
  readonly syllables: readonly string[]
}

/** What words are compared with. */
interface Entry {
  readonly region: Region
  /** The name without 省, 市 or 区. */
  readonly short: string
  /** As people there read it, and as a stranger would. */
  readonly readings: readonly Reading[]
}

const readingOf = (pinyin: string, length: number): Reading => {
  const syllables = pinyin.split(' ')
  const initials = initialsOf(pinyin)
  return {
    spoken: [syllables.slice(0, length).join(''), syllables.join('')],
    initials: [initials.slice(0, length), initials],
    syllables: syllables.map(withoutUmlaut),
  }
}

const entryOf = (region: Region): Entry => {
  const short = shortNameOf(region) ?? region.name
  const pinyins = new Set([region.pinyin, guessedPinyinOf(region.name)])
  return { region, short, readings: [...pinyins].map((pinyin) => readingOf(pinyin, [...short].length)) }
}

const upperEntries = memo((): ReadonlyMap<string, Entry> => {
  const named = upperRegions().filter((region) => !isPlaceholder(region))
  return new Map(named.map((region) => [region.code, entryOf(region)]))
})

/** How well a word fits a region: 0 is best, `undefined` not at all. */
const distance = (word: string, { region: { name }, short, readings }: Entry): number | undefined => {
  const letters = withoutUmlaut(word)
  if (name === word || short === word) return 0
  if (name.startsWith(word)) return 1
  if (readings.some(({ spoken }) => spoken.includes(word))) return 2
  if (readings.some(({ initials }) => initials.includes(word))) return 3
  if (readings.some(({ syllables }) => soundsLike(letters, syllables, 0))) return 4
  if (name.includes(word)) return 5
  const within = ({ syllables }: Reading) => syllables.some((_syllable, place) => soundsLike(letters, syllables, place))
  return letters.length > 1 && readings.some(within) ? 6 : undefined
}

const order = { province: 0, city: 1, area: 2, street: 3 } as const

const pathTo = (region: Region): readonly Region[] => [...pathOf(region.parentCode ?? ''), region]

const found = (words: readonly string[], { limit = 20, streets = [] }: RegionSearchOptions): readonly RegionHit[] => {
  const last = words.at(-1)
  if (last === undefined) return []
  const above = words.slice(0, -1)
  return [...upperEntries().values(), ...streets.map(entryOf)]
    .flatMap((entry) => {
      const far = distance(last, entry)
      return far === undefined ? [] : [{ region: entry.region, far, path: pathTo(entry.region) }]
    })
    .filter(({ path }) => {
      const levels = path.slice(0, -1).flatMap(({ code }) => upperEntries().get(code) ?? [])
      return above.every((word) => levels.some((level) => distance(word, level) !== undefined))
    })
    .sort((one, other) => one.far - other.far || order[one.region.level] - order[other.region.level])
    .slice(0, limit)
    .map(({ region, path }) => ({ region, path }))
}

/**
 * Finds regions by name, by pinyin or by its initials: `长沙`, `changsha`, `cs`. Several words go down the levels, with blanks
 * between them or written as in an address: `湖南 岳麓`, `hunan yuelu`, `湖南长沙岳`. The best come first, of equals the wider
 * region, then by code.
 */
export const searchRegions = (query: string, options: RegionSearchOptions = {}): readonly RegionHit[] => {
  const words = wordsOf(query)
  const hits = found(words, options)
  if (hits.length > 0) return hits
  const { path, rest } = parseAddress(words.join(' '))
  const region = path.at(-1)
  if (region === undefined) return []
  return rest === '' ? [{ region, path }] : found([region.name, ...wordsOf(rest)], options)
}
