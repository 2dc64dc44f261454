import { after, defineModel, done, failed } from '../testing/index.ts'
import { sessionMachine } from './session.machine.ts'

const tokens = { accessToken: 'a', refreshToken: 'r', syncToken: '', issuedAt: 1 }
const newer = { ...tokens, accessToken: 'b', issuedAt: 2 }
const user = { id: '7', name: '李', tenantId: '000000', roles: ['tester'] }
const saved = { version: 1, tokens, user, locked: false, mustChangePassword: false }
const now = () => 0

/** Begun with nothing, signed in, locked, and with an empty token; and once where every 401 is taken literally. */
export const sessionModel = defineModel({
  name: 'session',
  machine: sessionMachine,
  inputs: [
    { now },
    { now, saved },
    { now, saved: { ...saved, locked: true } },
    { now, saved: { ...saved, tokens: { ...tokens, accessToken: '' } } },
    { now, saved, silentRefresh: false },
  ],
  events: [
    { type: 'SIGN_IN.REQUESTED', credentials: { tenantId: '000000', username: 'tester', password: 'x' } },
    { type: 'SIGN_IN.CANCELLED' },
    { type: 'LOGOUT.REQUESTED' },
    { type: 'LOGOUT.CONFIRMED' },
    { type: 'LOGOUT.CANCELLED' },
    { type: 'LOGOUT.FEDERATED' },
    { type: 'LOCK.REQUESTED' },
    { type: 'LOCK.LIFTED' },
    { type: 'CALL.UNAUTHORISED', token: 'a' },
    { type: 'CALL.UNAUTHORISED', token: 'a', repeated: true },
    { type: 'CALL.UNAUTHORISED', token: 'older' },
    { type: 'ROUTE.ENTERED', path: '/order/index' },
    { type: 'SHELL.ENTERED' },
    { type: 'PAGE.SHOWN' },
    { type: 'NETWORK.ONLINE' },
    { type: 'TOKENS.ADOPTED', tokens: newer },
    { type: 'TOKENS.ADOPTED', tokens },
    { type: 'TOKEN.REFRESHING' },
    { type: 'TOKEN.REFRESHED', tokens: newer },
    { type: 'TOKEN.UNREACHABLE' },
    { type: 'TOKEN.REFUSED' },
    after('signOutLimit', 'session.signingOut'),
    done('signIn', { outcome: 'signedIn', tokens, user, mustChangePassword: true }),
    done('signIn', { outcome: 'signedIn', tokens: { ...tokens, accessToken: '' }, user }),
    done('signIn', { outcome: 'refused', message: '用户名或密码错误' }),
    failed('signIn'),
    done('signOut', undefined),
    failed('signOut'),
  ],
  place: ({ context }) => [
    context.tokens?.accessToken,
    context.locked,
    context.credentials !== undefined,
    context.mustChangePassword,
    context.path,
    context.returnTo?.path,
    context.reason,
  ],
  invariant: (snapshot) => {
    const { tokens: held, user: who, locked, credentials } = snapshot.context
    const inside = snapshot.matches('signedIn') || snapshot.matches('signingOut')
    if (inside !== (held !== undefined && who !== undefined)) throw new Error('signed in means tokens and a user')
    if (held?.accessToken === '') throw new Error('signed in with an empty token')
    if (snapshot.matches({ signedIn: 'locked' }) && !locked) throw new Error('locked without the flag')
    if (snapshot.matches({ signedIn: 'active' }) && locked) throw new Error('the flag without the lock')
    if (credentials && !snapshot.matches('signingIn')) throw new Error('a password was kept')
  },
})
