import { contract } from '@etalon/api/contract'
import { orderProgression } from '@etalon/api/domain'
import { ButtonLink } from '@etalon/ui/button'
import { Card, Page } from '@etalon/ui/card'
import { FailedState } from '@etalon/ui/failed-state'
import { LoadingBar } from '@etalon/ui/loading'
import { ProgressionSteps } from '@etalon/ui/progression-steps'
import { Pencil } from 'lucide-react'
import { useCallback } from 'react'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { workMessages } from '../../messages/work.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { Facts } from '../work/Facts.tsx'
import { HistoryList } from '../work/HistoryList.tsx'
import { MoveButtons } from '../work/MoveButtons.tsx'
import { stepsOf } from '../work/steps-of.ts'
import { useAnswer } from '../work/use-answer.ts'
import { useLabels } from '../work/use-labels.ts'
import { useMoments } from '../work/use-moments.ts'
import { useMoves } from '../work/use-moves.ts'
import { useRoles } from '../work/use-roles.ts'
import { WorkState } from '../work/WorkState.tsx'
import * as styles from './order-detail.css.ts'

/** One order: what it says, where it stands, its instruments, and what happened to it. */
export default function OrderDetailScreen({ query }: ViewProps) {
  const { client } = useWorkspace()
  const id = query.id ?? ''
  const words = useWords(orderMessages)
  const work = useWords(workMessages)
  const labels = useLabels()
  const moments = useMoments()
  const roles = useRoles()
  const { answer, reload } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => ({
        order: await client.send(contract.order.detail, { query: { id }, signal, quiet: true }),
        history: await client.send(contract.order.history, { query: { id }, signal, quiet: true }),
      }),
      [client, id],
    ),
  )
  const moves = useMoves({
    dictionary: 'order_status',
    progression: orderProgression,
    send: (request, idempotencyKey) => client.send(contract.order.move, { body: request, idempotencyKey }),
    onMoved: reload,
  })
  if (answer.state === 'loading') return <LoadingBar />
  if (answer.state === 'failed') return <FailedState onRetry={reload}>{answer.problem.message}</FailedState>
  const { order, history } = answer.value
  const editable = order.standing.state === '50' && roles.includes('reception')
  return (
    <Page
      title={words.detailTitle(order.orderNo)}
      beside={<WorkState dictionary="order_status" state={order.standing.state} />}
      actions={
        <>
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
        <ProgressionSteps
          label={words.state}
          steps={stepsOf(
            ['50', '100', '300', '1000'],
            order.standing.state,
            (state) => labels.of('order_status', state),
            history,
            moments.moment,
          )}
        />
        <div className={styles.columns}>
          <div className={styles.main}>
            <Card title={words.sections.enterprise}>
              <Facts
                facts={[
                  [words.enterName, order.enterName],
                  [words.socialNumber, order.socialNumber],
                  [words.address, order.address],
                  [words.applicant, `${order.applicant} ${order.mobile}`],
                  [words.billType, labels.of('order-business-type', order.billType)],
                  [words.serviceType, labels.of('SERVICE_TYPE', order.serviceType)],
                  [words.sendWay, labels.of('send_way', order.sendWay)],
                  [words.billDate, order.billDate],
                  [words.hopeTestDate, order.hopeTestDate ?? '—'],
                  [words.createStaffName, order.createStaffName],
                  [words.amount, `${order.amount} ${words.yuan}`],
                  ...(order.remark === '' ? [] : [[words.remark, order.remark] as const]),
                ]}
              />
            </Card>
            <Card title={words.sections.instruments} note={words.pieces(order.instruments.length)} flush>
              <div className={styles.frame}>
                <table className={styles.table}>
                  <thead>
                    <tr>
                      {[
                        words.columns.sampleNo,
                        words.columns.name,
                        words.columns.model,
                        words.columns.serial,
                        words.columns.range,
                        words.columns.ability,
                        words.columns.regulation,
                        words.state,
                      ].map((head) => (
                        <th key={head} scope="col">
                          {head}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {order.instruments.map((one) => (
                      <tr key={one.id}>
                        <td>{one.sampleNo ?? '—'}</td>
                        <td>{one.name}</td>
                        <td>{one.model}</td>
                        <td>{one.serial}</td>
                        <td>{one.range}</td>
                        <td>{labels.of('ability_type', one.abilityType)}</td>
                        <td>{one.regulation}</td>
                        <td>
                          <WorkState dictionary="sample_state" state={one.sampleState} />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </Card>
          </div>
          <Card title={work.historyTitle}>
            <HistoryList entries={history} dictionary="order_status" />
          </Card>
        </div>
      </div>
    </Page>
  )
}
