/** The four levels at which a place is chosen, from the widest. */
export const regionLevels = ['province', 'city', 'area', 'street'] as const
/** One of the four levels at which a place is chosen. */
export type RegionLevel = (typeof regionLevels)[number]

/** A division of the country. */
export interface Region {
  /** 2 digits for a province, 4 for a city, 6 for an area, 9 for a street; each begins with its parent's. */
  readonly code: string
  readonly name: string
  readonly level: RegionLevel
  /** `null` for a province. */
  readonly parentCode: string | null
  /** How the name is read, without tones, a blank between syllables and `v` for ü: `chang sha shi`. */
  readonly pinyin: string
}

/** The day that the divisions describe. */
export const divisionsAsOf = '2023-06-30'

/** The province that an address begins with: 湖南省, Hunan. */
export const defaultProvinceCode = '43'

const placeholders = new Set(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划'])

/**
 * Whether a region of the level of cities is none that people know: the statistics put one between a province and the areas that
 * are governed by it directly, such as the districts of 北京市 or 仙桃市 in 湖北省. Addresses leave it out.
 */
export const isPlaceholder = ({ level, name }: Region): boolean => level === 'city' && placeholders.has(name)
