import { after, defineModel, done, failed } from '../testing/index.ts'
import { commandPaletteMachine } from './command-palette.machine.ts'

/** With a source and without; begun with what was used before, and with rubbish. */
export const commandPaletteModel = defineModel({
  name: 'command-palette',
  machine: commandPaletteMachine,
  inputs: [{ hasSource: true, saved: { version: 1, ids: ['orders'] } }, { saved: 'rubbish' }],
  events: [
    { type: 'OPEN' },
    { type: 'CLOSE' },
    { type: 'TOGGLED' },
    { type: 'QUERY.TYPED', text: 'WT2026' },
    { type: 'QUERY.TYPED', text: 'WT2026 ' },
    { type: 'QUERY.TYPED', text: '  ' },
    after('typing', 'commandPalette.open.waiting'),
    done('findCommands', [{ id: 'WT2026110142', label: 'WT2026110142', group: 'records' }]),
    failed('findCommands'),
    { type: 'RETRY' },
    { type: 'COMMAND.CHOSEN', id: 'register' },
    { type: 'RECENT.RESTORED', saved: { version: 1, ids: [] } },
    { type: 'RECENT.RESTORED', saved: { version: 2 } },
  ],
  place: ({ context }) => [context.text, context.found.length, context.recent],
  invariant: (snapshot) => {
    const { hasSource, text, found, recent } = snapshot.context
    const resting = snapshot.matches('closed') || snapshot.matches({ open: 'resting' })
    if (!resting && (!hasSource || text.trim() === '')) throw new Error('the source is asked for nothing, or there is none')
    if (found.length > 0 && !snapshot.matches({ open: 'answered' }) && !snapshot.matches('closed'))
      throw new Error('an answer that does not belong to what is typed')
    if (new Set(recent).size < recent.length) throw new Error('remembered twice')
  },
})
