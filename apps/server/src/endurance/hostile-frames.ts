import { randomBytes } from 'node:crypto'
import type { Random } from '../testing/index.ts'

/** A frame of RFC 6455, section 5.2, with whatever is wrong about it. */
interface Frame {
  /** 0 goes on, 1 text, 2 bytes, 8 close, 9 ping, 10 pong; others are none. */
  readonly code: number
  readonly content?: Buffer
  /** @default true */
  readonly final?: boolean
  /** The three bits that mean nothing until somebody agreed on it. */
  readonly reserved?: number
  /** @default true, as clients must */
  readonly masked?: boolean
  /** The length that it says, where it is not its own. */
  readonly says?: bigint
}

/** A frame as it travels. */
export function frameOf({ code, content = Buffer.alloc(0), final = true, reserved = 0, masked = true, says }: Frame): Buffer {
  const length = says ?? BigInt(content.length)
  const first = (final ? 0x80 : 0) | (reserved << 4) | code
  const mask = masked ? 0x80 : 0
  const head =
    length < 126n
      ? Buffer.from([first, mask | Number(length)])
      : length < 65_536n
        ? Buffer.from([first, mask | 126, Number(length >> 8n), Number(length & 255n)])
        : Buffer.concat([Buffer.from([first, mask | 127]), bigEndian(length)])
  if (!masked) return Buffer.concat([head, content])
  const key = randomBytes(4)
  const hidden = Buffer.from(content.map((byte, place) => byte ^ (key[place & 3] ?? 0)))
  return Buffer.concat([head, key, hidden])
}

function bigEndian(value: bigint): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(value)
  return bytes
}

const text = (content: string | Buffer) => frameOf({ code: 1, content: Buffer.from(content) })
const closing = (code: number, reason = '') => {
  const content = Buffer.alloc(2 + Buffer.byteLength(reason))
  content.writeUInt16BE(code)
  content.write(reason, 2)
  return frameOf({ code: 8, content })
}

/** Frames that a socket of the server has to stand. */
export function hostileFrames(random: Random): Buffer[] {
  return random.pick<() => Buffer[]>([
    () => [text('{"__proto__":{"isAdmin":true}}')],
    () => [text(`${'['.repeat(2000)}${']'.repeat(2000)}`)],
    () => [text('x'.repeat(4096))],
    () => [text('x'.repeat(5000))],
    () => [text('x'.repeat(100_000))],
    () => [text(Buffer.from([0xff, 0xfe, 0x80]))],
    () => [text(Buffer.from('eda080', 'hex'))],
    () => [text('')],
    () => [text('ping'), text('{"beat":true}'), text('null')],
    () => Array.from({ length: 60 }, () => text('{"beat":true}')),
    () => Array.from({ length: 300 }, () => frameOf({ code: 9, content: Buffer.from('a') })),
    () => [frameOf({ code: 2, content: randomBytes(3000) })],
    () => [frameOf({ code: 9, content: Buffer.alloc(126) })],
    () => [frameOf({ code: 9, final: false })],
    () => [frameOf({ code: 10, content: Buffer.from('nobody asked') })],
    () => [frameOf({ code: 1 + random.below(2), content: Buffer.from('a'), masked: false })],
    () => [frameOf({ code: 1, content: Buffer.from('a'), reserved: 1 + random.below(7) })],
    () => [frameOf({ code: 3 + random.below(5), content: Buffer.from('a') })],
    () => [frameOf({ code: 11 + random.below(5) })],
    () => [frameOf({ code: 0, content: Buffer.from('of nothing') })],
    () => [frameOf({ code: 1, content: Buffer.from('a'), final: false }), text('b')],
    () => [
      frameOf({ code: 1, content: Buffer.alloc(2500, 65), final: false }),
      frameOf({ code: 0, content: Buffer.alloc(2500, 65), final: false }),
      frameOf({ code: 0, content: Buffer.alloc(2500, 65) }),
    ],
    () => Array.from({ length: 3000 }, (_, place) => frameOf({ code: place === 0 ? 1 : 0, final: false })),
    () => [frameOf({ code: 1, content: Buffer.from('a'), says: 2n ** 63n })],
    () => [frameOf({ code: 1, content: Buffer.from('a'), says: 2n ** 62n })],
    () => [frameOf({ code: 1, content: Buffer.from('a'), says: 10n ** 9n })],
    () => [frameOf({ code: 8, content: Buffer.from([3]) })],
    () => [closing(random.pick([0, 999, 1005, 1006, 1015, 2999, 5000, 65_535]))],
    () => [closing(1000, '"}]<script>'), text('after the end')],
    () => [frameOf({ code: 8, content: Buffer.concat([Buffer.from([3, 232]), Buffer.from([0xff])]) })],
    () => [randomBytes(2000)],
    () => [text('a').subarray(0, 3)],
    () => [Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
  ])()
}

/** Texts of a handshake that is not as it should be. @param good headers of a right one, each with its line end */
export function hostileHandshake(random: Random, path: string, host: string, good: string): string {
  const first = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n`
  return random.pick([
    `${first}${good.replace(/Sec-WebSocket-Version: 13/, 'Sec-WebSocket-Version: 99')}\r\n`,
    `${first}${good.replace(/Sec-WebSocket-Key: .*\r\n/, '')}\r\n`,
    `${first}${good.replace(/Sec-WebSocket-Key: .*\r\n/, 'Sec-WebSocket-Key: short\r\n')}\r\n`,
    `${first}${good}Sec-WebSocket-Protocol: ${'x,'.repeat(500)}x\r\n\r\n`,
    `${first}${good}Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99; x="\r\n\r\n`,
    `${first}${good}Origin: https://elsewhere.example\r\n\r\n`,
    `${first}${good}Origin: null\r\n\r\n`,
    `${first.replace('GET', 'POST')}${good}\r\n`,
    `${first.replace('HTTP/1.1', 'HTTP/1.0')}${good}\r\n`,
    `${first.replace(path, `${path}&u=1&ticket=x&__proto__=1`)}${good}\r\n`,
    `${first.replace(path, path.replace(/\?.*/, '?u=%00&ticket=%FF'))}${good}\r\n`,
    `${first.replace(path, path.replace(/\?.*/, ''))}${good}\r\n`,
    `${first.replace(path, `${path}&after=9999999999999999999999`)}${good}\r\n`,
    `${first.replace(path, `${path}&after=-1;select pg_sleep(5)`).replaceAll('; ', ';%20')}${good}\r\n`,
  ])
}
