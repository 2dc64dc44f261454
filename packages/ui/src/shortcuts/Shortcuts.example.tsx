import { Button } from '@etalon/ui/button'
import { Shortcuts, useShortcuts } from '@etalon/ui/shortcuts'

/** The question mark opens the list, and so does a button. */
export function Example() {
  const dialog = useShortcuts()
  return (
    <>
      <Button onPress={dialog.open}>Shortcuts</Button>
      <Shortcuts dialog={dialog} shortcuts={[{ keys: ['Ctrl', 'K'], does: 'Find a command', group: 'Everywhere' }]} />
    </>
  )
}
