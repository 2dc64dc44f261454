import { after, defineModel, done, failed } from '../testing/index.ts'
import { releaseMachine } from './release.machine.ts'

/** A page that names its release, shown when a question is due and when it is not, and one that names none. */
export const releaseModel = defineModel({
  name: 'release',
  machine: releaseMachine,
  inputs: [
    { running: 'a1', now: () => 60_000, loadedAt: 0 },
    { running: 'a1', now: () => 0 },
    { running: undefined, now: () => 0 },
  ],
  events: [
    { type: 'PAGE.SHOWN' },
    { type: 'PART.MISSING' },
    { type: 'RELOAD.REQUESTED' },
    { type: 'LATER' },
    { type: 'DRAFTS.SAVED' },
    done('askRelease', 'a1'),
    done('askRelease', 'b2'),
    done('askRelease', undefined),
    failed('askRelease'),
    after('rarely', 'release.current'),
    after('rarely', 'release.outdated.putOff'),
    after('patience', 'release.saving'),
  ],
  place: ({ context }) => [context.running, context.latest],
  invariant: (snapshot) => {
    const { running, latest } = snapshot.context
    if (latest !== undefined && latest === running) throw new Error('the release that runs is no other one')
    const isKnown = snapshot.matches('outdated') || snapshot.matches('saving') || snapshot.matches('left')
    if (isKnown !== (latest !== undefined)) throw new Error('another release is told as long as it is there')
    if (running === undefined && !snapshot.matches('unnamed')) throw new Error('what has no name is not asked after')
  },
})
