import { present } from '../present/index.ts'
import type {
  AddressCascadeContext,
  CascadeAddress,
  CascadeColumn,
  CascadeLevel,
  CascadeRegion,
} from './address-cascade.types.ts'

/** The province that an address begins with (§9): 湖南省. */
export const defaultProvince: CascadeRegion = { code: '43', name: '湖南省' }

const levels = [0, 1, 2, 3] as const

/** As many empty levels as there are, with what is chosen in them. */
export const columnsOf = (count: number, path: readonly CascadeRegion[]): readonly CascadeColumn[] =>
  Array.from({ length: count }, (_, level) => ({ options: undefined, chosen: path[level] }))

type Columns = Pick<AddressCascadeContext, 'columns'>

/** What is chosen, from the province down. */
export const chosenPath = ({ columns }: Columns): readonly CascadeRegion[] => columns.flatMap(({ chosen }) => chosen ?? [])

/** The option of a level that has a code. */
export const optionOf = ({ columns }: Columns, level: CascadeLevel, code: string): CascadeRegion | undefined =>
  columns[level]?.options?.find((option) => option.code === code)

/** The widest level whose options are not known though they could be: its parent is chosen. */
export function levelToLoad({ columns }: Columns): CascadeLevel | undefined {
  return levels.find(
    (level) =>
      level < columns.length &&
      columns[level]?.options === undefined &&
      (level === 0 || columns[level - 1]?.chosen !== undefined),
  )
}

/** With this chosen at a level: what lies below is another's, and goes. */
export const withChosen = (
  { columns }: Columns,
  level: CascadeLevel,
  chosen: CascadeRegion | undefined,
): readonly CascadeColumn[] =>
  columns.map((column, place) => {
    if (place < level) return column
    return place === level ? { ...column, chosen } : { options: undefined, chosen: undefined }
  })

/**
 * With a level's options: what is chosen there takes its name from them; what is not among them goes, with all below. The only one
 * that there is, and that people would not choose, is chosen.
 */
export function withOptions(context: Columns, level: CascadeLevel, options: readonly CascadeRegion[]): readonly CascadeColumn[] {
  const { chosen } = present(context.columns[level])
  const same = options.find(({ code }) => code === chosen?.code)
  const [only, ...others] = options
  const isForced = only?.placeholder === true && others.length === 0
  const kept = same ?? (isForced ? only : undefined)
  const columns = same ? context.columns : withChosen(context, level, kept)
  return columns.map((column, place) => (place === level ? { options, chosen: kept } : column))
}

/** With another address: options stay where their parent does, and what is not among them cannot be chosen. */
export function withPath({ columns }: Columns, path: readonly CascadeRegion[]): readonly CascadeColumn[] {
  const taken = columns.map(({ options }, place) => {
    const parent = columns[place - 1]?.chosen?.code
    const isSameParent = place === 0 || (parent !== undefined && parent === path[place - 1]?.code)
    return { options: isSameParent ? options : undefined, chosen: path[place] }
  })
  return levels.reduce<readonly CascadeColumn[]>((kept, level) => {
    const options = kept[level]?.options
    return options ? withOptions({ columns: kept }, level, options) : kept
  }, taken)
}

/** The names of a way as people write them: without placeholders, and without the repetition where a city is its own area. */
export const namesOf = (path: readonly CascadeRegion[]): readonly string[] =>
  path
    .filter(({ placeholder }) => placeholder !== true)
    .map(({ name }) => name)
    .filter((name, place, names) => name !== names[place - 1])

/** The combined address of what is chosen. */
export function addressOf(context: Columns): CascadeAddress {
  const path = chosenPath(context)
  const [province, city, area, town] = path
  return {
    provinceId: province?.code ?? '',
    provinceName: province?.name ?? '',
    cityId: city?.code ?? '',
    cityName: city?.name ?? '',
    areaId: area?.code ?? '',
    areaName: area?.name ?? '',
    townId: town?.code ?? '',
    townName: town?.name ?? '',
    areaCode: path.at(-1)?.code ?? '',
    areaCodeName: namesOf(path).join(''),
  }
}
