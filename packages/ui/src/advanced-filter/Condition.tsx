import {
  type AdvancedFilterActorRef,
  describeRow,
  type FilterField,
  type FilterRow,
  type FilterWarning,
  fieldOf,
  isOffered,
  searchOperators,
} from '@etalon/machines/advanced-filter'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { Select } from '../select/index.ts'
import * as styles from './advanced-filter.css.ts'
import { ConditionValue } from './ConditionValue.tsx'
import { dateWidth } from './date-width.css.ts'

export interface ConditionProps {
  actor: AdvancedFilterActorRef
  row: FilterRow
  /** Its place among all rows, from 0. */
  place: number
  fields: readonly FilterField[]
  /** What is wrong with it. */
  warning: FilterWarning | undefined
  onSearch: () => void
}

/** Which part of a row a warning points at. */
function wrongPart({ code }: FilterWarning, row: FilterRow): 'field' | 'operator' | 'value' {
  if (code === 'onlyDates') return 'operator'
  return row.searchFilter === null ? 'field' : 'value'
}

/** One condition: how it is joined, its field, its operator and its value. */
export function Condition({ actor, row, place, fields, warning, onSearch }: ConditionProps) {
  const messages = useMessages()
  const note = useId()
  const field = fieldOf(fields, row.searchFilter)
  const name = messages.condition(place + 1)
  const { valueType, isSearchTime, withTime } = describeRow(row, fields)
  const width = valueType !== 'date' ? undefined : isSearchTime ? (withTime ? 'times' : 'range') : withTime ? undefined : 'date'
  const operators = searchOperators.map((operator) => ({
    value: operator,
    label: messages.operators[operator],
    disabled: !isOffered(operator, field),
  }))
  const chooseOperator = (value: string | null) => {
    const operator = searchOperators.find((one) => one === value)
    if (operator) actor.send({ type: 'OPERATOR.CHOSEN', row: row.id, operator })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a frame of its own
    <div
      role="group"
      aria-label={name}
      className={styles.condition}
      {...(warning ? { 'aria-describedby': note, 'data-wrong': wrongPart(warning, row) } : {})}
    >
      <div className={styles.join}>
        {place === 0 ? (
          <span className={styles.first}>{messages.firstCondition}</span>
        ) : (
          <SegmentedControl
            small
            label={`${name} ${messages.join}`}
            segments={[
              { value: 'and', label: messages.joins.and },
              { value: 'or', label: messages.joins.or },
            ]}
            value={row.searchType}
            onChange={(join) => actor.send({ type: 'JOIN.CHOSEN', row: row.id, join: join === 'or' ? 'or' : 'and' })}
          />
        )}
      </div>
      <div className={styles.part} data-part="field">
        <Select
          label={`${name} ${messages.filterField}`}
          labelPosition="hidden"
          placeholder={messages.filterField}
          options={fields.map(({ prop, label }) => ({ value: prop, label }))}
          value={row.searchFilter}
          onChange={(chosen) => actor.send({ type: 'FIELD.CHOSEN', row: row.id, field: chosen })}
        />
      </div>
      <div className={styles.part} data-part="operator">
        <Select
          label={`${name} ${messages.filterOperator}`}
          labelPosition="hidden"
          options={operators}
          value={row.searchOp}
          onChange={chooseOperator}
        />
      </div>
      <div className={`${styles.part} ${dateWidth}`} data-part="value" {...(width === undefined ? {} : { 'data-width': width })}>
        <ConditionValue
          // Another field or operator is another control: nothing half typed is taken along.
          key={`${row.searchFilter} ${row.searchOp}`}
          actor={actor}
          row={row}
          field={field}
          fields={fields}
          label={`${name} ${messages.filterValue}`}
          onSearch={onSearch}
        />
      </div>
      {warning && (
        <p id={note} role="alert" className={styles.warning}>
          <Icon icon={TriangleAlert} size={14} />
          {messages.filterWarnings[warning.code]}
        </p>
      )}
    </div>
  )
}
