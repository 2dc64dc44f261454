import { CallProblem } from '@etalon/api/client'
import { contract, type QuoteDetail } from '@etalon/api/contract'
import { quoteProgression } from '@etalon/api/domain'
import { Button, ButtonLink, IconButton } from '@etalon/ui/button'
import { useConfirm } from '@etalon/ui/confirm'
import { MenuButton } from '@etalon/ui/menu'
import { Ellipsis, FilePen, Handshake, Pencil, Printer } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { quoteMessages } from '../../messages/quote.ts'
import { workMessages } from '../../messages/work.ts'
import { useReplaceTab } from '../../shell/use-replace-tab.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { MoveButtons } from '../work/moves/MoveButtons.tsx'
import { useMoves } from '../work/moves/use-moves.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useRoles } from '../work/people/use-roles.ts'
import { quoteDetailPath, quoteFormPath, quoteListPath } from './places.ts'

interface QuoteActionsProps extends ViewProps {
  readonly quote: QuoteDetail
  readonly reload: () => void
}

/** What can be done with a quote now. */
export function QuoteActions({ query, quote, reload }: QuoteActionsProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(quoteMessages)
  const work = useWords(workMessages)
  const roles = useRoles()
  const allowed = useAllowed()
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)
  const replaceTab = useReplaceTab({ path: quoteDetailPath, query })
  const moves = useMoves({
    dictionary: 'quote_examine_status',
    progression: quoteProgression,
    send: (body, how) => client.send(contract.quote.move, { body, ...how }),
    onMoved: reload,
  })
  const { id, quoteNo, standing } = quote
  const isCustomer = roles.includes('customer')
  const isDraft = standing.state === '100'
  const isUsable = quote.quoteStatus === '100'
  const body = { id, version: standing.version }

  /** Sends, and shows the quote as it is then; where somebody was faster, too. */
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      // The client has said what the server said.
      if (!(error instanceof CallProblem)) throw error
      reload()
    } finally {
      setBusy(false)
    }
  }
  const accept = async () => {
    const question = {
      title: words.acceptQuestion(quoteNo),
      consequence: isCustomer ? words.acceptConsequence : words.acceptForThemConsequence,
      confirmLabel: isCustomer ? words.accept : words.acceptForThem,
    }
    if (!(await confirm(question))) return
    await attempt(async () => {
      await client.send(contract.quote.accept, { body, idempotencyKey: crypto.randomUUID() })
      toasts.show({ tone: 'success', title: words.accepted(quoteNo) })
      reload()
    })
  }
  const revise = async () => {
    const question = { title: words.reviseQuestion(quoteNo), consequence: words.reviseConsequence, confirmLabel: words.revise }
    if (!(await confirm(question))) return
    await attempt(async () => {
      const next = await client.send(contract.quote.revise, { body, idempotencyKey: crypto.randomUUID() })
      toasts.show({ tone: 'success', title: words.revised(next.quoteNo) })
      replaceTab({ path: quoteFormPath, query: { id: next.id } })
    })
  }
  const remove = async () => {
    const question = {
      title: words.removeQuestion(quoteNo),
      consequence: words.removeConsequence,
      confirmLabel: words.remove,
      danger: true,
    }
    if (!(await confirm(question))) return
    await attempt(async () => {
      await client.send(contract.quote.remove, { body: { id }, idempotencyKey: crypto.randomUUID() })
      toasts.show({ tone: 'success', title: words.removed(quoteNo) })
      replaceTab({ path: quoteListPath, query: {} })
    })
  }
  const more = [
    ...(allowed(contract.quote.revise) && standing.state === '300' && quote.replacedBy === null && quote.order === null
      ? [{ id: 'revise', label: words.revise, onAction: () => void revise() }]
      : []),
    ...(isDraft && allowed(contract.quote.remove)
      ? [{ id: 'remove', label: words.remove, danger: true, onAction: () => void remove() }]
      : []),
  ]
  return (
    <>
      {more.length > 0 && (
        <MenuButton label={work.moreFor(quoteNo)} actions={more}>
          <IconButton icon={Ellipsis} label={work.moreFor(quoteNo)} tooltip={false} />
        </MenuButton>
      )}
      <Button icon={Printer} onPress={() => window.print()}>
        {words.print}
      </Button>
      {isDraft && allowed(contract.quote.submit) && (
        <ButtonLink icon={Pencil} href={`${quoteFormPath}?id=${id}`}>
          {words.edit}
        </ButtonLink>
      )}
      <MoveButtons record={{ id, number: quoteNo, standing }} moves={moves} />
      {isUsable && quote.acceptedAt === null && allowed(contract.quote.accept) && (
        <Button kind="primary" icon={Handshake} onPress={() => void accept()} pending={busy}>
          {isCustomer ? words.accept : words.acceptForThem}
        </Button>
      )}
      {isUsable && quote.acceptedAt !== null && allowed(contract.order.submit) && (
        <ButtonLink kind="primary" icon={FilePen} href={`/order/order-registration/index?quote=${id}`}>
          {words.toOrder}
        </ButtonLink>
      )}
    </>
  )
}
