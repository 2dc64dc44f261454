import { FailedState } from '@etalon/ui/failed-state'

/** Says what was kept, and offers another try. */
export function Example() {
  return (
    <FailedState title="The orders could not be loaded" onRetry={() => console.log('again')}>
      Your search is kept.
    </FailedState>
  )
}
