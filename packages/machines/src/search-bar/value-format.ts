import { isDay } from '../calendar-day/index.ts'
import { present } from '../present/index.ts'
import type { SearchFieldDefinition } from './search-bar.types.ts'

const tokens = { yyyy: 4, MM: 2, dd: 2, HH: 2, mm: 2, ss: 2 } as const
type Token = keyof typeof tokens

/** The greatest and least number of each part of a date. */
const bounds: Readonly<Record<Token, readonly [least: number, most: number]>> = {
  yyyy: [1, 9999],
  MM: [1, 12],
  dd: [1, 31],
  HH: [0, 23],
  mm: [0, 59],
  ss: [0, 59],
}

/** Whether a field asks for a time of day too. */
export function hasTime({ type, dateType }: Pick<SearchFieldDefinition, 'type' | 'dateType'>): boolean {
  return dateType === undefined ? type === 'dateTime' : dateType === 'datetime' || dateType === 'datetimerange'
}

/** The format of a date field's value: its own, or the usual one of its picker. */
export function valueFormatOf(field: Pick<SearchFieldDefinition, 'type' | 'dateType' | 'valueFormat'>): string {
  if (field.valueFormat !== undefined) return field.valueFormat
  if (field.dateType === 'month') return 'yyyy-MM'
  if (field.dateType === 'year') return 'yyyy'
  return hasTime(field) ? 'yyyy-MM-dd HH:mm:ss' : 'yyyy-MM-dd'
}

/**
 * Reads a date that is written in a format of yyyy, MM, dd, HH, mm and ss, and answers it as `yyyy-MM-dd HH:mm:ss`; parts that the
 * format leaves out are the least. Answers nothing for what is not written so.
 */
export function readInFormat(text: string, format: string): string | undefined {
  const names: readonly string[] = format.match(anyToken) ?? []
  const pattern = format
    .split(anyToken)
    .map((between) => between.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
    .map((between, place) => between + digits(names[place]))
    .join('')
  const found = new RegExp(`^${pattern}$`).exec(text)
  if (!found) return undefined
  const part = (token: Token): string | undefined => {
    const place = names.indexOf(token)
    const written = place < 0 ? String(bounds[token][0]).padStart(tokens[token], '0') : present(found[place + 1])
    const [least, most] = bounds[token]
    return Number(written) >= least && Number(written) <= most ? written : undefined
  }
  const [year, month, day, hour, minute, second] = [part('yyyy'), part('MM'), part('dd'), part('HH'), part('mm'), part('ss')]
  if ([year, month, day, hour, minute, second].includes(undefined)) return undefined
  if (!isDay(Number(year), Number(month), Number(day))) return undefined
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`
}

/** Writes a date, given as `yyyy-MM-dd` with or without ` HH:mm:ss`, in a format. */
export function writeInFormat(date: string, format: string): string {
  const [year = '', month = '', day = '', hour = '00', minute = '00', second = '00'] = date.split(/[- :]/)
  const parts: Readonly<Record<string, string>> = { yyyy: year, MM: month, dd: day, HH: hour, mm: minute, ss: second }
  return format.replaceAll(anyToken, (token) => present(parts[token]))
}

const anyToken = /yyyy|MM|dd|HH|mm|ss/g

function digits(token: string | undefined): string {
  return token === undefined ? '' : `(\\d{${token.length}})`
}
