import { type ComponentProps, lazy } from 'react'
import { OnceAsked } from '../work/OnceAsked.tsx'
import type { RecordDrawerProps } from './RecordDrawer.tsx'

// Forms, details and histories come when they are opened: most who look at a list open none.
// `lazy` forgets what a component is generic in: its type is that of what is loaded.
const LoadedDrawer = lazy(async () => ({
  default: (await import('./RecordDrawer.tsx')).RecordDrawer,
})) as unknown as typeof import('./RecordDrawer.tsx').RecordDrawer
const LoadedDetails = lazy(async () => ({ default: (await import('./DetailsDrawer.tsx')).DetailsDrawer }))
const LoadedHistory = lazy(async () => ({ default: (await import('./RecordHistory.tsx')).RecordHistory }))

/** Makes or changes a record beside its list, open as soon as it is there: give it a new key for each record. */
export function RecordDrawer<Row extends object, Draft extends object>(props: RecordDrawerProps<Row, Draft>) {
  return (
    <OnceAsked>
      <LoadedDrawer {...props} />
    </OnceAsked>
  )
}

/** A record that is only read, beside its list, open as soon as it is there. */
export function DetailsDrawer(props: ComponentProps<typeof LoadedDetails>) {
  return (
    <OnceAsked>
      <LoadedDetails {...props} />
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
