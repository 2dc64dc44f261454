import { initialsOf } from './pronunciation.ts'
import { isPlaceholder, type Region } from './region.ts'
import { shortNameOf } from './region-names.ts'
import { pathOf, upperRegions } from './region-tree.ts'

/** A region that a search found, and the way to it. */
export interface RegionHit {
  readonly region: Region
  readonly path: readonly Region[]
}

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

/** How well a word fits a region: 0 is best, `undefined` not at all. */
const distance = (word: string, region: Region): number | undefined => {
  const { name, pinyin } = region
  if (name === word || shortNameOf(region) === word) return 0
  if (name.startsWith(word)) return 1
  const short = shortNameOf(region) ?? name
  const syllables = pinyin.split(' ')
  const spoken = syllables.slice(0, [...short].length).join('')
  const initials = initialsOf(pinyin)
  if (word === spoken || word === syllables.join('')) return 2
  if (word === initials || word === initials.slice(0, [...short].length)) return 3
  const letters = withoutUmlaut(word)
  const heard = syllables.map(withoutUmlaut)
  if (soundsLike(letters, heard, 0)) return 4
  if (name.includes(word)) return 5
  return letters.length > 1 && heard.some((_syllable, place) => soundsLike(letters, heard, place)) ? 6 : undefined
}

const order = { province: 0, city: 1, area: 2, street: 3 } as const

const pathTo = (region: Region): readonly Region[] =>
  region.level === 'street' ? [...pathOf(region.parentCode ?? ''), region] : pathOf(region.code)

/**
 * Finds regions by name, by pinyin or by its initials: `长沙`, `changsha`, `cs`. Several words go down the levels: `湖南 岳麓`,
 * `hunan yuelu`. The best come first, of equals the wider region, then by code.
 */
export const searchRegions = (query: string, { limit = 20, streets = [] }: RegionSearchOptions = {}): readonly RegionHit[] => {
  const words = wordsOf(query)
  const last = words.at(-1)
  if (last === undefined) return []
  const above = words.slice(0, -1)
  return [...upperRegions(), ...streets]
    .flatMap((region) => {
      const far = isPlaceholder(region) ? undefined : distance(last, region)
      return far === undefined ? [] : [{ region, far, path: pathTo(region) }]
    })
    .filter(({ path }) => {
      const levels = path.slice(0, -1)
      return above.every((word) => levels.some((level) => !isPlaceholder(level) && distance(word, level) !== undefined))
    })
    .sort(
      (one, other) =>
        one.far - other.far ||
        order[one.region.level] - order[other.region.level] ||
        Number(one.region.code) - Number(other.region.code),
    )
    .slice(0, limit)
    .map(({ region, path }) => ({ region, path }))
}
