import { defineModel, done, failed } from '../testing/index.ts'
import { submissionMachine } from './submission.machine.ts'

/** A form before a server that answers, refuses, and says nothing. */
export const submissionModel = defineModel({
  name: 'submission',
  machine: submissionMachine,
  inputs: [{ isUnanswered: (error) => error === 'cut' }],
  events: [
    { type: 'SEND', what: 'keep' },
    { type: 'RESUME', what: 'keep' },
    { type: 'FORGET' },
    done('send', { id: '1' }),
    failed('send', 'cut'),
    failed('send', 'refused'),
    done('askOutcome', { made: true, changed: false }),
    done('askOutcome', { made: false, changed: false }),
    done('askOutcome', { made: false, changed: true }),
    failed('askOutcome'),
  ],
  place: ({ context }) => [context.resumed, context.again],
  invariant: (snapshot) => {
    const { what, resumed, again } = snapshot.context
    if (!snapshot.matches('resting') && what === '') throw new Error('what is under way has a name')
    if (resumed && again) throw new Error('what was sent from a page that is gone does not go by itself')
    if (resumed && snapshot.matches('sending')) throw new Error('what a person sends is theirs again')
  },
})
