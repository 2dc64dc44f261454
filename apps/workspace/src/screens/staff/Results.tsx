import type { Trainee } from '@etalon/api/contract'
import { Select } from '@etalon/ui/select'
import { TextField } from '@etalon/ui/text-field'
import { useWords } from '../../messages/index.ts'
import { trainingMessages } from '../../messages/staff.ts'
import * as page from '../order/order-detail.css.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { useDepartmentNameOf, useNameOf } from '../work/people/use-name-of.ts'
import { evaluationName, type ResultsDraft, remarkName } from './training-results.ts'

interface ResultsProps {
  readonly trainees: readonly Trainee[]
  readonly values: ResultsDraft
  /** Who looks: nobody evaluates themselves. */
  readonly own?: string | undefined
  /** Takes what is typed. @default nothing can be typed */
  readonly onChange?: (changes: ResultsDraft) => void
}

/** Who takes part, and how they did. */
export function Results({ trainees, values, own, onChange }: ResultsProps) {
  const words = useWords(trainingMessages)
  const labels = useLabels()
  const nameOf = useNameOf()
  const departmentOf = useDepartmentNameOf()
  return (
    <div className={page.frame}>
      <table className={page.table}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.dept}</th>
            <th scope="col">{words.evaluation}</th>
            <th scope="col">{words.remark}</th>
          </tr>
        </thead>
        <tbody>
          {trainees.map(({ accountId, name, deptName }) => {
            const evaluation = values[evaluationName(accountId)] ?? ''
            const remark = values[remarkName(accountId)] ?? ''
            const change = accountId === own ? undefined : onChange
            const said = evaluation === '' ? '—' : labels.of('STAFF_ACHIEVEMENT_EVALUATION', evaluation)
            return (
              <tr key={accountId}>
                <td>{nameOf(name)}</td>
                <td>{departmentOf(deptName) || '—'}</td>
                <td>
                  {change ? (
                    <Select
                      label={words.evaluationOf(nameOf(name))}
                      labelPosition="hidden"
                      size="small"
                      options={labels.options('STAFF_ACHIEVEMENT_EVALUATION')}
                      value={evaluation || null}
                      emptyLabel={words.absent}
                      onChange={(next) => change({ [evaluationName(accountId)]: next ?? '' })}
                    />
                  ) : onChange ? (
                    words.notYourself
                  ) : (
                    said
                  )}
                </td>
                <td data-words="">
                  {change ? (
                    <TextField
                      label={words.remarkOf(nameOf(name))}
                      labelPosition="hidden"
                      size="small"
                      value={remark}
                      maxLength={255}
                      onChange={(next) => change({ [remarkName(accountId)]: next })}
                    />
                  ) : (
                    remark || '—'
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
