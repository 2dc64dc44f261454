import { addDays, dayInShanghai, isCreditCode } from '@etalon/api/domain'
import { orderForm, type Random } from '../testing/index.ts'
import type { Known, KnownRecord } from './known.ts'
import type { Cook } from './recipes.ts'

type Body = Readonly<Record<string, unknown>>

const soon = (random: Random) => addDays(dayInShanghai(new Date()), 1 + random.below(300))
const numbered = (beginning: string, random: Random) => `${beginning}${random.below(1e6)}`

/** A unified social credit code that nobody has: its last sign checks the others (GB 32100). */
function creditCode(random: Random): string {
  const begun = `91430104MA${String(random.below(1e7)).padStart(7, '0')}`
  const last = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].find((sign) => isCreditCode(begun + sign))
  return begun + (last ?? '')
}

/** A record of an area that is written down anew, or, where one is known that may be changed, is changed. */
const kept =
  (
    area: string,
    form: (known: Known, random: Random) => Body | undefined,
    mayChange: (facts: KnownRecord['facts']) => boolean = () => true,
  ): Cook =>
  (known, random) => {
    const body = form(known, random)
    if (!body) return undefined
    const before = random.chance(0.3) ? known.record(area, (facts) => facts.version !== undefined && mayChange(facts)) : undefined
    return { body: { ...body, ...(before ? { id: before.id, version: Number(before.facts.version) } : {}) } }
  }

/** What is asked of one record that somebody else may have changed since. */
const ofRecord =
  (area: string, body: (random: Random) => Body): Cook =>
  (known, random) => {
    const record = known.record(area, ({ version }) => version !== undefined)
    return record && { body: { id: record.id, version: Number(record.facts.version), ...body(random) } }
  }

/** Several of an area, each once. */
function several(known: Known, random: Random, area: string): string[] {
  const ids = Array.from({ length: 1 + random.below(3) }, () => known.record(area)?.id)
  return [...new Set(ids.filter((id) => id !== undefined))]
}

/** What a walk would never get through by chance of what an office keeps: its clients, people, instruments and papers. */
export const officeRecipes: Readonly<Record<string, Cook>> = {
  'enterprise.submit': kept('enterprise', (_known, random) => ({
    ...{
      enterName: numbered('走量仪有限公司', random),
      socialNumber: creditCode(random),
      enterType: '1',
      areaCode: '430104',
    },
    contacts: [{ contactName: '林可', department: '', mobile: '13874903316', phone: '' }],
    ...{ address: '麓谷街道 1 号', onAccount: random.chance(0.5), remark: '' },
  })),
  'ledger.submit'(known, random) {
    const enterprise = known.record('enterprise')
    const instrument = {
      ...{ kindCode: random.pick(['YB-60', 'PT100', 'MC-25']), name: '压力表', model: 'YB-60', serial: numbered('W', random) },
      ...{ manufacturer: '', range: '', accuracy: '', place: '', deviceState: '1' },
    }
    return enterprise && { body: { enterId: enterprise.id, instruments: [instrument] } }
  },
  'cart.add'(known, random) {
    const instrumentIds = several(known, random, 'ledger')
    return instrumentIds.length > 0 ? { body: { instrumentIds } } : undefined
  },
  'order.keep'(known) {
    const enterprise = known.record('enterprise')
    return enterprise && { body: { ...orderForm(enterprise.id) } }
  },
  'order.sign': ofRecord('order', () => ({ signerName: '林可', signature: { kind: 'typed', name: '林可' } })),
  'order.unsign': ofRecord('order', () => ({ reason: '走一遍' })),
  'export.submit': (_known, random) => ({
    body: {
      ...{ resource: random.pick(['order', 'item', 'report']), format: random.pick(['csv', 'xlsx']), title: '走' },
      search: { current: 1, size: 10, searchType: 'N', searchParam: {} },
      columns: [{ field: 'state', header: '状态' }],
    },
  }),
  'standard.submit': kept('standard', (_known, random) => ({
    ...{ number: numbered('YL-', random), name: '数字压力计', nameEn: '', model: 'CPG', serial: 'S1', manufacturer: '' },
    ...{ range: '(0~10) MPa', accuracy: '0.02 级', unit: 'MPa', technologyDomain: '12', cycle: '12', place: '', remark: '' },
  })),
  'standard.calibrate': ofRecord('standard', (random) => ({
    ...{ certificateNumber: numbered('CNAS-', random), calibratedOn: dayInShanghai(new Date()) },
    ...{ institution: '中国计量科学研究院', checkWay: '1', result: random.pick(['1', '1', '2']), remark: '' },
  })),
  'standard.move': ofRecord('standard', (random) => ({
    ...{ action: random.pick(['enable', 'disable', 'seal', 'unseal', 'scrap']), reason: '走一遍' },
  })),
  'tracePlan.submit': kept(
    'tracePlan',
    (known, random) => ({
      ...{ name: numbered('溯源计划', random), periodFrom: '2027-01-01', periodTo: '2027-12-31', remark: '' },
      lines: several(known, random, 'standard').map((standardId) => ({
        ...{ standardId, checkWay: '1', institution: '中国计量科学研究院', plannedOn: '2027-06-01', remark: '' },
      })),
    }),
    ({ state }) => state === '100',
  ),
  'group.submit': kept('group', (known, random) => ({
    ...{ type: '1', code: numbered('W', random), name: '走组', nameEn: '', remark: '' },
    members: several(known, random, 'person'),
  })),
  'group.turn': ofRecord('group', (random) => ({ status: random.pick(['0', '1']) })),
  'vehicle.turn': ofRecord('vehicle', (random) => ({ state: random.pick(['0', '1']) })),
  'messageTemplate.submit': kept('messageTemplate', (_known, random) => ({
    ...{ type: '2', occasion: '', name: numbered('走', random), title: '停电', content: '{name}：{时间}停电', contentEn: '' },
  })),
  'questionnaire.submit': kept('questionnaire', (_known, random) => ({
    ...{ title: numbered('走', random), titleEn: '', intro: '', introEn: '', audience: random.pick(['staff', 'customer']) },
    questions: [{ key: 'words', type: 'text', text: '建议', textEn: '', options: [], required: false }],
  })),
  'questionnaire.move': ofRecord('questionnaire', (random) => ({ action: random.pick(['open', 'close', 'reopen']) })),
  'recordTemplate.submit': kept('recordTemplate', (_known, random) => ({
    ...{ name: numbered('走', random), nameEn: '', kindCode: random.pick(['YB-60', 'PT100']), abilityType: '1', fields: [] },
    remark: '',
  })),
  'node.submit': kept('node', (_known, random) => ({
    ...{ code: numbered('W', random), name: '走点', nameEn: '', attribute: random.pick(['1', '2', '3', '4']), address: '' },
    remark: '',
  })),
  'routePlan.submit': kept('routePlan', (known) => {
    const [counter, laboratory] = ['3', '1'].map((attribute) => known.record('node', (facts) => facts.attribute === attribute))
    return (
      counter &&
      laboratory && {
        code: `W${counter.id}`,
        name: '走',
        nameEn: '',
        type: '1',
        stops: [counter.id, laboratory.id],
        remark: '',
      }
    )
  }),
  'pickup.submit': kept(
    'pickup',
    (known, random) => {
      const enterprise = known.record('enterprise')
      return (
        enterprise && {
          ...{ enterId: enterprise.id, place: '麓谷街道', contact: '林可', mobile: '13874903316', remark: '' },
          ...{ pickupTime: `${soon(random)} 09:30`, instrumentCount: 1 + random.below(20) },
        }
      )
    },
    ({ state }) => state === '100',
  ),
  'tracePlan.remove'(known) {
    const plan = known.record('tracePlan', ({ state }) => state === '100')
    return plan && { body: { id: plan.id } }
  },
  'tracePlan.chain'(known) {
    const standard = known.record('standard')
    return standard && { query: { id: standard.id } }
  },
  'sample.find'(known) {
    const code = known.value('sampleNo')
    return code === undefined ? undefined : { query: { code: String(code) } }
  },
  'sample.handOver'(known) {
    const [sample, person] = [known.record('sample', ({ version }) => version !== undefined), known.record('person')]
    return (
      sample &&
      person && { body: { id: sample.id, version: Number(sample.facts.version), toId: person.id, place: '检定室', note: '' } }
    )
  },
  'sample.sendBack': ofRecord('sample', () => ({
    ...{ sendWay: '1', takerName: '林可', signature: { kind: 'typed', name: '林可' }, courier: '', trackingNumber: '', note: '' },
  })),
  'sample.receiveAgain': ofRecord('sample', () => ({ condition: 'intact', conditionNote: '', place: '收发室', note: '' })),
  'sample.undo': ofRecord('sample', () => ({ reason: '走一遍' })),
  'leave.submit'(_known, random) {
    const day = soon(random)
    const handIn = random.chance(0.7)
    return { body: { kind: 'annual', fromDay: day, fromHalf: 'am', toDay: addDays(day, 1), toHalf: 'pm', reason: '走', handIn } }
  },
  'training.submit': kept('training', (known, random) => {
    const day = soon(random)
    const participants = several(known, random, 'person')
    return participants.length === 0
      ? undefined
      : {
          ...{ title: numbered('走', random), mode: '1', type: '1', fromDay: day, toDay: day, hours: 2, place: '' },
          ...{ trainer: '', content: '', participants },
        }
  }),
}
