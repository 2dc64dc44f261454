import { isPlaceholder, type Region, type RegionLevel } from './region.ts'

/** A chosen place, with empty texts below the level down to which it is chosen. */
export interface Address {
  readonly provinceId: string
  readonly provinceName: string
  readonly cityId: string
  readonly cityName: string
  readonly areaId: string
  readonly areaName: string
  readonly townId: string
  readonly townName: string
  /** The code of the smallest region chosen. */
  readonly areaCode: string
  /** The names as an address begins with them: 湖南省长沙市岳麓区, 北京市东城区, 广东省东莞市. */
  readonly areaCodeName: string
}

/** The names of a path as people write them: without placeholders, and without the repetition where a city is its own area. */
export const printedPath = (path: readonly Region[]): string =>
  path
    .filter((region) => !isPlaceholder(region))
    .map(({ name }) => name)
    .filter((name, place, names) => name !== names[place - 1])
    .join('')

/**
 * The combined address of a path from the province down.
 * @throws RangeError where the regions do not lie in one another
 */
export const addressOf = (path: readonly Region[]): Address => {
  path.forEach(({ code, parentCode }, place) => {
    if (parentCode !== (path[place - 1]?.code ?? null)) throw new RangeError(`${code} does not lie in what stands before it`)
  })
  const at = (level: RegionLevel) => path.find((region) => region.level === level)
  return {
    provinceId: at('province')?.code ?? '',
    provinceName: at('province')?.name ?? '',
    cityId: at('city')?.code ?? '',
    cityName: at('city')?.name ?? '',
    areaId: at('area')?.code ?? '',
    areaName: at('area')?.name ?? '',
    townId: at('street')?.code ?? '',
    townName: at('street')?.name ?? '',
    areaCode: path.at(-1)?.code ?? '',
    areaCodeName: printedPath(path),
  }
}
