import type { Client } from '@etalon/api/client'
import { contract, encodeSearch, type OrderForm } from '@etalon/api/contract'
import { clientOf } from './client-of.ts'

/** A sample of an order, with the item that is to be done with it. */
export interface OrderedSample {
  readonly sampleId: string
  readonly itemId: string
  readonly serial: string
}

/** An order as the counter has it once it was accepted. */
export interface AcceptedOrder {
  readonly orderId: string
  readonly orderNo: string
  readonly samples: readonly OrderedSample[]
}

const gauge = {
  kindCode: 'YB-60',
  name: '弹性元件式一般压力表',
  model: 'YB-60',
  manufacturer: '示例仪表厂',
  range: '(0~1.6) MPa',
  accuracy: '1.6 级',
  abilityType: '1',
}

/** Everything that matches a filter, at most 50. */
const all = (filter: Record<string, unknown>) => encodeSearch({ current: 1, size: 50, filter })

/** What a form sends that registers pressure gauges. */
export async function gaugeOrder(reception: Client, serials: readonly string[]): Promise<OrderForm> {
  const [enterprise] = await reception.send(contract.enterprise.search, { query: { keyword: '长沙星麓' } })
  return {
    enterId: enterprise?.id ?? '',
    applicant: '贺文舟',
    mobile: '13874903316',
    phone: '',
    address: '麓谷街道',
    billType: '1',
    serviceType: '1',
    sendWay: '1',
    hopeTestDate: null,
    remark: '',
    instruments: serials.map((serial) => ({ ...gauge, serial })),
  }
}

/** Registers an order of pressure gauges and accepts it, as the counter and the dispatcher do by their screens. */
export async function acceptedOrder(workspaceUrl: string, serials: readonly string[]): Promise<AcceptedOrder> {
  const reception = await clientOf(workspaceUrl, 'reception')
  const dispatcher = await clientOf(workspaceUrl, 'dispatcher')
  const saved = await reception.send(contract.order.submit, { body: await gaugeOrder(reception, serials) })
  const submitted = await reception.send(contract.order.move, {
    body: { id: saved.id, version: saved.version, action: 'submit' },
  })
  await dispatcher.send(contract.order.move, { body: { id: saved.id, version: submitted.version, action: 'accept' } })
  const { records } = await dispatcher.send(contract.item.page, { body: all({ orderNo: saved.orderNo }) })
  const samples = serials.map((serial) => {
    const item = records.find((one) => one.serial === serial)
    if (!item) throw new Error(`an order has an item for ${serial}`)
    return { sampleId: item.sampleId, itemId: item.id, serial }
  })
  return { orderId: saved.id, orderNo: saved.orderNo, samples }
}

/** The same, with its samples received. */
export async function receivedOrder(workspaceUrl: string, serials: readonly string[]): Promise<AcceptedOrder> {
  const order = await acceptedOrder(workspaceUrl, serials)
  const reception = await clientOf(workspaceUrl, 'reception')
  for (const { sampleId } of order.samples) {
    const { standing } = await reception.send(contract.sample.detail, { query: { id: sampleId } })
    await reception.send(contract.sample.receive, {
      body: { id: sampleId, version: standing.version, label: 'A', condition: 'intact', conditionNote: '' },
    })
  }
  return order
}

/** Discards the items of an order: nothing of its samples is needed any more. */
export async function discardItems(workspaceUrl: string, { samples }: AcceptedOrder): Promise<void> {
  const dispatcher = await clientOf(workspaceUrl, 'dispatcher')
  for (const { itemId } of samples) {
    const { standing } = await dispatcher.send(contract.item.detail, { query: { id: itemId } })
    await dispatcher.send(contract.item.move, {
      body: { id: itemId, version: standing.version, action: 'discard', reason: '客户取消检测' },
    })
  }
}
