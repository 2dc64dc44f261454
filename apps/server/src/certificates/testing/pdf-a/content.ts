/** An operator of a content stream with what stands before it. */
export interface Operation {
  readonly operator: string
  /** Strings are bytes, names begin with `/`, arrays and dictionaries are flat. */
  readonly operands: readonly (string | number | Buffer)[]
}

const space = new Set([0, 9, 10, 12, 13, 32])
const delimiters = new Set([...'()<>[]{}/%'].map((one) => one.charCodeAt(0)))
const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** Reads what a content stream does. @throws where it cannot be read */
export function operationsOf(bytes: Buffer): readonly Operation[] {
  const found: Operation[] = []
  let operands: (string | number | Buffer)[] = []
  let at = 0
  const word = () => {
    const from = at
    while (at < bytes.length && !space.has(bytes[at] ?? 0) && !delimiters.has(bytes[at] ?? 0)) at += 1
    return bytes.toString('latin1', from, at)
  }
  while (at < bytes.length) {
    const code = bytes[at] ?? 0
    const sign = String.fromCharCode(code)
    if (space.has(code)) at += 1
    else if (sign === '%') while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1
    else if (sign === '(') {
      const read = literal(bytes, at)
      operands.push(read.bytes)
      at = read.end
    } else if (sign === '<' && bytes[at + 1] !== 60) {
      const end = bytes.indexOf('>', at)
      const digits = bytes.toString('latin1', at + 1, end).replace(/\s/g, '')
      operands.push(Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'))
      at = end + 1
    } else if ('[]'.includes(sign)) at += 1
    else if (sign === '<' || sign === '>') at += 2
    else if (sign === '/') {
      at += 1
      operands.push(`/${word()}`)
    } else {
      const read = word()
      if (read === '') throw new Error(`a content stream cannot be read at ${at}`)
      if (/^[-+.\d]/.test(read)) operands.push(Number(read))
      else if (read === 'true' || read === 'false' || read === 'null') operands.push(read)
      else {
        found.push({ operator: read, operands })
        operands = []
      }
    }
  }
  return found
}

function literal(bytes: Buffer, from: number): { readonly bytes: Buffer; readonly end: number } {
  const said: number[] = []
  let depth = 1
  let at = from + 1
  for (; at < bytes.length && depth > 0; at += 1) {
    const code = bytes[at] ?? 0
    if (code === 0x5c) {
      at += 1
      const octal = /^[0-7]{1,3}/.exec(bytes.toString('latin1', at, at + 3))?.[0]
      if (octal) {
        said.push(Number.parseInt(octal, 8) & 255)
        at += octal.length - 1
      } else {
        const sign = String.fromCharCode(bytes[at] ?? 0)
        if (sign !== '\n' && sign !== '\r') said.push(escapes[sign] ?? bytes[at] ?? 0)
      }
      continue
    }
    if (code === 0x28) depth += 1
    if (code === 0x29) depth -= 1
    if (depth > 0) said.push(code)
  }
  return { bytes: Buffer.from(said), end: at }
}
