import { expect, test } from 'vitest'
import type { Region, RegionLevel } from './region.ts'
import { furtherNamesOf, shortNameOf } from './region-names.ts'
import { upperRegions } from './region-tree.ts'

const named = (name: string, level: RegionLevel): Region => ({ code: '', name, level, parentCode: null, pinyin: '' })

test.each([
  ['湖南省', 'province', '湖南'],
  ['北京市', 'province', '北京'],
  ['内蒙古自治区', 'province', '内蒙古'],
  ['广西壮族自治区', 'province', '广西'],
  ['宁夏回族自治区', 'province', '宁夏'],
  ['新疆维吾尔自治区', 'province', '新疆'],
  ['西藏自治区', 'province', '西藏'],
  ['香港特别行政区', 'province', '香港'],
  ['长沙市', 'city', '长沙'],
  ['大兴安岭地区', 'city', '大兴安岭'],
  ['锡林郭勒盟', 'city', '锡林郭勒'],
  ['湘西土家族苗族自治州', 'city', '湘西'],
  ['巴音郭楞蒙古自治州', 'city', '巴音郭楞'],
  ['克孜勒苏柯尔克孜自治州', 'city', '克孜勒苏'],
  ['伊犁哈萨克自治州', 'city', '伊犁'],
  ['红河哈尼族彝族自治州', 'city', '红河'],
  ['浦东新区', 'area', '浦东'],
  ['神农架林区', 'area', '神农架'],
  ['六枝特区', 'area', '六枝'],
  ['岳麓区', 'area', '岳麓'],
  ['浏阳市', 'area', '浏阳'],
  ['城口县', 'area', '城口'],
  ['土默特左旗', 'area', '土默特左'],
  ['鄂伦春自治旗', 'area', '鄂伦春'],
  ['东乡族自治县', 'area', '东乡族'],
  ['龙胜各族自治县', 'area', '龙胜'],
  ['塔什库尔干塔吉克自治县', 'area', '塔什库尔干'],
  ['积石山保安族东乡族撒拉族自治县', 'area', '积石山'],
  ['望月湖街道', 'street', '望月湖'],
  ['镇海路街道', 'street', '镇海路'],
  ['虎门镇', 'street', '虎门'],
  ['南磨房地区', 'street', '南磨房'],
  ['洗洛乡', 'street', '洗洛'],
  ['吉日嘎郎图苏木', 'street', '吉日嘎郎图'],
] as const)('[ADDR-4] %s (%s) is called %s for short', (name, level, short) => {
  expect(shortNameOf(named(name, level))).toBe(short)
})

test.each([
  ['单县', 'area'],
  ['郊区', 'area'],
  ['西沙群岛', 'area'],
  ['东镇', 'street'],
] as const)('[ADDR-4] %s (%s) has no short name', (name, level) => {
  expect(shortNameOf(named(name, level))).toBeUndefined()
})

test.each([
  ['湘西土家族苗族自治州', 'city', ['湘西自治州', '湘西州']],
  ['麻阳苗族自治县', 'area', ['麻阳自治县', '麻阳县']],
  ['鄂伦春自治旗', 'area', ['鄂伦春自治旗', '鄂伦春旗']],
  ['长沙市', 'city', []],
  ['广西壮族自治区', 'province', []],
  ['自治州路街道', 'street', []],
] as const)('[ADDR-4] %s (%s) is also written %j', (name, level, names) => {
  expect(furtherNamesOf(named(name, level))).toEqual(names)
})

test('[ADDR-4] no short name of the country still says what it is, or is the name of a people', () => {
  for (const region of upperRegions()) {
    const short = shortNameOf(region)
    if (short === undefined) continue
    expect(region.name.startsWith(short), region.name).toBe(true)
    expect(short.length, region.name).toBeGreaterThanOrEqual(2)
    expect(short, region.name).not.toMatch(/自治|族.*族|省$/)
  }
})
