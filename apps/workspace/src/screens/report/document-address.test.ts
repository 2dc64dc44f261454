import { expect, test } from 'vitest'
import { documentAddress } from './document-address.ts'

test('a document is loaded once for each version, and the address of one long unseen is released', async () => {
  let loads = 0
  const show = (key: string) =>
    documentAddress(key, async () => {
      loads += 1
      return new Blob([key], { type: 'application/pdf' })
    })
  const first = await show('1:1')
  expect(await show('1:1')).toBe(first)
  expect(loads).toBe(1)
  expect(await show('1:2')).not.toBe(first)
  for (let id = 2; id <= 9; id += 1) await show(`${id}:1`)
  await expect(fetch(first)).rejects.toThrow()
  const again = await show('1:1')
  expect(again).not.toBe(first)
  expect(await (await fetch(again)).text()).toBe('1:1')
})

test('a document that two ask for at once has one address', async () => {
  const show = () => documentAddress('20:1', async () => new Blob(['twice']))
  const [one, other] = await Promise.all([show(), show()])
  expect(one).toBe(other)
})
