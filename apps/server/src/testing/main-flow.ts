import { contract, encodeSearch, type ItemTyped, type OrderForm } from '@etalon/api/contract'
import { evaluate, measurementOf, sheetBy } from '@etalon/api/domain'
import type { Person } from './sign-in.ts'

/** An order for a pressure gauge (verification) and a Pt100 (calibration), as a form sends it. */
export function orderForm(enterId: string, changes: Partial<OrderForm> = {}): OrderForm {
  const instrument = { manufacturer: '示例仪表厂', range: '(0~1.6) MPa', accuracy: '1.6 级' }
  return {
    enterId,
    applicant: '贺文舟',
    mobile: '13874903316',
    phone: '',
    address: '麓谷街道',
    billType: '1',
    serviceType: '1',
    sendWay: '1',
    hopeTestDate: null,
    remark: '',
    instruments: [
      { ...instrument, kindCode: 'YB-60', name: '弹性元件式一般压力表', model: 'YB-60', serial: 'A-0713', abilityType: '1' },
      {
        ...instrument,
        kindCode: 'PT100',
        name: '工业铂热电阻',
        model: 'Pt100',
        serial: 'T-26-018',
        range: '(-50~200) ℃',
        accuracy: 'B 级',
        abilityType: '2',
      },
    ],
    ...changes,
  }
}

/** Everything that matches a filter of a list, at most 50. */
export const all = (filter: Record<string, unknown> = {}) => encodeSearch({ current: 1, size: 50, filter })

/** The first enterprise that is on account, as the search finds it. */
export async function anEnterprise(person: Person): Promise<string> {
  const found = await person.send(contract.enterprise.search, { query: { keyword: '长沙星麓' } })
  const [first] = found
  if (!first) throw new Error('the demonstration has it')
  return first.id
}

/** What a tester would type for an item in good order, and what the screen would compute from it. */
export async function typedFor(
  tester: Person,
  itemId: string,
): Promise<{ typed: ItemTyped; evaluation: unknown; version: number }> {
  const item = await tester.send(contract.item.detail, { query: { id: itemId } })
  const sheet = sheetBy(item.method, item.kindCode, item.abilityType)
  if (!sheet) throw new Error('a method')
  const usable = item.standards.filter((one) => one.usable)
  const readings =
    sheet.method === 'platinum-resistance'
      ? [
          ['0.002', '100.012', '100.013', '100.012'],
          ['100.005', '138.520', '138.521', '138.520'],
        ]
      : sheet.points.map((point) => sheet.columns.map(() => point))
  const typed: ItemTyped = {
    place: '检定室',
    performedOn: new Date().toISOString().slice(0, 10),
    conditions: { temperature: '20.3', humidity: '52' },
    standardIds: usable.map((one) => one.id),
    readings,
    observations: Object.fromEntries(sheet.observations.map(({ key }) => [key, true])),
  }
  const measured = measurementOf(
    sheet,
    typed,
    [...usable]
      .sort((a, b) => Number(a.id) - Number(b.id))
      .map((one) => ({ zh: one.name, en: one.nameEn, expanded: one.expandedUncertainty, coverageFactor: one.coverageFactor })),
  )
  return { typed, evaluation: measured ? evaluate(measured) : null, version: item.standing.version }
}
