import type { contractCalls } from '@etalon/api/contract'
import { historyOf } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { paperTicket } from '../file/new-ticket.ts'
import { contractDetailOf } from './contract-detail.ts'
import { contracts } from './contract-list.ts'
import { keepContract, moveContract, removeContract } from './keep-contract.ts'

export const contractHandlers: Handlers<typeof contractCalls> = {
  page: ({ tx, caller, body }) => contracts.page(tx, caller, body),
  detail: ({ tx, caller, query }) => contractDetailOf(tx, caller, query.id),
  async submit({ tx, caller, body, language }) {
    if (body.id !== undefined) await contracts.one(tx, caller, body.id)
    return await keepContract(tx, { ...caller, language }, body)
  },
  async remove({ tx, caller, body, language }) {
    const { standing } = await contracts.one(tx, caller, body.id)
    await removeContract(tx, { ...caller, language }, body.id, standing.version)
    return true
  },
  async move({ tx, caller, body, language }) {
    await contracts.one(tx, caller, body.id)
    return await moveContract(tx, caller, language, body)
  },
  async history({ tx, caller, query }) {
    await contracts.one(tx, caller, query.id)
    return await historyOf(tx, 'contract', query.id)
  },
  paper: paperTicket('contract-paper', contracts.one),
}
