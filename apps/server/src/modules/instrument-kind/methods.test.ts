import { contract } from '@etalon/api/contract'
import type { OwnMethod } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { officeAt, orderForm, startTestServer, typedFor } from '../../testing/index.ts'

const server = await startTestServer()
const office = await officeAt(server)
const admin = await server.signIn('admin')
const stranger = await server.signIn('admin', '000001')
const { reception, dispatcher, tester, auditor, approver, issuer } = office
const { instrumentKind, item } = contract

const method = (changes: Partial<OwnMethod> = {}): OwnMethod => ({
  ...{
    unit: 'lx',
    accuracyClass: '',
    points: ['100', '1000'],
    readings: 3,
    places: 1,
    limit: { kind: 'relative', percent: '4' },
  },
  ...{ temperature: { minimum: '18', maximum: '28' }, humidity: '75' },
  observations: [{ zh: '外观', en: 'Appearance', requirement: '完好' }],
  uncertainty: { repeatability: true, resolution: '0.1', limits: [{ zh: '光轨', en: 'Bench', halfWidth: '0.3' }] },
  ...changes,
})
const keep = (code: string, given: OwnMethod | null, version = 0, abilityType = '1', person = admin) =>
  person.send(instrumentKind.keepMethod, { body: { code, abilityType, version, method: given } })
const detail = (id: string, person = dispatcher) => person.send(item.detail, { query: { id } })

/** An institute that works on optics, which the specification does not name: a domain, a kind, an ability, a standard, a certified tester. */
async function opensOptics(): Promise<string> {
  const [root] = (await admin.send(contract.dictionary.list, { query: { code: 'technology_domain_type' } })) ?? []
  await admin.send(contract.dictionary.submit, {
    body: { code: 'technology_domain_type', parentId: root?.id, dictKey: 'GX', dictValue: '光学', dictValueEn: 'Optics' },
  })
  const code = 'LUX-1'
  await admin.send(instrumentKind.submit, {
    body: {
      ...{
        code,
        name: '照度计',
        nameEn: 'Illuminance meter',
        technologyDomain: 'GX',
        abilityTypes: ['1', '2'],
        range: '(0~2000) lx',
      },
      ...{
        unit: 'lx',
        accuracy: '',
        mpe: '±4 %',
        regulation: 'JJG 245-2005',
        regulationName: '光照度计',
        regulationNameEn: 'Lux meters',
      },
      ...{ cycleMonths: '12', mandatoryMark: '10', points: ['100', '1000'], price: '200.00', workMinutes: 60 },
    },
  })
  const { owner } = server
  await owner.query(`insert into department_ability (tenant_id, department_id, technology_domain, ability_type, ability_status)
    select tenant_id, department_id, 'GX', '1', '1' from department_ability where tenant_id = '000000' and ability_type = '1' limit 1`)
  await owner.query(`insert into staff_qualification (tenant_id, account_id, technology_domain, ability_type, duty, level, certificate_number,
      authority, issued_on, valid_until, remark)
    select tenant_id, account_id, 'GX', '1', duty, level, certificate_number || '-GX', authority, issued_on, '2099-12-31', ''
    from staff_qualification where tenant_id = '000000' and ability_type = '1'`)
  await owner.query(`insert into measuring_standard (tenant_id, number, name, name_en, model, serial, manufacturer, range, accuracy, unit,
      technology_domain, cycle, place, remark, certificate_number, valid_until, device_state, expanded_uncertainty, coverage_factor)
    values ('000000', 'BZ-GX-1', '标准照度计', 'Standard illuminance meter', '', '', '', '(0~3000) lx', '一级', 'lx', 'GX', '12', '', '', 'C-1',
      '2099-12-31', '1', 0.4, 2)`)
  return code
}

const code = await opensOptics()

test('[BIZ-4][SYS-4] a kind that the product brings no method for is measured by one that the institute writes down, up to its certificate', async () => {
  const [gauge, thermometer] = orderForm('1').instruments
  if (!gauge || !thermometer) throw new Error('two instruments')
  const {
    items: [id],
  } = await office.acceptedOrder({ instruments: [{ ...gauge, kindCode: code, name: '照度计', model: 'LUX' }, thermometer] })
  await office.begun(id)
  const before = await detail(id, tester)
  expect(before).toMatchObject({ method: null, technologyDomain: 'GX' })
  const typed = {
    ...{
      place: '光学室',
      performedOn: new Date().toISOString().slice(0, 10),
      conditions: { temperature: '20.0', humidity: '50' },
    },
    ...{ standardIds: before.standards.map((one) => one.id), readings: [['1']], observations: {} },
  }
  await expect(
    tester.send(item.submit, { body: { id, version: before.standing.version, typed, evaluation: null } }),
  ).rejects.toMatchObject({ code: 409, reason: 'move.fact' })

  expect(await keep(code, method())).toMatchObject([{ abilityType: '1', version: 1 }])
  expect(await detail(id, tester)).toMatchObject({ method: method() })
  const filled = await typedFor(tester, id)
  await tester.send(item.submit, { body: { id, ...filled } })
  await office.moveItem(tester, id, 'submit')
  const done = await detail(id)
  expect(done.evaluation).toMatchObject({ verdict: 'pass', table: { rows: [{ 3: '±4' }, { 3: '±40' }] } })

  // What was handed in stays as it was made, whatever is written down afterwards.
  await keep(code, method({ points: ['50'], readings: 2 }), 1)
  expect((await detail(id)).method).toEqual(method())
  await keep(code, null, 2)
  expect((await detail(id)).method).toEqual(method())
  await keep(code, method())
  await office.moveItem(auditor, id, 'confirm')
  await office.moveItem(auditor, id, 'review')
  const { id: reportId, standing, conclusion } = await office.reportOf(id)
  await tester.send(contract.report.submit, { body: { id: reportId, version: standing.version, conclusion, remark: '' } })
  await office.moveReport(tester, id, 'submit')
  await office.moveReport(auditor, id, 'audit')
  await office.moveReport(approver, id, 'approve')
  await office.moveReport(issuer, id, 'issue')
  // The domain has no letters of its own: its key stands there.
  expect((await office.reportOf(id)).certificate).toMatchObject({ number: expect.stringMatching(/^GX-\d{4}-\d{6}$/) })
})

test('[SYS-4][PERM-1][PERM-2] an administrator alone writes methods down, for the own institute', async () => {
  await expect(keep(code, method(), 1, '1', dispatcher)).rejects.toMatchObject({ code: 403 })
  await expect(keep(code, method(), 0, '1', stranger)).rejects.toMatchObject({ code: 404 })
  await expect(stranger.send(instrumentKind.methods, { query: { code } })).rejects.toMatchObject({ code: 404 })
  expect(await dispatcher.send(instrumentKind.methods, { query: { code } })).toMatchObject([{ abilityType: '1' }])
  await expect(reception.send(instrumentKind.methods, { query: { code } })).rejects.toMatchObject({ code: 403 })
})

test('[FLOW-3][SYS-4] of two who change one method the second is told', async () => {
  await keep('DC-150', method({ unit: 'mm' }), 0, '2')
  await expect(keep('DC-150', method({ unit: 'cm' }), 0, '2')).rejects.toMatchObject({ code: 409, reason: 'edited-meanwhile' })
  expect(await keep('DC-150', method({ unit: 'cm' }), 1, '2')).toMatchObject([
    { abilityType: '2', version: 2, method: { unit: 'cm' } },
  ])
  expect(await keep('DC-150', null, 2, '2')).toEqual([])
})

test.each<[string, unknown, string]>([
  ['a verification without a limit', method({ limit: null }), 'method.limit'],
  ['a unit that no certificate knows', { ...method(), unit: 'lux?' }, 'method.unit'],
  ['no points', { ...method(), points: [] }, 'method.points'],
  ['a point that is no number', { ...method(), points: ['high'] }, 'method.points'],
  ['a hundred readings', { ...method(), readings: 100 }, 'method.readings'],
  ['one reading with a repeatability', method({ readings: 1 }), 'method.uncertainty'],
  ['a limit without end', { ...method(), limit: { kind: 'absolute', limit: '1'.repeat(3000) } }, 'method.limit'],
])('[SYS-4][SRV-3] %s is refused, naming the field', async (_, given, path) => {
  const refused = keep(code, given as OwnMethod, 1)
  await expect(refused).rejects.toMatchObject({ code: 400 })
  await expect(refused).rejects.toMatchObject({
    fields: expect.arrayContaining([expect.objectContaining({ path: expect.stringMatching(new RegExp(`^${path}`)) })]),
  })
  await expect(keep(code, method(), 1, '9')).rejects.toMatchObject({ fields: [{ path: 'abilityType' }] })
})
