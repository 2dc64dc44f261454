import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownTime } from '../testing/index.ts'
import {
  childrenOf,
  isPlaceholder,
  loadProvinceStreets,
  parseAddress,
  parseAddressWithStreet,
  pathOf,
  printedPath,
  upperRegions,
} from './index.ts'

test.each([
  ['湖南省长沙市岳麓区麓山南路1号', '430104', '麓山南路1号'],
  ['湖南省 长沙市 岳麓区 麓山南路1号', '430104', '麓山南路1号'],
  ['湖南省 / 长沙市 / 岳麓区 / 麓山南路1号', '430104', '麓山南路1号'],
  ['湖南省/长沙市/岳麓区/麓山南路1号', '430104', '麓山南路1号'],
  ['  湖南省，长沙市、岳麓区·麓山南路1号  ', '430104', '麓山南路1号'],
  ['收货地址：湖南省长沙市天心区某路', '430103', '某路'],
  ['地址:  湖南省长沙市天心区', '430103', ''],
  ['现住址：湖南省长沙市天心区', '430103', ''],
  ['中国湖南省长沙市天心区某路', '430103', '某路'],
  ['中国，湖南省长沙市天心区某路', '430103', '某路'],
  ['北京市 市辖区 朝阳区', '110105', ''],
  ['湖南省长沙市北京市北京市路', '4301', '北京市北京市路'],
  ['中华人民共和国湖南省', '43', ''],
  ['410000 湖南省长沙市天心区', '430103', ''],
  ['湖南长沙', '4301', ''],
  ['湖南省长沙市123456号', '4301', '123456号'],
  ['湖南省长沙市中国银行', '4301', '中国银行'],
  ['湖南湘潭北京一路', '4303', '北京一路'],
  ['湖南长沙岳麓区麓山南路1号', '430104', '麓山南路1号'],
  ['湖南长沙 岳麓', '430104', ''],
  ['湖南长沙芙蓉路1号', '4301', '芙蓉路1号'],
  ['长沙岳麓区', '430104', ''],
  ['长沙市长沙县星沙', '430121', '星沙'],
  ['长沙县星沙', '430121', '星沙'],
  ['浏阳市淮川街道', '430181', '淮川街道'],
  ['湖南省浏阳市淮川街道', '430181', '淮川街道'],
  ['湖南', '43', ''],
  ['北京市', '11', ''],
  ['北京市朝阳区建国路1号', '110105', '建国路1号'],
  ['北京朝阳区建国路1号', '110105', '建国路1号'],
  ['北京市北京市朝阳区建国路1号', '110105', '建国路1号'],
  ['北京市市辖区朝阳区建国路1号', '110105', '建国路1号'],
  ['上海市浦东新区张江镇', '310115', '张江镇'],
  ['上海静安', '310106', ''],
  ['上海静安寺', '31', '静安寺'],
  ['重庆市城口县葛城街道', '500229', '葛城街道'],
  ['重庆市县城口县葛城街道', '500229', '葛城街道'],
  ['重庆市重庆市万州区', '500101', ''],
  ['内蒙古自治区锡林郭勒盟锡林浩特市', '152502', ''],
  ['内蒙古锡林浩特市', '152502', ''],
  ['广西壮族自治区南宁市青秀区', '450103', ''],
  ['广西南宁青秀区', '450103', ''],
  ['宁夏银川兴庆区', '640104', ''],
  ['西藏拉萨城关区', '540102', ''],
  ['新疆维吾尔自治区伊犁哈萨克自治州伊宁市', '654002', ''],
  ['湖南省湘西土家族苗族自治州吉首市人民路', '433101', '人民路'],
  ['湘西自治州吉首市', '433101', ''],
  ['湘西州花垣县', '433124', ''],
  ['贵州省黔东南州凯里市', '522601', ''],
  ['云南西双版纳景洪市', '532801', ''],
  ['海南州共和县', '632521', ''],
  ['海南省三亚市吉阳区', '460203', ''],
  ['河南省济源市', '419001', ''],
  ['湖北省仙桃市干河街道', '429004', '干河街道'],
  ['湖北仙桃干河', '429004', '干河'],
  ['新疆石河子市', '659001', ''],
  ['广东省东莞市虎门镇', '441900', '虎门镇'],
  ['广东东莞虎门镇', '441900', '虎门镇'],
  ['甘肃省嘉峪关市新城镇', '620201', '新城镇'],
  ['吉林', '22', ''],
  ['吉林市船营区', '220204', ''],
  ['吉林省吉林市船营区', '220204', ''],
  ['台湾省台北市信义路', '71', '台北市信义路'],
  ['香港中西区中环', '81', '中西区中环'],
  ['澳门特别行政区', '82', ''],
  ['河北省桥西区', '13', '桥西区'],
  ['河北省张家口市桥西区', '130703', ''],
  ['江苏镇江', '3211', ''],
])('[ADDR-4] %s', (text, code, rest) => {
  expect(parseAddress(text)).toEqual({ path: pathOf(code), rest })
})

test.each(['  没有这个地方 ', '地址：  没有这个地方'])(
  '[ADDR-4] what names no region is the rest, without what stands around it: %s',
  (text) => {
    expect(parseAddress(text)).toEqual({ path: [], rest: '没有这个地方' })
  },
)

test.each([
  '',
  '   ',
  'hello',
  // Of an area alone the whole name is asked for.
  '浏阳',
  '岳麓 某路',
  '朝阳区',
  '鼓楼区中山路',
  '北京路12号',
  '北京西路',
  '北京一路',
  '北京东一路',
  '南京东路1号',
  '麓山南路1号',
  '13874903316',
  '省',
])('[ADDR-4] %j names no region for certain', (text) => {
  expect(parseAddress(text)).toEqual({ path: [], rest: text.trim() })
})

const areas = upperRegions().filter(({ level }) => level === 'area')

test('[ADDR-4] every area of the country is found again under its whole name, and what follows is kept', () => {
  for (const { code } of areas) {
    const found = parseAddress(`${printedPath(pathOf(code))}人民路1号`)
    if (found.path.at(-1)?.code !== code || found.rest !== '人民路1号') expect({ code, found }).toBe('found again')
  }
})

test('[ADDR-4] every area is found again with blanks between its levels', () => {
  for (const { code } of areas) {
    const path = pathOf(code)
    const written = path.filter((region) => !isPlaceholder(region)).map(({ name }) => name)
    const found = parseAddress(`${written.join(' ')} 1号`)
    if (found.path.at(-1)?.code !== code || found.rest !== '1号') expect({ code, found }).toBe('found again')
  }
})

test('[ADDR-4] every city is found under the short names of its province and itself', () => {
  const cities = upperRegions().filter((region) => region.level === 'city' && !isPlaceholder(region))
  const lost = cities.filter(({ code, name }) => {
    const province = pathOf(code)[0]?.name.replace(/省|(壮族|回族|维吾尔)?自治区/, '')
    const short = name.replace(/(?:市|地区|盟)$/, '')
    return parseAddress(`${province}${short}`).path[1]?.code !== code
  })
  expect(lost).toEqual([])
})

test('[ADDR-4] every street and township of Hunan and Guangdong is found again', { timeout: 60_000 }, async () => {
  for (const province of ['43', '44']) {
    const streets = await loadProvinceStreets(province)
    expect(streets.length).toBeGreaterThan(1500)
    for (const street of streets.filter((_street, place) => place % 7 === 0)) {
      const found = await parseAddressWithStreet(`${printedPath(pathOf(street.parentCode ?? ''))}${street.name}1号`)
      expect([found.path.at(-1)?.code, found.rest]).toEqual([street.code, '1号'])
    }
  }
})

test('[ADDR-4] the street is read only where the area is known', async () => {
  expect((await parseAddressWithStreet('广东省东莞市虎门镇连升路')).path.at(-1)?.name).toBe('虎门镇')
  expect(await parseAddressWithStreet('湖南省长沙市岳麓区麓山南路1号')).toEqual({ path: pathOf('430104'), rest: '麓山南路1号' })
  expect(await parseAddressWithStreet('湖南省望月湖街道')).toEqual({ path: pathOf('43'), rest: '望月湖街道' })
  expect(await parseAddressWithStreet('hello')).toEqual({ path: [], rest: 'hello' })
  expect(await parseAddressWithStreet('湖南省长沙市岳麓区')).toEqual({ path: pathOf('430104'), rest: '' })
  expect((await parseAddressWithStreet('湖南省长沙市岳麓区望月湖')).rest).toBe('望月湖')
})

test('[ADDR-4] whatever is pasted, the path goes down level by level and nothing behind it is lost', () => {
  const piece = fc.oneof(
    fc.constantFrom(...upperRegions().map(({ name }) => name)),
    fc.constantFrom(' ', '/', '市', '区', '路', '1号', '中国', '地址：'),
    fc.string({ maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const text = pieces.join('')
      const { path, rest } = parseAddress(text)
      expect(path).toEqual(pathOf(path.at(-1)?.code ?? ''))
      expect(text.trim().endsWith(rest)).toBe(true)
      if (path.length > 0 && path.every(({ name }) => text.includes(name))) expect(text).toContain(path.at(-1)?.name)
    }),
  )
})

test('[ADDR-4] a long text costs nothing', () => {
  const long = ['湖南省长沙市'.repeat(20_000), ' '.repeat(100_000), '湖'.repeat(100_000), `${'/'.repeat(100_000)}湖南`]
  expect(ownTime(() => long.map((text) => parseAddress(text)))).toBeLessThan(500)
  expect(childrenOf('43').length).toBe(14)
})
