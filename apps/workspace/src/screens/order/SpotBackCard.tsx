import { CallProblem } from '@etalon/api/client'
import { contract, type OrderDetail, type SpotBack } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { Card } from '@etalon/ui/card'
import { useConfirm } from '@etalon/ui/confirm'
import { useDialog } from '@etalon/ui/dialog'
import { EmptyState } from '@etalon/ui/empty-state'
import { PackageOpen, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { orderSpotBackMessages } from '../../messages/order-spot-back.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { momentOf } from '../work/moments.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { Facts } from '../work/record/Facts.tsx'
import { FrameTable } from '../work/record/FrameTable.tsx'
import { PaperButton } from '../work/record/PaperButton.tsx'
import * as page from './order-detail.css.ts'
import { SpotBackDialog } from './SpotBackDialog.tsx'

interface SpotBackCardProps {
  readonly order: OrderDetail
  readonly reload: () => void
}

/** What was brought back from the client of an order on site: it is written down here while the order is worked on, and has a paper. */
export function SpotBackCard({ order, reload }: SpotBackCardProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(orderSpotBackMessages)
  const allowed = useAllowed()
  const confirm = useConfirm()
  const dialog = useDialog('medium')
  // A new form each time, with what is written down now.
  const [turn, setTurn] = useState(0)
  const { spotBack } = order
  const isOpen = order.standing.state === '300'
  const mayWrite = isOpen && allowed(contract.order.spotBack)
  const drop = async (bill: SpotBack) => {
    const answer = await confirm({
      title: words.dropQuestion,
      consequence: words.dropConsequence,
      confirmLabel: words.drop,
      reason: true,
    })
    if (!answer) return
    try {
      await client.send(contract.order.dropSpotBack, {
        body: { id: order.id, version: order.standing.version, reason: answer.reason ?? '' },
        idempotencyKey: crypto.randomUUID(),
      })
      toasts.show({ tone: 'success', title: words.dropped(bill.billNo) })
    } catch (error) {
      // The client has said what happened.
      if (!(error instanceof CallProblem)) throw error
    }
    reload()
  }
  return (
    <Card
      title={words.title}
      {...(spotBack ? { note: words.pieces(spotBack.samples.length) } : {})}
      flush={spotBack !== null}
      actions={
        <>
          {spotBack && (
            <PaperButton
              label={words.paper}
              name={`${spotBack.billNo}.pdf`}
              size="small"
              iconOnPhone
              ticket={() => client.send(contract.order.spotBackPaper, { body: { id: order.id } })}
            />
          )}
          {mayWrite && spotBack && (
            <Button size="small" icon={Undo2} iconOnPhone onPress={() => void drop(spotBack)}>
              {words.drop}
            </Button>
          )}
          {mayWrite && (
            <Button
              size="small"
              icon={PackageOpen}
              iconOnPhone={spotBack !== null}
              onPress={() => {
                setTurn(turn + 1)
                dialog.open()
              }}
            >
              {spotBack ? words.edit : words.add}
            </Button>
          )}
        </>
      }
    >
      {spotBack ? (
        <Brought order={order} bill={spotBack} />
      ) : (
        <EmptyState title={words.none}>{mayWrite ? words.noneHint : isOpen ? undefined : words.noneYet}</EmptyState>
      )}
      {turn > 0 && <SpotBackDialog key={turn} dialog={dialog} order={order} reload={reload} />}
    </Card>
  )
}

function Brought({ order, bill }: { readonly order: OrderDetail; readonly bill: SpotBack }) {
  const words = useWords(orderSpotBackMessages)
  const nameOf = useNameOf()
  const { name, serial, note: looks, sampleNo, state } = words.heads
  return (
    <>
      <div className={page.inset}>
        <Facts
          facts={[
            [words.billNo, bill.billNo],
            [words.takenTime, bill.takenTime],
            [words.takenBy, nameOf(bill.takenByName)],
            [words.giver, bill.giverName],
            [words.by, `${nameOf(bill.byName)} ${momentOf(bill.at)}`],
            ...(bill.remark === '' ? [] : [[words.remark, bill.remark] as const]),
          ]}
        />
      </div>
      <FrameTable label={words.frame} heads={[name, serial, looks, sampleNo, state]}>
        {bill.samples.map(({ id, note }) => {
          const piece = order.instruments.find((one) => one.id === id)
          return piece ? (
            <tr key={id}>
              <td data-words="">{piece.name}</td>
              <td>{piece.serial}</td>
              <td data-words="">{note || '—'}</td>
              <td>{piece.sampleNo ?? '—'}</td>
              <td>
                <WorkState dictionary="sample_state" state={piece.sampleState} />
              </td>
            </tr>
          ) : null
        })}
      </FrameTable>
    </>
  )
}
