import { CallProblem } from '@etalon/api/client'
import { contract, type SampleRow, sampleConditions } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { Form, FormGrid } from '@etalon/ui/form'
import { useMessages } from '@etalon/ui/i18n'
import { Select } from '@etalon/ui/select'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { useId, useRef, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { Facts } from '../work/Facts.tsx'

type Condition = (typeof sampleConditions)[number]

/** Takes a sample over at the counter: label and condition are noted, and it gets its number. */
export function ReceiveDialog({
  dialog,
  sample,
  onReceived,
}: {
  dialog: DialogControl
  sample: SampleRow
  onReceived: () => void
}) {
  const { client, toasts } = useWorkspace()
  const words = useWords(sampleMessages)
  const common = useMessages()
  const formId = useId()
  const [label, setLabel] = useState('')
  const [condition, setCondition] = useState<Condition>('intact')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const needsNote = condition !== 'intact'
  const missing = (value: string, name: string) => (tried && value.trim() === '' ? words.required(name) : undefined)

  const receive = async () => {
    setTried(true)
    if (label.trim() === '' || (needsNote && note.trim() === '')) return
    setBusy(true)
    try {
      const body = { id: sample.id, version: sample.standing.version, label: label.trim(), condition, conditionNote: note.trim() }
      const { sampleNo } = await client.send(contract.sample.receive, { body, idempotencyKey: key.current })
      toasts.show({ tone: 'success', title: words.received(sampleNo) })
      dialog.close('done')
      onReceived()
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
      if (error.code === 409) onReceived()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      actor={dialog.actor}
      title={words.receiveTitle(sample.name)}
      views={false}
      footer={
        <>
          <Button onPress={() => dialog.close('cancelled')}>{common.cancel}</Button>
          <Button kind="primary" type="submit" form={formId} pending={busy}>
            {words.receive}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => void receive()}>
        <Facts
          facts={[
            [words.orderNo, sample.orderNo],
            [words.enterName, sample.enterName],
            [words.model, sample.model],
            [words.serial, sample.serial],
          ]}
        />
        <FormGrid columns={2}>
          <TextField
            label={words.label}
            name="label"
            required
            value={label}
            onChange={setLabel}
            hint={words.labelHint}
            maxLength={64}
            autoFocus
            error={missing(label, words.label)}
          />
          <Select
            label={words.condition}
            name="condition"
            required
            options={sampleConditions.map((value) => ({ value, label: words.conditions[value] }))}
            value={condition}
            onChange={(value) => setCondition(sampleConditions.find((one) => one === value) ?? 'intact')}
          />
        </FormGrid>
        <TextArea
          label={words.conditionNote}
          name="conditionNote"
          required={needsNote}
          value={note}
          onChange={setNote}
          hint={words.noteHint}
          maxLength={200}
          error={needsNote ? missing(note, words.conditionNote) : undefined}
        />
      </Form>
    </Dialog>
  )
}
