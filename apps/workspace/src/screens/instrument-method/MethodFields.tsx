import { Section } from '@etalon/ui/card'
import { Checkbox } from '@etalon/ui/checkbox'
import { FormCell, type FormControl, FormGrid } from '@etalon/ui/form'
import { Select } from '@etalon/ui/select'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { useWords } from '../../messages/index.ts'
import { instrumentMethodMessages } from '../../messages/instrument-method.ts'
import { limitKinds, type MethodDraft } from './method-draft.ts'

interface PartProps {
  readonly form: FormControl<MethodDraft>
}

const decimal = { inputMode: 'decimal', numeric: true, maxLength: 24 } as const

/** All that a method says, in the order in which a regulation does. */
export function MethodFields({ form }: PartProps) {
  return (
    <>
      <Readings form={form} />
      <Limits form={form} />
      <Surroundings form={form} />
      <Uncertainty form={form} />
    </>
  )
}

function Readings({ form }: PartProps) {
  const words = useWords(instrumentMethodMessages)
  return (
    <Section title={words.readings}>
      <FormGrid columns={4}>
        <TextField {...form.field('unit')} label={words.unit} required maxLength={16} />
        <TextField {...form.field('accuracyClass')} label={words.accuracyClass} maxLength={24} />
        <TextField {...form.field('readings')} label={words.count} hint={words.countHint} required {...decimal} maxLength={2} />
        <TextField {...form.field('places')} label={words.places} hint={words.placesHint} required {...decimal} maxLength={1} />
        <FormCell span="all">
          <TextArea {...form.field('points')} label={words.points} hint={words.pointsHint} required rows={4} maxLength={1500} />
        </FormCell>
      </FormGrid>
    </Section>
  )
}

function Limits({ form }: PartProps) {
  const words = useWords(instrumentMethodMessages)
  const { limitKind, unit } = form.values
  const isPercent = limitKind === 'relative' || limitKind === 'span'
  return (
    <Section title={words.limits} note={words.limitHint}>
      <FormGrid columns={4}>
        <Select
          {...form.field('limitKind')}
          label={words.limitKind}
          options={limitKinds.map((value) => ({ value, label: words.limitKinds[value] }))}
          onChange={(next) => form.change({ limitKind: limitKinds.find((one) => one === next) ?? 'none' })}
        />
        {limitKind !== 'none' && limitKind !== 'steps' && (
          <TextField
            {...form.field('limit')}
            label={words.limit[limitKind]}
            required
            {...decimal}
            unit={isPercent ? '%' : unit}
          />
        )}
        {limitKind === 'linear' && <TextField {...form.field('factor')} label={words.factor} required {...decimal} />}
        {limitKind === 'span' && (
          <>
            <TextField {...form.field('lowerLimit')} label={words.lowerLimit} required {...decimal} unit={unit} />
            <TextField {...form.field('upperLimit')} label={words.upperLimit} required {...decimal} unit={unit} />
          </>
        )}
        {limitKind === 'steps' && (
          <FormCell span="all">
            <TextArea {...form.field('steps')} label={words.steps} hint={words.stepsHint} required rows={3} maxLength={600} />
          </FormCell>
        )}
      </FormGrid>
    </Section>
  )
}

function Surroundings({ form }: PartProps) {
  const words = useWords(instrumentMethodMessages)
  return (
    <Section title={words.surroundings} note={words.surroundingsHint}>
      <FormGrid columns={4}>
        <TextField {...form.field('temperatureFrom')} label={words.temperatureFrom} {...decimal} unit="℃" />
        <TextField {...form.field('temperatureTo')} label={words.temperatureTo} {...decimal} unit="℃" />
        <TextField {...form.field('humidity')} label={words.humidity} {...decimal} unit="%RH" />
        <FormCell span="all">
          <TextArea
            {...form.field('observations')}
            label={words.observations}
            hint={words.observationsHint}
            rows={3}
            maxLength={1500}
          />
        </FormCell>
      </FormGrid>
    </Section>
  )
}

function Uncertainty({ form }: PartProps) {
  const words = useWords(instrumentMethodMessages)
  return (
    <Section title={words.uncertainty} note={words.statesHint}>
      <FormGrid columns={4}>
        <FormCell span="all">
          <Checkbox {...form.check('states')}>{words.states}</Checkbox>
        </FormCell>
        {form.values.states && (
          <>
            <FormCell span="all">
              <Checkbox {...form.check('repeatability')}>{words.repeatability}</Checkbox>
            </FormCell>
            <TextField
              {...form.field('resolution')}
              label={words.resolution}
              hint={words.resolutionHint}
              {...decimal}
              unit={form.values.unit}
            />
            <FormCell span="all">
              <TextArea {...form.field('widths')} label={words.widths} hint={words.widthsHint} rows={3} maxLength={1500} />
            </FormCell>
          </>
        )}
      </FormGrid>
    </Section>
  )
}
