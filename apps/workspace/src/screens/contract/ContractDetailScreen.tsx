import { CallProblem } from '@etalon/api/client'
import { type ContractDetail, contract, type HistoryEntry } from '@etalon/api/contract'
import { contractProgression, dayInShanghai, printedMoney } from '@etalon/api/domain'
import { Button, ButtonLink } from '@etalon/ui/button'
import { Card, Page } from '@etalon/ui/card'
import { useConfirm } from '@etalon/ui/confirm'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { Pencil } from 'lucide-react'
import { Answered } from '../../answers/Answered.tsx'
import { contractMessages } from '../../messages/contract.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { workMessages } from '../../messages/work.ts'
import { useReplaceTab } from '../../shell/use-replace-tab.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import * as page from '../order/order-detail.css.ts'
import { percentOf } from '../quote/quote-draft.ts'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { ReasonNote } from '../work/history/ReasonNote.tsx'
import { MoveButtons } from '../work/moves/MoveButtons.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useMoves } from '../work/moves/use-moves.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { Facts } from '../work/record/Facts.tsx'
import { PaperButton } from '../work/record/PaperButton.tsx'
import { useRecord } from '../work/record/use-record.ts'
import { contractDetailPath, contractFormPath, contractListPath } from './places.ts'

/** One contract: with whom, for which days, its terms, how much of it was used, and what happened to it. */
export default function ContractDetailScreen({ query }: ViewProps) {
  const words = useWords(contractMessages)
  const { answer, reload } = useRecord(contract.contract, query.id ?? '')
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record, history }) => <LoadedContract query={query} one={record} history={history} reload={reload} />}
    </Answered>
  )
}

interface LoadedContractProps extends ViewProps {
  readonly one: ContractDetail
  readonly history: readonly HistoryEntry[]
  readonly reload: () => void
}

function LoadedContract({ query, one, history, reload }: LoadedContractProps) {
  const words = useWords(contractMessages)
  const work = useWords(workMessages)
  const nameOf = useNameOf()
  const labels = useLabels()
  const today = dayInShanghai(new Date())
  const isInForce = one.standing.state === '300'
  const terms = (): readonly (readonly [string, string])[] => {
    switch (one.contractType) {
      case '1':
        return [[words.share, one.share === null ? '' : percentOf(one.share)]]
      case '2':
        return [
          [words.packageSum, `${printedMoney(one.packageSum ?? '')} ${words.yuan}`],
          [words.packageItems, words.left(one.used, one.packageItems ?? 0)],
        ]
      default:
        return []
    }
  }
  return (
    <Page
      title={words.detailTitle(one.contractNo)}
      beside={<WorkState dictionary="contract_examine_status" state={one.standing.state} />}
      actions={<ContractActions query={query} one={one} reload={reload} />}
    >
      <div className={page.body}>
        <ReasonNote history={history} />
        {isInForce && one.validTo < today && <Note tone="warning">{words.over}</Note>}
        {isInForce && one.validFrom > today && <Note>{words.early}</Note>}
        <div className={page.columns}>
          <div className={page.main}>
            <Card title={words.facts}>
              <Facts
                facts={[
                  [words.name, one.name],
                  [words.enterName, one.enterName],
                  [words.contractType, labels.of('contract_type', one.contractType)],
                  [words.validity, words.days(one.validFrom, one.validTo)],
                  ...terms(),
                  [words.settled, words.settledOf(one.settledCount, printedMoney(one.settledSum))],
                  [words.createStaffName, `${nameOf(one.createStaffName)} ${one.createDate}`],
                  ...(one.remark === '' ? [] : [[words.remark, one.remark] as const]),
                ]}
              />
            </Card>
            {one.contractType === '0' && <Prices one={one} />}
            <Note>{words.termsOf[one.contractType === '0' || one.contractType === '2' ? one.contractType : '1']}</Note>
          </div>
          <Card title={work.historyTitle}>
            <HistoryList entries={history} dictionary="contract_examine_status" />
          </Card>
        </div>
      </div>
    </Page>
  )
}

function Prices({ one }: { readonly one: ContractDetail }) {
  const words = useWords(contractMessages)
  const labels = useLabels()
  const language = useLanguage()
  return (
    <Card title={words.prices} note={words.rows(one.prices.length)} flush>
      <div className={page.frame}>
        <table className={page.table} style={{ minWidth: 480 }}>
          <thead>
            <tr>
              <th scope="col">{words.kind}</th>
              <th scope="col">{words.ability}</th>
              <th scope="col" data-numeric="">
                {words.listPrice}
              </th>
              <th scope="col" data-numeric="">
                {words.price}
              </th>
            </tr>
          </thead>
          <tbody>
            {one.prices.map((price) => (
              <tr key={`${price.kindCode}-${price.abilityType}`}>
                <td data-words="">
                  {inLanguage(language, price.kindName, price.kindNameEn)} · {price.kindCode}
                </td>
                <td>{labels.of('ability_type', price.abilityType)}</td>
                <td data-numeric="">{printedMoney(price.listPrice)}</td>
                <td data-numeric="">{printedMoney(price.price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

function ContractActions({ query, one, reload }: Omit<LoadedContractProps, 'history'>) {
  const { client, toasts } = useWorkspace()
  const words = useWords(contractMessages)
  const allowed = useAllowed()
  const confirm = useConfirm()
  const replaceTab = useReplaceTab({ path: contractDetailPath, query })
  const { id, contractNo, standing } = one
  const moves = useMoves({
    dictionary: 'contract_examine_status',
    progression: contractProgression,
    send: (body, how) => client.send(contract.contract.move, { body, ...how }),
    onMoved: reload,
  })
  const remove = async () => {
    const question = {
      title: words.removeQuestion(contractNo),
      consequence: words.removeConsequence,
      confirmLabel: words.remove,
      danger: true,
    }
    if (!(await confirm(question))) return
    try {
      await client.send(contract.contract.remove, { body: { id }, idempotencyKey: crypto.randomUUID() })
      toasts.show({ tone: 'success', title: words.removed(contractNo) })
      replaceTab({ path: contractListPath, query: {} })
    } catch (error) {
      // The client has said what the server said.
      if (!(error instanceof CallProblem)) throw error
      reload()
    }
  }
  const isDraft = standing.state === '100'
  return (
    <>
      <PaperButton
        label={words.paper}
        name={`${contractNo}.pdf`}
        ticket={() => client.send(contract.contract.paper, { body: { id } })}
      />
      {isDraft && allowed(contract.contract.remove) && <Button onPress={() => void remove()}>{words.remove}</Button>}
      {isDraft && allowed(contract.contract.submit) && (
        <ButtonLink icon={Pencil} href={`${contractFormPath}?id=${id}`}>
          {words.edit}
        </ButtonLink>
      )}
      <MoveButtons record={{ id, number: contractNo, standing }} moves={moves} />
    </>
  )
}
