import { contract, type HistoryEntry, type PickupRow } from '@etalon/api/contract'
import { Button, ButtonLink } from '@etalon/ui/button'
import { Card, Page } from '@etalon/ui/card'
import { useDialog } from '@etalon/ui/dialog'
import { ClipboardPen, Pencil } from 'lucide-react'
import { Answered } from '../../answers/Answered.tsx'
import { useWords } from '../../messages/index.ts'
import { pickupMessages } from '../../messages/pickup.ts'
import type { ViewProps } from '../../shell/views.ts'
import * as page from '../order/order-detail.css.ts'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { momentOf } from '../work/moments.ts'
import { MoveButtons } from '../work/moves/MoveButtons.tsx'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { Facts } from '../work/record/Facts.tsx'
import { useRecord } from '../work/record/use-record.ts'
import { PickupDialog } from './PickupDialog.tsx'
import { orderAddress } from './places.ts'
import { useOwnEnterprise } from './use-own-enterprise.ts'
import { usePickupMoves } from './use-pickup-moves.ts'

/** One appointment: when, where, how many instruments, whom to call, and what became of it. */
export default function PickupDetailScreen({ query }: ViewProps) {
  const words = useWords(pickupMessages)
  const { answer, reload } = useRecord(contract.pickup, query.id ?? '')
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record, history }) => <LoadedPickup pickup={record} history={history} reload={reload} />}
    </Answered>
  )
}

interface LoadedPickupProps {
  readonly pickup: PickupRow
  readonly history: readonly HistoryEntry[]
  readonly reload: () => void
}

function LoadedPickup({ pickup, history, reload }: LoadedPickupProps) {
  const nameOf = useNameOf()
  const words = useWords(pickupMessages)
  const allowed = useAllowed()
  const own = useOwnEnterprise()
  const editing = useDialog('medium')
  const moves = usePickupMoves(reload)
  const { state, version } = pickup.standing
  const mayEdit = state === '10' && allowed(contract.pickup.submit)
  const mayRegister = state === '20' && pickup.orderId === null && allowed(contract.order.submit)
  return (
    <Page
      title={words.detailTitle(pickup.pickupNo)}
      beside={<WorkState dictionary="pickup_state" state={state} />}
      actions={
        <>
          {mayEdit && (
            <Button icon={Pencil} onPress={editing.open}>
              {words.edit}
            </Button>
          )}
          {mayRegister && (
            <ButtonLink icon={ClipboardPen} href={orderAddress(pickup.id)}>
              {words.register}
            </ButtonLink>
          )}
          {pickup.orderId !== null && (
            <ButtonLink href={`/order/order-detail/index?id=${pickup.orderId}`}>{pickup.orderNo}</ButtonLink>
          )}
          <MoveButtons record={{ id: pickup.id, number: pickup.pickupNo, standing: pickup.standing }} moves={moves} />
        </>
      }
    >
      <div className={page.columns}>
        <Card title={words.facts}>
          <Facts
            facts={[
              [words.enterName, pickup.enterName],
              [words.pickupTime, pickup.pickupTime],
              [words.place, pickup.place],
              [words.instrumentCount, words.pieces(pickup.instrumentCount)],
              [words.contact, pickup.contact],
              [words.mobile, pickup.mobile],
              [words.createdBy, nameOf(pickup.createdByName)],
              [words.createTime, momentOf(pickup.createTime)],
              [words.order, pickup.orderNo ?? ''],
              [words.remark, pickup.remark],
            ]}
          />
        </Card>
        <Card title={words.history}>
          <HistoryList entries={history} dictionary="pickup_state" />
        </Card>
      </div>
      {mayEdit && (
        <PickupDialog key={`${version}-${own?.value ?? ''}`} dialog={editing} before={pickup} own={own} onSaved={reload} />
      )}
    </Page>
  )
}
