import { CallProblem } from '@etalon/api/client'
import { contract, mostJoined, type PageRequest, type SettlementRow } from '@etalon/api/contract'
import { sumOf } from '@etalon/api/domain'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import { useConfirm } from '@etalon/ui/confirm'
import { type RefObject, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { punctuation } from '../../messages/punctuation.ts'
import { settlementMessages } from '../../messages/settlement.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useChosenRows } from '../list/index.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { isUnsettled, settlementDetailPath } from './places.ts'

interface JoiningOptions {
  readonly table: RefObject<DataTableActorRef | null>
  /** What the list asked last. */
  readonly asked: RefObject<PageRequest | undefined>
}

/** Makes one settlement of the selected ones, and shows it; undefined for whoever may not. */
export function useJoining({ table, asked }: JoiningOptions): (() => void) | undefined {
  const { client, toasts } = useWorkspace()
  const words = useWords(settlementMessages)
  const marks = useWords(punctuation)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const mayJoin = useAllowed()(contract.settlement.join)
  const load = useCallback((body: PageRequest) => client.send(contract.settlement.page, { body }), [client])
  const chosenRows = useChosenRows<SettlementRow>({ table, asked, load, most: mostJoined })
  if (!mayJoin) return undefined

  /** Why these are not settled together. */
  const refusalOf = (rows: readonly SettlementRow[]): string | undefined => {
    if (rows.length < 2) return words.joinAlone
    if (new Set(rows.map(({ enterId }) => enterId)).size > 1) return words.joinOtherEnterprise
    const settled = rows.find(({ standing }) => !isUnsettled(standing.state))
    return settled && words.joinSettled(settled.settlementNo)
  }
  const join = async () => {
    const rows = await chosenRows()
    if (!rows) return
    const refusal = refusalOf(rows)
    if (refusal !== undefined) {
      toasts.show({ tone: 'warning', title: refusal })
      return
    }
    const numbers = marks.listed(rows.map(({ orderNo }) => orderNo))
    const gross = sumOf(rows.map((row) => row.gross))
    const isAgreed = await confirm({
      title: words.joinTitle(rows.length),
      consequence: words.joinConsequence(rows[0]?.enterName ?? '', numbers, gross),
      confirmLabel: words.join,
    })
    if (!isAgreed) return
    const settlements = rows.map(({ id, standing: { version } }) => ({ id, version }))
    try {
      const { id } = await client.send(contract.settlement.join, { body: { settlements }, idempotencyKey: crypto.randomUUID() })
      toasts.show({ tone: 'success', title: words.joined(rows.reduce((count, { orderCount }) => count + orderCount, 0)) })
      table.current?.send({ type: 'SELECTION.CLEARED' })
      void navigate(`${settlementDetailPath}?id=${id}`)
    } catch (error) {
      // The client has said what happened.
      if (!(error instanceof CallProblem)) throw error
      table.current?.send({ type: 'REFRESH' })
    }
  }
  return () => void join()
}
