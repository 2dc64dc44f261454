import { contract, type HistoryEntry, type SettlementDetail } from '@etalon/api/contract'
import { dayInShanghai, printedMoney, settlementProgression } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Card, Page } from '@etalon/ui/card'
import { useDialog } from '@etalon/ui/dialog'
import { Note } from '@etalon/ui/note'
import { ProgressionSteps } from '@etalon/ui/progression-steps'
import { HandCoins, ReceiptText } from 'lucide-react'
import { Link } from 'react-router'
import { Answered } from '../../answers/Answered.tsx'
import { useWords } from '../../messages/index.ts'
import { settlementMessages } from '../../messages/settlement.ts'
import { workMessages } from '../../messages/work.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { contractDetailPath } from '../contract/places.ts'
import * as page from '../order/order-detail.css.ts'
import { orderAddress } from '../order/places.ts'
import { quoteDetailPath } from '../quote/places.ts'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { stepsOf } from '../work/history/steps-of.ts'
import { momentOf } from '../work/moments.ts'
import { MoveButtons } from '../work/moves/MoveButtons.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useMoves } from '../work/moves/use-moves.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useAllowed } from '../work/people/use-allowed.ts'
import { Facts } from '../work/record/Facts.tsx'
import { PaperButton } from '../work/record/PaperButton.tsx'
import { useRecord } from '../work/record/use-record.ts'
import { ChargeDialog } from './ChargeDialog.tsx'
import { ChargesCard } from './ChargesCard.tsx'
import { GuaranteeDialog } from './GuaranteeDialog.tsx'
import { InvoiceDialog, notInvoiced } from './InvoiceDialog.tsx'
import { InvoicesCard } from './InvoicesCard.tsx'
import { OrdersCard } from './OrdersCard.tsx'
import { settlementDetailPath } from './places.ts'
import { SettleDialog } from './SettleDialog.tsx'
import { amountOf, SettlementLines } from './SettlementLines.tsx'
import { SplitButton } from './SplitButton.tsx'
import * as styles from './settlement.css.ts'

/** One settlement: what its items cost, what was paid and invoiced, where it stands, and what happened to it. */
export default function SettlementDetailScreen({ query }: ViewProps) {
  const words = useWords(settlementMessages)
  const { answer, reload } = useRecord(contract.settlement, query.id ?? '')
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record, history }) => <LoadedSettlement one={record} history={history} reload={reload} />}
    </Answered>
  )
}

interface LoadedSettlementProps {
  readonly one: SettlementDetail
  readonly history: readonly HistoryEntry[]
  readonly reload: () => void
}

function LoadedSettlement({ one, history, reload }: LoadedSettlementProps) {
  const words = useWords(settlementMessages)
  const work = useWords(workMessages)
  const labels = useLabels()
  const { state } = one.standing
  const isJoint = one.orderCount > 1
  const quote = one.orders[0]?.quote
  const isOver = state === '300' && one.guaranteeUntil !== null && one.guaranteeUntil < dayInShanghai(new Date())
  return (
    <Page
      title={words.detailTitle(one.settlementNo)}
      beside={<WorkState dictionary="OBJECT_STATE" state={state} />}
      actions={one.joinedInto === null && <SettlementActions one={one} reload={reload} />}
    >
      <div className={page.body}>
        {isOver && <Note tone="warning">{words.overGuarantee}</Note>}
        {one.joinedInto !== null && (
          <Note>
            {words.joinedInto} <Link to={`${settlementDetailPath}?id=${one.joinedInto.id}`}>{one.joinedInto.settlementNo}</Link>
          </Note>
        )}
        <ProgressionSteps
          label={words.state}
          steps={stepsOf(
            ['50', '100', '200', ...(one.guaranteeUntil === null ? [] : ['300']), '400'],
            state,
            (key) => labels.of('OBJECT_STATE', key),
            history,
            momentOf,
          )}
        />
        <div className={page.columns}>
          <div className={page.main}>
            <Card title={words.facts}>
              <Facts
                facts={[
                  [words.enterName, one.enterName],
                  [words.socialNumber, one.socialNumber],
                  [words.onAccount, words.account[one.onAccount ? 'true' : 'false']],
                  [words.settledOn, one.settledOn ?? words.none],
                  [words.gross, `${printedMoney(one.gross)} ${words.yuan}`],
                  [words.amount, `${printedMoney(amountOf(one))} ${words.yuan}`],
                  [words.paid, `${printedMoney(one.paid)} ${words.yuan}`],
                  [words.owed, `${printedMoney(one.owed)} ${words.yuan}`],
                  [words.invoiced, `${printedMoney(one.invoiced)} ${words.yuan}`],
                  ...(one.guaranteeUntil === null ? [] : [[words.guaranteeUntil, one.guaranteeUntil] as const]),
                ]}
              />
              {(!isJoint || one.contract !== null) && (
                <p className={styles.links}>
                  {!isJoint && (
                    <span>
                      {words.orderNo} <Link to={orderAddress(one.orderId)}>{one.orderNo}</Link>
                    </span>
                  )}
                  {one.contract !== null && (
                    <span>
                      {words.contract}{' '}
                      <Link to={`${contractDetailPath}?id=${one.contract.id}`}>
                        {one.contract.contractNo} {one.contract.name}
                      </Link>
                    </span>
                  )}
                  {!isJoint && quote && (
                    <span>
                      {words.quote} <Link to={`${quoteDetailPath}?id=${quote.id}`}>{quote.quoteNo}</Link>
                    </span>
                  )}
                </p>
              )}
            </Card>
            {isJoint && <OrdersCard one={one} />}
            <SettlementLines one={one} />
            <ChargesCard one={one} reload={reload} />
            <InvoicesCard one={one} reload={reload} />
          </div>
          <Card title={work.historyTitle}>
            <HistoryList entries={history} dictionary="OBJECT_STATE" />
          </Card>
        </div>
      </div>
    </Page>
  )
}

function SettlementActions({ one, reload }: Omit<LoadedSettlementProps, 'history'>) {
  const { client } = useWorkspace()
  const words = useWords(settlementMessages)
  const allowed = useAllowed()
  const settling = useDialog('large')
  const guaranteeing = useDialog('medium')
  const charging = useDialog('medium')
  const invoicing = useDialog('medium')
  const moves = useMoves({
    dictionary: 'OBJECT_STATE',
    progression: settlementProgression,
    send: (body, how) => client.send(contract.settlement.move, { body, ...how }),
    onMoved: reload,
  })
  const { state, version } = one.standing
  const isOwed = state === '200' || state === '300'
  // What completes the sum makes it paid by itself; only where nothing is to be paid somebody says so.
  const except = one.amount === one.paid ? [] : ['pay']
  return (
    <>
      <PaperButton
        label={words.paper}
        name={`${one.settlementNo}.pdf`}
        ticket={() => client.send(contract.settlement.paper, { body: { id: one.id } })}
        disabledReason={isOwed || state === '400' ? undefined : words.noPaper}
      />
      {allowed(contract.settlement.invoice) && (isOwed || state === '400') && notInvoiced(one) !== '0.00' && (
        <Button icon={ReceiptText} onPress={invoicing.open}>
          {words.invoice}
        </Button>
      )}
      <SplitButton one={one} reload={reload} />
      <MoveButtons
        record={{ id: one.id, number: one.settlementNo, standing: one.standing }}
        moves={moves}
        except={except}
        instead={{ settle: () => settling.open(), guarantee: () => guaranteeing.open() }}
      />
      {allowed(contract.settlement.charge) && isOwed && one.owed !== '0.00' && (
        <Button kind="primary" icon={HandCoins} onPress={charging.open}>
          {words.charge}
        </Button>
      )}
      {/* What was typed on one version is nothing on the next. */}
      <SettleDialog key={`settle-${version}`} dialog={settling} one={one} onSettled={reload} />
      <GuaranteeDialog key={`guarantee-${version}`} dialog={guaranteeing} one={one} onDone={reload} />
      <ChargeDialog key={`charge-${version}`} dialog={charging} one={one} onDone={reload} />
      <InvoiceDialog key={`invoice-${version}`} dialog={invoicing} one={one} onDone={reload} />
    </>
  )
}
