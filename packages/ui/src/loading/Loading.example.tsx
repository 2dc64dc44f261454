import { loadingMachine } from '@etalon/machines/loading'
import { Button } from '@etalon/ui/button'
import { LoadingIndicator } from '@etalon/ui/loading'
import { useActorRef } from '@xstate/react'

/** One for the whole app: it appears once a call has taken a while, and counts the calls. */
export function Example() {
  const calls = useActorRef(loadingMachine)
  return (
    <>
      <Button onPress={() => calls.send({ type: 'CALL.STARTED' })}>Call</Button>
      <LoadingIndicator actor={calls} />
    </>
  )
}
