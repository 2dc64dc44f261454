import { Button } from '@etalon/ui/button'
import { Page } from '@etalon/ui/card'
import { ErrorSummary, Form } from '@etalon/ui/form'
import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { DraftActions } from '../../forms/DraftActions.tsx'
import { DraftConflict } from '../../forms/DraftConflict.tsx'
import { SendingDoubt } from '../../forms/SendingDoubt.tsx'
import type { FormDraft } from '../../forms/use-form-draft.ts'
import type { Sending, Sent } from '../../forms/use-sending.ts'
import { useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { ChangedMeanwhile, type Meanwhile } from './ChangedMeanwhile.tsx'

interface DraftFault {
  readonly field: string
  /** The row of a grid that it is in, from 0. */
  readonly row?: number | undefined
}

interface DraftFormProps<Values extends object, Fault extends DraftFault> {
  readonly title: string
  /** What stands beside the title: how far the record is, and its number. */
  readonly beside: ReactNode
  readonly draft: FormDraft<Values>
  readonly sending: Sending
  readonly words: {
    readonly save: string
    /** Keeps it until it is whole; left out where it is saved whole alone. */
    readonly keep?: string
    /** Left out where the record is only saved. */
    readonly submit?: string
    /** What throwing away is called, where it is not a draft that is thrown away. */
    readonly discard?: string
    readonly discardQuestion?: string
    readonly discardConsequence?: string
  }
  /** Why it cannot be saved, on its button; null where there is no button, for who may only read. @default it can */
  readonly savingRefused?: string | null | undefined
  /** What is said above the fields, besides that the draft was changed elsewhere. */
  readonly notes?: ReactNode
  /** What somebody else saved meanwhile. @default nothing */
  readonly meanwhile?: Meanwhile<Values>
  readonly faults: readonly Fault[]
  readonly labelOf: (fault: Fault) => string
  readonly messageOf: (fault: Fault) => string
  readonly children: ReactNode
}

/** The page of a form whose values save themselves as one types: its head with what can be done, what is said of it, and what is wrong. */
export function DraftForm<Values extends object, Fault extends DraftFault>(props: DraftFormProps<Values, Fault>) {
  const { title, beside, draft, sending, words, savingRefused, notes, meanwhile, faults, labelOf, messageOf, children } = props
  const own = { ...useWords(recordFormMessages), ...words }
  const { busy, send, forget } = sending
  const isSubmitted = words.submit !== undefined
  const standingOf = (what: Sent) => ({ pending: busy === what, disabled: busy !== null && busy !== what })
  return (
    <Form label={title} onSubmit={() => void send(isSubmitted ? 'submit' : 'save')}>
      <Page
        onSheet
        title={title}
        beside={beside}
        actions={
          <>
            <DraftActions
              draft={draft}
              words={{ label: own.discard, question: own.discardQuestion, consequence: own.discardConsequence }}
              onDiscarded={forget}
            />
            {words.keep !== undefined && (
              <Button onPress={() => void send('keep')} {...standingOf('keep')}>
                {words.keep}
              </Button>
            )}
            {isSubmitted ? (
              <>
                <Button onPress={() => void send('save')} {...standingOf('save')}>
                  {words.save}
                </Button>
                <Button kind="primary" icon={Send} type="submit" {...standingOf('submit')}>
                  {words.submit}
                </Button>
              </>
            ) : (
              savingRefused !== null && (
                <Button kind="primary" type="submit" pending={busy === 'save'} disabledReason={savingRefused}>
                  {words.save}
                </Button>
              )
            )}
          </>
        }
      >
        {notes}
        <DraftConflict draft={draft} />
        <SendingDoubt sending={sending} />
        {meanwhile && <ChangedMeanwhile {...meanwhile} draft={draft} />}
        <ErrorSummary
          problems={faults.map((fault) => ({
            name: fault.row === undefined ? fault.field : `${fault.field}-${fault.row}`,
            label: labelOf(fault),
            message: messageOf(fault),
          }))}
        />
        {children}
      </Page>
    </Form>
  )
}
