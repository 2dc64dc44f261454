import { CallProblem } from '@etalon/api/client'
import { contract, type GroupSending, type MessageTemplate, type WorkGroup } from '@etalon/api/contract'
import { toFillIn } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Card } from '@etalon/ui/card'
import { useConfirm } from '@etalon/ui/confirm'
import { EmptyState } from '@etalon/ui/empty-state'
import { Form, FormGrid } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { Select } from '@etalon/ui/select'
import { TextField } from '@etalon/ui/text-field'
import { useCallback, useRef, useState } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { messageTemplateMessages } from '../../messages/message-template.ts'
import { punctuation } from '../../messages/punctuation.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { TemplatePreview } from './TemplatePreview.tsx'

interface SendCardProps {
  readonly template: MessageTemplate
  readonly onSent: () => void
}

/** Sends a template to the people of an SMS group. */
export function SendCard(props: SendCardProps) {
  const { client } = useWorkspace()
  const words = useWords(messageTemplateMessages)
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        client.send(contract.group.list, { query: { current: 1, size: 1000, type: '2', status: '0' }, signal, quiet: true }),
      [client],
    ),
  )
  return (
    <Card title={words.sendTitle}>
      <Answered answer={answer} reload={reload}>
        {({ records }) =>
          records.length === 0 ? (
            <EmptyState title={words.noGroups}>{words.noGroupsHint}</EmptyState>
          ) : (
            <SendForm {...props} groups={records} />
          )
        }
      </Answered>
    </Card>
  )
}

function SendForm({ template, onSent, groups }: SendCardProps & { readonly groups: readonly WorkGroup[] }) {
  const { client, toasts } = useWorkspace()
  const words = useWords(messageTemplateMessages)
  const language = useLanguage()
  const confirm = useConfirm()
  const names = toFillIn(template)
  const [chosen, setChosen] = useState<string | null>(null)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [came, setCame] = useState<GroupSending>()
  const key = useRef(crypto.randomUUID())
  const group = groups.find(({ id }) => id === chosen)
  const nameOf = ({ name, nameEn }: WorkGroup) => inLanguage(language, name, nameEn)
  const isMissing = (name: string) => (values[name] ?? '').trim() === ''
  const send = async () => {
    setTried(true)
    if (!group || names.some(isMissing)) return
    const title = words.sendQuestion(nameOf(group), group.members.length)
    if (!(await confirm({ title, consequence: words.sendConsequence, confirmLabel: words.send }))) return
    setBusy(true)
    try {
      const filled = Object.fromEntries(names.map((name) => [name, (values[name] ?? '').trim()]))
      const body = { id: template.id, groupId: group.id, values: filled }
      const answer = await client.send(contract.messageTemplate.send, { body, idempotencyKey: key.current })
      key.current = crypto.randomUUID()
      setCame(answer)
      toasts.show({ tone: 'success', title: words.sent(answer.sent) })
      onSent()
    } catch (error) {
      // The client has said what happened.
      if (!(error instanceof CallProblem)) throw error
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form onSubmit={() => void send()}>
      <FormGrid columns={2}>
        <Select
          label={words.group}
          required
          value={chosen}
          onChange={setChosen}
          error={tried && !group ? words.chooseGroup : undefined}
          options={groups.map((one) => ({ value: one.id, label: nameOf(one), note: words.people(one.members.length) }))}
        />
        {names.map((name) => (
          <TextField
            key={name}
            label={name}
            required
            maxLength={100}
            value={values[name] ?? ''}
            error={tried && isMissing(name) ? words.fill(name) : undefined}
            onChange={(value) => setValues((all) => ({ ...all, [name]: value }))}
          />
        ))}
      </FormGrid>
      <TemplatePreview {...template} values={values} />
      {came && came.passedOver.length > 0 && (
        <Note tone="warning" live>
          {words.passedOver(punctuation[language].listed(came.passedOver.map(({ name, why }) => `${name} (${words.why[why]})`)))}
        </Note>
      )}
      <div>
        <Button kind="primary" type="submit" pending={busy}>
          {words.send}
        </Button>
      </div>
    </Form>
  )
}
