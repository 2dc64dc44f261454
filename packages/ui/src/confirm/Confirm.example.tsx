import { Button } from '@etalon/ui/button'
import { ConfirmProvider, useConfirm } from '@etalon/ui/confirm'

function VoidOrder() {
  const ask = useConfirm()
  const voidOrder = async () => {
    const answer = await ask({
      title: 'Void order WT2026110142?',
      consequence: 'Its four samples go back to the shelf. This cannot be undone.',
      confirmLabel: 'Void',
      danger: true,
    })
    console.log(answer)
  }
  return (
    <Button kind="danger" onPress={voidOrder}>
      Void
    </Button>
  )
}

/** The provider stands once, around the app. */
export function Example() {
  return (
    <ConfirmProvider>
      <VoidOrder />
    </ConfirmProvider>
  )
}
