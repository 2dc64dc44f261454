export { PlainTabStrip, type PlainTabStripProps } from './PlainTabStrip.tsx'
export { TabStrip, type TabStripProps } from './TabStrip.tsx'
export { type TabStripOptions, useTabStrip } from './use-tab-strip.ts'
