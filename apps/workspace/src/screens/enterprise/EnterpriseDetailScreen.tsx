import { CallProblem } from '@etalon/api/client'
import { contract, type EnterpriseDetail, type HistoryEntry } from '@etalon/api/contract'
import { Button, ButtonLink, IconButton } from '@etalon/ui/button'
import { Card, Page } from '@etalon/ui/card'
import { useConfirm } from '@etalon/ui/confirm'
import { useDialog } from '@etalon/ui/dialog'
import { MenuButton } from '@etalon/ui/menu'
import { Note } from '@etalon/ui/note'
import { Ellipsis, FilePen, Pencil } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { Answered } from '../../answers/Answered.tsx'
import { enterpriseMessages } from '../../messages/enterprise.ts'
import { useWords } from '../../messages/index.ts'
import { useReplaceTab } from '../../shell/use-replace-tab.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import * as page from '../order/order-detail.css.ts'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { Facts } from '../work/record/Facts.tsx'
import { useRecord } from '../work/record/use-record.ts'
import { EnabledState } from './EnabledState.tsx'
import * as styles from './enterprise.css.ts'
import { LedgerCard } from './LedgerCard.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { detailPath, formPath, listPath } from './places.ts'

/** One enterprise: what it is, whom to call, its instruments, and what happened to it. */
export default function EnterpriseDetailScreen({ query }: ViewProps) {
  const words = useWords(enterpriseMessages)
  const { answer, reload } = useRecord(contract.enterprise, query.id ?? '')
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record, history }) => <LoadedEnterprise query={query} one={record} history={history} reload={reload} />}
    </Answered>
  )
}

interface LoadedEnterpriseProps extends ViewProps {
  readonly one: EnterpriseDetail
  readonly history: readonly HistoryEntry[]
  readonly reload: () => void
}

function LoadedEnterprise({ query, one, history, reload }: LoadedEnterpriseProps) {
  const words = useWords(enterpriseMessages)
  const labels = useLabels()
  const isEnabled = one.state === '0'
  return (
    <Page
      title={one.enterName}
      beside={<EnabledState state={one.state} />}
      actions={one.mergedInto === null && <EnterpriseActions query={query} one={one} reload={reload} />}
    >
      <div className={page.body}>
        {one.mergedInto !== null && (
          <Note tone="info">
            {words.isMerged} <Link to={`${detailPath}?id=${one.mergedInto.id}`}>{one.mergedInto.enterName}</Link>
          </Note>
        )}
        {one.mergedInto === null && !isEnabled && <Note tone="warning">{words.isDisabled}</Note>}
        <div className={page.columns}>
          <div className={page.main}>
            <Card title={words.facts}>
              <Facts
                facts={[
                  [words.socialNumber, one.socialNumber],
                  [words.enterType, labels.of('business_type', one.enterType)],
                  [words.address, `${one.areaName} ${one.address}`.trim()],
                  [words.settlement, words.settlements[one.onAccount ? 'true' : 'false']],
                  [words.orderCount, String(one.orderCount)],
                  [words.lastOrderDate, one.lastOrderDate ?? ''],
                  [words.accounts, String(one.accountCount)],
                  ...(one.remark === '' ? [] : [[words.remark, one.remark] as const]),
                ]}
              />
            </Card>
            <Card title={words.contacts} note={words.contactNote}>
              <ul className={styles.people}>
                {one.contacts.map((person, place) => (
                  // Nothing but their place tells two people of one name apart.
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew as a whole
                  <li key={place} className={styles.person}>
                    <span>{person.contactName || '—'}</span>
                    {person.department !== '' && <span className={styles.quiet}>{person.department}</span>}
                    {person.mobile !== '' && <a href={`tel:${person.mobile}`}>{person.mobile}</a>}
                    {person.phone !== '' && <a href={`tel:${person.phone}`}>{person.phone}</a>}
                  </li>
                ))}
              </ul>
            </Card>
            <LedgerCard enterprise={one} />
          </div>
          <Card title={words.history}>
            <HistoryList entries={history} dictionary="m_enable_status" />
          </Card>
        </div>
      </div>
    </Page>
  )
}

function EnterpriseActions({ query, one, reload }: Omit<LoadedEnterpriseProps, 'history'>) {
  const { client, toasts } = useWorkspace()
  const words = useWords(enterpriseMessages)
  const allowed = useAllowed()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const merging = useDialog('medium')
  const replaceTab = useReplaceTab({ path: detailPath, query })
  /** Sends, and shows the record as it is then; where somebody was faster, too. */
  const attempt = async <T,>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work()
    } catch (error) {
      // The client has said what the server said.
      if (!(error instanceof CallProblem)) throw error
      return undefined
    } finally {
      reload()
    }
  }
  const enable = async (version: number) => {
    const send = () =>
      client.send(contract.enterprise.enable, { body: { id: one.id, version }, idempotencyKey: crypto.randomUUID() })
    if (await attempt(send)) toasts.show({ tone: 'success', title: words.enabled(one.enterName) })
  }
  const disable = async () => {
    const answer = await confirm({
      title: words.disableQuestion(one.enterName),
      consequence: words.disableConsequence,
      confirmLabel: words.disable,
      reason: true,
    })
    if (!answer) return
    const body = { id: one.id, version: one.version, reason: answer.reason }
    const done = await attempt(() => client.send(contract.enterprise.disable, { body, idempotencyKey: crypto.randomUUID() }))
    if (done)
      toasts.show({
        tone: 'success',
        title: words.disabled(one.enterName),
        action: { label: words.undo, onAction: () => void enable(done.version) },
      })
  }
  const remove = async () => {
    const question = {
      title: words.removeQuestion(one.enterName),
      consequence: words.removeConsequence,
      confirmLabel: words.remove,
      danger: true,
    }
    if (!(await confirm(question))) return
    try {
      await client.send(contract.enterprise.remove, { body: { id: one.id }, idempotencyKey: crypto.randomUUID() })
      toasts.show({ tone: 'success', title: words.removed(one.enterName) })
      replaceTab({ path: listPath, query: {} })
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
    }
  }
  const isEnabled = one.state === '0'
  const { enterprise, order } = contract
  const possible = [
    isEnabled
      ? { id: 'disable', call: enterprise.disable, label: words.disable, onAction: () => void disable() }
      : { id: 'enable', call: enterprise.enable, label: words.enable, onAction: () => void enable(one.version) },
    { id: 'merge', call: enterprise.merge, label: words.merge, onAction: merging.open },
    { id: 'remove', call: enterprise.remove, label: words.remove, danger: true, onAction: () => void remove() },
  ]
  const actions = possible.filter(({ call }) => allowed(call)).map(({ call: _call, ...action }) => action)
  return (
    <>
      {actions.length > 0 && (
        <MenuButton label={words.more} actions={actions}>
          <IconButton icon={Ellipsis} label={words.more} tooltip={false} />
        </MenuButton>
      )}
      {isEnabled && allowed(order.submit) && (
        <Button icon={FilePen} onPress={() => void navigate('/order/order-registration/index')}>
          {words.register}
        </Button>
      )}
      {allowed(enterprise.submit) && (
        <ButtonLink kind="primary" icon={Pencil} href={`${formPath}?id=${one.id}`}>
          {words.edit}
        </ButtonLink>
      )}
      <MergeDialog dialog={merging} one={one} onMerged={(into) => replaceTab({ path: detailPath, query: { id: into } })} />
    </>
  )
}
