import type { MenuEntry } from '../../apps/server/src/first-institute/menu-entry.ts'
import { menus } from '../../apps/server/src/first-institute/menus.ts'
import { nameOf, type Way, ways } from './ways.ts'

/** A screen that a menu leads to, and who looks at it. */
export interface MenuScreen {
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly path: string
  readonly account: string
}

/** Whom the demonstration has an account for, in the order in which they are asked to look. */
const lookers = ['dispatcher', 'reception', 'tester', 'auditor', 'approver', 'issuer', 'cashier', 'admin']
/** Screens that somebody also uses standing up. */
const onPhone = new Set(['order_registration', 'order_list', 'sample', 'task', 'report_list'])

const leavesOf = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => (entry.children && entry.children.length > 0 ? leavesOf(entry.children) : [entry]))

/** The first page, and every screen that a menu of the first institute leads to. */
export const menuScreens: readonly MenuScreen[] = [
  { code: 'home', zh: '首页', en: 'Home', path: '/wel/index', account: 'dispatcher' },
  ...leavesOf(menus).flatMap(({ code, name, nameEn, path, roles }) => {
    const account = lookers.find((one) => roles?.includes(one) ?? true)
    return account === undefined ? [] : [{ code, zh: name, en: nameEn, path, account }]
  }),
]

/** In which ways a screen is shown: on a desk in all of them, a few on a phone as well. */
export const waysOf = ({ code }: MenuScreen): readonly Way[] => ways.filter(({ width }) => width === 1280 || onPhone.has(code))

/** The file of one picture, below docs/images/screens. */
export const fileOf = ({ code }: MenuScreen, way: Way): string => `${code}-${nameOf(way).replaceAll(' ', '-')}.webp`
