import { isRecord, isTextRecord } from '../stored-value/index.ts'
import type { SavedTabs, Tab, TabMeta, TabStripContext, TabTarget } from './tab-strip.types.ts'
import { closeAll, homeTarget, openTab, tabKey, tabOf, targetOf } from './tabs.ts'

/** More tabs than anybody opens: a longer list is not ours. */
const most = 200

/** What to keep over a reload: all tabs; of more than 200 the home tab, the active one, and those that were opened last. */
export function saveTabs({ tabs: open, activeKey }: TabStripContext): SavedTabs {
  const over = open.length - most
  const tabs = over > 0 ? withoutFirst(open, over, activeKey) : open
  return { version: 1, tabs: tabs.map(targetOf), active: tabs.findIndex((tab) => tab.key === activeKey) }
}

function withoutFirst([home, ...others]: readonly Tab[], count: number, activeKey: string): readonly Tab[] {
  const gone = new Set(others.filter(({ key }) => key !== activeKey).slice(0, count))
  return [home, ...others.filter((tab) => !gone.has(tab))].filter((tab) => tab !== undefined)
}

/** Reads stored tabs. Answers nothing for anything that `saveTabs` cannot have made. */
export function parseSavedTabs(saved: unknown): SavedTabs | undefined {
  if (!isRecord(saved) || saved.version !== 1 || !Array.isArray(saved.tabs)) return undefined
  const tabs = saved.tabs.map(parseTarget).filter((tab) => tab !== undefined)
  const whole = tabs.length === saved.tabs.length && tabs.length <= most
  const active = saved.active
  if (!whole || typeof active !== 'number' || !Number.isInteger(active) || !tabs[active]) return undefined
  return { version: 1, tabs, active }
}

/** The strip as it was, under the home tab of today. */
export function restoreTabs(context: TabStripContext, saved: SavedTabs): TabStripContext {
  const home = closeAll(context)
  const restored = saved.tabs.slice(1).reduce(openTab, home)
  const active = saved.tabs[saved.active]
  const activeKey = active && saved.active > 0 ? tabKey(active) : home.activeKey
  return { tabs: restored.tabs, activeKey }
}

/**
 * With what a strip begins.
 * @param saved what `saveTabs` made, as found in storage; rubbish counts as none
 */
export function tabsFrom(saved: unknown, home: TabTarget = homeTarget): TabStripContext {
  const first = tabOf(home)
  const alone: TabStripContext = { tabs: [first], activeKey: first.key }
  const parsed = parseSavedTabs(saved)
  return parsed ? restoreTabs(alone, parsed) : alone
}

function parseTarget(value: unknown): TabTarget | undefined {
  if (!isRecord(value)) return undefined
  const { path, label, params = {}, query = {}, meta = {}, group } = value
  if (typeof path !== 'string' || !path.startsWith('/') || typeof label !== 'string') return undefined
  if (!isTextRecord(params) || !isTextRecord(query)) return undefined
  const parsedMeta = parseMeta(meta)
  if (!parsedMeta || (group !== undefined && typeof group !== 'string')) return undefined
  return { path, label, params, query, meta: parsedMeta, ...(group === undefined ? {} : { group }) }
}

function parseMeta(value: unknown): TabMeta | undefined {
  if (!isRecord(value)) return undefined
  const { tab, i18n, icon } = value
  if (tab !== undefined && tab !== true) return undefined
  if ((i18n !== undefined && typeof i18n !== 'string') || (icon !== undefined && typeof icon !== 'string')) return undefined
  return { ...(tab ? { tab } : {}), ...(i18n === undefined ? {} : { i18n }), ...(icon === undefined ? {} : { icon }) }
}
