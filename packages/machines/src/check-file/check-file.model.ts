import { defineModel, done, failed } from '../testing/index.ts'
import { checkFileMachine } from './check-file.machine.ts'

const file = (size: number) => ({ type: 'FILE.DROPPED' as const, file: { name: 'certificate.pdf', size, handle: null } })

/** Files that are empty, too large, unreadable, and of each verdict. */
export const checkFileModel = defineModel({
  name: 'check-file',
  machine: checkFileMachine,
  inputs: [{ maxBytes: 100 }],
  events: [
    file(0),
    file(100),
    file(101),
    { type: 'RETRY' },
    { type: 'CLEARED' },
    done('readFile', new Uint8Array([1])),
    failed('readFile'),
    done('checkFile', { verdict: 'genuine', details: 1 }),
    done('checkFile', { verdict: 'changed', details: 2 }),
    done('checkFile', { verdict: 'unknown', details: 3 }),
    failed('checkFile'),
  ],
  place: ({ context }) => [context.file?.size, context.bytes !== undefined, context.failure],
  invariant: (snapshot) => {
    const { answer, failure, bytes } = snapshot.context
    const judged = (['genuine', 'changed', 'unknown'] as const).some((state) => snapshot.matches(state))
    if (judged !== (answer !== undefined)) throw new Error('a verdict means an answer')
    if (snapshot.matches('genuine') && answer?.verdict !== 'genuine') throw new Error('genuine without being told so')
    if (snapshot.matches('failed') !== (failure !== undefined)) throw new Error('failed means a reason')
    if (judged && bytes) throw new Error('the file is still held')
  },
})
