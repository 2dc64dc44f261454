import type { Trainee } from '@etalon/api/contract'
import { Select } from '@etalon/ui/select'
import { TextField } from '@etalon/ui/text-field'
import { useWords } from '../../messages/index.ts'
import { trainingMessages } from '../../messages/staff.ts'
import * as page from '../order/order-detail.css.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { useDepartmentNameOf, useNameOf } from '../work/people/use-name-of.ts'

/** How somebody did. */
export interface Result {
  readonly accountId: string
  /** Of `STAFF_ACHIEVEMENT_EVALUATION`; empty for whoever was absent. */
  readonly evaluation: string
  readonly remark: string
}

interface ResultsProps {
  readonly trainees: readonly Trainee[]
  readonly results: readonly Result[]
  /** Who looks: nobody evaluates themselves. */
  readonly own: string | undefined
  readonly isEdited: boolean
  readonly onChange: (results: readonly Result[]) => void
}

/** Who takes part, and how they did. */
export function Results({ trainees, results, own, isEdited, onChange }: ResultsProps) {
  const words = useWords(trainingMessages)
  const labels = useLabels()
  const nameOf = useNameOf()
  const departmentOf = useDepartmentNameOf()
  const change = (accountId: string, changes: Partial<Result>) =>
    onChange(results.map((result) => (result.accountId === accountId ? { ...result, ...changes } : result)))
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
            const result = results.find((one) => one.accountId === accountId)
            const { evaluation = '', remark = '' } = result ?? {}
            const isOpen = isEdited && accountId !== own
            const said = evaluation === '' ? '—' : labels.of('STAFF_ACHIEVEMENT_EVALUATION', evaluation)
            return (
              <tr key={accountId}>
                <td>{nameOf(name)}</td>
                <td>{departmentOf(deptName) || '—'}</td>
                <td>
                  {isOpen ? (
                    <Select
                      label={words.evaluationOf(nameOf(name))}
                      labelPosition="hidden"
                      size="small"
                      options={labels.options('STAFF_ACHIEVEMENT_EVALUATION')}
                      value={evaluation || null}
                      emptyLabel={words.absent}
                      onChange={(next) => change(accountId, { evaluation: next ?? '' })}
                    />
                  ) : isEdited ? (
                    words.notYourself
                  ) : (
                    said
                  )}
                </td>
                <td data-words="">
                  {isOpen ? (
                    <TextField
                      label={words.remarkOf(nameOf(name))}
                      labelPosition="hidden"
                      size="small"
                      value={remark}
                      maxLength={255}
                      onChange={(next) => change(accountId, { remark: next })}
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
