import { useMessages } from '../i18n/index.ts'
import { Frame, type ShellFrameProps } from './Frame.tsx'
import { TopTool } from './TopTool.tsx'

/** The frame of the workspace: top bar 48 px, side bar 200 px, tabs 36 px, and the content. */
export function ShellFrame(props: ShellFrameProps) {
  return <Frame {...props} words={useMessages()} tool={TopTool} />
}
