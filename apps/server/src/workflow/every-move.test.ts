import { CallProblem } from '@etalon/api/client'
import { type Call, contract, type Standing } from '@etalon/api/contract'
import {
  addDays,
  contractProgression,
  dayInShanghai,
  itemProgression,
  leaveProgression,
  orderProgression,
  type Progression,
  pickupProgression,
  planProgression,
  quoteProgression,
  reportProgression,
  settlementProgression,
  standardProgression,
} from '@etalon/api/domain'
import { decideMove } from '@etalon/machines/workflow'
import { expect, test } from 'vitest'
import { people as demoPeople } from '../demo/index.ts'
import {
  anEnterprise,
  contractForm,
  officeAt,
  orderForm,
  type Person,
  quoteForm,
  startTestServer,
  typedFor,
} from '../testing/index.ts'
import { settlementOf } from '../testing/settlements.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { reception, dispatcher, tester } = office
const accounts = ['reception', 'dispatcher', 'tester', 'auditor', 'approver', 'issuer', 'cashier', 'admin', 'customer'] as const
const people = new Map(await Promise.all(accounts.map(async (account) => [account, await server.signIn(account)] as const)))
const today = dayInShanghai(new Date())
const enterprise = await anEnterprise(reception)
const [theirs] = await reception.send(contract.enterprise.search, { query: { keyword: '长沙星麓' } })

/** A kind of record that is moved by a call of its own. */
interface Kind {
  readonly progression: Progression
  readonly table: string
  readonly column?: string
  /** Who holds what on it at first; null where it keeps no duties. @default nobody */
  readonly duties?: Readonly<Record<string, string>> | null
  /** Actions that say more than a move can, and have calls of their own, perhaps open to more people. */
  readonly elsewhere?: readonly string[]
  /** What a move needs besides. */
  readonly more?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly calls: Readonly<Record<'detail' | 'move', Call>>
  /** Makes one. @returns its id */
  readonly make: () => Promise<string>
}

const newOrder = async () => (await office.acceptedOrder()).orderId
const kinds: Readonly<Record<string, Kind>> = {
  order: {
    progression: orderProgression,
    table: 'work_order',
    calls: contract.order,
    make: async () => (await reception.send(contract.order.submit, { body: orderForm(enterprise) })).id,
  },
  item: {
    progression: itemProgression,
    table: 'item',
    calls: contract.item,
    more: { assign: { assignee: tester.id } },
    async make() {
      const { items } = await office.acceptedOrder()
      await office.begun(items[0])
      await tester.send(contract.item.submit, { body: { id: items[0], ...(await typedFor(tester, items[0])) } })
      return items[0]
    },
  },
  report: {
    progression: reportProgression,
    table: 'report',
    calls: contract.report,
    async make() {
      const { items } = await office.acceptedOrder()
      await office.drafted(items[0])
      return (await office.reportOf(items[0])).id
    },
  },
  quote: {
    progression: quoteProgression,
    table: 'quote',
    calls: contract.quote,
    make: async () => (await reception.send(contract.quote.submit, { body: quoteForm(theirs?.id ?? '') })).id,
  },
  contract: {
    progression: contractProgression,
    table: 'contract',
    calls: contract.contract,
    make: async () => (await reception.send(contract.contract.submit, { body: contractForm(enterprise) })).id,
  },
  settlement: {
    progression: settlementProgression,
    table: 'settlement',
    elsewhere: ['settle', 'guarantee'],
    calls: contract.settlement,
    make: async () => (await settlementOf(people.get('cashier') ?? reception, await newOrder())).id,
  },
  standard: {
    progression: standardProgression,
    table: 'measuring_standard',
    column: 'device_state',
    duties: null,
    calls: contract.standard,
    async make() {
      const words = {
        number: 'ZY-1',
        name: '数字压力计',
        nameEn: '',
        model: '',
        serial: '',
        manufacturer: '',
        place: '',
        remark: '',
      }
      const measured = { range: '(0~10) MPa', accuracy: '0.02 级', unit: 'MPa', technologyDomain: '12', cycle: '12' } as const
      return (await dispatcher.send(contract.standard.submit, { body: { ...words, ...measured } })).id
    },
  },
  pickup: {
    progression: pickupProgression,
    table: 'pickup',
    calls: contract.pickup,
    async make() {
      const where = { enterId: theirs?.id ?? '', place: '麓谷街道 2 号', contact: '贺文舟', mobile: '13874903316' }
      const what = { pickupTime: `${addDays(today, 1)} 09:30`, instrumentCount: 6, remark: '' }
      return (await reception.send(contract.pickup.submit, { body: { ...where, ...what } })).id
    },
  },
  'traceability plan': {
    progression: planProgression,
    table: 'trace_plan',
    elsewhere: ['split'],
    calls: contract.tracePlan,
    async make() {
      const period = { periodFrom: today, periodTo: addDays(today, 90) }
      const [one] = await dispatcher.send(contract.tracePlan.plannable, { query: { from: today, to: addDays(today, 90) } })
      const line = { standardId: one?.standardId ?? '', checkWay: '1', institution: '院', plannedOn: today, remark: '' }
      const body = { name: '四季度', ...period, remark: '', lines: [line] }
      return (await dispatcher.send(contract.tracePlan.submit, { body })).id
    },
  },
  leave: {
    progression: leaveProgression,
    table: 'leave_request',
    duties: { applicant: tester.id },
    calls: contract.leave,
    async make() {
      // Three days, so that one of them is a working day whatever today is.
      const days = { fromDay: addDays(today, 30), fromHalf: 'am', toDay: addDays(today, 32), toHalf: 'pm' } as const
      return (await tester.send(contract.leave.submit, { body: { kind: 'annual', ...days, reason: '探亲', handIn: true } })).id
    },
  },
}

/** What somebody is answered: that it moved, or what is refused. */
const outcomeOf = async (answer: Promise<unknown>): Promise<string> => {
  try {
    await answer
    return 'moved'
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    return `${error.code} ${error.reason ?? ''}`
  }
}
const codes: Readonly<Record<string, string>> = {
  'unknown-action': '400 move.unknown-action',
  state: '409 move.state',
  role: '403 move.role',
  'four-eyes': '403 move.four-eyes',
  'not-assigned': '403 move.not-assigned',
}
const codeOf = (refusal: string) => (refusal.startsWith('fact:') ? '409 move.fact' : codes[refusal])

/** Where a record stands for somebody, or why they are not told. */
async function standingFor(person: Person, detail: Call, id: string): Promise<Standing | string> {
  try {
    const answer: { standing?: Standing } = await (person.send as Send)(detail, { query: { id } })
    if (answer.standing === undefined) throw new Error('what moves stands somewhere')
    return answer.standing
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    return `${error.code} ${error.reason ?? ''}`
  }
}
/** Sends to a call of which only the path is known here. */
type Send = (call: Call, given: object) => Promise<Readonly<Record<string, never>>>

test.each(Object.entries(kinds))(
  '[FLOW-1][FLOW-2][PERM-1][F47][ASVS 2.3.1] %s: in every state, each action that each role tries is answered as the table and the machine say',
  async (_, kind) => {
    const { progression, table, column = 'state', duties = {}, elsewhere = [], more = {}, calls } = kind
    const id = await kind.make()
    const actions = [...new Set(progression.moves.map(({ action }) => action)), 'unheard']
    const put = (state: string) =>
      server.owner.query(
        `update ${table} set ${column} = $2, version = version + 1 ${duties ? ', duties = $3' : ''} where id = $1`,
        duties ? [id, state, JSON.stringify(duties)] : [id, state],
      )
    const answered = { moved: 0, refused: 0, unseen: 0 }
    for (const state of progression.states) {
      for (const [account, person] of people) {
        const roles = demoPeople.find((one) => one.account === account)?.roles ?? []
        await put(state)
        let seen = await standingFor(person, calls.detail, id)
        for (const action of actions) {
          const version = typeof seen === 'string' ? 1 : seen.version
          const body = { id, version, action, reason: '按规定办理', ...more[action] }
          const outcome = await outcomeOf((person.send as Send)(calls.move, { body }))
          const where = `${state}, ${account}, ${action}`
          if (typeof seen === 'string') {
            // Whoever cannot see it is told nothing more of it.
            expect(['403 forbidden', '404 not-found'], where).toContain(outcome)
            answered.unseen += 1
            continue
          }
          const decision = decideMove(
            progression,
            seen,
            { personId: person.id, roles },
            action,
            body.reason,
            undefined,
            tester.id,
          )
          if (decision.allowed && elsewhere.includes(action)) {
            expect(['409 move.fact', '403 forbidden'], where).toContain(outcome)
            answered.refused += 1
            continue
          }
          if (decision.allowed) {
            expect(outcome, where).toBe('moved')
            answered.moved += 1
            await put(state)
            seen = await standingFor(person, calls.detail, id)
            continue
          }
          answered.refused += 1
          if (outcome !== '403 forbidden') expect(outcome, where).toBe(codeOf(decision.refusal))
          // A call can be closed to somebody altogether: the table has nothing for them there, or a call of its own.
          else if (!elsewhere.includes(action)) {
            const here = progression.moves.filter((one) => one.action === action && one.from.includes(state))
            expect(
              here.flatMap(({ by }) => by).filter((role) => roles.some((own) => own === role)),
              where,
            ).toEqual([])
          }
        }
      }
    }
    expect(answered.moved).toBeGreaterThan(0)
    expect(answered.moved + answered.refused + answered.unseen).toBe(progression.states.length * people.size * actions.length)
  },
  120_000,
)
