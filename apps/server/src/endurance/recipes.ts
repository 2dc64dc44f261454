import {
  itemProgression,
  leaveProgression,
  movesFrom,
  orderProgression,
  type Progression,
  planProgression,
  reportProgression,
} from '@etalon/api/domain'
import { demoPassword } from '../demo/index.ts'
import { signatureOf } from '../open-apps/index.ts'
import { orderForm, type Random } from '../testing/index.ts'
import { chargingRecipes } from './charging-recipes.ts'
import type { Known, KnownRecord } from './known.ts'
import { officeRecipes } from './office-recipes.ts'

/** The parts of a question that has a meaning, and who would ask it. */
export interface Recipe {
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  /** The content of a file, where the call takes one. */
  readonly file?: Buffer
  /** Roles of those who would ask. @default whoever may */
  readonly by?: readonly string[]
}

/** Makes the parts of a question of what the walk knows; nothing where it does not know enough. */
export type Cook = (known: Known, random: Random) => Recipe | undefined

/** Content that is taken for what its name says. */
const pdfOf = (size: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 32)]).subarray(0, size)

/** A move that the progression knows in the record's state. */
const moveOf =
  (area: string, progression: Progression): Cook =>
  (known, random) => {
    const record = known.record(area, ({ state }) => movesFrom(progression, String(state)).length > 0)
    if (!record) return undefined
    const move = random.pick(movesFrom(progression, String(record.facts.state)))
    const assignee = move.assigns ? known.record('person')?.id : undefined
    return {
      by: move.by.filter((role) => role !== 'system'),
      body: {
        ...{ id: record.id, version: record.facts.version, action: move.action },
        ...(move.needsReason ? { reason: '走一遍' } : {}),
        ...(assignee ? { assignee } : {}),
      },
    }
  }

const about =
  (area: string, make: (id: string, random: Random) => Recipe): Cook =>
  (known, random) => {
    const record = known.record(area)
    return record && make(record.id, random)
  }

/** A record as it was last told of. */
const versionOf = ({ id, facts }: KnownRecord) => ({ id, version: Number(facts.version ?? 0) })

/** Somebody who waits to be let in. */
const waiting =
  (body: (id: string) => Recipe['body']): Cook =>
  (known) => {
    const registration = known.record('registration', ({ state }) => state === '1')
    return registration && { body: body(registration.id) ?? {} }
  }

/** Of those calls that a walk would never get through by chance: what somebody asks who knows what is there. */
export const recipes: Readonly<Record<string, Cook>> = {
  ...chargingRecipes,
  ...officeRecipes,
  'enterprise.search': (_known, random) => ({ query: { keyword: random.pick(['长沙', '湖南', '有限公司', '']) } }),
  'order.submit'(known, random) {
    const enterprise = known.record('enterprise')
    if (!enterprise) return undefined
    const order = random.chance(0.3) ? known.record('order', ({ state }) => state === '50') : undefined
    const changed = order ? { id: order.id, version: Number(order.facts.version) } : {}
    return { by: ['reception'], body: { ...orderForm(enterprise.id, changed) } }
  },
  'order.move': moveOf('order', orderProgression),
  'item.move': moveOf('item', itemProgression),
  'report.move': moveOf('report', reportProgression),
  'tracePlan.move': moveOf('tracePlan', planProgression),
  'leave.move': moveOf('leave', leaveProgression),
  'sample.receive'(known) {
    const sample = known.record('sample', ({ receivable }) => receivable === true)
    const { id, facts } = sample ?? {}
    return sample && { body: { id, version: facts?.version, label: 'A', condition: 'intact', conditionNote: '' } }
  },
  'item.submit'(known) {
    const item = known.record('item', ({ state }) => state === '300')
    if (!item) return undefined
    const standard = known.record('standard')
    const typed = {
      ...{ place: '检定室', performedOn: '2026-11-20', conditions: { temperature: '20.3', humidity: '52' } },
      ...{ standardIds: standard ? [standard.id] : [], readings: [['1', '2']], observations: {} },
    }
    return { body: { id: item.id, version: item.facts.version, typed, evaluation: null } }
  },
  'report.submit'(known) {
    const report = known.record('report', ({ state }) => state === '300')
    return report && { body: { id: report.id, version: report.facts.version, conclusion: '合格', remark: '' } }
  },
  'file.upload': () => ({ query: {}, file: pdfOf(200) }),
  'file.beginUpload': (_known, random) => ({ body: { name: '附件.pdf', size: 20 + random.below(3000) } }),
  'file.uploadPart'(known) {
    const upload = known.record('upload', ({ size }) => Number(size) > 0)
    if (!upload) return undefined
    const { size, by } = upload.facts
    return { by: [String(by)], query: { uploadId: upload.id, place: '0' }, file: pdfOf(Number(size)) }
  },
  'file.finishUpload'(known) {
    const upload = known.record('upload', ({ sent }) => sent === true)
    return upload && { by: [String(upload.facts.by)], body: { uploadId: upload.id } }
  },
  'file.preview': about('file', (fileId) => ({ query: { fileId } })),
  'file.remove': about('file', (ids) => ({ query: { ids }, by: ['admin'] })),
  'file.ticket': about('file', (id) => ({ body: { id, kind: 'file' } })),
  'file.download'(known) {
    const ticket = known.record('ticket')
    if (!ticket) return undefined
    known.forget('ticket', ticket.id)
    return { query: { fileId: ticket.id, ticket: ticket.facts.ticket } }
  },
  'material.submit'(known, random) {
    const file = known.record('file', ({ by }) => by === 'admin')
    return file && { body: { name: `样书 ${random.below(1e9)}`, fileId: file.id } }
  },
  'open.admitApp'(known, random) {
    const person = known.record('person')
    return person && { body: { appId: `walk-${random.below(1e9)}`, name: '走', accountId: person.id } }
  },
  'open.changeApp'(known, random) {
    const [app, person] = [known.record('open-app'), known.record('person')]
    const ssoUrl = random.pick(['', 'https://lims.example.org/entry'])
    return app && person && { body: { ...versionOf(app), name: '走', accountId: person.id, ssoUrl } }
  },
  'open.renewSecret'(known) {
    const app = known.record('open-app')
    return app && { body: versionOf(app) }
  },
  'open.apiToken'(known) {
    const app = known.record('open-app')
    if (!app) return undefined
    const { appId, secret } = app.facts
    const timestamp = String(Date.now())
    return {
      query: { appId },
      headers: { timestamp, sign: signatureOf(String(secret), [String(appId), timestamp]) },
    }
  },
  'open.pageReport'(known) {
    const app = known.record('open-app', ({ token }) => token !== undefined)
    if (!app) return undefined
    const [token, nonce, timestamp] = [String(app.facts.token), crypto.randomUUID(), String(Date.now())]
    const sign = signatureOf(String(app.facts.secret), [token, nonce, timestamp])
    return {
      query: {},
      body: { current: 1, size: 10, searchType: 'N', searchParam: { filter: '{}', op: '{}' } },
      headers: { token, nonce, timestamp, sign },
    }
  },
  'security.changePassword': (_known, random) =>
    random.chance(0.2) ? { body: { oldPassword: demoPassword, newPassword: `Walk-${random.below(1e9)}-on` } } : undefined,
  'account.open': (_known, random) => ({
    body: { account: `walk${random.below(1e9)}`, name: '行者', roles: [random.pick(['tester', 'auditor', 'cashier'])] },
  }),
  'account.update': about('account', (id) => ({ body: { id, name: '行者', roles: ['tester'] } })),
  'account.resetPassword': about('account', (userId) => ({ query: { userId } })),
  'role.submit': (_known, random) => ({ body: { roleName: '走', roleAlias: `walk-${random.below(1e9)}`, madeOf: ['tester'] } }),
  'role.detail': about('role', (id) => ({ query: { id } })),
  'role.remove': about('role', (ids) => ({ query: { ids } })),
  'registration.register': (known, random) => ({
    body: {
      ...{
        tenantId: '000000',
        account: `walk${random.below(1e9)}`,
        name: '行者',
        phone: '13874903316',
        password: 'Walk-2026-on',
      },
      ...{ enterpriseName: '某公司', socialNumber: known.value('socialNumber') ?? '91350100M000100Y43' },
    },
  }),
  'registration.admit': waiting((id) => ({ id })),
  'registration.refuse': waiting((id) => ({ id, reason: '不是这样' })),
  'notice.submit': (_known, random) => ({ body: { title: `通知 ${random.below(1e6)}`, content: '走' } }),
  'parameter.submit': (_known, random) => ({
    body: { paramName: '走', paramKey: `walk.${random.below(1e6)}`, paramValue: String(random.below(1e6)) },
  }),
}

/** What the records of an answer are, where its area does not say it. */
const recordsOf: Readonly<Record<string, string>> = {
  'staff.candidates': 'person',
  'account.staffByDepartment': 'person',
  'account.staffByTeam': 'person',
  'staff.standards': 'standard',
}

/** Learns from a question that was answered. @param by who asked */
export function learnFrom(
  known: Known,
  call: { readonly name: string; readonly area: string },
  asked: Pick<Recipe, 'query' | 'body'>,
  data: unknown,
  by: string,
): void {
  known.learn(recordsOf[call.name] ?? call.area, data)
  const told = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>
  const text = (of: Readonly<Record<string, unknown>> | undefined, name: string) => String(of?.[name] ?? '')
  switch (call.name) {
    case 'file.beginUpload':
      known.note('upload', text(told, 'uploadId'), { size: Number(asked.body?.size), by })
      break
    case 'file.uploadPart':
      known.note('upload', text(asked.query, 'uploadId'), { sent: true })
      break
    case 'file.finishUpload':
      known.forget('upload', text(asked.body, 'uploadId'))
      known.note('file', text(told, 'id'), { by })
      break
    case 'file.upload':
      known.note('file', text(told, 'id'), { by })
      break
    case 'file.ticket':
      known.note('ticket', text(told, 'fileId'), { ticket: text(told, 'ticket') })
      break
    case 'open.changeApp':
      known.note('open-app', text(told, 'id'), { version: Number(told.version) })
      break
    case 'open.renewSecret':
      known.note('open-app', text(told, 'id'), { version: Number(asked.body?.version) + 1, secret: text(told, 'secret') })
      break
    case 'open.admitApp':
      known.note('open-app', text(told, 'id'), { appId: text(asked.body, 'appId'), secret: text(told, 'secret') })
      break
    case 'open.apiToken': {
      const app = known.record('open-app', ({ appId }) => appId === text(asked.query, 'appId'))
      if (app) known.note('open-app', app.id, { token: text(told, 'token') })
    }
  }
}
