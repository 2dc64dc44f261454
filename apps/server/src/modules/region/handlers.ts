import type { DivisionNode, regionCalls } from '@etalon/api/contract'
import { childrenOf, loadProvinceStreets, type Region, regionLevels, regionOf } from '@etalon/api/regions'
import type { Handlers } from '../../http/index.ts'
import { Refusal } from '../../refusal/index.ts'

const levelOf = ({ level }: Region): number => regionLevels.indexOf(level) + 1

/** The streets of a province by area: read once, some hundred kilobytes for the largest. */
const streets = new Map<string, Promise<ReadonlyMap<string | null, readonly Region[]>>>()
function streetsOf(areaCode: string): Promise<ReadonlyMap<string | null, readonly Region[]>> {
  const province = areaCode.slice(0, 2)
  const known = streets.get(province) ?? loadProvinceStreets(province).then((all) => Map.groupBy(all, (one) => one.parentCode))
  streets.set(province, known)
  return known
}

/** What lies directly in a division. @throws {Refusal} where there is no such division */
async function within(code: string | null): Promise<readonly Region[]> {
  if (code === null) return childrenOf(null)
  const area = regionOf(code)
  if (area !== undefined) return area.level === 'area' ? ((await streetsOf(code)).get(code) ?? []) : childrenOf(code)
  const siblings = code.length === 9 ? (await streetsOf(code)).get(code.slice(0, 6)) : undefined
  if (!siblings?.some((street) => street.code === code)) throw new Refusal(404, 'region.unknown', { code })
  return []
}

/** A division with `depth` levels beneath it. */
async function nodeOf(region: Region, depth: number): Promise<DivisionNode> {
  const below = region.level === 'street' ? [] : await within(region.code)
  const children = depth > 0 ? await Promise.all(below.map((one) => nodeOf(one, depth - 1))) : []
  return {
    code: region.code,
    name: region.name,
    parentCode: region.parentCode,
    level: levelOf(region),
    hasChildren: below.length > 0,
    ...(children.length > 0 ? { children } : {}),
  }
}

export const regionHandlers: Handlers<typeof regionCalls> = {
  async tree({ body: { parentCode, depth = 1, name } }) {
    const wanted = (await within(parentCode ?? null)).filter((one) => one.name.includes(name ?? ''))
    return await Promise.all(wanted.map((one) => nodeOf(one, depth - 1)))
  },
  async districts({ query: { parentId, name } }) {
    const code = parentId === 0 ? null : String(parentId)
    const found = (await within(code)).filter((one) => one.name.includes(name ?? ''))
    return found.map((one) => ({
      id: Number(one.code),
      parentId,
      code: one.code,
      name: one.name,
      level: levelOf(one),
    }))
  },
}
