import { CallProblem } from '@etalon/api/client'
import { useConfirm } from '@etalon/ui/confirm'
import { useMemo } from 'react'
import { useWords } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { useWorkspace } from '../../workspace/index.ts'
import type { RowAction, Told } from './resource-definition.ts'

interface RowActionsOptions<Row> {
  readonly nameOf: (row: Row) => string
  /** Something became of it, or somebody else was faster: what is shown is asked for anew. */
  readonly onChanged: () => void
  readonly onTold: (told: Told) => void
}

/** Does something with a record: asks first, says what came of it, and offers to take it back. */
export function useRowActions<Row>({ nameOf, onChanged, onTold }: RowActionsOptions<Row>): {
  readonly act: (action: RowAction<Row>, row: Row) => Promise<void>
} {
  const { client, toasts } = useWorkspace()
  const words = useWords(resourceMessages)
  const confirm = useConfirm()
  return useMemo(() => {
    /** The client has said what the server said. */
    const heard = async (work: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work()
        return true
      } catch (error) {
        if (error instanceof CallProblem) return false
        throw error
      } finally {
        onChanged()
      }
    }
    return {
      async act(action, row) {
        const question = action.question?.(row)
        const isDanger = action.danger ?? false
        if (question && !(await confirm({ ...question, confirmLabel: action.label, danger: isDanger }))) return
        let told: Told | undefined
        const isDone = await heard(async () => {
          told = await action.run(client, row)
        })
        if (!isDone) return
        const { undo } = action
        const takeBack = async () => {
          if (undo && (await heard(() => undo(client, row)))) toasts.show({ tone: 'success', title: words.undone(nameOf(row)) })
        }
        if (told) {
          // The dialog that tells it says what was done: a message would lie over what has to be copied.
          onTold(told)
          return
        }
        toasts.show({
          tone: 'success',
          title: action.done(row),
          ...(undo ? { action: { label: words.undo, onAction: () => void takeBack() } } : {}),
        })
      },
    }
  }, [client, toasts, words, confirm, nameOf, onChanged, onTold])
}
