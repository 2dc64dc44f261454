import { CallProblem } from '@etalon/api/client'
import { contract, type HistoryEntry, type SampleDetail } from '@etalon/api/contract'
import { Button, ButtonLink } from '@etalon/ui/button'
import { Card, Page } from '@etalon/ui/card'
import { useConfirm } from '@etalon/ui/confirm'
import { useDialog } from '@etalon/ui/dialog'
import { useMessages } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { Handshake, Inbox, Printer, Truck, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { Answered } from '../../answers/Answered.tsx'
import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import * as page from '../order/order-detail.css.ts'
import { orderAddress } from '../order/places.ts'
import { AttachmentsCard } from '../work/attachments/AttachmentsCard.tsx'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { dayOf, momentOf } from '../work/moments.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { Facts } from '../work/record/Facts.tsx'
import { useRecord } from '../work/record/use-record.ts'
import { Movements } from './Movements.tsx'
import { labelAddress } from './places.ts'
import { ReceiveAgainDialog } from './ReceiveAgainDialog.tsx'
import { SampleItems } from './SampleItems.tsx'
import { staysHere, staysWhere } from './sample-actions.ts'
import { useLabelScanner } from './use-label-scanner.tsx'
import { useMovingSamples } from './use-moving-samples.tsx'

/** One sample: what it is, where it is, what is tested of it, and through whose hands it went. */
export default function SampleDetailScreen({ query }: ViewProps) {
  const words = useWords(sampleMessages)
  const { answer, reload } = useRecord(contract.sample, query.id ?? '')
  const { choice } = useLabelScanner()
  return (
    <>
      <Answered answer={answer} reload={reload} notFound={words.notFound}>
        {({ record, history }) => <LoadedSample sample={record} history={history} reload={reload} />}
      </Answered>
      {choice}
    </>
  )
}

interface LoadedSampleProps {
  readonly sample: SampleDetail
  readonly history: readonly HistoryEntry[]
  readonly reload: () => void
}

function LoadedSample({ sample, history, reload }: LoadedSampleProps) {
  const nameOf = useNameOf()
  const words = useWords(sampleMessages)
  const labels = useLabels()
  const moving = useMovingSamples(reload)
  const { listComma } = useMessages()
  const conditions: Readonly<Record<string, string>> = words.conditions
  const condition = [conditions[sample.condition] ?? '', sample.conditionNote].filter(Boolean).join(' · ')
  const materials = sample.materials.map((key) => labels.of('acceptance_material', key)).join(listComma)
  return (
    <Page
      title={words.detailTitle(sample.sampleNo ?? sample.serial)}
      beside={<WorkState dictionary="sample_state" state={sample.standing.state} />}
      actions={<Deeds sample={sample} moving={moving} reload={reload} />}
    >
      <div className={page.body}>
        <Where sample={sample} />
        <div className={page.columns}>
          <div className={page.main}>
            <Card title={words.facts}>
              <Facts
                facts={[
                  [words.name, sample.name],
                  [words.model, sample.model],
                  [words.serial, sample.serial],
                  [words.manufacturer, sample.manufacturer],
                  [words.range, sample.range],
                  [words.accuracy, sample.accuracy],
                  [
                    words.orderNo,
                    <Link key="order" to={orderAddress(sample.orderId)}>
                      {sample.orderNo}
                    </Link>,
                  ],
                  [words.enterName, sample.enterName],
                  [words.contact, `${sample.applicant} ${sample.mobile}`],
                  [words.address, sample.address],
                  [words.sendWay, labels.of('send_way', sample.sendWay)],
                  [words.hopeTestDate, sample.hopeTestDate ?? ''],
                  [words.label, sample.label],
                  [words.condition, condition],
                  [words.materials, materials],
                  [words.receivedBy, nameOf(sample.receivedByName ?? '')],
                  [words.receivedAt, momentOf(sample.receivedAt)],
                ]}
              />
            </Card>
            <Card title={words.items} flush>
              <SampleItems items={sample.items} />
            </Card>
            <Card title={words.movements} flush>
              <Movements movements={sample.movements} />
            </Card>
            <AttachmentsCard subjectKind="sample" subjectId={sample.id} />
          </div>
          <Card title={words.history}>
            <HistoryList entries={history} dictionary="sample_state" />
          </Card>
        </div>
      </div>
      {moving.dialogs}
    </Page>
  )
}

/** Where it is now, said before all else. */
function Where({ sample }: { readonly sample: SampleDetail }) {
  const nameOf = useNameOf()
  const words = useWords(sampleMessages)
  if (sample.returnedAt !== null) return <Note tone="success">{words.home(dayOf(sample.returnedAt))}</Note>
  if (sample.holderName === null) return null
  return <Note tone="info">{words.with(nameOf(sample.holderName), sample.place)}</Note>
}

interface DeedsProps {
  readonly sample: SampleDetail
  readonly moving: ReturnType<typeof useMovingSamples>
  readonly reload: () => void
}

/** What can be done with the sample now; what cannot says why. */
function Deeds({ sample, moving, reload }: DeedsProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(sampleMessages)
  const allowed = useAllowed()
  const confirm = useConfirm()
  const isReception = allowed(contract.sample.receive)
  const isHolder = allowed(contract.sample.handOver)
  const receivingAgain = useDialog('small')
  if (!isHolder) return null
  const [last] = sample.movements
  const isReturn = last?.kind === 'sendBack'
  const undoable = last?.kind === 'handOver' || (isReturn && isReception)
  const number = sample.sampleNo ?? ''
  const takeBack = async () => {
    const answer = await confirm({
      title: isReturn ? words.undoReturnQuestion(number) : words.undoQuestion(number),
      consequence: isReturn ? words.undoReturnConsequence : words.undoConsequence,
      confirmLabel: words.undo,
      ...(isReturn ? { reason: true as const } : {}),
    })
    if (!answer) return
    const reason = answer.reason ? { reason: answer.reason } : {}
    try {
      await client.send(contract.sample.undo, {
        body: { id: sample.id, version: sample.standing.version, ...reason },
        idempotencyKey: crypto.randomUUID(),
      })
      toasts.show({ tone: 'success', title: words.undone(number) })
    } catch (error) {
      // The client has said what happened.
      if (!(error instanceof CallProblem)) throw error
    }
    reload()
  }
  return (
    <>
      {undoable && (
        <Button icon={Undo2} onPress={() => void takeBack()}>
          {isReturn ? words.undoSendBack : words.undoHandOver}
        </Button>
      )}
      {sample.sampleNo !== null && (
        <ButtonLink icon={Printer} href={labelAddress([sample.id])}>
          {words.labels}
        </ButtonLink>
      )}
      <Button icon={Handshake} onPress={() => moving.handOver([sample])} {...cannot(staysWhere(words, sample))}>
        {words.handOver}
      </Button>
      {isReception && sample.returnedAt !== null && (
        <Button kind="primary" icon={Inbox} onPress={receivingAgain.open}>
          {words.receiveAgain}
        </Button>
      )}
      {isReception && sample.returnedAt === null && (
        <Button
          kind="primary"
          icon={Truck}
          onPress={() => moving.sendBack([sample], sample.applicant)}
          {...cannot(staysHere(words, sample))}
        >
          {words.sendBack}
        </Button>
      )}
      <ReceiveAgainDialog key={sample.standing.version} dialog={receivingAgain} sample={sample} onReceived={reload} />
    </>
  )
}

const cannot = (why: string | undefined) => (why === undefined ? {} : { disabledReason: why })
