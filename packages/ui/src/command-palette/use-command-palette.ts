import {
  type Command,
  type CommandPaletteActorRef,
  commandPaletteMachine,
  type FindCommandsRequest,
  type SavedRecent,
} from '@etalon/machines/command-palette'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import { isPageCovered } from '../dialog/index.ts'

/** What `useCommandPalette` takes: where further commands come from, and who is told of a choice. */
export interface CommandPaletteOptions {
  /** A command was chosen, and the palette has closed: run it. */
  onChosen: (id: string) => void
  /** Finds further commands, such as records by their number. Without it only those of the page are offered. */
  findCommands?: (text: string, signal: AbortSignal) => Promise<readonly Command[]>
  /** What `onUsed` was given when it was stored last. */
  saved?: unknown
  /** What was used last, to be stored. */
  onUsed?: (recent: SavedRecent) => void
  /** For the error log: the person is told by the palette. */
  onFailed?: (error: unknown) => void
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** Ctrl+K, and on Apple's systems Cmd+K, where Ctrl+K deletes a line. */
function asksForPalette(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  const command = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey
  return command && !altKey && !shiftKey && event.key.toLowerCase() === 'k' && !event.isComposing
}

/** Makes and owns the actor of the command palette, and binds Ctrl/Cmd+K while a dialog does not have the keyboard. */
export function useCommandPalette(options: CommandPaletteOptions): CommandPaletteActorRef {
  const { onChosen, findCommands, saved, onUsed, onFailed } = options
  const find = useEffectEvent(async (text: string, signal: AbortSignal) => (await findCommands?.(text, signal)) ?? [])
  const tellChosen = useEffectEvent(onChosen)
  const tellUsed = useEffectEvent((recent: SavedRecent) => onUsed?.(recent))
  const tellFailed = useEffectEvent((error: unknown) => onFailed?.(error))
  const [machine] = useState(() =>
    commandPaletteMachine.provide({
      actors: {
        findCommands: fromPromise<readonly Command[], FindCommandsRequest>(({ input, signal }) => find(input.text, signal)),
      },
    }),
  )
  const actor = useActorRef(machine, { input: { saved, hasSource: findCommands !== undefined } })
  useEffect(() => {
    const subscriptions = [
      actor.on('chosen', ({ id, recent }) => {
        tellUsed(recent)
        tellChosen(id)
      }),
      actor.on('failed', ({ error }) => tellFailed(error)),
    ]
    const pressed = (event: KeyboardEvent) => {
      if (!asksForPalette(event) || event.defaultPrevented) return
      // The browser's own search bar is not what is meant, not even where nothing opens.
      event.preventDefault()
      if (event.repeat || (isPageCovered() && actor.getSnapshot().matches('closed'))) return
      actor.send({ type: 'TOGGLED' })
    }
    window.addEventListener('keydown', pressed)
    return () => {
      window.removeEventListener('keydown', pressed)
      for (const one of subscriptions) one.unsubscribe()
    }
  }, [actor])
  return actor
}
