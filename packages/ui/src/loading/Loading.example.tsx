import { Button } from '@etalon/ui/button'
import { LoadingIndicator, useLoading } from '@etalon/ui/loading'

/** One for the whole app: it appears once a call has taken a while, and counts the calls. */
export function Example() {
  const { actor, during } = useLoading()
  return (
    <>
      <Button onPress={() => void during(fetch('/orders'))}>Call</Button>
      <LoadingIndicator actor={actor} />
    </>
  )
}
