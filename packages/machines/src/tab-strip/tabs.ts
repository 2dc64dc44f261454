import type { ShownTab, Tab, TabStripContext, TabTarget } from './tab-strip.types.ts'

/** The home tab where none is given. */
export const homeTarget: TabTarget = { path: '/wel/index', label: '首页', meta: { i18n: 'home' } }

/** The identity of a tab: same path, params and query, in whatever order they are named, are the same tab. */
export function tabKey({ path, params = {}, query = {} }: Pick<TabTarget, 'path' | 'params' | 'query'>): string {
  return JSON.stringify([path, sorted(params), sorted(query)])
}

/** The text of a tab: its label, and `-{id}` where the query has an id. */
export function tabLabel({ label, query }: Pick<Tab, 'label' | 'query'>): string {
  const id = Object.hasOwn(query, 'id') ? query.id : undefined
  return id ? `${label}-${id}` : label
}

/** Makes a tab of a view that the router went to. */
export function tabOf(target: TabTarget): Tab {
  const { path, label, params = {}, query = {}, meta = {}, group } = target
  return { key: tabKey(target), label, value: path, params, query, meta, ...(group === undefined ? {} : { group }) }
}

/** The way back from a tab to the view that it stands for. */
export function targetOf({ value, label, params, query, meta, group }: Tab): TabTarget {
  return { path: value, label, params, query, meta, ...(group === undefined ? {} : { group }) }
}

/** The tabs as a strip shows them. */
export function shownTabs({ tabs, activeKey }: TabStripContext): readonly ShownTab[] {
  return tabs.map((tab, place) => ({
    ...tab,
    title: tabLabel(tab),
    active: tab.key === activeKey,
    // Home is the first; with home alone nothing can be closed.
    close: place > 0,
  }))
}

/** The active tab. */
export function activeTab({ tabs, activeKey }: TabStripContext): Tab {
  return tabs.find((tab) => tab.key === activeKey) ?? first(tabs)
}

/** Home is always there; an empty strip cannot come about. */
export function first(tabs: readonly Tab[]): Tab {
  const [home = tabOf(homeTarget)] = tabs
  return home
}

/** Adds a tab at the end and makes it active; one of the same view stays in its place, brought up to date where something of it is new. */
export function openTab({ tabs }: TabStripContext, target: TabTarget): TabStripContext {
  const opened = tabOf(target)
  const known = tabs.find((tab) => tab.key === opened.key)
  // Whoever only comes back finds the tabs as they were: nobody has to look at them again.
  if (known && JSON.stringify(known) === JSON.stringify(opened)) return { tabs, activeKey: opened.key }
  return {
    tabs: known ? tabs.map((tab) => (tab === known ? opened : tab)) : [...tabs, opened],
    activeKey: opened.key,
  }
}

/** Closes a tab; where it was active, its left neighbour becomes active. */
export function closeTab({ tabs, activeKey }: TabStripContext, key: string): TabStripContext {
  const place = tabs.findIndex((tab) => tab.key === key)
  const previous = tabs[place - 1] ?? first(tabs)
  return {
    tabs: tabs.filter((tab) => tab.key !== key),
    activeKey: activeKey === key ? previous.key : activeKey,
  }
}

/** Keeps home and one tab, which becomes active. */
export function closeOthers({ tabs, activeKey }: TabStripContext, key = activeKey): TabStripContext {
  return { tabs: tabs.filter((tab, place) => place === 0 || tab.key === key), activeKey: key }
}

/** Keeps home alone. */
export function closeAll({ tabs }: TabStripContext): TabStripContext {
  const home = first(tabs)
  return { tabs: [home], activeKey: home.key }
}

/** Moves a tab to a place, within the places after home. */
export function moveTab({ tabs, activeKey }: TabStripContext, key: string, to: number): TabStripContext {
  const moved = tabs.find((tab) => tab.key === key)
  const others = tabs.filter((tab) => tab.key !== key)
  const place = Math.min(Math.max(Math.trunc(to) || 1, 1), others.length)
  return { tabs: moved ? others.toSpliced(place, 0, moved) : tabs, activeKey }
}

/** Gives tabs their labels in another language, by path. */
export function relabel({ tabs, activeKey }: TabStripContext, labels: Readonly<Record<string, string>>): TabStripContext {
  return {
    tabs: tabs.map((tab) => ({ ...tab, label: Object.hasOwn(labels, tab.value) ? (labels[tab.value] ?? tab.label) : tab.label })),
    activeKey,
  }
}

function sorted(entries: Readonly<Record<string, string>>) {
  return Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1))
}
