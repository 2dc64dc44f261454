import { Button } from '@etalon/ui/button'
import { EmptyState } from '@etalon/ui/empty-state'

/** Says what to do first. */
export function Example() {
  return (
    <EmptyState title="No orders yet" actions={<Button kind="primary">Register an order</Button>}>
      Orders that are registered at the desk are listed here.
    </EmptyState>
  )
}
