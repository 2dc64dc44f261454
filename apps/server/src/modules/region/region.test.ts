import { contract, type DivisionNode } from '@etalon/api/contract'
import { provinces, upperRegions } from '@etalon/api/regions'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const reception = await server.signIn('reception')
const tree = (body: { parentCode?: string; depth?: number; name?: string } = {}) => reception.send(contract.region.tree, { body })
const districts = (parentId: number, name?: string) =>
  reception.send(contract.region.districts, { query: { parentId, ...(name ? { name } : {}) } })
const count = (nodes: readonly DivisionNode[]): number => nodes.reduce((sum, { children = [] }) => sum + 1 + count(children), 0)

test('[ADDR-2] the provinces come first, Hong Kong, Macao and Taiwan among them; each says whether something lies in it', async () => {
  const all = await tree()
  expect(all.map(({ code, name }) => [code, name])).toEqual(provinces().map(({ code, name }) => [code, name]))
  expect(all.find(({ code }) => code === '43')).toEqual({
    code: '43',
    name: '湖南省',
    parentCode: null,
    level: 1,
    hasChildren: true,
  })
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['台湾省', '香港特别行政区', '澳门特别行政区']))
})

test('[ADDR-2] the whole country down to its areas comes in one answer', async () => {
  expect(count(await tree({ depth: 3 }))).toBe(upperRegions().length)
})

test('[ADDR-2] a province is followed down to its streets', async () => {
  const [changsha] = await tree({ parentCode: '43', name: '长沙' })
  expect(changsha).toMatchObject({ code: '4301', level: 2, hasChildren: true })
  const areas = await tree({ parentCode: '4301', depth: 2 })
  const yuelu = areas.find(({ name }) => name === '岳麓区')
  expect(yuelu).toMatchObject({ level: 3, parentCode: '4301', hasChildren: true })
  const streets = await tree({ parentCode: String(yuelu?.code) })
  expect(yuelu?.children).toEqual(streets)
  expect(streets.every(({ code, level, hasChildren }) => code.length === 9 && level === 4 && !hasChildren)).toBe(true)
  expect(streets.length).toBeGreaterThan(10)
  expect(await tree({ parentCode: String(streets[0]?.code) })).toEqual([])
})

test('[ADDR-2] districts answer by the number of what they lie in', async () => {
  expect((await districts(0)).map(({ id }) => id)).toEqual(provinces().map(({ code }) => Number(code)))
  expect(await districts(4301, '岳麓')).toEqual([{ id: 430104, parentId: 4301, code: '430104', name: '岳麓区', level: 3 }])
})

test('[SRV-3] a code that nothing has is named; what is no code is refused', async () => {
  for (const ask of [
    () => tree({ parentCode: '99' }),
    () => tree({ parentCode: '430199' }),
    () => tree({ parentCode: '430104999' }),
    () => districts(99),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 404, reason: 'region.unknown' })
  await expect(tree({ parentCode: '4' })).rejects.toMatchObject({ code: 400, fields: [{ path: 'parentCode' }] })
  await expect(tree({ depth: 4 })).rejects.toMatchObject({ code: 400, fields: [{ path: 'depth' }] })
  await expect(reception.send(contract.region.districts, { query: { parentId: '0x43' as never } })).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'parentId' }],
  })
})
