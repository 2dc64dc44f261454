import { type Charge, contract, type SettlementDetail } from '@etalon/api/contract'
import { printedMoney } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Card } from '@etalon/ui/card'
import { useConfirm } from '@etalon/ui/confirm'
import { EmptyState } from '@etalon/ui/empty-state'
import { useWords } from '../../messages/index.ts'
import { settlementMessages } from '../../messages/settlement.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { RowActions } from '../work/moves/RowActions.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { FrameTable, figureHeads } from '../work/record/FrameTable.tsx'
import { PaperButton } from '../work/record/PaperButton.tsx'
import * as styles from './settlement.css.ts'
import { useSettlementStep } from './use-settlement-step.ts'

export interface SettlementCardProps {
  readonly one: SettlementDetail
  readonly reload: () => void
}

/** The money that came: filed, and taken back by a counter-entry where it has to be. */
export function ChargesCard({ one, reload }: SettlementCardProps) {
  const { client } = useWorkspace()
  const words = useWords(settlementMessages)
  const labels = useLabels()
  const nameOf = useNameOf()
  const confirm = useConfirm()
  const allowed = useAllowed()
  const { busy, step } = useSettlementStep(reload)
  const of = (charge: Charge) => ({ id: one.id, version: one.standing.version, chargeId: charge.id })
  const reverse = async (charge: Charge) => {
    const answer = await confirm({
      title: words.reverseOf(printedMoney(charge.amount)),
      consequence: words.reverseConsequence,
      confirmLabel: words.reverse,
      reason: true,
    })
    if (!answer) return
    const body = { ...of(charge), reason: answer.reason }
    await step(() => client.send(contract.settlement.reverse, { body, idempotencyKey: crypto.randomUUID() }), words.reversed)
  }
  const file = (charge: Charge) => {
    const status = charge.status === '1' ? '2' : '1'
    const body = { ...of(charge), status } as const
    return step(
      () => client.send(contract.settlement.file, { body, idempotencyKey: crypto.randomUUID() }),
      status === '1' ? words.filed : words.unfiled,
    )
  }
  const heads = [words.chargedOn, words.chargeType, words.status, words.chargeRemark]
  return (
    <Card title={words.charges} flush>
      {one.charges.length === 0 ? (
        <EmptyState title={words.noCharges}>{words.noChargesHint}</EmptyState>
      ) : (
        <FrameTable label={words.chargesTable} heads={[...figureHeads(words.chargeAmount), ...heads, { deeds: words.actions }]}>
          {one.charges.map((charge) => (
            <tr key={charge.id}>
              <td data-numeric="">{printedMoney(charge.amount)}</td>
              <td>
                {charge.chargedOn}
                <div className={styles.quiet}>{nameOf(charge.byName)}</div>
              </td>
              <td data-words="">
                {labels.of('charge_type', charge.chargeType)}
                {charge.incomeSource !== '' && (
                  <div className={styles.quiet}>{labels.of('INCOME_SOURCE', charge.incomeSource)}</div>
                )}
              </td>
              <td>{labels.of('CHARGE_RECORD_STATUS', charge.status)}</td>
              <td data-words="">
                {charge.reversesId !== null && `${words.counterEntry}: ${charge.reason}`}
                {charge.isReversed && <span className={styles.quiet}>{words.isReversed}</span>}
                {charge.remark}
              </td>
              <td data-deeds="">
                <RowActions>
                  {charge.receiptNo !== null && (
                    <PaperButton
                      size="small"
                      label={words.receipt}
                      name={`${charge.receiptNo}.pdf`}
                      ticket={() => client.send(contract.settlement.receipt, { body: { id: charge.id } })}
                    />
                  )}
                  {allowed(contract.settlement.file) && (
                    <Button size="small" onPress={() => void file(charge)} disabled={busy}>
                      {charge.status === '1' ? words.unfile : words.file}
                    </Button>
                  )}
                  {allowed(contract.settlement.reverse) && charge.reversesId === null && !charge.isReversed && (
                    <Button size="small" onPress={() => void reverse(charge)} disabled={busy}>
                      {words.reverse}
                    </Button>
                  )}
                </RowActions>
              </td>
            </tr>
          ))}
        </FrameTable>
      )}
    </Card>
  )
}
