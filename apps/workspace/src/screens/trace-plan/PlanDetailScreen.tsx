import { contract, type HistoryEntry, type TracePlanDetail } from '@etalon/api/contract'
import { Card, Page } from '@etalon/ui/card'
import { EmptyState } from '@etalon/ui/empty-state'
import { ProgressionSteps } from '@etalon/ui/progression-steps'
import { Link } from 'react-router'
import { Answered } from '../../answers/Answered.tsx'
import { useWords } from '../../messages/index.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import { workMessages } from '../../messages/work.ts'
import type { ViewProps } from '../../shell/views.ts'
import * as page from '../order/order-detail.css.ts'
import * as paper from '../quote/quote.css.ts'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { ReasonNote } from '../work/history/ReasonNote.tsx'
import { stepsOf } from '../work/history/steps-of.ts'
import { momentOf } from '../work/moments.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useNameOf } from '../work/people/use-name-of.ts'
import { Facts } from '../work/record/Facts.tsx'
import { useRecord } from '../work/record/use-record.ts'
import { PlanActions } from './PlanActions.tsx'
import { PlanLines } from './PlanLines.tsx'
import { PlanPaper } from './PlanPaper.tsx'
import { planDetailPath } from './places.ts'

/** One plan: which standards it traces, how far each is, where it stands, and what happened to it. */
export default function PlanDetailScreen({ query }: ViewProps) {
  const words = useWords(tracePlanMessages)
  const { answer, reload } = useRecord(contract.tracePlan, query.id ?? '')
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record, history }) => <LoadedPlan query={query} plan={record} history={history} reload={reload} />}
    </Answered>
  )
}

/** The way of a plan, by where it stands: not every plan is failed, cancelled or split. */
const ways: Readonly<Record<string, readonly string[]>> = {
  '10': ['1', '5', '10', '15', '20'],
  '25': ['1', '5', '15', '25', '20'],
  '30': ['1', '5', '15', '25', '30'],
  '35': ['1', '5', '15', '35'],
}
const usualWay = ['1', '5', '15', '20']

interface LoadedPlanProps extends ViewProps {
  readonly plan: TracePlanDetail
  readonly history: readonly HistoryEntry[]
  readonly reload: () => void
}

function LoadedPlan({ query, plan, history, reload }: LoadedPlanProps) {
  const words = useWords(tracePlanMessages)
  const nameOf = useNameOf()
  const work = useWords(workMessages)
  const labels = useLabels()
  const { state } = plan.standing
  return (
    <>
      <PlanPaper plan={plan} history={history} />
      <div className={paper.onScreen}>
        <Page
          title={words.detailTitle(plan.planNo)}
          beside={<WorkState dictionary="PLAN_STATUS" state={state} />}
          actions={<PlanActions query={query} plan={plan} reload={reload} />}
        >
          <div className={page.body}>
            <ReasonNote history={history} />
            <ProgressionSteps
              label={words.state}
              steps={stepsOf(ways[state] ?? usualWay, state, (key) => labels.of('PLAN_STATUS', key), history, momentOf)}
            />
            <div className={page.columns}>
              <div className={page.main}>
                <Card title={words.facts}>
                  <Facts
                    facts={[
                      [words.name, plan.name],
                      [words.period, `${plan.periodFrom} – ${plan.periodTo}`],
                      [words.createStaffName, `${nameOf(plan.createStaffName)} ${plan.createDate}`],
                      [words.done, words.doneOf(plan.doneCount, plan.lineCount)],
                      ...(plan.lateCount === 0 ? [] : [[words.late, String(plan.lateCount)] as const]),
                      ...(plan.remark === '' ? [] : [[words.remark, plan.remark] as const]),
                    ]}
                  />
                  <Relatives plan={plan} />
                </Card>
                <Card title={words.lines} note={words.rows(plan.lines.length)} flush>
                  {plan.lines.length === 0 ? (
                    <EmptyState title={words.noStandards}>{words.noStandardsHint}</EmptyState>
                  ) : (
                    <PlanLines plan={plan} reload={reload} />
                  )}
                </Card>
              </div>
              <Card title={work.historyTitle}>
                <HistoryList entries={history} dictionary="PLAN_STATUS" />
              </Card>
            </div>
          </div>
        </Page>
      </div>
    </>
  )
}

/** The plan that it was split off, and those into which it was split. */
function Relatives({ plan }: { readonly plan: TracePlanDetail }) {
  const words = useWords(tracePlanMessages)
  const groups = [
    [words.splitOf, plan.splitOf === null ? [] : [plan.splitOf]],
    [words.splitInto, plan.splitInto],
  ] as const
  if (groups.every(([, links]) => links.length === 0)) return null
  return (
    <p className={paper.ways}>
      {groups.map(
        ([said, links]) =>
          links.length > 0 && (
            <span key={said}>
              {said}{' '}
              {links.map(({ id, planNo }) => (
                <span key={id}>
                  <Link to={`${planDetailPath}?id=${id}`}>{planNo}</Link>{' '}
                </span>
              ))}
            </span>
          ),
      )}
    </p>
  )
}
