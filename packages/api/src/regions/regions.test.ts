import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import {
  addressOf,
  childrenOf,
  defaultProvinceCode,
  divisionsAsOf,
  initialsOf,
  isPlaceholder,
  loadProvinceStreets,
  loadStreets,
  pathOf,
  printedPath,
  provinces,
  type Region,
  type RegionLevel,
  regionLevels,
  regionOf,
  upperRegions,
} from './index.ts'

const names = (regions: readonly Region[]) => regions.map(({ name }) => name)
const widths: Readonly<Record<RegionLevel, number>> = { province: 2, city: 4, area: 6, street: 9 }

test('[ADDR-2] an address begins in Hunan', () => {
  expect(regionOf(defaultProvinceCode)).toEqual({
    code: '43',
    name: '湖南省',
    level: 'province',
    parentCode: null,
    pinyin: 'hu nan sheng',
  })
  expect(names(childrenOf('43')).slice(0, 3)).toEqual(['长沙市', '株洲市', '湘潭市'])
  expect(names(childrenOf('4301'))).toEqual([
    ...['芙蓉区', '天心区', '岳麓区', '开福区', '雨花区', '望城区', '长沙县', '浏阳市', '宁乡市'],
  ])
})

test('[ADDR-2] the provinces are 34, with Taiwan, Hong Kong and Macao', () => {
  expect(provinces().map(({ code }) => code)).toEqual([
    ...['11', '12', '13', '14', '15', '21', '22', '23', '31', '32', '33', '34', '35', '36', '37', '41', '42'],
    ...['43', '44', '45', '46', '50', '51', '52', '53', '54', '61', '62', '63', '64', '65', '71', '81', '82'],
  ])
  expect(names(provinces().slice(-3))).toEqual(['台湾省', '香港特别行政区', '澳门特别行政区'])
})

test('[ADDR-2] the divisions are those published as of a day: as many as there were', () => {
  expect(divisionsAsOf).toBe('2023-06-30')
  const counts = regionLevels.slice(0, 3).map((level) => upperRegions().filter((region) => region.level === level).length)
  expect(counts).toEqual([34, 342, 2978])
})

test('[ADDR-2] codes are unique, as long as their level says, and begin with the parent’s', () => {
  const all = upperRegions()
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  for (const { code, level, parentCode, name, pinyin } of all) {
    expect(code, name).toMatch(new RegExp(`^\\d{${widths[level]}}$`))
    expect(parentCode, name).toBe(level === 'province' ? null : code.slice(0, widths[level] - 2))
    if (parentCode !== null) expect(regionOf(parentCode)?.code, name).toBe(parentCode)
    expect(pinyin.split(' ').length, name).toBe([...name].length)
    expect(pinyin).toMatch(/^[a-z]+( [a-z]+)*$/)
  }
})

test('[ADDR-2] streets are there for every area, and are loaded on demand', { timeout: 60_000 }, async () => {
  let count = 0
  for (const province of provinces()) {
    const areas = upperRegions().filter(({ code, level }) => level === 'area' && code.startsWith(province.code))
    const streets = await loadProvinceStreets(province.code)
    const filled = new Set(streets.map(({ parentCode }) => parentCode))
    expect([...filled].sort()).toEqual(areas.map(({ code }) => code).sort())
    expect(new Set(streets.map(({ code }) => code)).size).toBe(streets.length)
    for (const street of streets) {
      if (!/^\d{9}$/.test(street.code) || street.code.slice(0, 6) !== street.parentCode) expect(street).toBe('a street')
      if (street.level !== 'street' || !/^[a-z]+( [a-z]+)*$/.test(street.pinyin)) expect(street).toBe('a street with a reading')
    }
    count += streets.length
  }
  expect(count).toBe(41_352)
})

test('[ADDR-2] the streets of one area', async () => {
  const streets = await loadStreets('430104')
  expect(streets[0]).toEqual({
    code: '430104001',
    name: '望月湖街道',
    level: 'street',
    parentCode: '430104',
    pinyin: 'wang yue hu jie dao',
  })
  expect(streets.length).toBe(19)
})

test.each(['', '43', '4301', '430199', '999999', '710101', '43010', '../../43', 'constructor', '430104001'])(
  '[ADDR-2] %j has no streets',
  async (code) => {
    expect(await loadStreets(code)).toEqual([])
  },
)

test.each(['', '4', '71', '99', 'toString', '4301'])('[ADDR-2] there is no file of streets for %j', async (code) => {
  expect(await loadProvinceStreets(code)).toEqual([])
})

test('[ADDR-2] a code tells its way down', () => {
  expect(names(pathOf('430104'))).toEqual(['湖南省', '长沙市', '岳麓区'])
  expect(names(pathOf('4301'))).toEqual(['湖南省', '长沙市'])
  expect(names(pathOf('81'))).toEqual(['香港特别行政区'])
  expect(pathOf('430199')).toEqual([])
  expect(regionOf('430199')).toBeUndefined()
  expect(childrenOf('430104')).toEqual([])
  expect(childrenOf('nowhere')).toEqual([])
})

test('[ADDR-2] whatever is asked for, a way ends at its code and goes down level by level', () => {
  fc.assert(
    fc.property(fc.constantFrom(...upperRegions()), ({ code, level }) => {
      const path = pathOf(code)
      expect(path.at(-1)?.code).toBe(code)
      expect(path.map((region) => region.level)).toEqual(regionLevels.slice(0, regionLevels.indexOf(level) + 1))
    }),
  )
})

test('[ADDR-2] placeholders between a province and its areas are known as such', () => {
  const placeholders = upperRegions().filter(isPlaceholder)
  expect(placeholders.map(({ code }) => code)).toEqual(['1101', '1201', '3101', '4190', '4290', '4690', '5001', '5002', '6590'])
})

test.each([
  ['430104', '湖南省长沙市岳麓区'],
  ['110105', '北京市朝阳区'],
  ['500229', '重庆市城口县'],
  ['429004', '湖北省仙桃市'],
  ['441900', '广东省东莞市'],
  ['659001', '新疆维吾尔自治区石河子市'],
  ['43', '湖南省'],
  ['1101', '北京市'],
])('[ADDR-2] %s is printed as %s', (code, printed) => {
  expect(printedPath(pathOf(code))).toBe(printed)
})

test('[ADDR-2] the combined address has every level, and the code and name of the whole', async () => {
  const street = (await loadStreets('430104')).slice(0, 1)
  expect(addressOf([...pathOf('430104'), ...street])).toEqual({
    provinceId: '43',
    provinceName: '湖南省',
    cityId: '4301',
    cityName: '长沙市',
    areaId: '430104',
    areaName: '岳麓区',
    townId: '430104001',
    townName: '望月湖街道',
    areaCode: '430104001',
    areaCodeName: '湖南省长沙市岳麓区望月湖街道',
  })
  const nowhere = {
    ...{ provinceId: '', provinceName: '', cityId: '', cityName: '', areaId: '', areaName: '', townId: '', townName: '' },
    ...{ areaCode: '', areaCodeName: '' },
  }
  expect(addressOf([])).toEqual(nowhere)
  expect(addressOf(pathOf('43'))).toEqual({
    ...nowhere,
    ...{ provinceId: '43', provinceName: '湖南省', areaCode: '43', areaCodeName: '湖南省' },
  })
})

test('[ADDR-2] regions that do not lie in one another make no address', () => {
  expect(() => addressOf([...pathOf('43'), ...pathOf('110105').slice(1)])).toThrow(
    new RangeError('1101 does not lie in what stands before it'),
  )
  expect(() => addressOf(pathOf('430104').slice(1))).toThrow(RangeError)
  expect(() => addressOf([...pathOf('43'), ...pathOf('430104').slice(2)])).toThrow(RangeError)
})

test.each([
  ['重庆市', 'chong qing shi'],
  ['六安市', 'lu an shi'],
  ['六合区', 'lu he qu'],
  ['蚌埠市', 'beng bu shi'],
  ['蚌山区', 'beng shan qu'],
  ['乐清市', 'yue qing shi'],
  ['乐亭县', 'lao ting xian'],
  ['乐山市', 'le shan shi'],
  ['歙县', 'she xian'],
  ['亳州市', 'bo zhou shi'],
  ['番禺区', 'pan yu qu'],
  ['大埔县', 'da bu xian'],
  ['大城县', 'dai cheng xian'],
  ['厦门市', 'xia men shi'],
  ['长沙市', 'chang sha shi'],
  ['长子县', 'zhang zi xian'],
  ['郫都区', 'pi du qu'],
  ['都匀市', 'du yun shi'],
  ['万柏林区', 'wan bai lin qu'],
  ['荥阳市', 'xing yang shi'],
  ['荥经县', 'ying jing xian'],
  ['洪洞县', 'hong tong xian'],
  ['吕梁市', 'lv liang shi'],
  ['略阳县', 'lve yang xian'],
  ['东阿县', 'dong e xian'],
  ['涡阳县', 'guo yang xian'],
  ['宕昌县', 'tan chang xian'],
  ['珲春市', 'hun chun shi'],
  ['喀什市', 'ka shi shi'],
  ['阿图什市', 'a tu shi shi'],
  ['克什克腾旗', 'ke shi ke teng qi'],
  ['大箐山县', 'da qing shan xian'],
  ['会泽县', 'hui ze xian'],
  ['曲阜市', 'qu fu shi'],
  ['湘西土家族苗族自治州', 'xiang xi tu jia zu miao zu zi zhi zhou'],
])('[ADDR-4] %s is read as the people there read it: %s', (name, reading) => {
  expect(upperRegions().find((region) => region.name === name)?.pinyin).toBe(reading)
})

test('[ADDR-4] initials are the first letters of the syllables', () => {
  expect(initialsOf('chang sha shi')).toBe('css')
  expect(initialsOf('xi an shi')).toBe('xas')
  expect(initialsOf('e')).toBe('e')
  expect(initialsOf('')).toBe('')
})

test('[ADDR-2] levels are typed', () => {
  expectTypeOf<Region['level']>().toEqualTypeOf<'province' | 'city' | 'area' | 'street'>()
})
