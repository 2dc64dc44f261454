import { LoadingBar } from '@etalon/ui/loading'
import { type ReactNode, Suspense } from 'react'
import type { LoadedScreen } from './loaded-screen.ts'
import { ViewBoundary } from './ViewBoundary.tsx'

interface OnDemandProps<Props> {
  readonly part: LoadedScreen<Props>
  /** What the part is given. */
  readonly given: Props & React.JSX.IntrinsicAttributes
  /** What stands there while it comes. @default a loading bar */
  readonly waiting?: ReactNode
}

/** A page, or a part of the frame, whose code comes when it is first shown; where it does not come, that is said in its place. */
export function OnDemand<Props extends object>({ part, given, waiting = <LoadingBar /> }: OnDemandProps<Props>) {
  return (
    <ViewBoundary onNotLoaded={part.renew}>
      {() => {
        const Part = part.component()
        return (
          <Suspense fallback={waiting}>
            <Part {...given} />
          </Suspense>
        )
      }}
    </ViewBoundary>
  )
}
