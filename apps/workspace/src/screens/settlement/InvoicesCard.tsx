import { contract, type Invoice } from '@etalon/api/contract'
import { printedMoney } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Card } from '@etalon/ui/card'
import { useConfirm } from '@etalon/ui/confirm'
import { EmptyState } from '@etalon/ui/empty-state'
import { useWords } from '../../messages/index.ts'
import { settlementMessages } from '../../messages/settlement.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { FrameTable, figureHeads } from '../work/record/FrameTable.tsx'
import type { SettlementCardProps } from './ChargesCard.tsx'
import * as styles from './settlement.css.ts'
import { useSettlementStep } from './use-settlement-step.ts'

/** The invoices of a settlement; one that was wrong is voided and stays. */
export function InvoicesCard({ one, reload }: SettlementCardProps) {
  const { client } = useWorkspace()
  const words = useWords(settlementMessages)
  const labels = useLabels()
  const confirm = useConfirm()
  const isCashier = useAllowed()(contract.settlement.voidInvoice)
  const { busy, step } = useSettlementStep(reload)
  const voidIt = async (invoice: Invoice) => {
    const answer = await confirm({
      title: words.voidOf(invoice.number),
      consequence: words.voidConsequence,
      confirmLabel: words.voidInvoice,
      reason: true,
      danger: true,
    })
    if (!answer) return
    const body = { id: one.id, version: one.standing.version, invoiceId: invoice.id, reason: answer.reason }
    await step(
      () => client.send(contract.settlement.voidInvoice, { body, idempotencyKey: crypto.randomUUID() }),
      words.voided(invoice.number),
    )
  }
  const heads = [words.invoiceType, words.title, words.taxNumber, words.issuedOn, words.state]
  return (
    <Card title={words.invoices} flush>
      {one.invoices.length === 0 ? (
        <EmptyState title={words.noInvoices}>{words.noInvoicesHint}</EmptyState>
      ) : (
        <FrameTable
          label={words.invoicesTable}
          heads={[words.number, ...figureHeads(words.chargeAmount), ...heads, ...(isCashier ? [{ deeds: words.actions }] : [])]}
        >
          {one.invoices.map((invoice) => (
            <tr key={invoice.id}>
              <td className={invoice.voidedOn === null ? undefined : styles.voided}>{invoice.number}</td>
              <td data-numeric="">{printedMoney(invoice.amount)}</td>
              <td>{labels.of('INVOICE_TYPE', invoice.invoiceType)}</td>
              <td data-words="">{invoice.title}</td>
              <td>{invoice.taxNumber || words.none}</td>
              <td>{invoice.issuedOn}</td>
              <td data-words="">
                {invoice.voidedOn === null ? words.valid : `${words.isVoid} ${invoice.voidedOn} ${invoice.voidReason}`}
              </td>
              {isCashier && (
                <td data-deeds="">
                  {invoice.voidedOn === null && (
                    <Button size="small" onPress={() => void voidIt(invoice)} disabled={busy}>
                      {words.voidInvoice}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </FrameTable>
      )}
    </Card>
  )
}
