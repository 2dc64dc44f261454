export { screen } from '../screens/rogue.ts'
