import { Button } from '@etalon/ui/button'
import { MenuButton } from '@etalon/ui/menu'

/** Actions behind a button. */
export function Example() {
  return (
    <MenuButton
      label="Print"
      actions={[
        { id: 'labels', label: 'Sample labels', onAction: () => console.log('labels') },
        { id: 'order', label: 'Order', shortcut: 'Ctrl P' },
      ]}
    >
      <Button>Print</Button>
    </MenuButton>
  )
}
