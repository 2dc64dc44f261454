import { type ComponentProps, lazy } from 'react'
import { OnceAsked } from '../work/OnceAsked.tsx'
import type { RecordDrawerProps } from './RecordDrawer.tsx'

// Forms and histories come when they are opened: most who look at a list open none.
// `lazy` forgets what a component is generic in: its type is that of what is loaded.
const LoadedDrawer = lazy(async () => ({
  default: (await import('./RecordDrawer.tsx')).RecordDrawer,
})) as unknown as typeof import('./RecordDrawer.tsx').RecordDrawer
const LoadedHistory = lazy(async () => ({ default: (await import('./RecordHistory.tsx')).RecordHistory }))

/** Makes or changes a record beside its list, open as soon as it is there: give it a new key for each record. */
export function RecordDrawer<Row, Draft extends object>(props: RecordDrawerProps<Row, Draft>) {
  return (
    <OnceAsked>
      <LoadedDrawer {...props} />
    </OnceAsked>
  )
}

/** Who wrote a record down, what they changed, and when. */
export function RecordHistory(props: ComponentProps<typeof LoadedHistory>) {
  return (
    <OnceAsked>
      <LoadedHistory {...props} />
    </OnceAsked>
  )
}
