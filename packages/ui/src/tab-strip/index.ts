export { TabStrip, type TabStripProps } from './TabStrip.tsx'
