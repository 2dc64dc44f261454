import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packPage } from './pack-page.ts'

const opening = `<!doctype html><html lang="zh-CN"><head><style>${'.a{color:red}'.repeat(900)}</style>`

test.each([
  ['a page', opening, '<title>证书</title></head><body>弹性元件式一般压力表</body></html>'],
  ['the same opening once more', opening, '<title>另一张证书</title></head><body>热电阻</body></html>'],
  ['an empty rest', opening, ''],
  ['nothing at all', '', ''],
  ['another opening', '<!doctype html>', 'x'.repeat(200_000)],
])('[PUB-5] %s is packed in two pieces and unpacks as one', (_what, first, rest) => {
  expect(gunzipSync(packPage({ opening: first, rest })).toString()).toBe(first + rest)
})

test('[PUB-5] more openings than are kept are packed as well', () => {
  for (let number = 0; number < 20; number += 1) {
    const page = { opening: `<!doctype html><p>${number}`, rest: '</p>' }
    expect(gunzipSync(packPage(page)).toString()).toBe(page.opening + page.rest)
  }
})
