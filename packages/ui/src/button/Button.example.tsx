import { Button, IconButton } from '@etalon/ui/button'
import { Plus, Printer } from 'lucide-react'

/** A screen has one primary action. */
export function Example() {
  return (
    <>
      <Button kind="primary" icon={Plus} onPress={() => console.log('new order')}>
        New order
      </Button>
      <Button disabledReason="You tested this item yourself">Approve</Button>
      <IconButton icon={Printer} label="Print labels" />
    </>
  )
}
