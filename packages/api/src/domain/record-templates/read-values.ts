/** Values by the names that a file gives them, each with all that stands beneath it. */
export type FileValues = ReadonlyMap<string, readonly string[]>

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

function fromJson(text: string): FileValues | undefined {
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined
    return new Map(
      Object.entries(given).map(([name, value]) => [name.trim(), Array.isArray(value) ? value.map(textOf) : [textOf(value)]]),
    )
  } catch {
    return undefined
  }
}

/**
 * Reads what a device wrote into a file: a JSON object, or lines of cells with their names in the first, parted by tabs, semicolons or
 * commas. Cells hold no such signs themselves: devices write figures.
 */
export function readFileValues(text: string): FileValues {
  const whole = text.replace(/^\uFEFF/, '').trim()
  const json = fromJson(whole)
  if (json) return json
  const lines = whole.split(/\r?\n/).filter((line) => line.trim() !== '')
  const [head = ''] = lines
  const sign = ['\t', ';', ','].find((one) => head.includes(one)) ?? '\t'
  const rows = lines.slice(1).map((line) => line.split(sign).map((cell) => cell.trim()))
  return new Map(
    head.split(sign).map((name, column) => [name.trim(), rows.map((row) => row[column] ?? '').filter((cell) => cell !== '')]),
  )
}

/**
 * The reading in a line that a device sent, such as `P= +0.4003 MPa`.
 * @param name stands before the reading; a line without it is about something else. Empty where the device names nothing.
 * @returns undefined where the line says no number
 */
export function readingIn(line: string, name = ''): string | undefined {
  const at = name === '' ? 0 : line.indexOf(name)
  if (at === -1) return undefined
  const found = /[-+−]?\d+(?:\.\d+)?/.exec(line.slice(at + name.length))?.[0]
  return found?.replace('−', '-').replace(/^\+/, '')
}

/** The value at the end of a way through a JSON answer; undefined where the way ends before, or leads to no text or number. */
export function valueAt(answer: unknown, way: readonly string[]): string | undefined {
  let at: unknown = answer
  for (const step of way) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined
    at = (at as Readonly<Record<string, unknown>>)[step]
  }
  return typeof at === 'string' || typeof at === 'number' ? String(at) : undefined
}
