import { contract, type SettlementDetail } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { useConfirm } from '@etalon/ui/confirm'
import { Split } from 'lucide-react'
import { useWords } from '../../messages/index.ts'
import { settlementMessages } from '../../messages/settlement.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { isUnsettled } from './places.ts'
import { useSettlementStep } from './use-settlement-step.ts'

interface SplitButtonProps {
  readonly one: SettlementDetail
  readonly reload: () => void
}

/** Gives each order of a joint settlement its own back, while nothing is settled; no button for any other. */
export function SplitButton({ one, reload }: SplitButtonProps) {
  const { client } = useWorkspace()
  const words = useWords(settlementMessages)
  const confirm = useConfirm()
  const mayPart = useAllowed()(contract.settlement.split)
  const { busy, step } = useSettlementStep(reload)
  if (!mayPart || one.orderCount < 2 || !isUnsettled(one.standing.state)) return null
  const part = async () => {
    const question = {
      title: words.splitTitle(one.settlementNo),
      consequence: words.splitConsequence(one.orderCount),
      confirmLabel: words.split,
    }
    if (!(await confirm(question))) return
    const body = { id: one.id, version: one.standing.version }
    await step(() => client.send(contract.settlement.split, { body, idempotencyKey: crypto.randomUUID() }), words.splitDone)
  }
  return (
    <Button icon={Split} pending={busy} onPress={() => void part()}>
      {words.split}
    </Button>
  )
}
