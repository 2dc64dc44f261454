import { type BaseBlock, fromBER } from 'asn1js'

/** One value of ASN.1 in its distinguished encoding (X.690, 10): of all ways to write it, the only one. */
export const der = (tag: number, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  const digits: number[] = []
  for (let left = size; left > 0; left = Math.floor(left / 256)) digits.unshift(left % 256)
  const head = size < 128 ? [tag, size] : [tag, 0x80 + digits.length, ...digits]
  const whole = new Uint8Array(head.length + size)
  whole.set(head)
  let at = head.length
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
export const setOf = (...parts: readonly Uint8Array[]) => der(0x31, ...parts)

/** Bytes written in hexadecimal digits. */
export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(hex.length / 2)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16)
  return bytes
}

/** Whether both are the same, byte for byte. */
export const areEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** A value as it was read. */
export interface Value {
  /** Tag and class as one byte. */
  readonly tag: number
  /** The whole of it, as it stood. */
  readonly whole: Uint8Array<ArrayBuffer>
  /** What is inside, without tag and length. */
  readonly content: Uint8Array<ArrayBuffer>
  /** What is inside, where it is made of values. */
  readonly parts: readonly Value[]
}

/** It cannot be read. */
export class UnreadableValue extends Error {
  override readonly name = 'UnreadableValue'
}

const read = (block: BaseBlock): Value => {
  const whole = new Uint8Array(block.valueBeforeDecodeView)
  const { tagClass, tagNumber, isConstructed } = block.idBlock
  const inside: unknown = isConstructed && 'value' in block.valueBlock ? block.valueBlock.value : []
  const parts = Array.isArray(inside) ? inside.map((one: BaseBlock) => read(one)) : []
  return {
    tag: (Math.max(0, tagClass - 1) << 6) | (isConstructed ? 0x20 : 0) | tagNumber,
    whole,
    content: whole.slice(block.idBlock.blockLength + block.lenBlock.blockLength),
    parts,
  }
}

/**
 * Reads one value, and nothing after it.
 * @throws UnreadableValue
 */
export const readValue = (bytes: Uint8Array): Value => {
  try {
    const { result, offset } = fromBER(new Uint8Array(bytes))
    if (offset === bytes.length && result.error === '') return read(result)
  } catch (cause) {
    // The reader throws errors of several kinds about what others wrote.
    throw new UnreadableValue('it is not written as values are', { cause })
  }
  throw new UnreadableValue('it does not end where it should')
}

/** A part that has to be there. @throws UnreadableValue */
export const part = (value: Value | undefined, ...path: readonly number[]): Value => {
  const found = path.reduce<Value | undefined>((at, place) => at?.parts[place], value)
  if (found === undefined) throw new UnreadableValue('a part is missing')
  return found
}
