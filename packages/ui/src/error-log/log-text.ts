import type { LogEntry } from '@etalon/machines/error-log'
import { fromAbsolute, getLocalTimeZone } from '@internationalized/date'
import { writeDateTime } from '../iso-date/index.ts'

/** Writes a moment as `yyyy-MM-dd HH:mm:ss`, by the clock of this device. */
export function localTime(time: number): string {
  return writeDateTime(fromAbsolute(time, getLocalTimeZone()))
}

/** A log as text, to be sent to whoever can help: the newest first, an empty line between two entries. */
export function logText(entries: readonly LogEntry[], write: (time: number) => string): string {
  return entries
    .map(({ time, type, times, url, message, info, stack }) =>
      [`${write(time)} ${type}${times > 1 ? ` ×${times}` : ''} ${url}`, message, info, stack]
        .filter((line) => line !== '')
        .join('\n'),
    )
    .join('\n\n')
}
