import { Button } from '@etalon/ui/button'
import { createToasts, Toasts } from '@etalon/ui/toast'

const toasts = createToasts()

/** The centre is one for the whole app; anything may show a message in it. */
export function Example() {
  return (
    <>
      <Button onPress={() => toasts.show({ tone: 'success', title: 'Saved' })}>Save</Button>
      <Toasts centre={toasts} />
    </>
  )
}
