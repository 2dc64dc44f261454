import type { AnswerOf, contract, MenuEntry } from '@etalon/api/contract'
import { type Menus, menusOf } from '@etalon/machines/menu'
import { type ShownTab, shownTabs, tabsFrom } from '@etalon/machines/tab-strip'
import { isRecord } from '../is-record.ts'
import { personHere, readAhead } from '../workspace/back-end/asked-ahead.ts'
import { claimTab, readTabs } from '../workspace/kept/own-tab.ts'
import { menuOf } from '../workspace/told/menu-of.ts'

/** What the home page counts, as the server answers it. */
export type Counts = AnswerOf<typeof contract.dashboard.counts>
/** What is due, as the server answers it. */
export type Dues = AnswerOf<typeof contract.dashboard.due>

/** What the first shell shows: all of it was asked for before its scripts came. */
export interface FirstData {
  /** Who is signed in. */
  readonly name: string
  /** The same in English; empty where nobody gave it. */
  readonly nameEn: string
  readonly menus: Menus
  /** The tabs as they were left, with that of the home page in front. */
  readonly tabs: readonly ShownTab[]
  readonly counts: Counts
  readonly due: Dues
}

type Is<T> = (value: unknown) => value is T

const has = (value: unknown, texts: readonly string[], numbers: readonly string[] = []) =>
  isRecord(value) &&
  texts.every((name) => typeof value[name] === 'string') &&
  numbers.every((name) => typeof value[name] === 'number')
const isListOf =
  <T>(is: Is<T>): Is<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(is)

const isEntry: Is<MenuEntry> = (value): value is MenuEntry =>
  isRecord(value) &&
  has(value, ['id', 'name', 'path']) &&
  (value.meta === undefined || isRecord(value.meta)) &&
  (value.children === undefined || isListOf(isEntry)(value.children))
const isTexts = isListOf((one): one is string => typeof one === 'string')
const isUser = (value: unknown): value is { readonly id: string; readonly roles: readonly string[] } =>
  isRecord(value) && has(value, ['id']) && isTexts(value.roles)
const isCounts: Is<Counts> = (value): value is Counts =>
  isRecord(value) &&
  isListOf((one): one is Counts['waiting'][number] => has(one, ['code', 'path'], ['count']))(value.waiting) &&
  isListOf((one): one is Counts['states'][number] => has(one, ['resource', 'state'], ['count']))(value.states)
const isDues = isListOf((one): one is Dues[number] =>
  has(one, ['kind', 'id', 'number', 'name', 'nameEn', 'dueDate'], ['daysLeft']),
)

/** What was asked for ahead at an address; undefined where it is not what was expected: the shell itself asks again, and says what is wrong. */
async function answerOf<T>(address: string, is: Is<T>): Promise<T | undefined> {
  const answer = await readAhead(address)
  return isRecord(answer) && answer.success === true && is(answer.data) ? answer.data : undefined
}

/** Everything that the first shell shows; undefined where something of it did not come, or there is no menu to be shown. */
export async function firstData(): Promise<FirstData | undefined> {
  const isEntries = isListOf(isEntry)
  const [tree, top, info, counts, due] = await Promise.all([
    answerOf('/api/blade-system/menu/routes', isEntries),
    answerOf('/api/blade-system/menu/top-menu', isEntries),
    answerOf('/api/blade-user/info', isUser),
    answerOf('/api/hm-metrology/dashboard/counts', isCounts),
    answerOf('/api/hm-metrology/dashboard/due', isDues),
  ])
  // Meanwhile they may have signed out, or locked it, in another tab.
  const user = personHere()?.user
  if (!tree || !top || !info || !counts || !due || user?.id !== info.id || typeof user.name !== 'string') return undefined
  const menus = menusOf({ top: top.map(menuOf), tree: tree.map(menuOf), roles: info.roles })
  if (menus.top.length === 0 && menus.tree.length === 0) return undefined
  claimTab(info.id)
  const kept = tabsFrom(readTabs())
  const tabs = shownTabs({ ...kept, activeKey: kept.tabs[0]?.key ?? '' })
  return { name: user.name, nameEn: typeof user.nameEn === 'string' ? user.nameEn : '', menus, tabs, counts, due }
}
