import { type CellKind, isNumber, looksLikeFormula, type SheetColumn } from './spreadsheet.ts'
import { styleOf } from './xlsx-parts.ts'
import { escaped } from './xml-text.ts'

/** Words that come again are written once, up to so many: what a million rows have is mostly said by few. */
const mostShared = 8192
/** Words of a column that did not come again, after which it is looked at. */
const enoughOthers = 2000
/** The longest text that a cell holds. */
const longestText = 32_767
const msOfDay = 86_400_000
/** Day 0 of a spreadsheet. */
const epoch = Date.UTC(1899, 11, 30)

/** What makes rows of a sheet. */
export interface Cells {
  /** The first row: what the columns are. */
  head(): string
  /** @param number of the row, from 1 */
  row(values: readonly (string | null)[], number: number): string
  /** The words that rows have named by their numbers. */
  shared(): string
}

/** The letters of a column: A to Z, AA and so on. */
export const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

export function createCells(columns: readonly SheetColumn[]): Cells {
  const names = columns.map((_, at) => columnName(at))
  const words = new Map<string, number>()
  const list: string[] = []
  /** How often a column had a word again, and how often another one: numbers of records are not looked up for ever. */
  const columnsHad = columns.map(() => ({ again: 0, others: 0 }))
  const text = (value: string, place: string, at: number) => {
    const style = looksLikeFormula(value) ? ` s="${styleOf.guarded}"` : ''
    const had = columnsHad[at]
    if (had && (had.others < enoughOthers || had.again > had.others)) {
      const known = words.get(value)
      if (known !== undefined) {
        had.again += 1
        return `<c r="${place}"${style} t="s"><v>${known}</v></c>`
      }
      had.others += 1
      if (list.length < mostShared) {
        words.set(value, list.length)
        list.push(value)
        return `<c r="${place}"${style} t="s"><v>${list.length - 1}</v></c>`
      }
    }
    return `<c r="${place}"${style} t="inlineStr"><is>${textElement(value)}</is></c>`
  }
  const days = new Map<string, number | undefined>()
  const serial = (value: string) => {
    const known = days.get(value)
    if (known !== undefined) return known
    const found = serialOf(value)
    if (days.size < mostShared) days.set(value, found)
    return found
  }
  const cell = (value: string, kind: CellKind, place: string, at: number) => {
    if (kind === 'number' && isNumber(value)) return `<c r="${place}"><v>${value}</v></c>`
    const date = kind === 'day' || kind === 'moment' ? serial(value) : undefined
    if (date !== undefined) return `<c r="${place}" s="${styleOf[kind as 'day' | 'moment']}"><v>${date}</v></c>`
    return text(value, place, at)
  }
  return {
    head: () =>
      `<row r="1">${columns
        .map(({ header }, at) => `<c r="${names[at]}1" s="${styleOf.head}" t="inlineStr"><is>${textElement(header)}</is></c>`)
        .join('')}</row>`,
    row(values, number) {
      let made = `<row r="${number}">`
      for (let at = 0; at < columns.length; at += 1) {
        const value = values[at]
        if (value === null || value === undefined || value === '') continue
        made += cell(value, columns[at]?.kind ?? 'text', `${names[at]}${number}`, at)
      }
      return `${made}</row>`
    },
    shared: () =>
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" uniqueCount="${list.length}">${list
        .map((value) => `<si>${textElement(value)}</si>`)
        .join('')}</sst>`,
  }
}

function textElement(value: string): string {
  const space = /^\s|\s$|[\n\t]/.test(value) ? ' xml:space="preserve"' : ''
  return `<t${space}>${escaped(value.length > longestText ? value.slice(0, longestText) : value)}</t>`
}

/** A day, or a moment on the institute's clock, as spreadsheets count: days since the end of 1899. */
function serialOf(value: string): number | undefined {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/.exec(value)
  if (!found) return undefined
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.map(Number)
  return (Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0) - epoch) / msOfDay
}
