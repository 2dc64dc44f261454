import { after, defineModel, done, failed } from '../testing/index.ts'
import { tokenRefreshMachine } from './token-refresh.machine.ts'

const tokens = { accessToken: 'a', refreshToken: 'r', syncToken: '', issuedAt: 0 }
const fresh = { ...tokens, accessToken: 'b', issuedAt: 3_000_000 }
const fresher = { ...tokens, accessToken: 'c', issuedAt: 3_000_001 }

/** Fifty minutes after the first tokens were issued: they are due, those that come then are not. */
export const tokenRefreshModel = defineModel({
  name: 'token-refresh',
  machine: tokenRefreshMachine,
  inputs: [{ tokens, now: () => 3_000_000 }],
  events: [
    { type: 'TURN.TAKEN' },
    { type: 'TURN.TAKEN', tokens: fresh },
    { type: 'PAGE.SHOWN' },
    { type: 'NETWORK.ONLINE' },
    { type: 'REFRESH.REQUESTED' },
    { type: 'TOKENS.ADOPTED', tokens: fresh },
    { type: 'TOKENS.ADOPTED', tokens },
    after('checkInterval', 'tokenRefresh.waiting'),
    after('turnLimit', 'tokenRefresh.renewing.queueing'),
    after('turnLimit', 'tokenRefresh.renewing.refreshing'),
    failed('turn'),
    done('refresh', { outcome: 'refreshed', tokens: fresh }),
    done('refresh', { outcome: 'refreshed', tokens: fresher }),
    done('refresh', { outcome: 'refused' }),
    done('refresh', { outcome: 'refused', endedBy: 'administrator' }),
    failed('refresh'),
  ],
  place: ({ context }) => [context.tokens.accessToken, context.owed, context.overtaken, context.reason],
  invariant: (snapshot) => {
    if (snapshot.matches('checking')) throw new Error('checking never lasts')
    if (snapshot.matches({ renewing: 'sharing' })) throw new Error('sharing never lasts')
    if (snapshot.context.tokens.accessToken === '') throw new Error('an empty token was taken')
    if (snapshot.matches('renewing') !== Object.hasOwn(snapshot.children, 'turn')) throw new Error('the turn is kept elsewhere')
    if (snapshot.matches({ renewing: 'refreshing' }) !== Object.hasOwn(snapshot.children, 'refresh'))
      throw new Error('a refresh runs without its turn')
  },
})
