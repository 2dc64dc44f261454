import { defineModel } from '../testing/index.ts'
import { dialogStackMachine } from './dialog-stack.machine.ts'

/** A form, the question that it asks, and a dialog that nobody knows. */
export const dialogStackModel = defineModel({
  name: 'dialog-stack',
  machine: dialogStackMachine,
  inputs: [undefined],
  events: [
    { type: 'DIALOG.OPENED', id: 'form' },
    { type: 'DIALOG.OPENED', id: 'question' },
    { type: 'DIALOG.MINIMISED', id: 'form' },
    { type: 'DIALOG.MINIMISED', id: 'nobody' },
    { type: 'DIALOG.RESTORED', id: 'form' },
    { type: 'DIALOG.CLOSED', id: 'form' },
    { type: 'DIALOG.CLOSED', id: 'question' },
    { type: 'CLEARED' },
  ],
  place: ({ context }) => [context.open, context.shelf],
  invariant: (snapshot) => {
    const { open, shelf } = snapshot.context
    if (new Set([...open, ...shelf]).size < open.length + shelf.length) throw new Error('a dialog stands in two places')
    if (snapshot.matches('covered') !== open.length > 0) throw new Error('covered means that a dialog is over the page')
    if (snapshot.matches('empty') !== (open.length + shelf.length === 0)) throw new Error('empty means that there is none')
  },
})
