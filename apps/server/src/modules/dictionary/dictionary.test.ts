import { contract, type DictionaryDraft } from '@etalon/api/contract'
import { dictionaries, dictionaryCodes } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const reception = await server.signIn('reception')
const stranger = await server.signIn('admin', '000001')

const { dictionary: system, businessDictionary: business } = contract
const entries = (code: string, person = reception, calls: typeof system = system) =>
  person.send(calls.dictionary, { query: { code } })
const write = (body: DictionaryDraft, calls: typeof system = system) => admin.send(calls.submit, { body })
const rootOf = async (code: string) => (await reception.send(system.list, { query: { code } })).find((one) => one.code === code)

test('[DICT-1][DICT-2][SYS-2] every dictionary of the specification comes as a root with its entries, in both languages and in order', async () => {
  const kept = await reception.send(system.list, { query: { current: 1, size: 999 } })
  // The flow routes are an institute’s own (section 7.2).
  expect(kept.map(({ code }) => code)).toEqual([...dictionaryCodes, 'flow'])
  const all = kept.filter(({ code }) => code !== 'flow')
  for (const root of all) {
    const known = dictionaries[root.code as keyof typeof dictionaries]
    expect(root).toMatchObject({ parentId: '0', dictKey: '-1', dictValue: known.name.zh, dictValueEn: known.name.en })
    expect(root.children?.map(({ dictKey }) => dictKey) ?? []).toEqual(known.entries.map(({ key }) => key))
  }
  const states = await entries('item_state')
  expect(states.map(({ dictKey, dictValue }) => [dictKey, dictValue])).toContainEqual(['100', '任务下达'])
  expect(states.every(({ dictKey }) => dictKey !== '-1')).toBe(true)
  expect(states.every(({ isSealed }) => isSealed === 1)).toBe(true)
})

test('[API-2] every record has an id of its own, under which it is found again', async () => {
  const all = (await reception.send(system.list, { query: {} })).flatMap((root) => [root, ...(root.children ?? [])])
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  const some = all.filter((_, at) => at % 40 === 0)
  for (const { id, code, dictKey } of some)
    expect(await reception.send(system.detail, { query: { id } })).toMatchObject({ id, code, dictKey })
  await expect(reception.send(system.detail, { query: { id: '7' } })).rejects.toMatchObject({ code: 404 })
})

test('[API-2] filters find by a part of the code, and of the name in either language', async () => {
  const byCode = await reception.send(system.list, { query: { code: 'ITEM_STA' } })
  expect(byCode.map(({ code }) => code)).toEqual(['item_state'])
  const byName = await reception.send(system.list, { query: { code: 'item_state', dictValue: '下达' } })
  expect(byName.map(({ dictKey }) => dictKey)).toEqual(['100'])
  const inEnglish = await reception.send(system.list, { query: { code: 'item_state', dictValue: 'dispatch' } })
  expect(inEnglish.map(({ dictKey }) => dictKey)).toEqual(['100'])
  const tree = await reception.send(system.tree, { query: { code: 'DICT' } })
  expect(tree).toHaveLength(dictionaryCodes.length + 1)
  expect(tree[0]?.children?.[0]).toMatchObject({ value: tree[0]?.children?.[0]?.id })
  expect(await entries('nothing')).toEqual([])
})

test('[DICT-1] an administrator labels the keys that have none, and takes a label away; another institute keeps its own', async () => {
  const root = await rootOf('TRACE_TYPE')
  const [first] = root?.children ?? []
  expect(first).toMatchObject({ dictKey: '1', dictValue: '1', isSealed: 0 })
  const label = { code: 'TRACE_TYPE', parentId: root?.id, dictKey: '1', dictValue: '检定', dictValueEn: 'Verification' }
  const written = await write({ ...label, id: first?.id })
  expect(written).toMatchObject({ id: first?.id, dictValue: '检定', dictValueEn: 'Verification' })
  await write({ ...label, dictValue: '校准' })
  expect((await entries('TRACE_TYPE'))[0]).toMatchObject({ id: first?.id, dictValue: '校准' })
  expect((await entries('TRACE_TYPE', stranger))[0]).toMatchObject({ dictValue: '1' })
  await admin.send(system.remove, { query: { ids: written.id } })
  expect((await entries('TRACE_TYPE'))[0]).toMatchObject({ dictValue: '1' })
})

test('[DICT-1] where not even keys are given, the administrator gives them', async () => {
  const root = await rootOf('ins_unit')
  const unit = (dictKey: string, dictValue: string, sort: number) =>
    write({ code: 'ins_unit', parentId: root?.id, dictKey, dictValue, dictValueEn: dictValue, sort })
  await unit('mpa', 'MPa', 2)
  const kilo = await unit('kpa', 'kPa', 1)
  expect((await entries('ins_unit')).map(({ dictKey }) => dictKey)).toEqual(['kpa', 'mpa'])
  await expect(unit('kpa', 'kilopascal', 3)).rejects.toMatchObject({ code: 409, reason: 'dictionary.key-taken' })
  await admin.send(system.submit, {
    body: { id: kilo.id, parentId: root?.id, code: 'ins_unit', dictKey: 'kpa', dictValue: '千帕', dictValueEn: 'kPa', sort: 9 },
  })
  expect((await entries('ins_unit')).map(({ dictValue }) => dictValue)).toEqual(['MPa', '千帕'])
})

test.each([
  ['a label that is given', { code: 'item_state', dictKey: '100', dictValue: '别的', dictValueEn: 'Other' }, 'dictionary.sealed'],
  ['a new key of such a dictionary', { code: 'sex', dictKey: '3', dictValue: '别的', dictValueEn: 'Other' }, 'dictionary.sealed'],
  [
    'a key that is none',
    { code: 'TRACE_TYPE', dictKey: '99', dictValue: '别的', dictValueEn: 'Other' },
    'dictionary.key-unknown',
  ],
])('[DICT-1] %s is refused', async (_, entry, reason) => {
  const root = await rootOf(entry.code)
  await expect(write({ ...entry, parentId: root?.id })).rejects.toMatchObject({ code: 409, reason })
})

test('[DICT-1] what the specification gives is neither renamed nor removed', async () => {
  const root = await rootOf('sex')
  await expect(write({ code: 'sex', dictKey: '-1', dictValue: '别的' })).rejects.toMatchObject({ reason: 'dictionary.sealed' })
  for (const id of [root?.id, root?.children?.[0]?.id])
    await expect(admin.send(system.remove, { query: { ids: String(id) } })).rejects.toMatchObject({ reason: 'dictionary.sealed' })
  const trace = await rootOf('TRACE_TYPE')
  await expect(write({ code: 'TRACE_TYPE', parentId: trace?.id, dictKey: '2', dictValue: '检定' })).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'dictValueEn' }],
  })
})

test.each([
  ['system', system],
  ['business', business as unknown as typeof system],
])('[API-2] a dictionary of one’s own is added, filled and removed: %s', async (kind, calls) => {
  const code = `own_${kind}`
  const root = await write({ code, dictKey: '-1', dictValue: '自有' }, calls)
  expect(root).toMatchObject({ parentId: '0', dictKey: '-1', hasChildren: false, isSealed: 0 })
  const entry = await write({ code, parentId: root.id, dictKey: 'a', dictValue: '甲' }, calls)
  expect(await entries(code, reception, calls)).toMatchObject([{ id: entry.id, parentId: root.id, dictValue: '甲' }])
  await expect(write({ code, parentId: root.id, dictKey: 'a', dictValue: '乙' }, calls)).rejects.toMatchObject({
    reason: 'dictionary.key-taken',
  })
  await expect(write({ code: 'other', parentId: root.id, dictKey: 'b', dictValue: '乙' }, calls)).rejects.toMatchObject({
    reason: 'dictionary.parent-unknown',
  })
  await expect(write({ code, parentId: root.id, dictKey: '-1', dictValue: '乙' }, calls)).rejects.toMatchObject({ code: 400 })
  expect(await write({ code, id: entry.id, parentId: root.id, dictKey: 'a', dictValue: '丙', sort: 3 }, calls)).toMatchObject({
    id: entry.id,
    dictValue: '丙',
    sort: 3,
  })
  await expect(admin.send(calls.remove, { query: { ids: root.id } })).rejects.toMatchObject({ reason: 'dictionary.has-entries' })
  expect(await entries(code, stranger, calls)).toEqual([])
  await expect(stranger.send(calls.remove, { query: { ids: entry.id } })).rejects.toMatchObject({ code: 404 })
  await expect(reception.send(calls.remove, { query: { ids: entry.id } })).rejects.toMatchObject({ code: 403 })
  await admin.send(calls.remove, { query: { ids: `${root.id},${entry.id}` } })
  expect(await entries(code, reception, calls)).toEqual([])
})

test('[API-2] a record is sent back as it came, children and all; what the server knows itself is not changed by that', async () => {
  const made = await write({ code: 'sent_back', dictKey: '-1', dictValue: '原名' })
  await write({ code: 'sent_back', parentId: made.id, dictKey: 'a', dictValue: '甲' })
  const record = {
    ...(await rootOf('sent_back')),
    tenantId: '000001',
    isSealed: 1,
    isDeleted: 1,
    dictValue: '新名',
  } as DictionaryDraft
  expect(record).toMatchObject({ hasChildren: true, children: [{ dictKey: 'a' }] })
  await write(record)
  expect(await rootOf('sent_back')).toMatchObject({
    ...{ id: made.id, tenantId: '000000', isSealed: 0, isDeleted: 0, dictValue: '新名' },
    children: [{ dictKey: 'a', dictValue: '甲' }],
  })
})

test('[API-2] the business has its own dictionaries, none of the system’s', async () => {
  expect(await reception.send(business.list, { query: {} })).toEqual([])
  const root = await admin.send(business.submit, { body: { code: 'sex', dictKey: '-1', dictValue: '同名' } })
  expect((await reception.send(business.list, { query: {} })).map(({ code }) => code)).toEqual(['sex'])
  expect(await entries('sex')).toHaveLength(dictionaries.sex.entries.length)
  await admin.send(business.remove, { query: { ids: root.id } })
})

test('[DICT-1][SYS-2] an institute adds a domain and a cycle of its own: kinds, abilities and certificates take them, no other institute does', async () => {
  const domain = { code: 'technology_domain_type', dictKey: 'GX', dictValue: '光学', dictValueEn: 'Optics' }
  const parentId = (await rootOf('technology_domain_type'))?.id
  const added = await write({ ...domain, parentId })
  expect(added).toMatchObject({ dictKey: 'GX', isSealed: 0, parentId })
  await write({
    ...{ code: 'VERIFICATION_CYCLE', parentId: (await rootOf('VERIFICATION_CYCLE'))?.id },
    ...{ dictKey: '36', dictValue: '36 个月', dictValueEn: '36 months' },
  })
  expect((await entries('technology_domain_type')).map(({ dictKey }) => dictKey)).toEqual(['04', '12', '10', 'GX'])
  expect((await entries('technology_domain_type', stranger)).map(({ dictKey }) => dictKey)).toEqual(['04', '12', '10'])
  const kind = {
    ...{
      code: 'LUX-1',
      name: '照度计',
      nameEn: 'Illuminance meter',
      technologyDomain: 'GX',
      abilityTypes: ['2'],
      range: '',
      unit: 'lx',
    },
    ...{ accuracy: '', mpe: '', regulation: 'JJG 245-2005', regulationName: '', regulationNameEn: '', cycleMonths: '36' },
    ...{ mandatoryMark: '10', points: [], price: '200', workMinutes: 60 },
  }
  const made = await admin.send(contract.instrumentKind.submit, { body: kind })
  expect(made).toMatchObject({ technologyDomain: 'GX', cycleMonths: '36' })
  await expect(stranger.send(contract.instrumentKind.submit, { body: kind })).rejects.toMatchObject({
    fields: [{ path: 'technologyDomain' }, { path: 'cycleMonths' }],
  })
  const [department] = await admin.send(contract.department.list, { query: {} })
  const ability = await admin.send(contract.ability.submit, {
    body: { deptId: department?.id ?? '', technologyDomain: 'GX', abilityType: '2', abilityStatus: '1' },
  })
  expect(ability).toMatchObject({ technologyDomain: 'GX' })

  await expect(admin.send(system.remove, { query: { ids: added.id } })).rejects.toMatchObject({
    code: 409,
    reason: 'dictionary.key-used',
  })
  await expect(write({ ...domain, parentId, id: added.id, dictKey: 'GY' })).rejects.toMatchObject({
    reason: 'dictionary.key-stays',
  })
  expect(await write({ ...domain, parentId, id: added.id, dictValue: '光学计量' })).toMatchObject({ dictValue: '光学计量' })
  await admin.send(contract.ability.remove, { query: { ids: ability.id } })
  await admin.send(contract.instrumentKind.remove, { query: { ids: made.id } })
  await admin.send(system.remove, { query: { ids: added.id } })
  await expect(admin.send(contract.instrumentKind.submit, { body: kind })).rejects.toMatchObject({
    fields: [{ path: 'technologyDomain' }],
  })
})

test.each([
  ['small letters in a domain', { code: 'technology_domain_type', dictKey: 'gx' }],
  ['a cycle that is no months', { code: 'VERIFICATION_CYCLE', dictKey: 'often' }],
])('[DICT-1] %s are refused, naming the field', async (_, entry) => {
  const parentId = (await rootOf(entry.code))?.id
  await expect(write({ ...entry, parentId, dictValue: '甲', dictValueEn: 'A' })).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'dictKey' }],
  })
})

test('[DICT-1][SRV-3] whoever writes a record with an own key, and whoever removes the key, take turns', async () => {
  const parentId = (await rootOf('technology_domain_type'))?.id
  for (let round = 0; round < 4; round += 1) {
    const added = await write({
      ...{ code: 'technology_domain_type', parentId, dictKey: `R${round}`, dictValue: '声学', dictValueEn: 'Acoustics' },
    })
    const [department] = await admin.send(contract.department.list, { query: {} })
    const [written, removed] = await Promise.allSettled([
      admin.send(contract.ability.submit, {
        body: { deptId: department?.id ?? '', technologyDomain: `R${round}`, abilityType: '2', abilityStatus: '1' },
      }),
      admin.send(system.remove, { query: { ids: added.id } }),
    ])
    expect([written.status, removed.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  }
})
