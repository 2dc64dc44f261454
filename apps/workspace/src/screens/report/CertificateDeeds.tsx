import { CallProblem } from '@etalon/api/client'
import { contract, type ReportDetail } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { useConfirm } from '@etalon/ui/confirm'
import { useDialog } from '@etalon/ui/dialog'
import { FileStack, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { reportMessages } from '../../messages/report.ts'
import { workMessages } from '../../messages/work.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { reportAddress } from './places.ts'
import { ReissueDialog } from './ReissueDialog.tsx'

interface CertificateDeedsProps {
  readonly report: ReportDetail
  readonly reload: () => void
}

/** What can be done with a certificate that was issued: it is withdrawn, or another takes its place. Why not is said at the buttons. */
export function CertificateDeeds({ report, reload }: CertificateDeedsProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(reportMessages)
  const work = useWords(workMessages)
  const allowed = useAllowed()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const reissuing = useDialog('medium')
  const [turn, setTurn] = useState(0)
  const number = report.certificateNumber ?? ''
  const replaced = report.validity === 'replaced' ? words.isReplaced : undefined
  const cannotWithdraw =
    replaced ??
    (report.validity === 'withdrawn'
      ? words.isWithdrawn
      : report.standing.facts.signatoryAuthorised === false
        ? work.refusals.signatoryAuthorised
        : undefined)
  const cannotReissue = replaced ?? (report.successor ? words.successorOpen : undefined)
  const withdraw = async () => {
    const answer = await confirm({
      title: words.withdrawQuestion(number),
      consequence: words.withdrawConsequence,
      confirmLabel: words.withdraw,
      danger: true,
      reason: true,
    })
    if (!answer) return
    try {
      await client.send(contract.report.withdraw, {
        body: { id: report.id, version: report.standing.version, reason: answer.reason },
        idempotencyKey: crypto.randomUUID(),
      })
      toasts.show({ tone: 'success', title: words.withdrawn(number) })
    } catch (error) {
      // The client has said what happened; where somebody was faster, the new state is shown.
      if (!(error instanceof CallProblem)) throw error
    }
    reload()
  }
  return (
    <>
      {allowed(contract.report.withdraw) && (
        <Button kind="danger" icon={Undo2} onPress={() => void withdraw()} disabledReason={cannotWithdraw}>
          {words.withdraw}
        </Button>
      )}
      {allowed(contract.report.reissue) && (
        <Button
          icon={FileStack}
          disabledReason={cannotReissue}
          onPress={() => {
            setTurn((count) => count + 1)
            reissuing.open()
          }}
        >
          {words.reissue}
        </Button>
      )}
      {turn > 0 && (
        <ReissueDialog
          key={turn}
          dialog={reissuing}
          report={report}
          onBegun={(id) => {
            reload()
            void navigate(reportAddress(id))
          }}
          onChanged={reload}
        />
      )}
    </>
  )
}
