import type { Region } from './region.ts'

// The peoples that autonomous regions are named after, as they stand before 自治.
const peoples = (
  '壮 回 藏 苗 彝 侗 瑶 白 傣 黎 畲 土 羌 水 佤 满 怒 京 布依 朝鲜 土家 哈尼 傈僳 拉祜 东乡 纳西 景颇 布朗 撒拉 毛南 仡佬 仫佬 锡伯 阿昌 普米 ' +
  '保安 裕固 独龙 基诺 德昂 蒙古 维吾尔 哈萨克 达斡尔 鄂温克 塔吉克 柯尔克孜 俄罗斯 各'
)
  .split(' ')
  .map((people) => `${people}族`)
const autonomous = new RegExp(`(?:${[...peoples, '蒙古', '维吾尔', '哈萨克', '柯尔克孜', '塔吉克'].join('|')})*自治[区州县旗]$`)
const suffixes: Readonly<Record<Region['level'], RegExp>> = {
  province: /(?:省|市|特别行政区)$/,
  city: /(?:市|地区|盟)$/,
  area: /(?:新区|林区|特区|市|区|县|旗)$/,
  street: /(?:街道|地区|镇|乡|苏木)$/,
}
const shortest = 2

const without = (name: string, end: RegExp): string | undefined => {
  const rest = name.replace(end, '')
  return rest !== name && [...rest].length >= shortest ? rest : undefined
}

/**
 * The name of a region without what it is: 湖南 of 湖南省, 湘西 of 湘西土家族苗族自治州, 内蒙古 of 内蒙古自治区.
 * @returns `undefined` where hardly anything would be left, as of 单县
 */
export const shortNameOf = ({ name, level }: Region): string | undefined =>
  without(name, autonomous) ?? without(name, /自治[区州县旗]$/) ?? without(name, suffixes[level])

/** Other names under which a region is written out: 湘西州 and 湘西自治州, which tell as much as the whole name does. */
export const furtherNamesOf = (region: Region): readonly string[] => {
  const short = shortNameOf(region)
  const kind = /自治[州县旗]$/.exec(region.name)?.[0]
  return kind === undefined || short === undefined ? [] : [`${short}${kind}`, `${short}${kind.at(-1)}`]
}
