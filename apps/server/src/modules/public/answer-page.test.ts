import { gunzipSync } from 'node:zlib'
import type { PublicRenderer } from '@etalon/api/domain'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createKeptPages } from './answer-page.ts'

/** A renderer that tells how often it was asked, and a listener whose page says what was asked for. */
function listener(most: number) {
  let written = 0
  const renderer: PublicRenderer = {
    render: () => ({ head: '', html: '' }),
    renderDocument: (name, locale, data) => {
      written += 1
      return { opening: `<!doctype html><html lang="${locale}">`, rest: `<p>${name} ${JSON.stringify(data)}</p>` }
    },
    styleSource: '',
  }
  const kept = createKeptPages(renderer, most)
  const app = fastify()
  app.get<{ Params: { title: string } }>('/:title', (request, reply) =>
    kept(reply, 'notice', 'zh', { ...frame, title: request.params.title, on: '2026-11-20', html: '' }),
  )
  return { app, written: () => written }
}
const institute = { zh: '', en: '', address: '', addressEn: '', phone: '' }
const links = {
  ...{
    home: '/',
    services: '/',
    search: '/',
    list: '/',
    enterprise: '/',
    phone: '/',
    jewellery: '/',
    appraisal: '/',
    seal: '/',
    log: '/',
    logProof: '/',
    label: '/',
  },
  ...{ testReport: '/', notices: '/', fileCheck: '/', keys: '/', seal: '/', statement: '/', otherLanguage: '/en' },
}
const frame = { institute, links, exampleNumber: 'LX-2026-003187' }

test('[PUB-5] a page is kept from the second time on, and told the same packed and unpacked', async () => {
  const { app, written } = listener(4)
  const plain = await app.inject('/one')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toContain('"title":"one"')
  for (let time = 0; time < 3; time += 1) {
    const packed = await app.inject({ url: '/one', headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.headers).toMatchObject({
      vary: 'accept-encoding, sec-fetch-site',
      'cache-control': 'no-store',
      'content-encoding': 'gzip',
    })
  }
  expect(written()).toBe(2)
})

test('[PUB-5] another page is another, and the oldest goes when there are too many', async () => {
  const { app, written } = listener(2)
  const ask = async (title: string) => {
    expect((await app.inject(`/${title}`)).body).toContain(`"title":"${title}"`)
  }
  for (const title of ['a', 'a', 'b', 'b', 'a', 'b']) await ask(title)
  expect(written()).toBe(4)
  for (const title of ['c', 'c', 'c']) await ask(title)
  expect(written()).toBe(6)
  await ask('a')
  expect(written()).toBe(7)
  for (let number = 0; number < 40; number += 1) await ask(`once${number}`)
  await ask('b')
  expect(written()).toBe(47)
})
