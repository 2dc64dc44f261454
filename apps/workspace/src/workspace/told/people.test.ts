import { createClient } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { type Answer, json, listen, ok } from '../../../../../packages/api/src/testing/index.ts'
import { readStored, writeStored } from '../kept/local-store.ts'
import { createPeople } from './people.ts'
import { rolesOf } from './roles-of.ts'

const zhou = {
  id: '7',
  tenantId: '000000',
  account: 'reception',
  name: '周岚',
  realName: '周岚',
  nameEn: 'Zhou Lan',
  phone: '13874903318',
  email: 'zhou@example.com',
  deptName: '受理大厅',
  deptNameEn: 'Reception',
  roles: ['reception'],
  enterpriseId: null,
  passwordChangeRequired: false,
}
const member = (id: string, name: string, nameEn = '', deptNameEn = '') => ({
  ...{ id, account: `a${id}`, name, nameEn },
  ...{ deptId: '3', deptName: '热工室', deptNameEn, roles: [] },
})
const pageOf = (...records: readonly object[]) => ok({ records, total: records.length, size: 9999, current: 1, pages: 1 })

/** A back end that knows who is signed in, and two lists of staff. */
async function institute(who: object = zhou) {
  const heard: string[] = []
  let answering = true
  const answer: Answer = (request, response) => {
    heard.push(String(request.url))
    const [path] = String(request.url).split('?')
    if (!answering) json(403, { code: 403, success: false, data: null, msg: '没有权限' })(request, response)
    else if (path === contract.session.userInfo.path) ok(who)(request, response)
    else if (path === contract.account.staffByTeam.path) pageOf(member('8', '秦岳'))(request, response)
    else pageOf(member('8', '秦岳'), member('9', '贺文舟', 'He Wenzhou', 'Thermal laboratory'))(request, response)
  }
  const { url, close } = await listen(answer)
  onTestFinished(close)
  const told: unknown[] = []
  const named: string[] = []
  const client = createClient({ baseUrl: url, onProblem: (problem) => told.push(problem) })
  const people = createPeople(client, ({ nameEn }) => named.push(nameEn))
  onTestFinished(people.forget)
  return {
    ...{ heard, told, named, client, people },
    refuse: () => {
      answering = false
    },
  }
}
/** Looks at a list of staff until it changes. */
const change = (people: ReturnType<typeof createPeople>, by: 'team' | 'department') =>
  new Promise<void>((resolve) => {
    const end = people.subscribe(by, () => {
      end()
      resolve()
    })
  })

test('[DICT-3] who is signed in is asked for, kept under userInfo, and known to the next page', async () => {
  const { people, client, refuse, told, named } = await institute()
  expect(people.userInfo()).toBeUndefined()
  expect(await people.loadUserInfo()).toEqual(zhou)
  expect(named).toEqual(['Zhou Lan'])
  // How she is reached is for nobody who comes to this device later.
  const kept = { ...zhou, phone: '', email: '' }
  expect(readStored('userInfo')).toEqual(kept)
  expect(createPeople(client).userInfo()).toEqual(kept)
  // What is not answered stays as it was known, and nobody is bothered.
  refuse()
  expect(await people.loadUserInfo()).toEqual(zhou)
  expect([told, named.length]).toEqual([[], 1])
  people.forget()
  expect([people.userInfo(), readStored('userInfo'), createPeople(client).userInfo()]).toEqual([undefined, undefined, undefined])
})

test('[DICT-3] staff by team and by department come 9999 at once, as staffId and staffName, once somebody looks', async () => {
  const { people, client, heard } = await institute()
  expect([people.staff('team'), people.staff('department'), heard]).toEqual([[], [], []])
  await Promise.all([change(people, 'team'), change(people, 'department')])
  expect(people.staff('team')).toEqual([{ staffId: '8', staffName: '秦岳' }])
  expect(people.staff('department')).toEqual([
    { staffId: '8', staffName: '秦岳' },
    {
      ...{ staffId: '9', staffName: '贺文舟', staffNameEn: 'He Wenzhou' },
      department: { name: '热工室', nameEn: 'Thermal laboratory' },
    },
  ])
  expect(people.staff('team')).toBe(people.staff('team'))
  expect(heard.toSorted()).toEqual([
    `${contract.account.staffByDepartment.path}?current=1&size=9999`,
    `${contract.account.staffByTeam.path}?current=1&size=9999`,
  ])
  // Who looks once more finds them there, and so does the next page.
  people.subscribe('team', () => {})()
  // What was asked before this has come by then.
  await people.loadUserInfo()
  expect([heard.length, createPeople(client).staff('department')]).toEqual([3, people.staff('department')])
  // Where somebody is called otherwise by now, what was looked at is asked for once more, and nothing else.
  const renewed = change(people, 'department')
  people.renew()
  await renewed
  await people.loadUserInfo()
  expect(heard.filter((path) => path.includes('list-by-')).length).toBe(4)
  people.forget()
  people.renew()
  expect([people.staff('team'), createPeople(client).staff('department'), heard.length]).toEqual([[], [], 6])
})

test('[DICT-3][SES-7] what comes after somebody has left is not kept, and whoever may not see the staff is not bothered', async () => {
  const { people, refuse, told } = await institute()
  const loading = people.loadUserInfo()
  people.forget()
  expect(await loading).toBeUndefined()
  expect([people.userInfo(), readStored('userInfo')]).toEqual([undefined, undefined])
  refuse()
  people.subscribe('team', () => {})()
  await people.loadUserInfo()
  expect([people.staff('team'), told]).toEqual([[], []])
})

test('[DICT-3][PERM-3] a customer, who may not see the staff, asks for nobody', async () => {
  const { people, heard } = await institute({ ...zhou, roles: ['customer'], enterpriseId: '12' })
  await people.loadUserInfo()
  people.subscribe('department', () => {})()
  people.subscribe('team', () => {})()
  await people.loadUserInfo()
  expect(heard.filter((path) => path.includes('list-by-'))).toEqual([])
})

test('[NAV-6] roles are those of the own record; without a list there, or where it is of somebody else, those of the login', () => {
  const user = { id: '7', roles: ['tester'] }
  expect(rolesOf(user, zhou)).toEqual(['reception'])
  expect(rolesOf(user, { ...zhou, roles: [] })).toEqual(['tester'])
  expect(rolesOf(user, { ...zhou, id: '8' })).toEqual(['tester'])
  expect([rolesOf(user, undefined), rolesOf(undefined, zhou)]).toEqual([['tester'], []])
})

test('[DICT-3] what somebody else has kept there is nobody', async () => {
  const { client } = await institute()
  for (const rubbish of [
    7,
    'x',
    {},
    [7],
    [{ staffId: 1, staffName: 'x' }],
    [{ staffId: '1', staffName: 'x', department: 'y' }],
  ]) {
    writeStored('userInfo', rubbish)
    writeStored('staffByTeam', rubbish)
    const people = createPeople(client)
    expect([people.userInfo(), people.staff('team')]).toEqual([undefined, []])
    people.forget()
  }
})
