import type { LogEntry } from '@etalon/machines/error-log'

/** Writes a moment as `yyyy-MM-dd HH:mm:ss`, by the clock of this device. */
export function localTime(time: number): string {
  const date = new Date(time)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`
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
