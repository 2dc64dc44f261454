import { memo } from './memo.ts'
import { isPlaceholder, type Region } from './region.ts'
import { furtherNamesOf, shortNameOf } from './region-names.ts'
import { childrenOf, pathOf, upperRegions } from './region-tree.ts'
import { loadStreets } from './streets.ts'

/** What a pasted address names. */
export interface ParsedAddress {
  /** From the province down; empty where no region was found. */
  readonly path: readonly Region[]
  /** What follows: street and number. */
  readonly rest: string
}

const label = /^[^:：\d]{0,6}(?:地址|住址|所在地|地区)[:：]/
const postcode = /^\d{6}(?!\d)/
const country = /^(?:中华人民共和国|中国)/
const separators = /^[\s,，、;；/／|·・>\-—–]+/
// Behind a name without 省, 市 or 区 these tell that it is another's: a road (北京西路), a township, or a region of another kind (朝阳区).
const another = /^(?:[省市区县州盟旗]|[东南西北中]?[一二三四五六七八九十]?(?:路|街|道|大道|大街|巷|弄|里|胡同|镇|乡|村|桥|站))/
const end = /^(?:$|[\s,，、;；/／|·・>\-—–\d])/

const namesOf = (region: Region): readonly string[] => [region.name, ...furtherNamesOf(region)]

/** Regions by the first two characters of their names, so that a text is compared with few of them. */
type NameIndex = ReadonlyMap<string, readonly { readonly name: string; readonly region: Region; readonly short: boolean }[]>

const indexOf = (regions: readonly Region[], withShort: (region: Region) => boolean): NameIndex => {
  const named = regions.flatMap((region) => {
    const short = withShort(region) ? shortNameOf(region) : undefined
    return [
      ...namesOf(region).map((name) => ({ name, region, short: false })),
      ...(short === undefined ? [] : [{ name: short, region, short: true }]),
    ]
  })
  return Map.groupBy(named, ({ name }) => name.slice(0, 2))
}

/** Where an address may begin: a province, a city, or an area whose whole name no other area has. */
const beginnings = memo(() => {
  const regions = upperRegions().filter((region) => !isPlaceholder(region))
  const areas = Map.groupBy(
    regions.filter(({ level }) => level === 'area'),
    ({ name }) => name,
  )
  const known = regions.filter(({ level, name }) => level !== 'area' || areas.get(name)?.length === 1)
  return indexOf(known, ({ level }) => level !== 'area')
})

const inner = new Map<string, NameIndex>()

/** What may follow a region: what lies in it, and, where the city is left out, those of its areas whose name no other there has. */
const followers = (code: string): NameIndex => {
  const known = inner.get(code)
  if (known !== undefined) return known
  const children = childrenOf(code)
  const grandchildren = children.flatMap((child) => childrenOf(child.code))
  const counted = Map.groupBy(grandchildren, ({ name }) => name)
  const alone = grandchildren.filter(({ name }) => counted.get(name)?.length === 1)
  const index = indexOf([...children, ...alone], ({ level }) => level !== 'street')
  inner.set(code, index)
  return index
}

const skip = (text: string): string => text.replace(separators, '')

interface Found {
  readonly region: Region | undefined
  readonly rest: string
}

/**
 * Whether a short name stands for the region here, and is not the beginning of another word. Places are named after districts all
 * over (静安寺), so of a district nothing may follow; of a city, or an area that its province governs directly, more may.
 */
const standsAlone = ({ level, parentCode }: Region, rest: string): boolean =>
  level === 'area' && !parentCode?.endsWith('90') ? end.test(rest) : !another.test(rest)

/** The reading that uses most of the text; of two that use as much, the one found first, which is the wider region. */
const deepest = (region: Region | undefined, text: string, index: NameIndex): Found => {
  let best: Found = { region, rest: text }
  for (const { name, region: next, short } of index.get(text.slice(0, 2)) ?? []) {
    if (!text.startsWith(name)) continue
    const rest = text.slice(name.length)
    const found = deepest(next, skip(rest), followers(next.code))
    // 镇 behind 江苏 is no township where it begins 镇江.
    if (short && found.region === next && !standsAlone(next, rest)) continue
    if (found.rest.length < best.rest.length) best = found
  }
  return best
}

/** A municipality named twice (北京市北京市朝阳区), or with the 县 that the statistics put under 重庆市. */
const withoutRepetition = (text: string): string => text.replace(/^([北天上重][京津海庆]市)\s*(?:\1|县(?=\p{Script=Han}))/u, '$1')

/** The way to a region, and on to what has the same name in it: whoever names 东莞市, names the city and the area that it is. */
const wayTo = ({ code, name }: Region): readonly Region[] => [
  ...pathOf(code),
  ...childrenOf(code).filter((child) => child.name === name),
]

/**
 * Reads the levels of a pasted address down to the area: whole names (湖南省长沙市岳麓区), short ones (湖南长沙), municipalities
 * (北京市朝阳区), autonomous regions, areas governed by their province directly (湖北省仙桃市), with or without blanks and strokes
 * between, and with upper levels left out where the rest tells which they are (浏阳市). What only might be meant is not guessed: 朝阳区
 * alone is in several cities, and 北京路 is a road.
 */
export const parseAddress = (text: string): ParsedAddress => {
  const whole = text.trim().replace(label, '').trim()
  const bare = skip(skip(whole.replace(postcode, '')).replace(country, ''))
  const { region, rest } = deepest(undefined, withoutRepetition(bare), beginnings())
  return region === undefined ? { path: [], rest: whole } : { path: wayTo(region), rest }
}

/** The same, down to the street or township: loads those of the area that the address names. */
export const parseAddressWithStreet = async (text: string): Promise<ParsedAddress> => {
  const { path, rest } = parseAddress(text)
  const area = path.at(-1)
  if (area?.level !== 'area') return { path, rest }
  const streets = await loadStreets(area.code)
  const { region, rest: left } = deepest(
    area,
    rest,
    indexOf(streets, () => false),
  )
  return region === undefined || region === area ? { path, rest } : { path: [...path, region], rest: left }
}
