import { Button } from '@etalon/ui/button'
import { Dialog, useDialog } from '@etalon/ui/dialog'

/** The focus goes into it as it opens, and back to the button as it closes. */
export function Example() {
  const dialog = useDialog('medium')
  return (
    <>
      <Button onPress={dialog.open}>Choose standards</Button>
      <Dialog
        actor={dialog.actor}
        title="Choose standards"
        footer={
          <>
            <Button onPress={() => dialog.close('cancelled')}>Cancel</Button>
            <Button kind="primary" onPress={() => dialog.close('done')}>
              OK
            </Button>
          </>
        }
      >
        Which measuring standards are used for this verification?
      </Dialog>
    </>
  )
}
