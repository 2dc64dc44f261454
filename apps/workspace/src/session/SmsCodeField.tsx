import { CallProblem } from '@etalon/api/client'
import { contract, type SmsPurpose } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { type FormControl, type FormField, focusField } from '@etalon/ui/form'
import { TextField } from '@etalon/ui/text-field'
import { useState } from 'react'
import { useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { useWorkspace } from '../workspace/index.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

/** Whom a code goes to. */
export interface CodeReceiver {
  readonly tenantId: string
  readonly username?: string
  readonly mobile: string
}

/** What {@link SmsCodeField} takes. */
interface SmsCodeFieldProps {
  readonly purpose: SmsPurpose
  /** Whom to send it to; undefined where that is not typed yet, which it then says itself. */
  readonly receiver: () => CodeReceiver | undefined
  readonly field: FormField<string>
  /** The form that it stands in, which awaits the field: it hears when a code is on its way. */
  readonly form: Pick<FormControl<object>, 'actor'>
}

/** The code of a text message, and the button that sends one. */
export function SmsCodeField({ purpose, receiver, field, form }: SmsCodeFieldProps) {
  const words = useWords(sessionMessages)
  const { client } = useWorkspace()
  const [sending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const [until, setUntil] = useState(0)
  const seconds = useSecondsUntil(until)

  const send = async () => {
    const body = receiver()
    if (!body) return
    setSending(true)
    try {
      const answer = await client.send(contract.sms.send, { params: { id: purpose }, body })
      setSentTo(answer.sentTo)
      form.actor.send({ type: 'VALUE.COMING', name: field.name })
      setUntil(Date.now() + answer.waitSeconds * 1000)
      focusField(field.name)
    } catch (error) {
      // The client has said what the server said.
      if (!(error instanceof CallProblem)) throw error
    } finally {
      setSending(false)
    }
  }
  return (
    <TextField
      {...field}
      label={words.smsCode}
      required
      size="large"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      {...(sentTo === undefined ? {} : { hint: words.codeSent(sentTo) })}
      end={
        <Button size="small" kind="text" pending={sending} disabled={seconds > 0} onPress={() => void send()}>
          {seconds > 0 ? words.codeAgainIn(seconds) : sentTo === undefined ? words.sendCode : words.sendCodeAgain}
        </Button>
      }
    />
  )
}
