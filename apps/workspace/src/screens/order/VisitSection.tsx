import { contract } from '@etalon/api/contract'
import { Button, IconButton } from '@etalon/ui/button'
import { Section } from '@etalon/ui/card'
import { FormCell, FormGrid } from '@etalon/ui/form'
import { MultiSelect } from '@etalon/ui/multi-select'
import { Select } from '@etalon/ui/select'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { CalendarPlus, Plus, X } from 'lucide-react'
import { useCallback } from 'react'
import { SideNote } from '../../answers/StaleNote.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { DateTimeField } from '../../forms/fields-on-demand.tsx'
import { useWords } from '../../messages/index.ts'
import { orderVisitMessages } from '../../messages/order-visit.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useRowUndo } from '../rows/use-row-undo.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { useStaff } from '../work/people/use-staff.ts'
import { newTraffic, newVisit, type TrafficDraft, type VisitDraft, type VisitField } from './visit-draft.ts'
import * as styles from './visit-section.css.ts'

interface VisitSectionProps {
  readonly visit: VisitDraft | null
  /** Whom and where the order names. */
  readonly order: { readonly address: string; readonly applicant: string; readonly mobile: string }
  readonly errorOf: (field: VisitField, row?: number) => string | undefined
  readonly onChange: (visit: VisitDraft | null) => void
}

/** The part of an order that is carried out at the client's: when, where, who goes, and by which vehicles. */
export function VisitSection({ visit, order, errorOf, onChange }: VisitSectionProps) {
  const words = useWords(orderVisitMessages)
  const undo = useRowUndo(
    visit ? [visit] : [],
    () => 'plan',
    ([plan]) => onChange(plan ?? null),
  )
  return (
    <Section
      title={words.section}
      actions={
        visit && (
          <Button size="small" icon={X} onPress={() => undo.takeOut(0, words.removed)}>
            {words.remove}
          </Button>
        )
      }
    >
      {visit === null ? (
        <div className={styles.begin}>
          <p>{words.hint}</p>
          <Button icon={CalendarPlus} onPress={() => onChange(newVisit(order, words.firstTitle))}>
            {words.add}
          </Button>
        </div>
      ) : (
        <VisitFields visit={visit} errorOf={errorOf} onChange={onChange} />
      )}
    </Section>
  )
}

type VisitFieldsProps = Pick<VisitSectionProps, 'errorOf' | 'onChange'> & { readonly visit: VisitDraft }

function VisitFields({ visit, errorOf, onChange }: VisitFieldsProps) {
  const words = useWords(orderVisitMessages)
  const staff = useStaff('department')
  const nameOf = useNameOf()
  const change = (changes: Partial<VisitDraft>) => onChange({ ...visit, ...changes })
  const named = (field: VisitField) => ({ label: words.fields[field], name: field, error: errorOf(field), required: true })
  return (
    <FormGrid wideFirst>
      <TextField {...named('visitTitle')} value={visit.title} onChange={(title) => change({ title })} maxLength={64} />
      <FormCell span={2}>
        <TextField {...named('visitPlace')} value={visit.place} onChange={(place) => change({ place })} maxLength={200} />
      </FormCell>
      <DateTimeField
        {...named('visitStart')}
        value={visit.startTime}
        onChange={(startTime) => change({ startTime })}
        seconds={false}
      />
      <DateTimeField {...named('visitEnd')} value={visit.endTime} onChange={(endTime) => change({ endTime })} seconds={false} />
      <TextField {...named('visitContact')} value={visit.contact} onChange={(contact) => change({ contact })} maxLength={32} />
      <TextField
        {...named('visitMobile')}
        type="tel"
        value={visit.mobile}
        onChange={(mobile) => change({ mobile })}
        maxLength={11}
      />
      <FormCell span={2}>
        <MultiSelect
          label={words.people}
          name="visitPeople"
          options={staff.map(({ staffId, staffName }) => ({ value: staffId, label: nameOf(staffName) }))}
          value={visit.people}
          onChange={(people) => change({ people })}
        />
      </FormCell>
      <FormCell span="all">
        <TextArea
          label={words.needs}
          name="visitNeeds"
          value={visit.needs}
          onChange={(needs) => change({ needs })}
          maxLength={500}
          placeholder={words.needsPlaceholder}
        />
      </FormCell>
      <FormCell span="all">
        <Traffics traffics={visit.traffics} errorOf={errorOf} onChange={(traffics) => change({ traffics })} />
      </FormCell>
    </FormGrid>
  )
}

interface TrafficsProps {
  readonly traffics: readonly TrafficDraft[]
  readonly errorOf: VisitSectionProps['errorOf']
  readonly onChange: (traffics: readonly TrafficDraft[]) => void
}

/** Vehicles, each with who drives it. */
function Traffics({ traffics, errorOf, onChange }: TrafficsProps) {
  const { client } = useWorkspace()
  const words = useWords(orderVisitMessages)
  const staff = useStaff('department')
  const nameOf = useNameOf()
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) => client.send(contract.vehicle.list, { query: { current: 1, size: 500 }, signal, quiet: true }),
      [client],
    ),
  )
  const all = answer.state === 'loaded' ? answer.value.records : []
  const drivers = staff.map(({ staffId, staffName }) => ({ value: staffId, label: nameOf(staffName) }))
  const put = (key: string, changes: Partial<TrafficDraft>) =>
    onChange(traffics.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const undo = useRowUndo(traffics, ({ key }) => key, onChange)
  const isUsable = all.some(({ status }) => status === '0')
  return (
    <fieldset className={styles.traffics} onKeyDown={undo.press}>
      <legend className={styles.legend}>{words.vehicles}</legend>
      <SideNote name={words.vehicles} answer={answer} reload={reload} />
      {traffics.map(({ key, carId, driverUserId }, row) => (
        <div key={key} className={styles.traffic}>
          <Select
            label={words.ofRow(words.fields.visitCar, row + 1)}
            name={`visitCar-${row}`}
            required
            // One that is out of use stays where it is chosen.
            options={all
              .filter(({ id, status }) => status === '0' || id === carId)
              .map(({ id, carNumber, model }) => ({ value: id, label: carNumber, note: model }))}
            value={carId}
            onChange={(value) => put(key, { carId: value })}
            error={errorOf('visitCar', row)}
          />
          <Select
            label={words.ofRow(words.fields.visitDriver, row + 1)}
            name={`visitDriver-${row}`}
            required
            options={drivers}
            value={driverUserId}
            onChange={(value) => put(key, { driverUserId: value })}
            error={errorOf('visitDriver', row)}
          />
          <IconButton
            kind="quiet"
            icon={X}
            label={words.removeVehicle(row + 1)}
            onPress={() => undo.takeOut(row, words.removedVehicle(row + 1))}
          />
        </div>
      ))}
      <div>
        <Button
          size="small"
          icon={Plus}
          disabledReason={answer.state === 'loaded' && !isUsable ? words.noVehicles : undefined}
          onPress={() => onChange([...traffics, newTraffic()])}
        >
          {words.addVehicle}
        </Button>
      </div>
    </fieldset>
  )
}
