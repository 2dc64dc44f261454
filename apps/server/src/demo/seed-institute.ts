import { addDays, addMonths, dayInShanghai, isKeyOf, validUntil } from '@etalon/api/domain'
import pg from 'pg'
import { type Writer, writeFlowRoutes, writeMenus, writerOf, writeSymbols } from '../first-institute/index.ts'
import { hashPassword, type Seal } from '../session/index.ts'
import { giveButtons } from './buttons.ts'
import { enterprises, kinds } from './catalogue.ts'
import {
  demoPassword,
  departments,
  institute,
  manufacturers,
  otherInstitute,
  people,
  standards,
  standardsUsed,
} from './institute.ts'
import { seedPublicRecords } from './public-records.ts'

/** Puts in the two demonstration institutes with their people, abilities, standards, customers and menus, unless they are there. */
export async function seedInstitute(ownerUrl: string, seal: Seal): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(7261002)')
    const { rows } = await client.query('select 1 from tenant where id = $1', [institute.id])
    if (rows.length === 0) {
      await seed(writerOf(client), seal)
      await nameHeads(client)
      await giveButtons(client, institute.id)
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Departments come before their people: who heads them is said afterwards. */
async function nameHeads(client: pg.Client): Promise<void> {
  for (const department of departments) {
    if (!('head' in department)) continue
    await client.query(
      'update department d set head_id = a.id from account a where a.tenant_id = d.tenant_id and d.tenant_id = $1 and d.name = $2 and a.account = $3',
      [institute.id, department.name, department.head],
    )
  }
}

const tenantRow = (given: typeof institute | typeof otherInstitute) => ({
  id: given.id,
  name: given.name,
  name_en: given.nameEn,
  address: given.address,
  address_en: given.addressEn,
  phone: given.phone,
  authorisation: given.authorisation,
  settings: JSON.stringify(given.settings),
})

async function seed(writer: Writer, seal: Seal): Promise<void> {
  await writer.insert('tenant', tenantRow(institute))
  await writer.insert('tenant', tenantRow(otherInstitute))
  const departmentIds = await seedDepartments(writer)
  const enterpriseIds = await seedEnterprises(writer)
  await seedPeople(writer, seal, departmentIds, enterpriseIds)
  await seedStandards(writer)
  await seedPublicRecords(writer, institute.id)
  await writeSymbols(writer, institute.id)
  for (const tenant of [institute.id, otherInstitute.id]) {
    await writeMenus(writer, tenant)
    await writeFlowRoutes(writer, tenant)
  }
  await writer.insert(
    'account',
    accountRow(otherInstitute.id, seal, { account: 'admin', name: '管理员', nameEn: 'Administrator', roles: ['admin'] }),
  )
}

async function seedDepartments(writer: Writer): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const department of departments) {
    const id = await writer.insert('department', { tenant_id: institute.id, name: department.name, name_en: department.nameEn })
    ids.set(department.key, id)
    if (!('domain' in department)) continue
    for (const ability of ['1', '2']) {
      await writer.insert('department_ability', {
        tenant_id: institute.id,
        department_id: id,
        technology_domain: department.domain,
        ability_type: ability,
      })
    }
  }
  return ids
}

/** A quarter of an hour for what comes before and after, and ten minutes for each point. */
const minutesOf = (points: number) => 15 + 10 * points

/** Names of the standards that a kind of instrument is compared with. */
const suitableOf = (code: string) => [
  ...new Set(standards.filter(({ number }) => standardsUsed[code]?.includes(number)).map(({ name }) => name)),
]

async function seedEnterprises(writer: Writer): Promise<Map<string, string>> {
  for (const kind of kinds) {
    await writer.insert('instrument_kind', {
      tenant_id: institute.id,
      code: kind.code,
      name: kind.name,
      name_en: kind.nameEn,
      technology_domain: kind.domain,
      range: kind.range,
      unit: kind.unit,
      accuracy: kind.accuracy,
      mpe: kind.mpe,
      regulation: kind.regulation,
      regulation_name: kind.regulationName,
      regulation_name_en: kind.regulationNameEn,
      ability_types: kind.abilityTypes,
      cycle_months: kind.cycleMonths,
      mandatory_mark: kind.mandatoryMark,
      points: kind.points,
      price: kind.price,
      work_minutes: minutesOf(kind.points.length),
      standards: suitableOf(kind.code),
    })
  }
  const ids = new Map<string, string>()
  for (const [place, enterprise] of enterprises.entries()) {
    const id = await writer.insert('enterprise', {
      tenant_id: institute.id,
      name: enterprise.name,
      credit_code: enterprise.creditCode,
      business_type: enterprise.businessType,
      area_code: enterprise.areaCode,
      area: enterprise.area,
      address: enterprise.address,
      contact_name: enterprise.contact,
      mobile: enterprise.mobile,
      contact_department: enterprise.department,
      on_account: enterprise.onAccount,
    })
    ids.set(enterprise.creditCode, id)
    await seedInstruments(writer, id, place, enterprise.kinds)
  }
  return ids
}

/** When a piece was tested last: some are overdue, most become due within the next months. */
function testedOn(cycle: string, days: number): { last_tested_on: string; due_on: string } | undefined {
  if (!isKeyOf('VERIFICATION_CYCLE', cycle)) return undefined
  const last = addMonths(addDays(dayInShanghai(new Date()), days), -Number(cycle))
  const until = validUntil(last, cycle)
  return until === null ? undefined : { last_tested_on: last, due_on: until }
}

async function seedInstruments(writer: Writer, enterpriseId: string, place: number, codes: readonly string[]): Promise<void> {
  for (const [index, code] of codes.entries()) {
    const kind = kinds.find((one) => one.code === code)
    if (!kind) throw new Error(`no kind ${code}`)
    for (let piece = 1; piece <= 4; piece += 1) {
      await writer.insert('enterprise_instrument', {
        tenant_id: institute.id,
        enterprise_id: enterpriseId,
        kind_code: kind.code,
        name: kind.name,
        model: kind.code,
        serial: `${20 + piece}${String(place + 1).padStart(2, '0')}${String(index * 37 + piece * 11 + 100)}`,
        manufacturer: manufacturers[(place + index) % manufacturers.length],
        range: kind.range,
        accuracy: kind.accuracy,
        ...testedOn(kind.cycleMonths, ((place * 41 + index * 17 + piece * 29) % 140) - 20),
      })
    }
  }
}

interface Person {
  readonly account: string
  readonly name: string
  readonly nameEn: string
  readonly roles: readonly string[]
}

function accountRow(tenant: string, seal: Seal, person: Person): Record<string, unknown> {
  return {
    tenant_id: tenant,
    account: person.account,
    name: person.name,
    name_en: person.nameEn,
    roles: person.roles,
    sealed_password: seal.seal(demoPassword, `${tenant}|${person.account}`),
    seal_version: seal.version,
    password_hash: hashPassword(demoPassword),
  }
}

async function seedPeople(
  writer: Writer,
  seal: Seal,
  departmentIds: ReadonlyMap<string, string>,
  enterpriseIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const person of people) {
    const id = await writer.insert('account', {
      ...accountRow(institute.id, seal, person),
      department_id: 'department' in person ? departmentIds.get(person.department) : null,
      enterprise_id: 'enterprise' in person ? enterpriseIds.get(person.enterprise) : null,
    })
    const tests = 'tests' in person ? person.tests.map((domain) => ({ domain, duty: 'tester' })) : []
    const signs = 'signs' in person ? person.signs.map((domain) => ({ domain, duty: 'approver' })) : []
    for (const { domain, duty } of [...tests, ...signs]) {
      for (const ability of ['1', '2']) {
        await writer.insert('staff_qualification', {
          tenant_id: institute.id,
          account_id: id,
          technology_domain: domain,
          ability_type: ability,
          duty,
          certificate_number: `JL-${person.account}-${domain}-${ability}`,
          valid_until: '2028-12-31',
        })
      }
    }
  }
}

async function seedStandards(writer: Writer): Promise<void> {
  for (const standard of standards) {
    await writer.insert('measuring_standard', {
      tenant_id: institute.id,
      name: standard.name,
      name_en: standard.nameEn,
      number: standard.number,
      range: standard.range,
      accuracy: standard.accuracy,
      technology_domain: standard.domain,
      certificate_number: standard.certificate,
      valid_until: standard.validUntil,
      unit: standard.unit,
      expanded_uncertainty: 'expandedUncertainty' in standard ? standard.expandedUncertainty : null,
      coverage_factor: 'coverageFactor' in standard ? standard.coverageFactor : null,
    })
  }
}
