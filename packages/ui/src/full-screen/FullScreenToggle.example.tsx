import { FullScreenToggle, useFullScreen } from '@etalon/ui/full-screen'

/** The whole page, or a part of it by `element`. */
export function Example() {
  const fullScreen = useFullScreen()
  return <FullScreenToggle actor={fullScreen} />
}
