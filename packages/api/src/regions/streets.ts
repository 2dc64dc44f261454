import { streetFiles } from './data/street-files.ts'
import { pinyinOf, readingsOf } from './pronunciation.ts'
import type { Region } from './region.ts'

const streetsOfLine = (line: string, readings: ReadonlyMap<string, string>): Region[] => {
  const [areaCode = '', ...streets] = line.split(',')
  return streets.map((street) => {
    const name = street.slice(3)
    return {
      code: `${areaCode}${street.slice(0, 3)}`,
      name,
      level: 'street',
      parentCode: areaCode,
      pinyin: pinyinOf(name, readings),
    }
  })
}

/**
 * Loads the streets and townships of a whole province, such as a server puts into its database.
 * @returns an empty array where no streets are known: an unknown code, 台湾, 香港 and 澳门
 */
export const loadProvinceStreets = async (provinceCode: string): Promise<readonly Region[]> => {
  const load = Object.hasOwn(streetFiles, provinceCode) ? streetFiles[provinceCode] : undefined
  if (load === undefined) return []
  const file = await load()
  const readings = readingsOf(file.readings)
  return file.streets
    .trim()
    .split('\n')
    .flatMap((line) => streetsOfLine(line, readings))
}

/** Loads the streets and townships of an area; the file that they come in (about 10 kB) holds those of its whole province. */
export const loadStreets = async (areaCode: string): Promise<readonly Region[]> => {
  const all = await loadProvinceStreets(areaCode.slice(0, 2))
  return all.filter(({ parentCode }) => parentCode === areaCode)
}
