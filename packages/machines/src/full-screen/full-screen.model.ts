import { defineModel, done, failed } from '../testing/index.ts'
import { fullScreenMachine } from './full-screen.machine.ts'

/** A browser that does what is asked or refuses it, one that fills the screen already, and one that cannot. */
export const fullScreenModel = defineModel({
  name: 'full-screen',
  machine: fullScreenMachine,
  inputs: [{ supported: true }, { supported: true, full: true }, { supported: false }],
  events: [
    { type: 'TOGGLED' },
    { type: 'SCREEN.FILLED' },
    { type: 'SCREEN.GIVEN_BACK' },
    { type: 'REFUSAL.SEEN' },
    done('enter', undefined),
    failed('enter'),
    done('leave', undefined),
    failed('leave'),
  ],
  place: ({ context }) => [context.supported, context.full],
  invariant: (snapshot) => {
    if (snapshot.matches('unsupported') === snapshot.context.supported)
      throw new Error('unsupported means that the browser cannot')
    const asked = Object.keys(snapshot.children)
    const expected = snapshot.matches('asking') ? 'enter' : snapshot.matches('leaving') ? 'leave' : ''
    if (asked.join() !== expected) throw new Error('the browser is asked once, and only while it is waited for')
  },
})
