export { tabStrip } from '../../server/src/rogue.ts'
