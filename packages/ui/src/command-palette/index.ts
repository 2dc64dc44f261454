export { type CommandGroup, CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'
export { type CommandPaletteOptions, useCommandPalette } from './use-command-palette.ts'
