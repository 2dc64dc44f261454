export { parseSavedTabs, saveTabs } from './saved-tabs.ts'
export { type TabStripActorRef, type TabStripSnapshot, tabStripMachine } from './tab-strip.machine.ts'
export type * from './tab-strip.types.ts'
export { activeTab, homeTarget, shownTabs, tabKey, tabLabel } from './tabs.ts'
