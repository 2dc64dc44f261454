import type { CascadeRegion, LoadRegionsRequest, ReadAddressAnswer } from '@etalon/machines/address-cascade'

const region = (code: string, name: string, placeholder = false): CascadeRegion => ({
  code,
  name,
  ...(placeholder ? { placeholder } : {}),
})

const country: Readonly<Record<string, readonly CascadeRegion[]>> = {
  '': [region('11', '北京市'), region('43', '湖南省'), region('65', '新疆维吾尔自治区'), region('71', '台湾省')],
  '11': [region('1101', '市辖区', true)],
  '1101': [region('110101', '东城区'), region('110102', '西城区')],
  '43': [region('4301', '长沙市'), region('4302', '株洲市'), region('4331', '湘西土家族苗族自治州')],
  '4301': [region('430104', '岳麓区'), region('430102', '芙蓉区')],
  '430104': [region('430104001', '望月湖街道'), region('430104017', '麓谷街道')],
  '65': [],
  '71': [],
}

function below(code: string, way: readonly CascadeRegion[]): readonly (readonly CascadeRegion[])[] {
  return (country[code] ?? []).flatMap((one) => [[...way, one], ...below(one.code, [...way, one])])
}
const ways = below('', [])
const words = (way: readonly CascadeRegion[]) =>
  way
    .filter(({ placeholder }) => placeholder !== true)
    .map(({ name }) => name)
    .join('')

/** A small country for stories and tests: it answers at once. */
export const storyCountry = {
  loadRegions: async ({ parentCode = '' }: LoadRegionsRequest): Promise<readonly CascadeRegion[]> => country[parentCode] ?? [],
  findRegions: async ({ text }: { readonly text: string }) => ways.filter((way) => way.at(-1)?.name.startsWith(text) === true),
  readAddress: async ({ text, levels }: { readonly text: string; readonly levels: number }): Promise<ReadAddressAnswer> => {
    const way = ways
      .filter((one) => one.length <= levels && text.startsWith(words(one)))
      .toSorted((a, b) => words(b).length - words(a).length)[0]
    return { path: way ?? [], rest: text.slice(way ? words(way).length : 0) }
  },
}
