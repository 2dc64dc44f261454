import { Button } from '@etalon/ui/button'
import { Drawer, useDrawer } from '@etalon/ui/drawer'

/** Something beside the page that is looked at without leaving it. */
export function Example() {
  const drawer = useDrawer()
  return (
    <>
      <Button onPress={drawer.open}>Show order</Button>
      <Drawer actor={drawer.actor} title="Order WT2026110142" footer={(close) => <Button onPress={close}>Close</Button>}>
        12 samples, due on 4 December
      </Drawer>
    </>
  )
}
