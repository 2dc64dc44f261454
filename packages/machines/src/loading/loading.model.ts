import { after, defineModel } from '../testing/index.ts'
import { loadingMachine } from './loading.machine.ts'

/** Up to three calls at a time. */
export const loadingModel = defineModel({
  name: 'loading',
  machine: loadingMachine,
  inputs: [undefined],
  events: [{ type: 'CALL.STARTED' }, { type: 'CALL.ENDED' }, after('debounce', 'loading.closing')],
  place: ({ context }) => Math.min(context.outstanding, 3),
  invariant: (snapshot) => {
    const { outstanding } = snapshot.context
    if (outstanding < 0) throw new Error('fewer than no calls')
    if (snapshot.matches('shown') !== outstanding > 0) throw new Error('shown means that a call is out')
  },
})
