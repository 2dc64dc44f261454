import { CallProblem } from '@etalon/api/client'
import type { SampleRow } from '@etalon/api/contract'
import { useDialog } from '@etalon/ui/dialog'
import { lazy, type ReactNode, useState } from 'react'
import { commonMessages, useWords } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { sayProblem, useWorkspace } from '../../workspace/index.ts'
import { ManyDialog, useMany } from '../many/index.ts'
import type { RowAction } from '../resource/index.ts'
import { OnceAsked } from '../work/OnceAsked.tsx'
import { handingOver, receiving, sendingBack } from './sample-actions.ts'

// What is asked comes when it is asked: most who look at samples move none.
const ReceiveManyDialog = lazy(async () => ({ default: (await import('./ReceiveManyDialog.tsx')).ReceiveManyDialog }))
const HandOverDialog = lazy(async () => ({ default: (await import('./HandOverDialog.tsx')).HandOverDialog }))
const SendBackDialog = lazy(async () => ({ default: (await import('./SendBackDialog.tsx')).SendBackDialog }))

type Asking = 'receive' | 'handOver' | 'sendBack'

/** Moves one sample or several: asks once for all of them, and says of each what came of it. */
export interface MovingSamples {
  readonly receive: (samples: readonly SampleRow[]) => void
  readonly handOver: (samples: readonly SampleRow[]) => void
  readonly sendBack: (samples: readonly SampleRow[], taker?: string) => void
  /** The dialogs, to be shown beside what offers them. */
  readonly dialogs: ReactNode
}

/** @param onMoved something moved, or somebody else was faster: what is shown is asked for anew */
export function useMovingSamples(onMoved: () => void): MovingSamples {
  const { client, toasts } = useWorkspace()
  const words = useWords(sampleMessages)
  const said = useWords(resourceMessages)
  const common = useWords(commonMessages)
  const many = useMany<SampleRow>(onMoved)
  const receive = useDialog('small')
  const handOver = useDialog('medium')
  const sendBack = useDialog('medium')
  const controls = { receive, handOver, sendBack }
  const [asked, setAsked] = useState<{ turn: number; what: Asking; samples: readonly SampleRow[]; taker: string }>({
    turn: 0,
    what: 'handOver',
    samples: [],
    taker: '',
  })
  const ask = (what: Asking, samples: readonly SampleRow[], taker = '') => {
    if (samples.length === 0) return
    setAsked(({ turn }) => ({ turn: turn + 1, what, samples, taker }))
    controls[what].open()
  }
  const heard = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
      toasts.show({ tone: 'danger', title: sayProblem(error, common) })
      return false
    } finally {
      onMoved()
    }
  }
  const perform = async (action: RowAction<SampleRow>) => {
    const { samples } = asked
    const [only] = samples
    if (samples.length > 1 || !only) return await many.begin(action, samples)
    const refusal = action.refusal?.(only)
    if (refusal !== undefined) {
      toasts.show({ tone: 'warning', title: refusal })
      return
    }
    if (!(await heard(() => action.run(client, only)))) return
    const { undo } = action
    const takeBack = async () => {
      if (undo && (await heard(() => undo(client, only))))
        toasts.show({ tone: 'success', title: words.undone(only.sampleNo ?? '') })
    }
    toasts.show({
      tone: 'success',
      title: action.done(only),
      ...(undo ? { action: { label: said.undo, onAction: () => void takeBack() } } : {}),
    })
  }
  const { samples, taker, turn, what } = asked
  // As the order has them, however the list is sorted.
  const inOrder = samples.map(({ id }) => id).toSorted((one, other) => Number(BigInt(one) - BigInt(other)))
  const labelOf = (row: SampleRow) => `${inOrder.indexOf(row.id) + 1}/${samples.length}`
  return {
    receive: (rows) => ask('receive', rows),
    handOver: (rows) => ask('handOver', rows),
    sendBack: (rows, whom) => ask('sendBack', rows, whom),
    dialogs: (
      <>
        <OnceAsked>
          {turn > 0 && what === 'receive' && (
            <ReceiveManyDialog
              key={turn}
              dialog={receive}
              samples={samples}
              onGiven={(place) => void perform(receiving(words, place, labelOf))}
            />
          )}
          {turn > 0 && what === 'handOver' && (
            <HandOverDialog
              key={turn}
              dialog={handOver}
              samples={samples}
              onGiven={(given) => void perform(handingOver(words, given))}
            />
          )}
          {turn > 0 && what === 'sendBack' && (
            <SendBackDialog
              key={turn}
              dialog={sendBack}
              samples={samples}
              taker={taker}
              onGiven={(given) => void perform(sendingBack(words, given))}
            />
          )}
        </OnceAsked>
        <ManyDialog many={many} nameOf={(row) => row.sampleNo ?? row.serial} />
      </>
    ),
  }
}
