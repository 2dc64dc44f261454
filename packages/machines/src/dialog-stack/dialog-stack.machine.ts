import { type ActorRefFrom, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import type { DialogStackContext, DialogStackEmitted, DialogStackEvent, DialogStackReason } from './dialog-stack.types.ts'

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id)

/** Where the dialogs are after an event; what is not there is neither minimised nor restored. */
function arrange({ open, shelf }: DialogStackContext, event: DialogStackEvent): DialogStackContext {
  switch (event.type) {
    case 'DIALOG.OPENED':
      return { open: [...without(open, event.id), event.id], shelf: without(shelf, event.id) }
    case 'DIALOG.MINIMISED':
      return open.includes(event.id) ? { open: without(open, event.id), shelf: [...shelf, event.id] } : { open, shelf }
    case 'DIALOG.RESTORED':
      return shelf.includes(event.id) ? { open: [...open, event.id], shelf: without(shelf, event.id) } : { open, shelf }
    case 'DIALOG.CLOSED':
      return { open: without(open, event.id), shelf: without(shelf, event.id) }
    case 'CLEARED':
      return { open: [], shelf: [] }
  }
}

/** Which of several dialogs has the keyboard: the one that was opened or restored last. */
export const dialogStackMachine = setup({
  types: {
    context: {} as DialogStackContext,
    events: {} as DialogStackEvent,
    emitted: {} as DialogStackEmitted,
  },
  guards: {
    hasOpen: ({ context }) => context.open.length > 0,
    hasMinimised: ({ context }) => context.shelf.length > 0,
  },
  actions: {
    arrange: enqueueActions(({ context, event, enqueue }, { reason }: { reason: DialogStackReason }) => {
      const next = arrange(context, event)
      const top = next.open.at(-1)
      enqueue.assign(next)
      if (top !== context.open.at(-1)) enqueue.emit({ type: 'topChanged', top, reason })
    }),
  },
}).createMachine({
  id: 'dialogStack',
  context: { open: [], shelf: [] },
  initial: 'empty',
  on: {
    'DIALOG.OPENED': { target: '.arranged', actions: { type: 'arrange', params: { reason: 'opened' } } },
    'DIALOG.MINIMISED': { target: '.arranged', actions: { type: 'arrange', params: { reason: 'minimised' } } },
    'DIALOG.RESTORED': { target: '.arranged', actions: { type: 'arrange', params: { reason: 'restored' } } },
    'DIALOG.CLOSED': { target: '.arranged', actions: { type: 'arrange', params: { reason: 'closed' } } },
    CLEARED: { target: '.arranged', actions: { type: 'arrange', params: { reason: 'cleared' } } },
  },
  states: {
    arranged: {
      always: [{ guard: 'hasOpen', target: 'covered' }, { guard: 'hasMinimised', target: 'shelved' }, { target: 'empty' }],
    },
    empty: {},
    /** All dialogs are minimised: the page has the keyboard. */
    shelved: {},
    /** The uppermost dialog has the keyboard. */
    covered: {},
  },
})

/** A running stack: tell it what every dialog does, and hear which has the keyboard. */
export type DialogStackActorRef = ActorRefFrom<typeof dialogStackMachine>
/** What a stack is at one moment: which dialogs lie over the page, and which on the shelf. */
export type DialogStackSnapshot = SnapshotFrom<typeof dialogStackMachine>

/** The dialog that has the keyboard; `undefined` when the page has it. */
export function topDialog(snapshot: DialogStackSnapshot): string | undefined {
  return snapshot.context.open.at(-1)
}
