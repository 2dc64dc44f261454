import { after, defineModel, done, failed } from '../testing/index.ts'
import { menuMachine } from './menu.machine.ts'
import type { LoadMenuAnswer } from './menu.types.ts'

const answer: LoadMenuAnswer = {
  top: [
    { id: '1', name: '业务', path: '/order' },
    { id: '2', name: '系统', path: '/system' },
  ],
  tree: [
    { id: '1', name: '业务', path: '/order', children: [{ id: '11', name: '委托登记', path: '/order/register' }] },
    { id: '2', name: '系统', path: '/system', children: [{ id: '21', name: '用户', path: '/system/user' }] },
  ],
  roles: ['reception'],
}

/** A menu that loads, is empty or fails, and side menus that load or fail. */
export const menuModel = defineModel({
  name: 'menu',
  machine: menuMachine,
  inputs: [{}],
  events: [
    { type: 'MENU.LOAD' },
    after('patience', 'menu.loading.begun'),
    { type: 'MENU.RETRY' },
    { type: 'MENU.CLEARED' },
    { type: 'HOME.CHOSEN' },
    { type: 'TOP.CHOSEN', id: '1' },
    { type: 'TOP.CHOSEN', id: 'nothing' },
    { type: 'PATH.SHOWN', path: '/order/register/index' },
    { type: 'PATH.SHOWN', path: '/system/user/index' },
    { type: 'PATH.SHOWN', path: '/wel/index' },
    done('loadMenu', answer),
    done('loadMenu', { top: [], tree: [], roles: [] }),
    failed('loadMenu'),
    done('loadSideMenu', []),
    done('loadSideMenu', [{ id: '21', name: '用户', path: '/system/user' }]),
    failed('loadSideMenu'),
  ],
  place: ({ context }) => [context.shownPath, context.chosenId, context.side.length, context.reason],
  invariant: ({ context }) => {
    const paths = context.routes.flatMap((route) => route.paths)
    if (new Set(paths).size !== paths.length) throw new Error('two routes answer at one path')
    if (paths.some((path) => path.endsWith('/index/index'))) throw new Error('index twice')
  },
})
