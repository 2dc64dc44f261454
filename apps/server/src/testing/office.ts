import { contract, type OrderForm } from '@etalon/api/contract'
import { all, anEnterprise, orderForm, typedFor } from './main-flow.ts'
import type { Person } from './sign-in.ts'
import type { TestServer } from './test-server.ts'

/** The people of an institute at a server, and the steps of their work, each made as a screen makes it. */
export async function officeAt(server: Pick<TestServer, 'signIn'>) {
  const [reception, dispatcher, tester, auditor, approver, issuer] = await Promise.all([
    server.signIn('reception'),
    server.signIn('dispatcher'),
    server.signIn('tester'),
    server.signIn('auditor'),
    server.signIn('approver'),
    server.signIn('issuer'),
  ])

  const moveOrder = (person: Person, id: string, version: number, action: string) =>
    person.send(contract.order.move, { body: { id, version, action } })
  const standingOf = async (id: string) => (await dispatcher.send(contract.item.detail, { query: { id } })).standing
  const moveItem = async (person: Person, id: string, action: string, more: { assignee?: string; reason?: string } = {}) =>
    person.send(contract.item.move, { body: { id, version: (await standingOf(id)).version, action, ...more } })
  const reportOf = async (itemId: string) => {
    const { reportId } = await dispatcher.send(contract.item.detail, { query: { id: itemId } })
    if (!reportId) throw new Error('a report begins with its item')
    return await dispatcher.send(contract.report.detail, { query: { id: reportId } })
  }
  const moveReport = async (person: Person, itemId: string, action: string, reason?: string) => {
    const { id, standing } = await reportOf(itemId)
    return await person.send(contract.report.move, {
      body: { id, version: standing.version, action, ...(reason ? { reason } : {}) },
    })
  }

  /** An accepted order whose samples were received: an item for a gauge, and one for a Pt100, unless the form says others. */
  async function acceptedOrder(
    changes: Partial<OrderForm> = {},
  ): Promise<{ orderId: string; items: [gauge: string, thermometer: string] }> {
    const saved = await reception.send(contract.order.submit, { body: orderForm(await anEnterprise(reception), changes) })
    const submitted = await moveOrder(reception, saved.id, saved.version, 'submit')
    await moveOrder(dispatcher, saved.id, submitted.version, 'accept')
    const samples = await reception.send(contract.sample.page, { body: all({ orderNo: saved.orderNo }) })
    for (const sample of samples.records) {
      await reception.send(contract.sample.receive, {
        body: { id: sample.id, version: sample.standing.version, label: 'A', condition: 'intact', conditionNote: '' },
      })
    }
    const items = await dispatcher.send(contract.item.page, { body: all({ orderNo: saved.orderNo }) })
    const [gauge, thermometer] = items.records.map((item) => item.id).sort((a, b) => Number(a) - Number(b))
    if (!gauge || !thermometer) throw new Error('an order has the items of its form')
    return { orderId: saved.id, items: [gauge, thermometer] }
  }

  /** Gives an item to the tester, who may type from then on. */
  async function begun(itemId: string): Promise<void> {
    await moveItem(dispatcher, itemId, 'dispatch')
    await moveItem(dispatcher, itemId, 'assign', { assignee: tester.id })
  }

  async function tested(itemId: string): Promise<void> {
    await begun(itemId)
    await tester.send(contract.item.submit, { body: { id: itemId, ...(await typedFor(tester, itemId)) } })
    await moveItem(tester, itemId, 'submit')
  }

  async function drafted(itemId: string): Promise<void> {
    await tested(itemId)
    await moveItem(auditor, itemId, 'confirm')
    await moveItem(auditor, itemId, 'review')
    const report = await reportOf(itemId)
    await tester.send(contract.report.submit, {
      body: { id: report.id, version: report.standing.version, conclusion: report.conclusion, remark: '' },
    })
  }

  async function approved(itemId: string): Promise<void> {
    await drafted(itemId)
    await moveReport(tester, itemId, 'submit')
    await moveReport(auditor, itemId, 'audit')
    await moveReport(approver, itemId, 'approve')
  }

  return {
    ...{ reception, dispatcher, tester, auditor, approver, issuer },
    ...{ moveOrder, standingOf, moveItem, reportOf, moveReport },
    ...{ acceptedOrder, begun, tested, drafted, approved },
  }
}
