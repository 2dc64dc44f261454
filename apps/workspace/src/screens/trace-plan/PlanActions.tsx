import { CallProblem } from '@etalon/api/client'
import { contract, type TracePlanDetail } from '@etalon/api/contract'
import { planProgression } from '@etalon/api/domain'
import { Button, ButtonLink, IconButton } from '@etalon/ui/button'
import { useConfirm } from '@etalon/ui/confirm'
import { useDialog } from '@etalon/ui/dialog'
import { MenuButton } from '@etalon/ui/menu'
import { Ellipsis, Pencil, Printer } from 'lucide-react'
import { useWords } from '../../messages/index.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import { workMessages } from '../../messages/work.ts'
import { useReplaceTab } from '../../shell/use-replace-tab.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { MoveButtons } from '../work/moves/MoveButtons.tsx'
import { useMoves } from '../work/moves/use-moves.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { planDetailPath, planFormPath, planListPath } from './places.ts'
import { SplitDialog } from './SplitDialog.tsx'
import { usePlanConsequences } from './use-plan-consequences.ts'

interface PlanActionsProps extends ViewProps {
  readonly plan: TracePlanDetail
  readonly reload: () => void
}

/** What can be done with a plan now. */
export function PlanActions({ query, plan, reload }: PlanActionsProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(tracePlanMessages)
  const work = useWords(workMessages)
  const confirm = useConfirm()
  const allowed = useAllowed()
  const splitting = useDialog('medium')
  const replaceTab = useReplaceTab({ path: planDetailPath, query })
  const moves = useMoves({
    dictionary: 'PLAN_STATUS',
    progression: planProgression,
    send: (body, how) => client.send(contract.tracePlan.move, { body, ...how }),
    consequences: usePlanConsequences(),
    onMoved: reload,
  })
  const { id, planNo, standing } = plan
  const isDraft = standing.state === '1'
  const whole = plan.lines.length < 2 ? words.splitNeedsTwo : words.splitAllDone
  const canSplit = plan.lines.length > 1 && plan.lines.some(({ calibration }) => calibration === null)
  const remove = async () => {
    const question = {
      title: words.removeQuestion(planNo),
      consequence: words.removeConsequence,
      confirmLabel: words.remove,
      danger: true,
    }
    if (!(await confirm(question))) return
    try {
      await client.send(contract.tracePlan.remove, { body: { id }, idempotencyKey: crypto.randomUUID() })
      toasts.show({ tone: 'success', title: words.removed(planNo) })
      replaceTab({ path: planListPath, query: {} })
    } catch (error) {
      // The client has said what the server said.
      if (!(error instanceof CallProblem)) throw error
      reload()
    }
  }
  return (
    <>
      {isDraft && allowed(contract.tracePlan.remove) && (
        <MenuButton
          label={work.moreFor(planNo)}
          actions={[{ id: 'remove', label: words.remove, danger: true, onAction: () => void remove() }]}
        >
          <IconButton icon={Ellipsis} label={work.moreFor(planNo)} tooltip={false} />
        </MenuButton>
      )}
      <Button icon={Printer} onPress={() => window.print()}>
        {words.print}
      </Button>
      {isDraft && allowed(contract.tracePlan.submit) && (
        <ButtonLink icon={Pencil} href={`${planFormPath}?id=${id}`}>
          {words.edit}
        </ButtonLink>
      )}
      <MoveButtons
        record={{ id, number: planNo, standing }}
        moves={moves}
        refused={canSplit ? {} : { split: whole }}
        instead={{ split: () => splitting.open() }}
      />
      {/* What was chosen on one version is nothing on the next. */}
      <SplitDialog key={standing.version} dialog={splitting} plan={plan} onSplit={reload} />
    </>
  )
}
