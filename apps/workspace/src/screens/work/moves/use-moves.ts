import { CallProblem } from '@etalon/api/client'
import type { Standing } from '@etalon/api/contract'
import { labelOfMove, type Progression } from '@etalon/api/domain'
import { type PossibleMove, possibleMoves } from '@etalon/machines/workflow'
import { useConfirm } from '@etalon/ui/confirm'
import { type Language, useLanguage } from '@etalon/ui/i18n'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useWords } from '../../../messages/index.ts'
import { workMessages } from '../../../messages/work.ts'
import { useWorkspace } from '../../../workspace/index.ts'
import { useAllowedMove } from '../people/use-allowed.ts'
import type { StateDictionary } from './state-looks.ts'
import { useLabels } from './use-labels.ts'

/** Moves that nothing leads back from. */
export const endings = /^(void|discard|scrap|terminate|cancel|callOff)$/

/** A record that can move. */
export interface Movable {
  readonly id: string
  /** The number people know it by. */
  readonly number: string
  readonly standing: Standing
}

/** How a move is sent: its key, and whether what is wrong is said by the one who sends it. */
export interface HowToSend {
  readonly idempotencyKey: string
  readonly quiet?: true
}

/** A move that is made with many records at once. */
export interface MoveOfMany {
  readonly action: string
  readonly label: string
  readonly needsReason: boolean
}

/** A kind of record with its moves. */
export interface Moving {
  readonly dictionary: StateDictionary
  readonly progression: Progression
  /** Sends a move to the server. */
  readonly send: (
    request: { id: string; version: number; action: string; reason?: string },
    how: HowToSend,
  ) => Promise<{ state: string; version: number }>
  /** What is said before a move where that is something else for this kind of record. */
  readonly consequences?: Readonly<Record<string, (number: string) => string>>
  /** The record stands elsewhere now: show it anew. */
  readonly onMoved: (id: string) => void
}

export interface OfferedMove {
  readonly action: string
  readonly label: string
  /** Why it is not possible now; undefined where it is. */
  readonly refusal: string | undefined
  readonly needsReason: boolean
}

/** What somebody can do with a record now, and why something is not possible; what their roles never can is not offered. */
export const offeredMoves = (
  progression: Progression,
  standing: Standing,
  who: { readonly personId: string; readonly roles: readonly string[] },
  language: Language,
): OfferedMove[] => {
  const words = workMessages[language]
  const refusals: Readonly<Record<string, string>> = words.refusals
  const said = ({ refusal, held }: PossibleMove) => {
    if (refusal === undefined) return undefined
    if (refusal === 'four-eyes') return words.fourEyes(progression.name, held)
    return refusals[refusal.replace(/^fact:/, '')] ?? refusal
  }
  return possibleMoves(progression, standing, who)
    .filter((move) => move.refusal !== 'role')
    .map((move) => ({
      action: move.action,
      label: labelOfMove(progression.name, move.action, language),
      refusal: said(move),
      needsReason: move.needsReason,
    }))
}

/** What can be done with a record now, why something is not, and the doing of it. The same decision as the server's. */
export function useMoves({ dictionary, progression, send, consequences = {}, onMoved }: Moving) {
  const { session, toasts } = useWorkspace()
  const words = useWords(workMessages)
  const language = useLanguage()
  const labels = useLabels()
  const confirm = useConfirm()
  const user = useSelector(session, ({ context }) => context.user)
  const mayMove = useAllowedMove()
  const [pending, setPending] = useState<string | null>(null)

  const offered = ({ standing }: Movable): OfferedMove[] =>
    user
      ? offeredMoves(progression, standing, { personId: user.id, roles: user.roles }, language).filter(({ action }) =>
          mayMove(progression, action),
        )
      : []

  /** Sends a move that was agreed to. @returns whether it was made */
  const perform = async (record: Movable, action: string, reason = ''): Promise<boolean> => {
    setPending(`${record.id}:${action}`)
    try {
      const { state } = await send(
        { id: record.id, version: record.standing.version, action, ...(reason ? { reason } : {}) },
        { idempotencyKey: crypto.randomUUID() },
      )
      toasts.show({ tone: 'success', title: words.moved(record.number, labels.of(dictionary, state)) })
      onMoved(record.id)
      return true
    } catch (error) {
      // The client has said what happened; where somebody was faster, the new state is shown.
      if (error instanceof CallProblem && error.code === 409) onMoved(record.id)
      if (!(error instanceof CallProblem)) throw error
      return false
    } finally {
      setPending(null)
    }
  }

  /** Asks first, then moves. */
  const ask = async (record: Movable, move: OfferedMove): Promise<boolean> => {
    const danger = endings.test(move.action)
    const own = consequences[move.action] ?? words.consequences[progression.name]?.[move.action]
    const usual = danger ? words.irrevocable : move.needsReason ? words.returned : words.consequence
    const answer = await confirm({
      title: words.question(move.label),
      consequence: (own ?? usual)(record.number),
      confirmLabel: move.label,
      danger,
      ...(move.needsReason ? { reason: true as const } : {}),
    })
    return answer ? await perform(record, move.action, answer.reason) : false
  }
  /** Whether this person's roles can ever make one of the moves: where not, a list has no use for a column of actions. */
  const mayEver = (except: readonly string[] = []) =>
    progression.moves.some(({ action }) => !except.includes(action) && mayMove(progression, action))
  /**
   * The moves that this person can make with many records at once: none that nothing leads back from, and none that has to be told to whom
   * it gives the record.
   */
  const ofMany = (except: readonly string[] = []): readonly MoveOfMany[] => {
    const known = new Map<string, MoveOfMany>()
    for (const { action, assigns, needsReason = false } of progression.moves)
      if (
        !known.has(action) &&
        assigns === undefined &&
        !endings.test(action) &&
        mayMove(progression, action) &&
        !except.includes(action)
      )
        known.set(action, { action, label: labelOfMove(progression.name, action, language), needsReason })
    return [...known.values()]
  }
  /** Makes one of many moves; what is wrong is said by the report of all of them. @throws {CallProblem} */
  const performOneOfMany = async ({ id, standing: { version } }: Movable, action: string, reason: string): Promise<void> => {
    await send({ id, version, action, ...(reason ? { reason } : {}) }, { idempotencyKey: crypto.randomUUID(), quiet: true })
  }
  return {
    mayEver,
    offered,
    ofMany,
    performOneOfMany,
    ask,
    perform,
    isPending: (record: Movable, action: string) => pending === `${record.id}:${action}`,
  }
}
