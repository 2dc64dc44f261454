export { ShellFrame, type ShellFrameProps } from './ShellFrame.tsx'
export { type ScreenClass, useScreenClass } from './screen-class.ts'
export { type ShellState, useShell } from './shell-state.ts'
export { TopSearchButton, type TopSearchButtonProps, TopTool, type TopToolProps } from './TopTool.tsx'
