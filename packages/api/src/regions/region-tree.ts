import { divisions } from './data/divisions.ts'
import { memo } from './memo.ts'
import { pinyinOf } from './pronunciation.ts'
import type { Region, RegionLevel } from './region.ts'

interface RegionTree {
  readonly all: readonly Region[]
  readonly byCode: ReadonlyMap<string, Region>
  readonly byParent: ReadonlyMap<string | null, readonly Region[]>
}

const region = (level: RegionLevel, parentCode: string | null, code: string, name: string): Region => ({
  code,
  name,
  level,
  parentCode,
  pinyin: pinyinOf(name),
})

const regionsOfLine = (line: string): Region[] => {
  const [head = '', ...areas] = line.split(',')
  const width = /^\d{4}/.test(head) ? 4 : 2
  const code = head.slice(0, width)
  const own = width === 2 ? region('province', null, code, head.slice(2)) : region('city', code.slice(0, 2), code, head.slice(4))
  return [own, ...areas.map((area) => region('area', code, `${code}${area.slice(0, 2)}`, area.slice(2)))]
}

const tree = memo((): RegionTree => {
  const all = divisions.trim().split('\n').flatMap(regionsOfLine)
  return {
    all,
    byCode: new Map(all.map((one) => [one.code, one])),
    byParent: Map.groupBy(all, ({ parentCode }) => parentCode),
  }
})

/** Every province, city and area, each before what lies in it. */
export const upperRegions = (): readonly Region[] => tree().all

/** The provinces, municipalities, autonomous regions and special administrative regions, by code. */
export const provinces = (): readonly Region[] => childrenOf(null)

/**
 * What lies directly in a province or city; the provinces for `null`. Empty where nothing is known of it, and for an area: its
 * streets are loaded by `loadStreets`.
 */
export const childrenOf = (code: string | null): readonly Region[] => tree().byParent.get(code) ?? []

/** The province, city or area of a code, `undefined` where there is none. */
export const regionOf = (code: string): Region | undefined => tree().byCode.get(code)

/**
 * The way down to a province, city or area: `43`, `4301`, `430104`.
 * @returns an empty array where there is no such code
 */
export const pathOf = (code: string): readonly Region[] => {
  const end = regionOf(code)
  if (end === undefined) return []
  return end.parentCode === null ? [end] : [...pathOf(end.parentCode), end]
}
