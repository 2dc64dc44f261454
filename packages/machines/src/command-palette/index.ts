export {
  type CommandPaletteActorRef,
  type CommandPaletteSnapshot,
  commandPaletteMachine,
  isFinding,
} from './command-palette.machine.ts'
export type * from './command-palette.types.ts'
export { mostRecentShown, offeredCommands } from './offered-commands.ts'
export { mostRecent, parseSavedRecent } from './saved-recent.ts'
