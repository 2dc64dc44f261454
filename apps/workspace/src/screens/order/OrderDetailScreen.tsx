import { contract, type HistoryEntry, type OrderDetail } from '@etalon/api/contract'
import { orderProgression, printedMoney } from '@etalon/api/domain'
import { Button, ButtonLink } from '@etalon/ui/button'
import { Card, Page } from '@etalon/ui/card'
import { useDialog } from '@etalon/ui/dialog'
import { ProgressionSteps } from '@etalon/ui/progression-steps'
import { StatePill } from '@etalon/ui/state-pill'
import { FilePen, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Answered } from '../../answers/Answered.tsx'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { orderAmendingMessages } from '../../messages/order-amending.ts'
import { workMessages } from '../../messages/work.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { pickupAddress } from '../pickup/places.ts'
import { quoteDetailPath } from '../quote/places.ts'
import { AttachmentsCard } from '../work/attachments/AttachmentsCard.tsx'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { ReasonNote } from '../work/history/ReasonNote.tsx'
import { stepsOf } from '../work/history/steps-of.ts'
import { momentOf } from '../work/moments.ts'
import { MoveButtons } from '../work/moves/MoveButtons.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useMoves } from '../work/moves/use-moves.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { Facts } from '../work/record/Facts.tsx'
import { PaperButton } from '../work/record/PaperButton.tsx'
import { useRecord } from '../work/record/use-record.ts'
import { AmendDialog } from './AmendDialog.tsx'
import { AmendmentsCard } from './AmendmentsCard.tsx'
import { InstrumentsCard } from './InstrumentsCard.tsx'
import * as styles from './order-detail.css.ts'
import { SigningCard } from './SigningCard.tsx'
import { SpotBackCard } from './SpotBackCard.tsx'
import { VisitCard } from './VisitCard.tsx'

/** One order: what it says, where it stands, its instruments, and what happened to it. */
export default function OrderDetailScreen({ query }: ViewProps) {
  const { answer, reload } = useRecord(contract.order, query.id ?? '')
  const { notFound } = useWords(orderMessages)
  return (
    <Answered answer={answer} reload={reload} notFound={notFound}>
      {({ record, history }) => <LoadedOrder order={record} history={history} reload={reload} />}
    </Answered>
  )
}

interface LoadedOrderProps {
  readonly order: OrderDetail
  readonly history: readonly HistoryEntry[]
  readonly reload: () => void
}

function LoadedOrder({ order, history, reload }: LoadedOrderProps) {
  const { client } = useWorkspace()
  const words = useWords(orderMessages)
  const work = useWords(workMessages)
  const labels = useLabels()
  const nameOf = useNameOf()
  const allowed = useAllowed()
  const moves = useMoves({
    dictionary: 'order_status',
    progression: orderProgression,
    send: (body, how) => client.send(contract.order.move, { body, ...how }),
    onMoved: reload,
  })
  const amending = useWords(orderAmendingMessages)
  const dialog = useDialog('medium')
  // A new form each time, with what the order says now.
  const [turn, setTurn] = useState(0)
  const isHandedIn = order.standing.state === '100' || order.standing.state === '300'
  const mayAmend = isHandedIn && allowed(contract.order.amend)
  const editable = order.standing.state === '50' && allowed(contract.order.submit)
  return (
    <Page
      title={words.detailTitle(order.orderNo)}
      beside={
        <>
          <WorkState dictionary="order_status" state={order.standing.state} />
          {order.isTemp && order.standing.state === '50' && <StatePill shape="begun">{words.isTemp}</StatePill>}
          {order.pickup !== null && <Link to={pickupAddress(order.pickup.id)}>{words.ofPickup(order.pickup.pickupNo)}</Link>}
          {order.quote !== null && (
            <Link to={`${quoteDetailPath}?id=${order.quote.id}`}>{words.byQuote(order.quote.quoteNo)}</Link>
          )}
        </>
      }
      actions={
        <>
          <PaperButton
            label={words.paper}
            name={`${order.orderNo}.pdf`}
            ticket={() => client.send(contract.order.paper, { body: { id: order.id } })}
          />
          {mayAmend && (
            <Button
              icon={FilePen}
              onPress={() => {
                setTurn(turn + 1)
                dialog.open()
              }}
            >
              {amending.amend}
            </Button>
          )}
          {editable && (
            <ButtonLink icon={Pencil} href={`/order/order-registration/index?id=${order.id}`}>
              {words.edit}
            </ButtonLink>
          )}
          <MoveButtons record={{ id: order.id, number: order.orderNo, standing: order.standing }} moves={moves} />
        </>
      }
    >
      <div className={styles.body}>
        <ReasonNote history={history} />
        <ProgressionSteps
          label={words.state}
          steps={stepsOf(
            ['50', '100', '300', '1000'],
            order.standing.state,
            (state) => labels.of('order_status', state),
            history,
            momentOf,
          )}
        />
        <div className={styles.columns}>
          <div className={styles.main}>
            <Card title={words.sections.enterprise}>
              <Facts
                facts={[
                  [words.enterName, order.enterName],
                  [words.socialNumber, order.socialNumber],
                  [words.enterType, labels.of('business_type', order.enterType)],
                  [words.address, `${order.areaName} ${order.address}`],
                  [words.settlement, order.onAccount ? words.onAccount : words.notOnAccount],
                  [words.sections.contact, [order.applicant, order.mobile, order.phone].filter(Boolean).join(' ')],
                  ...(order.agent === '' ? [] : [[words.agent, order.agent] as const]),
                ]}
              />
            </Card>
            <Card title={words.sections.bill}>
              <Facts
                facts={[
                  [words.billType, labels.of('order-business-type', order.billType)],
                  [words.bussinessType, labels.of('business_attr', order.bussinessType)],
                  [words.serviceType, labels.of('SERVICE_TYPE', order.serviceType)],
                  [words.sendWay, labels.of('send_way', order.sendWay)],
                  [words.billDate, order.billDate],
                  [words.hopeTestDate, order.hopeTestDate ?? ''],
                  [words.createStaffName, nameOf(order.createStaffName)],
                  [words.acceptorName, nameOf(order.acceptorName)],
                  [words.businessStaff, nameOf(order.businessStaffName)],
                  [words.lastUpdateTime, momentOf(order.lastUpdateTime)],
                  [words.amount, `${printedMoney(order.amount)} ${words.yuan}`],
                  ...(order.invoices.length === 0
                    ? []
                    : [[words.invoices, order.invoices.map(({ number }) => number).join(words.separator)] as const]),
                  ...(order.remark === '' ? [] : [[words.remark, order.remark] as const]),
                ]}
              />
            </Card>
            <InstrumentsCard instruments={order.instruments} />
            {order.amendments.length > 0 && <AmendmentsCard amendments={order.amendments} />}
            {order.visit && <VisitCard visit={order.visit} />}
            {order.serviceType === '2' && <SpotBackCard order={order} reload={reload} />}
            <SigningCard order={order} reload={reload} />
            <AttachmentsCard subjectKind="order" subjectId={order.id} />
          </div>
          <Card title={work.historyTitle}>
            <HistoryList entries={history} dictionary="order_status" />
          </Card>
        </div>
      </div>
      {turn > 0 && <AmendDialog key={turn} dialog={dialog} order={order} reload={reload} />}
    </Page>
  )
}
