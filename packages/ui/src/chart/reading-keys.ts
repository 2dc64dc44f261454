import type { ChartReadingEvent } from '@etalon/machines/chart-reading'
import type { KeyboardEvent } from 'react'
import type { ChartPicture } from './chart-picture.ts'

/** A long row is crossed in so many steps of Page Up and Page Down. */
const pages = 10

const lengthOf = (picture: ChartPicture): number =>
  picture.kind === 'pie'
    ? picture.numbers.length
    : Math.max(0, ...(picture.kind === 'measurement' ? picture.points : picture.numbers).map(({ length }) => length))

/**
 * What a key means to who reads a chart: along the axis of its categories by one, and across from series to series.
 * @returns undefined for keys that are the page's
 */
export function readingEvent(
  { key, ctrlKey, altKey, metaKey, shiftKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>,
  picture: ChartPicture,
): ChartReadingEvent | undefined {
  if (ctrlKey || altKey || metaKey || shiftKey) return undefined
  const isUpright = (picture.kind === 'line' || picture.kind === 'bar') && picture.horizontal
  const [back, on, before, next] = isUpright
    ? ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
    : ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
  const isOne = picture.kind === 'pie' || picture.series.length < 2
  const page = Math.max(1, Math.round(lengthOf(picture) / pages))
  switch (key) {
    case on:
      return { type: 'POINT.STEPPED', by: 1 }
    case back:
      return { type: 'POINT.STEPPED', by: -1 }
    case next:
      return isOne ? undefined : { type: 'SERIES.STEPPED', by: 1 }
    case before:
      return isOne ? undefined : { type: 'SERIES.STEPPED', by: -1 }
    case 'PageDown':
      return { type: 'POINT.STEPPED', by: page }
    case 'PageUp':
      return { type: 'POINT.STEPPED', by: -page }
    case 'Home':
      return { type: 'POINT.FIRST' }
    case 'End':
      return { type: 'POINT.LAST' }
    default:
      return undefined
  }
}
