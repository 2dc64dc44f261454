import { expect, test } from 'vitest'
import { initialsOf, isPlaceholder, loadStreets, printedPath, searchRegions, upperRegions } from './index.ts'
import { shortNameOf } from './region-names.ts'

const found = (query: string, limit?: number) =>
  searchRegions(query, limit === undefined ? {} : { limit }).map(({ path }) => printedPath(path))

test.each([
  ['长沙', '湖南省长沙市'],
  ['长沙市', '湖南省长沙市'],
  ['changsha', '湖南省长沙市'],
  ['ChangSha', '湖南省长沙市'],
  ['cs', '湖南省长沙市'],
  ['css', '湖南省长沙市'],
  ['岳麓', '湖南省长沙市岳麓区'],
  ['yuelu', '湖南省长沙市岳麓区'],
  ['湖南 芙蓉', '湖南省长沙市芙蓉区'],
  ['hunan yuelu', '湖南省长沙市岳麓区'],
  ["xi'an", '陕西省西安市'],
  ['lvliang', '山西省吕梁市'],
  ['lüliang', '山西省吕梁市'],
  ['lüeyang', '陕西省汉中市略阳县'],
  ['lueyang', '陕西省汉中市略阳县'],
  ['chongqing', '重庆市'],
  ['zhuz', '湖南省株洲市'],
  ['湖南长沙', '湖南省长沙市'],
  ['湖南省长沙市岳麓区', '湖南省长沙市岳麓区'],
  ['湖南长沙岳', '湖南省长沙市岳麓区'],
  ['长春朝阳', '吉林省长春市朝阳区'],
  ['cq', '重庆市'],
  ['chongq', '重庆市'],
  ['湖南长沙yl', '湖南省长沙市岳麓区'],
  ['北京朝阳', '北京市朝阳区'],
  ['laoting', '河北省唐山市乐亭县'],
  ['laot', '河北省唐山市乐亭县'],
  ['leting', '河北省唐山市乐亭县'],
  ['liuan', '安徽省六安市'],
  ['浦东', '上海市浦东新区'],
  ['内蒙古', '内蒙古自治区'],
  ['湘西', '湖南省湘西土家族苗族自治州'],
  ['xxtjz', '湖南省湘西土家族苗族自治州'],
  ['hhht', '内蒙古自治区呼和浩特市'],
  ['xianggang', '香港特别行政区'],
  ['dali', '云南省大理白族自治州'],
])('[ADDR-4] %s finds %s first', (query, first) => {
  expect(found(query)[0]).toBe(first)
})

test.each([
  ['luliang', '山西省吕梁市'],
  ['chsha', '湖南省长沙市'],
  ['csha', '湖南省长沙市'],
  ['麓', '湖南省长沙市岳麓区'],
  ['piqu', '湖北省武汉市黄陂区'],
  ['tujiazu', '湖南省湘西土家族苗族自治州'],
])('[ADDR-4] %s finds %s among others', (query, one) => {
  expect(found(query, 1000)).toContain(one)
})

test.each(['', '   ', 'xyzxyz', '湖南 朝阳', 'hunan 岳麓区区', '岳麓区 岳麓区', '%', '\\', 'a'.repeat(10_000)])(
  '[ADDR-4] %j finds nothing',
  (query) => {
    expect(found(query)).toEqual([])
  },
)

test('[ADDR-4] every region is found by its name, its pinyin and its initials', () => {
  const named = upperRegions().filter((region) => !isPlaceholder(region))
  for (const region of named.filter((_region, place) => place % 29 === 0)) {
    for (const query of [region.name, region.pinyin.replaceAll(' ', ''), initialsOf(region.pinyin)]) {
      const codes = searchRegions(query, { limit: 4000 }).map((hit) => hit.region.code)
      expect(codes, `${query} ${region.code}`).toContain(region.code)
    }
  }
})

test('[ADDR-4] a syllable is whole or begun, never cut in the middle of a word', () => {
  expect(found('kashi', 1000).every((path) => path.includes('喀什'))).toBe(true)
})

test('[ADDR-4] at most as many as wanted, the wider region first of equals', () => {
  expect(searchRegions('a').length).toBe(20)
  expect(searchRegions('a', { limit: 3 }).length).toBe(3)
  expect(found('大理', 2)).toEqual(['云南省大理白族自治州', '云南省大理白族自治州大理市'])
  expect(searchRegions('市辖区')).toEqual([])
})

test('[ADDR-4] streets that were loaded are searched as well', async () => {
  const streets = await loadStreets('430104')
  expect(searchRegions('望月湖', { streets }).map(({ path }) => printedPath(path))).toEqual(['湖南省长沙市岳麓区望月湖街道'])
  expect(searchRegions('changsha wyh', { streets })[0]?.region.code).toBe('430104001')
  expect(searchRegions('湖南长沙岳麓区望月', { streets })[0]?.region.code).toBe('430104001')
  expect(searchRegions('望月湖')).toEqual([])
  const inChaoyang = await loadStreets('110105')
  expect(searchRegions('北京朝阳 望京', { streets: inChaoyang })[0]?.region).toMatchObject({
    name: '望京街道',
    parentCode: '110105',
  })
})

/** Whether classes only rise from the first hit to the last. */
const rises = (classes: readonly number[]) => classes.every((one, place) => place === 0 || one >= (classes[place - 1] ?? 0))
const all = (query: string) => searchRegions(query, { limit: 4000 }).map(({ region }) => region)

test.each(['连云', '大兴', '大', '城', '海南', '山', '长', '和平', '新'])(
  '[ADDR-4] of the names with %s come first those that are it, then those that begin with it, then the others',
  (query) => {
    const classes = all(query).map((region) => {
      if (region.name === query || shortNameOf(region) === query) return 0
      return region.name.startsWith(query) ? 1 : 2
    })
    expect(classes.length).toBeGreaterThan(1)
    expect(rises(classes)).toBe(true)
    expect(classes.length).toBe(upperRegions().filter((one) => !isPlaceholder(one) && one.name.includes(query)).length)
  },
)

test.each(['ya', 'ls', 'hz'])('[ADDR-4] whose initials are %s stands before who only begins with these letters', (letters) => {
  const classes = all(letters).map((region) => {
    const short = shortNameOf(region) ?? region.name
    const initials = initialsOf(region.pinyin)
    return initials === letters || initials.slice(0, short.length) === letters ? 0 : 1
  })
  expect(classes.filter((one) => one === 0).length).toBeGreaterThan(5)
  expect(classes).toContain(1)
  expect(rises(classes)).toBe(true)
})

test('[ADDR-4] a whole reading stands before one that is only begun, and that before one that begins within the name', () => {
  const order = all('an').map((region) => {
    const spoken = region.pinyin.replaceAll(' ', '')
    if (spoken.startsWith('an')) return spoken === 'an' ? 0 : 1
    return 2
  })
  expect(order).toContain(1)
  expect(order).toContain(2)
  expect(rises(order)).toBe(true)
})

test('[ADDR-4] of equals come the wider region and then the smaller code first', () => {
  expect(
    all('和平')
      .slice(0, 3)
      .map(({ code }) => code),
  ).toEqual(['120101', '210102', '441624'])
  expect(
    all('海南')
      .slice(0, 3)
      .map(({ code }) => code),
  ).toEqual(['46', '6325', '150303'])
})

test('[ADDR-4] a hit is the last of its way', () => {
  for (const query of ['湖南省长沙市岳麓区', '湖南长沙', '岳麓', 'hunan yuelu']) {
    for (const { region, path } of searchRegions(query)) expect(path.at(-1), query).toEqual(region)
  }
})

test('[ADDR-4] what is read rightly and what a stranger guesses stand side by side', () => {
  expect(searchRegions('luhe', { limit: 2 }).map(({ region }) => region.code)).toEqual(['320116', '441523'])
  expect(searchRegions('liuhe', { limit: 2 }).map(({ region }) => region.code)).toEqual(['220524', '320116'])
})

test('[ADDR-4] one letter looks at the beginnings of names alone', () => {
  for (const region of all('e')) expect(region.pinyin).toMatch(/^e/)
})

test('[ADDR-4] marks between words do not matter', () => {
  expect(found('湖南，岳麓')[0]).toBe('湖南省长沙市岳麓区')
  expect(found(' 湖南 /  岳麓 ')[0]).toBe('湖南省长沙市岳麓区')
  expect(found(`长沙${' '.repeat(100)}x`)[0]).toBe('湖南省长沙市')
})
