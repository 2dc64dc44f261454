import { after, defineModel, done, failed } from '../testing/index.ts'
import { lockScreenMachine } from './lock-screen.machine.ts'
import { mostTries } from './tries.ts'

const verifier = 'v'
const now = () => 0
const saved = { version: 1, verifier, tries: 0, waitUntil: 0, idleMinutes: 5 }
const lock = { verifier, tries: 1, waitUntil: 1000, idleMinutes: 5 }

/** Begun without a lock password, with one, and with tries so many that a wait is left or nothing is. */
export const lockScreenModel = defineModel({
  name: 'lock-screen',
  machine: lockScreenMachine,
  inputs: [{ now }, { now, saved }, { now, saved: { ...saved, tries: mostTries - 1, waitUntil: 8000 } }],
  events: [
    { type: 'LOCK.REQUESTED' },
    { type: 'PASSWORD.CHANGE' },
    { type: 'PASSWORD.CHOSEN', password: '1357', again: '1357' },
    { type: 'PASSWORD.CHOSEN', password: '1357', again: '2468' },
    { type: 'PASSWORD.CHOSEN', password: '', again: '' },
    { type: 'PASSWORD.CANCELLED' },
    { type: 'UNLOCK.REQUESTED', password: '1357' },
    { type: 'UNLOCK.REQUESTED', password: '' },
    { type: 'LOGOUT.REQUESTED' },
    { type: 'IDLE.CHOSEN', minutes: 5 },
    { type: 'IDLE.CHOSEN', minutes: -1 },
    { type: 'PERSON.ACTIVE' },
    { type: 'DRAFTS.SAVED' },
    { type: 'SESSION.BEGAN' },
    { type: 'SESSION.LOCKED' },
    { type: 'SESSION.ENDED' },
    { type: 'LOCK.TOLD', lock },
    { type: 'UNLOCK.TOLD' },
    { type: 'SETTINGS.TOLD', lock },
    { type: 'TRIES.TOLD', lock },
    { type: 'TRIES.TOLD', lock: { ...lock, tries: mostTries } },
    after('idleTime', 'lockScreen.unlocked.watching'),
    after('idleTime', 'lockScreen.unlocked.choosing'),
    after('draftsLimit', 'lockScreen.savingDrafts'),
    after('lockNavigation', 'lockScreen.locked.flagged'),
    after('backOff', 'lockScreen.locked.slowed'),
    done('makeVerifier', verifier),
    failed('makeVerifier'),
    done('checkPassword', true),
    done('checkPassword', false),
    failed('checkPassword'),
  ],
  place: ({ context }) => [
    context.verifier,
    context.tries,
    context.waitUntil > 0,
    context.idleMinutes,
    context.lockNext,
    context.problem,
  ],
  invariant: (snapshot) => {
    const { tries, verifier: held } = snapshot.context
    if (snapshot.matches({ locked: 'judging' })) throw new Error('judging never lasts')
    if (tries > mostTries) throw new Error('more tries than there are')
    if (snapshot.matches({ locked: 'ready' }) && tries >= mostTries) throw new Error('one try too many')
    if (snapshot.matches({ locked: 'checking' }) && held === undefined) throw new Error('a password was checked against nothing')
    if (JSON.stringify(snapshot.context).includes('1357')) throw new Error('the password was kept')
  },
})
