export { tabStrip } from '../../../packages/machines/src/tab-strip/index.ts'
export { contract } from '../../../packages/ui/src/rogue/index.ts'
