import { after, defineModel, done, failed } from '../testing/index.ts'
import { sessionMachine } from './session.machine.ts'

const tokens = { accessToken: 'a', refreshToken: 'r', syncToken: '', issuedAt: 1 }
const newer = { ...tokens, accessToken: 'b', issuedAt: 2 }
const user = { id: '7', name: '李', tenantId: '000000', roles: ['tester'] }
const saved = { version: 1, tokens, user, locked: false, mustChangePassword: false }
const now = () => 40_000
let time = 0
/** A clock that is looked at every 31 s: whoever left a page is long gone. */
const later = () => {
  time += 31_000
  return time
}
const credentials = { tenantId: '000000', username: 'tester', password: 'x' }

/**
 * Begun with nothing, signed in, locked, long closed, and with an empty token; and once where every 401 is taken literally.
 */
export const sessionModel = defineModel({
  name: 'session',
  machine: sessionMachine,
  inputs: [
    { now },
    { now, saved },
    { now, saved: { ...saved, locked: true } },
    { now, saved: { ...saved, tokens: { ...tokens, accessToken: '' } } },
    { now, saved, silentRefresh: false },
    { now, saved, closedAt: 0 },
    { now: later, saved },
    { now, saved: { ...saved, locked: true }, closedAt: 0 },
  ],
  events: [
    { type: 'SIGN_IN.REQUESTED', credentials },
    { type: 'SSO.ARRIVED', handOver: { ...credentials, accessKeyId: 'key', signature: 'signed' } },
    { type: 'CODE.ENTERED', code: '123456' },
    { type: 'CODE.ENTERED', code: ' ' },
    { type: 'CODE.RESEND' },
    { type: 'BUSINESS_SYSTEM.REQUESTED' },
    { type: 'PAGE.CLOSING' },
    { type: 'SIGN_IN.CANCELLED' },
    { type: 'LOGOUT.REQUESTED' },
    { type: 'LOGOUT.CONFIRMED' },
    { type: 'LOGOUT.CANCELLED' },
    { type: 'LOGOUT.FEDERATED' },
    { type: 'LOGOUT.FORCED' },
    { type: 'LOCK.REQUESTED' },
    { type: 'LOCK.LIFTED' },
    { type: 'CALL.UNAUTHORISED', token: 'a' },
    { type: 'CALL.UNAUTHORISED', token: 'a', repeated: true },
    { type: 'CALL.UNAUTHORISED', token: 'older' },
    { type: 'ROUTE.ENTERED', path: '/order/index' },
    { type: 'SHELL.ENTERED' },
    { type: 'NAME.TOLD', userId: '7', nameEn: 'Li' },
    { type: 'NAME.TOLD', userId: '8', nameEn: 'Wang' },
    { type: 'PAGE.SHOWN' },
    { type: 'NETWORK.ONLINE' },
    { type: 'TOKENS.ADOPTED', tokens: newer },
    { type: 'TOKENS.ADOPTED', tokens },
    { type: 'TOKEN.REFRESHING' },
    { type: 'TOKEN.REFRESHED', tokens: newer },
    { type: 'TOKEN.ADOPTED', tokens: newer },
    { type: 'TOKEN.UNREACHABLE' },
    { type: 'TOKEN.REFUSED' },
    { type: 'TOKEN.REFUSED', endedBy: 'administrator' },
    after('signOutLimit', 'session.signingOut'),
    after('countLimit', 'session.recalling'),
    after('resendWait', 'session.signingIn.awaitingCode.resting'),
    after('codeLimit', 'session.signingIn.awaitingCode'),
    done('loadSystemConfig', { tenantMode: false, sso: true, upload: true }),
    failed('loadSystemConfig'),
    done('countPages', 0),
    done('countPages', 1),
    failed('countPages'),
    done('sendSms', { sentTo: '138****3316' }),
    failed('sendSms'),
    done('signInBySso', { outcome: 'signedIn', tokens, user }),
    done('signInBySso', { outcome: 'signedIn', tokens: { ...tokens, accessToken: '' }, user }),
    done('signInBySso', { outcome: 'refused', message: '签名不正确' }),
    failed('signInBySso'),
    done('fetchBusinessAddress', 'https://lims.example/'),
    done('fetchBusinessAddress', 'javascript:alert(1)'),
    failed('fetchBusinessAddress'),
    done('signIn', { outcome: 'codeNeeded' }),
    done('signIn', { outcome: 'wrongCode', message: '验证码不正确' }),
    done('signIn', { outcome: 'signedIn', tokens, user, mustChangePassword: true }),
    done('signIn', { outcome: 'signedIn', tokens: { ...tokens, accessToken: '' }, user }),
    done('signIn', { outcome: 'refused', message: '用户名或密码错误' }),
    failed('signIn'),
    done('signOut', undefined),
    failed('signOut'),
  ],
  place: ({ context }) => [
    context.tokens?.accessToken,
    context.replaced.length > 0,
    context.renewing,
    context.locked,
    context.credentials !== undefined,
    context.handOver !== undefined,
    context.mustChangePassword,
    context.path,
    context.returnTo?.path,
    context.sentTo !== undefined,
    context.wrongCodes,
    context.closedAt !== undefined,
  ],
  invariant: (snapshot) => {
    const { tokens: held, user: who, locked, credentials: asked, handOver } = snapshot.context
    const inside = snapshot.matches('signedIn') || snapshot.matches('signingOut') || snapshot.matches('recalling')
    if (inside !== (held !== undefined && who !== undefined)) throw new Error('signed in means tokens and a user')
    if (who?.nameEn === 'Wang') throw new Error('the name of somebody else')
    if (inside && snapshot.context.endedBy) throw new Error('signed in, and told what ended it')
    if (held?.accessToken === '') throw new Error('signed in with an empty token')
    if (snapshot.matches({ signedIn: 'active' }) && snapshot.context.renewing) throw new Error('renewing out of sight')
    if (snapshot.matches({ signedIn: 'refreshing' }) && !snapshot.context.renewing) throw new Error('awaits nothing')
    if ((snapshot.context.replaced.length > 0 || snapshot.context.renewing) && !inside) throw new Error('a token was kept')
    if (snapshot.matches({ signedIn: 'locked' }) && !locked) throw new Error('locked without the flag')
    if (snapshot.matches({ signedIn: 'active' }) && locked) throw new Error('the flag without the lock')
    const waits = snapshot.matches('recalling') || snapshot.matches('signingOut')
    if ((asked || (handOver && !waits)) && !snapshot.matches('signingIn')) throw new Error('a password was kept')
  },
})
