import { Button } from '@etalon/ui/button'
import { ConfirmProvider } from '@etalon/ui/confirm'
import { useLeaveGuard } from '@etalon/ui/leave-guard'
import { TextField } from '@etalon/ui/text-field'
import { useState } from 'react'

function Remark() {
  const [text, setText] = useState('')
  const leave = useLeaveGuard({ isDirty: text !== '' })
  return (
    <>
      <TextField label="Remark" value={text} onChange={setText} />
      <Button onPress={() => leave(() => history.back())}>Back</Button>
    </>
  )
}

/** Asks before what was typed is lost, also as the browser leaves the page. */
export function Example() {
  return (
    <ConfirmProvider>
      <Remark />
    </ConfirmProvider>
  )
}
