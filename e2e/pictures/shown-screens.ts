import type { Page } from 'playwright'
import type { MenuEntry } from '../../apps/server/src/first-institute/menu-entry.ts'
import { menus } from '../../apps/server/src/first-institute/menus.ts'
import { lockBy } from '../support/lock-screen.ts'
import { nameOf, type Way, ways } from './ways.ts'

/** A screen, and who looks at it. */
export interface ShownScreen {
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly path: string
  /** Undefined where nobody is signed in. */
  readonly account: string | undefined
  /** What is done there before it is looked at. */
  readonly act?: (page: Page) => Promise<void>
}

/** Whom the demonstration has an account for, in the order in which they are asked to look. */
const lookers = ['dispatcher', 'reception', 'tester', 'auditor', 'approver', 'issuer', 'cashier', 'admin']
/** Screens that somebody also uses standing up. */
const onPhone = new Set(['login', 'lock', 'order_registration', 'order_list', 'sample', 'task', 'report_list'])

const leavesOf = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => (entry.children && entry.children.length > 0 ? leavesOf(entry.children) : [entry]))

/** The first page, and every screen that a menu of the first institute leads to. */
const menuScreens: readonly ShownScreen[] = [
  { code: 'home', zh: '首页', en: 'Home', path: '/wel/index', account: 'dispatcher' },
  ...leavesOf(menus).flatMap(({ code, name, nameEn, path, roles }) => {
    const account = lookers.find((one) => roles?.includes(one) ?? true)
    return account === undefined ? [] : [{ code, zh: name, en: nameEn, path, account }]
  }),
]

/** What stands before all of them. */
const entryScreens: readonly ShownScreen[] = [
  { code: 'login', zh: '登录', en: 'Sign in', path: '/login', account: undefined },
  { code: 'register', zh: '注册账号', en: 'Register', path: '/register', account: undefined },
  { code: 'forgotten_password', zh: '忘记密码', en: 'Forgotten password', path: '/forgetPassword', account: undefined },
  { code: 'not_found', zh: '没有这个页面', en: 'No such page', path: '/404', account: undefined },
]

/** What stands beside them, and the lock, which comes last: after it nothing else is to be seen. */
const ownScreens: readonly ShownScreen[] = [
  { code: 'own_account', zh: '个人信息', en: 'Your account', path: '/info/index', account: 'reception' },
  { code: 'self_check', zh: '运行检查', en: 'System check', path: '/test/index', account: 'reception' },
  { code: 'lock', zh: '锁屏', en: 'Locked', path: '/wel/index', account: 'reception', act: (page) => lockBy(page, 'Lock-1234') },
]

/** Every screen of which there is a picture, in the order in which they are shown. */
export const shownScreens: readonly ShownScreen[] = [...entryScreens, ...menuScreens, ...ownScreens]

/** In which ways a screen is shown: on a desk in all of them, a few on a phone as well. */
export const waysOf = ({ code }: ShownScreen): readonly Way[] => ways.filter(({ width }) => width === 1280 || onPhone.has(code))

/** The file of one picture, below docs/images/screens. */
export const fileOf = ({ code }: ShownScreen, way: Way): string => `${code}-${nameOf(way).replaceAll(' ', '-')}.webp`
