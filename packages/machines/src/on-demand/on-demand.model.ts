import { defineModel, done, failed } from '../testing/index.ts'
import { onDemandMachine } from './on-demand.machine.ts'

/** A part that comes, or does not come and is asked for again; of the attempts, three count as many. */
export const onDemandModel = defineModel({
  name: 'on-demand',
  machine: onDemandMachine,
  inputs: [undefined],
  events: [{ type: 'RETRY' }, done('fetchPart', undefined), failed('fetchPart')],
  place: ({ context }) => Math.min(context.attempts, 3),
  invariant: (snapshot) => {
    const underWay = Object.keys(snapshot.children).length
    if (underWay !== Number(snapshot.matches('loading'))) throw new Error('it is fetched once, and only while it is waited for')
    if (snapshot.context.attempts < 1) throw new Error('it is asked for at once')
  },
})
