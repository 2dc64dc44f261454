import { contract, type HistoryEntry, type QuoteDetail } from '@etalon/api/contract'
import { dayInShanghai, printedMoney } from '@etalon/api/domain'
import { Card, Page } from '@etalon/ui/card'
import { Note } from '@etalon/ui/note'
import { ProgressionSteps } from '@etalon/ui/progression-steps'
import { Link } from 'react-router'
import { Answered } from '../../answers/Answered.tsx'
import { useWords } from '../../messages/index.ts'
import { punctuation } from '../../messages/punctuation.ts'
import { quoteMessages } from '../../messages/quote.ts'
import { workMessages } from '../../messages/work.ts'
import type { ViewProps } from '../../shell/views.ts'
import * as page from '../order/order-detail.css.ts'
import { orderAddress } from '../order/places.ts'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { ReasonNote } from '../work/history/ReasonNote.tsx'
import { stepsOf } from '../work/history/steps-of.ts'
import { momentOf } from '../work/moments.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useNameOf } from '../work/people/use-name-of.ts'
import { useRoles } from '../work/people/use-roles.ts'
import { Facts } from '../work/record/Facts.tsx'
import { FrameTable, figureHeads } from '../work/record/FrameTable.tsx'
import { useRecord } from '../work/record/use-record.ts'
import { quoteDetailPath } from './places.ts'
import { QuoteActions } from './QuoteActions.tsx'
import { QuotePaper } from './QuotePaper.tsx'
import { QuoteStatusPill } from './QuoteStatusPill.tsx'
import * as styles from './quote.css.ts'
import { percentOf } from './quote-draft.ts'

/** One quote: what it says, where it stands, its lines, and what happened to it. */
export default function QuoteDetailScreen({ query }: ViewProps) {
  const words = useWords(quoteMessages)
  const { answer, reload } = useRecord(contract.quote, query.id ?? '')
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record, history }) => <LoadedQuote query={query} quote={record} history={history} reload={reload} />}
    </Answered>
  )
}

interface LoadedQuoteProps extends ViewProps {
  readonly quote: QuoteDetail
  readonly history: readonly HistoryEntry[]
  readonly reload: () => void
}

function LoadedQuote({ query, quote, history, reload }: LoadedQuoteProps) {
  const words = useWords(quoteMessages)
  const work = useWords(workMessages)
  const labels = useLabels()
  const nameOf = useNameOf()
  const isCustomer = useRoles().includes('customer')
  const isOver = quote.validUntil < dayInShanghai(new Date())
  return (
    <>
      <QuotePaper quote={quote} />
      <div className={styles.onScreen}>
        <Page
          title={words.detailTitle(quote.quoteNo)}
          beside={
            <>
              <WorkState dictionary="quote_examine_status" state={quote.standing.state} />
              <QuoteStatusPill quote={quote} />
            </>
          }
          actions={<QuoteActions query={query} quote={quote} reload={reload} />}
        >
          <div className={page.body}>
            {!isCustomer && <ReasonNote history={history} />}
            {quote.replacedBy !== null && (
              <Note tone="warning">
                {words.replacedBy}
                <Link to={`${quoteDetailPath}?id=${quote.replacedBy.id}`}>{quote.replacedBy.quoteNo}</Link>
              </Note>
            )}
            {isOver && <Note tone="warning">{words.outOfDate}</Note>}
            <ProgressionSteps
              label={words.state}
              steps={stepsOf(
                ['100', '200', '300'],
                quote.standing.state,
                (state) => labels.of('quote_examine_status', state),
                history,
                momentOf,
              )}
            />
            <div className={page.columns}>
              <div className={page.main}>
                <Card title={words.facts}>
                  <Facts
                    facts={[
                      [words.enterName, quote.enterName],
                      [words.socialNumber, quote.socialNumber],
                      [words.contactName, [quote.contactName, quote.mobile].filter(Boolean).join(' ')],
                      [words.discountType, labels.of('discountType', quote.discountType)],
                      [words.validUntil, quote.validUntil],
                      [words.createStaffName, `${nameOf(quote.createStaffName)} ${quote.createDate}`],
                      [words.gross, `${printedMoney(quote.gross)} ${words.yuan}`],
                      [words.amount, `${printedMoney(quote.amount)} ${words.yuan}`],
                      [
                        words.acceptedByName,
                        quote.acceptedAt === null
                          ? words.notAccepted
                          : words.acceptedOn(nameOf(quote.acceptedByName), momentOf(quote.acceptedAt)),
                      ],
                      ...(quote.remark === '' ? [] : [[words.remark, quote.remark] as const]),
                    ]}
                  />
                  <Ways quote={quote} />
                </Card>
                <Card title={words.lines} note={words.rows(quote.lines.length)} flush>
                  <Lines quote={quote} />
                </Card>
              </div>
              <Card title={work.historyTitle}>
                <HistoryList entries={history} dictionary="quote_examine_status" />
              </Card>
            </div>
          </div>
        </Page>
      </div>
    </>
  )
}

/** The order that came of it, and the version before it. */
function Ways({ quote }: { readonly quote: QuoteDetail }) {
  const words = useWords(quoteMessages)
  if (quote.order === null && quote.replaces === null) return null
  return (
    <p className={styles.ways}>
      {quote.order !== null && (
        <span>
          {words.order} <Link to={orderAddress(quote.order.id)}>{quote.order.orderNo}</Link>
        </span>
      )}
      {quote.replaces !== null && (
        <span>
          {words.replaces} <Link to={`${quoteDetailPath}?id=${quote.replaces.id}`}>{quote.replaces.quoteNo}</Link>
        </span>
      )}
    </p>
  )
}

function Lines({ quote }: { readonly quote: QuoteDetail }) {
  const words = useWords(quoteMessages)
  const marks = useWords(punctuation)
  const labels = useLabels()
  const { columns } = words
  const hasSerials = quote.lines.some(({ serials }) => serials.length > 0)
  const heads = [columns.name, columns.model, ...(hasSerials ? [columns.serials] : []), columns.range, columns.ability]
  const figures = [columns.price, columns.share, columns.unit, columns.quantity, columns.amount]
  return (
    <FrameTable label={words.linesTable} heads={[...heads, ...figureHeads(...figures)]}>
      {quote.lines.map((line) => (
        <tr key={line.id}>
          <td data-words="">{line.name}</td>
          <td>{line.model}</td>
          {hasSerials && (
            <td title={marks.listed(line.serials)}>
              {line.serials.length > 1 ? words.serialsMore(line.serials[0] ?? '', line.serials.length) : (line.serials[0] ?? '—')}
            </td>
          )}
          <td>{line.range}</td>
          <td data-words="">
            {labels.of('ability_type', line.abilityType)} {line.regulation}
          </td>
          <td data-numeric="">{printedMoney(line.price)}</td>
          <td data-numeric="">{percentOf(line.share)}</td>
          <td data-numeric="">{printedMoney(line.unit)}</td>
          <td data-numeric="">{line.quantity}</td>
          <td data-numeric="">{printedMoney(line.amount)}</td>
        </tr>
      ))}
      <tr>
        <td colSpan={hasSerials ? 9 : 8}>{words.paper.total}</td>
        <td data-numeric="">
          <strong>{printedMoney(quote.amount)}</strong>
        </td>
      </tr>
    </FrameTable>
  )
}
