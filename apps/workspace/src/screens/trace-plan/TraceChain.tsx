import { type TraceChain as Chain, contract } from '@etalon/api/contract'
import { Card } from '@etalon/ui/card'
import { EmptyState } from '@etalon/ui/empty-state'
import { Graph, type GraphLine, type GraphNode } from '@etalon/ui/graph'
import { useLanguage } from '@etalon/ui/i18n'
import { useCallback, useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWords } from '../../messages/index.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import { useWorkspace } from '../../workspace/index.ts'
import * as page from '../order/order-detail.css.ts'
import { standardDetailPath } from '../standard/places.ts'
import { FrameTable } from '../work/record/FrameTable.tsx'

/** What a standard leads back to: drawn, walked by the arrow keys, and as a table. */
export function TraceChain({ standardId }: { readonly standardId: string }) {
  const { client } = useWorkspace()
  const words = useWords(tracePlanMessages)
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) => client.send(contract.tracePlan.chain, { query: { id: standardId }, signal, quiet: true }),
      [client, standardId],
    ),
  )
  return (
    <Card title={words.chain} note={words.chainNote} flush>
      <Answered answer={answer} reload={reload}>
        {(chain) =>
          chain.edges.length === 0 ? (
            <EmptyState title={words.chainNone}>{words.chainNoneHint}</EmptyState>
          ) : (
            <DrawnChain chain={chain} standardId={standardId} />
          )
        }
      </Answered>
    </Card>
  )
}

/** Pixels that a step of the chain takes, with the line to the next one. */
const stepHeight = 116

function DrawnChain({ chain, standardId }: { readonly chain: Chain; readonly standardId: string }) {
  const words = useWords(tracePlanMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const nodes = useMemo(
    () =>
      chain.nodes.map(
        (one): GraphNode => ({
          id: one.id,
          title: language === 'en' ? one.titleEn : one.title,
          ...(one.note === '' ? {} : { note: one.note }),
          state:
            one.inDate === null
              ? { word: words.external, tone: 'info', shape: 'begun' }
              : {
                  word: one.inDate ? words.inDate : words.outOfDate,
                  tone: one.inDate ? 'success' : 'danger',
                  shape: one.inDate ? 'done' : 'void',
                },
        }),
      ),
    [chain, language, words],
  )
  const edges = useMemo(
    () => chain.edges.map(({ from, to, certificateNumber }): GraphLine => ({ from, to, label: certificateNumber })),
    [chain],
  )
  const open = (id: string) => {
    const step = chain.nodes.find((one) => one.id === id)
    if (step?.standardId && step.standardId !== standardId) void navigate(`${standardDetailPath}?id=${step.standardId}`)
  }
  return (
    <>
      <div className={page.inset}>
        <Graph
          label={words.chain}
          labelHidden
          nodes={nodes}
          edges={edges}
          selected={standardId}
          onSelect={open}
          height={Math.min(520, 40 + nodes.length * stepHeight)}
        />
      </div>
      <ChainTable chain={chain} />
    </>
  )
}

function ChainTable({ chain }: { readonly chain: Chain }) {
  const words = useWords(tracePlanMessages)
  const { chainColumns } = words
  const language = useLanguage()
  const titleOf = (id: string) => {
    const step = chain.nodes.find((one) => one.id === id)
    const title = (language === 'en' ? step?.titleEn : step?.title) ?? id
    const said = step?.standardId === null && step.note !== '' ? `${title}, ${step.note}` : title
    return step?.standardId ? <Link to={`${standardDetailPath}?id=${step.standardId}`}>{said}</Link> : said
  }
  const heads = [
    chainColumns.standard,
    chainColumns.certificate,
    chainColumns.calibratedOn,
    chainColumns.validUntil,
    chainColumns.by,
  ]
  return (
    <FrameTable label={words.chainTable} heads={heads}>
      {chain.edges.map(({ from, to, certificateNumber, calibratedOn, validUntil }) => (
        <tr key={to}>
          <td data-words="">{titleOf(to)}</td>
          <td>{certificateNumber}</td>
          <td>{calibratedOn}</td>
          <td>{validUntil}</td>
          <td data-words="">{titleOf(from)}</td>
        </tr>
      ))}
    </FrameTable>
  )
}
