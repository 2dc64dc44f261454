/** What stands for the hidden part of a name. Always six, so that it does not tell the length. */
export const maskStars = '＊＊＊＊＊＊'

const suffixes = [
  '有限责任公司',
  '股份有限公司',
  '有限公司',
  '医院',
  '研究院',
  '学校',
  '大学',
  '中心',
  '工厂',
  '厂',
  '店',
] as const

/**
 * A client as the public sees it: the place in front and the legal form behind stay (长沙＊＊＊＊＊＊有限公司). Of a short name, such
 * as a person's, only the first character stays, and at least three characters are always hidden where there are as many.
 */
export const maskClient = (name: string): string => {
  const characters = [...name.trim()]
  const suffix = suffixes.find((ending) => characters.join('').endsWith(ending)) ?? ''
  const hidden = characters.length - 2 - suffix.length
  if (characters.length === 0) return maskStars
  return hidden >= 3 ? `${characters.slice(0, 2).join('')}${maskStars}${suffix}` : `${characters[0]}${maskStars}`
}
