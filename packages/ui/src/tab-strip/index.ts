export { TabStrip, type TabStripProps } from './TabStrip.tsx'
export { type TabStripOptions, useTabStrip } from './use-tab-strip.ts'
