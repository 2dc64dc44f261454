import { type ContractForm, contract } from '@etalon/api/contract'
import { addDays, dayInShanghai } from '@etalon/api/domain'
import type { Person } from './sign-in.ts'

/** What the form of a discount contract sends: a tenth off, from today for a year. */
export function contractForm(enterId: string, changes: Partial<ContractForm> = {}): ContractForm {
  const today = dayInShanghai(new Date())
  return {
    ...{ enterId, name: '年度检测合同', contractType: '1', validFrom: today, validTo: addDays(today, 365), remark: '' },
    ...{ prices: [], share: '0.9', packageSum: null, packageItems: null },
    ...changes,
  }
}

/** Makes a step with a contract as a screen makes it: on the version that stands there. */
export async function moveContract(person: Person, id: string, action: string, reason?: string) {
  const { standing } = await person.send(contract.contract.detail, { query: { id } })
  return await person.send(contract.contract.move, {
    body: { id, version: standing.version, action, ...(reason ? { reason } : {}) },
  })
}

/** A contract that is in force. */
export async function contractInForce(writer: Person, judge: Person, form: ContractForm): Promise<string> {
  const { id } = await writer.send(contract.contract.submit, { body: form })
  await moveContract(writer, id, 'submit')
  await moveContract(judge, id, 'approve')
  return id
}
