import { Button } from '@etalon/ui/button'
import { useDialog } from '@etalon/ui/dialog'
import { ErrorLog, useErrorLog } from '@etalon/ui/error-log'

/** What went wrong on this device, kept until somebody sends or clears it. */
export function Example() {
  const dialog = useDialog('medium')
  const log = useErrorLog({
    now: () => Date.now(),
    saved: undefined,
    upload: async (request) => console.log(request),
  })
  return (
    <>
      <Button onPress={dialog.open}>Error log</Button>
      <ErrorLog actor={log} dialog={dialog} uploads />
    </>
  )
}
