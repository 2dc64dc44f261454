import { defineModel } from '../testing/index.ts'
import { workspaceMachine } from './workspace.machine.ts'

const tokens = { accessToken: 'a', refreshToken: 'r', syncToken: '', issuedAt: 0 }
const user = { id: '7', name: '李', tenantId: '000000', roles: ['tester'] }
const lock = { verifier: 'v', tries: 1, waitUntil: 1000, idleMinutes: 0 }
const tab = { key: 'k', label: '委托管理', value: '/order/index', params: {}, query: { id: '7' }, meta: {} }

/** Everything that the children can say, in every state of the root. */
export const workspaceModel = defineModel({
  name: 'workspace',
  machine: workspaceMachine,
  inputs: [{ session: { now: () => 0 } }],
  events: [
    { type: 'ROUTE.ENTERED', target: { path: '/order/index', label: '委托管理' }, address: '/order/index' },
    { type: 'PAGE.SHOWN' },
    { type: 'PAGE.CLOSING' },
    { type: 'NETWORK.ONLINE' },
    { type: 'NETWORK.OFFLINE' },
    { type: 'NOTICES.EMITTED', emitted: { type: 'hidden', reason: 'closed' } },
    { type: 'SIBLING.SAID', word: { said: 'signedOut' } },
    { type: 'SIBLING.SAID', word: { said: 'refreshed', tokens } },
    { type: 'SIBLING.SAID', word: { said: 'locked', lock } },
    { type: 'SIBLING.SAID', word: { said: 'tried', lock } },
    { type: 'SIBLING.SAID', word: { said: 'settings', lock } },
    { type: 'SIBLING.SAID', word: { said: 'unlocked' } },
    { type: 'LOCK.EMITTED', emitted: { type: 'lockShown', reason: 'requested' } },
    { type: 'LOCK.EMITTED', emitted: { type: 'locked', reason: 'requested', lock, draftsSaved: true } },
    { type: 'SESSION.EMITTED', emitted: { type: 'signedIn', user, reason: 'password' } },
    { type: 'SESSION.EMITTED', emitted: { type: 'signedIn', user, reason: 'password', returnTo: '/order/index' } },
    { type: 'SESSION.EMITTED', emitted: { type: 'signedIn', user, reason: 'restored' } },
    { type: 'SESSION.EMITTED', emitted: { type: 'signedOut', reason: 'logout' } },
    { type: 'SESSION.EMITTED', emitted: { type: 'locked', reason: 'requested' } },
    { type: 'SESSION.EMITTED', emitted: { type: 'unlocked', reason: 'lifted' } },
    { type: 'SESSION.EMITTED', emitted: { type: 'passwordChangeNeeded', reason: 'flagged' } },
    { type: 'SESSION.EMITTED', emitted: { type: 'tokensChanged', tokens, reason: 'refreshed' } },
    { type: 'TABS.EMITTED', emitted: { type: 'activated', tab, reason: 'chosen' } },
    { type: 'TABS.EMITTED', emitted: { type: 'dropped', keys: ['k'], reason: 'closed' } },
    { type: 'MENU.EMITTED', emitted: { type: 'chosen', path: '/order/index', reason: 'top' } },
  ],
  place: ({ context }) => context.menuAsked,
  invariant: (snapshot) => {
    if (snapshot.context.menuAsked !== snapshot.matches('signedIn') && !snapshot.matches('locked')) {
      throw new Error('the menu is asked for by those who are in, and forgotten with them')
    }
  },
})
