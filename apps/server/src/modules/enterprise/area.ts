import { isPlaceholder, pathOf, printedPath } from '@etalon/api/regions'

/**
 * The place of a division as addresses and statistics name it: 长沙市岳麓区, 上海市浦东新区, 湖北省仙桃市. The province is left out where a city
 * and an area say enough.
 * @returns undefined where there is no such division
 */
export function areaOf(code: string): string | undefined {
  const path = pathOf(code).filter((region) => !isPlaceholder(region))
  if (path.length === 0) return undefined
  return printedPath(path.length > 2 ? path.slice(1) : path)
}
