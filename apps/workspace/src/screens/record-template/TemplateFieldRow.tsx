import { databaseSources, type RecordTemplateFault, type Sheet, type TemplateField, targetsOf } from '@etalon/api/domain'
import { Checkbox } from '@etalon/ui/checkbox'
import { FormCell, FormGrid } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { Select } from '@etalon/ui/select'
import { TextField } from '@etalon/ui/text-field'
import { useWords } from '../../messages/index.ts'
import { recordTemplateMessages } from '../../messages/record-template.ts'
import { useLabels } from '../work/moves/use-labels.ts'

interface TemplateFieldRowProps {
  readonly field: TemplateField
  /** What the kind is measured by, where there is a method. */
  readonly sheet: Sheet | undefined
  /** Where it stands, from 0. */
  readonly place: number
  readonly faults: readonly Pick<RecordTemplateFault, 'field' | 'kind'>[]
  readonly onChange: (changes: Partial<TemplateField>) => void
}

/** One field of a template: what it is called, where its value comes from, and what of the record it fills in. */
export function TemplateFieldRow({ field, place, sheet, faults, onChange }: TemplateFieldRowProps) {
  const words = useWords(recordTemplateMessages)
  const labels = useLabels()
  const language = useLanguage()
  const errorOf = (name: keyof TemplateField) => {
    const fault = faults.find((one) => one.field === name)
    return fault && words.faults[fault.kind]
  }
  const targetName = (target: string) => {
    const [what, which = ''] = target.split(':')
    if (what === 'condition')
      return words.targetCondition(sheet?.conditions.find(({ key }) => key === which)?.[language] ?? which)
    if (what === 'column') return words.targetColumn(sheet?.columns[Number(which) - 1]?.[language] ?? which)
    return words.targets[target] ?? target
  }
  const { access } = field
  return (
    <FormGrid columns={4}>
      <TextField
        label={words.fieldName}
        name={`name-${place}`}
        required
        maxLength={64}
        value={field.name}
        error={errorOf('name')}
        onChange={(name) => onChange({ name })}
      />
      <TextField label={words.nameEn} maxLength={64} value={field.nameEn} onChange={(nameEn) => onChange({ nameEn })} />
      <TextField
        label={words.key}
        name={`key-${place}`}
        required
        maxLength={32}
        value={field.key}
        error={errorOf('key')}
        hint={words.keyHint}
        onChange={(key) => onChange({ key })}
      />
      <TextField label={words.unit} maxLength={16} value={field.unit} onChange={(unit) => onChange({ unit })} />
      <Select
        label={words.domain}
        name={`domain-${place}`}
        value={field.domain}
        error={errorOf('domain')}
        onChange={(domain) => onChange({ domain: domain ?? field.domain })}
        options={labels.options('FIELD_DOMAIN_TYPE')}
      />
      <Select
        label={words.access}
        name={`access-${place}`}
        value={access}
        error={errorOf('access')}
        onChange={(next) => onChange({ access: next ?? access, source: '' })}
        options={labels.options('access_type')}
      />
      <Select
        label={words.target}
        name={`target-${place}`}
        value={field.target || 'own'}
        error={errorOf('target')}
        onChange={(target) => onChange({ target: target === 'own' || target === null ? '' : target })}
        options={(sheet ? targetsOf(sheet) : ['']).map((target) => ({ value: target || 'own', label: targetName(target) }))}
      />
      <Checkbox checked={field.required} onChange={(required) => onChange({ required })}>
        {words.required}
      </Checkbox>
      <FormCell span="all">
        {access === '2' ? (
          <Select
            label={words.source['2'] ?? ''}
            name={`source-${place}`}
            required
            value={field.source || null}
            error={errorOf('source')}
            onChange={(source) => onChange({ source: source ?? '' })}
            options={databaseSources.map((value) => ({ value, label: words.sources[value] }))}
          />
        ) : (
          <TextField
            label={words.source[access] ?? ''}
            name={`source-${place}`}
            required={access === '1' || access === '3'}
            maxLength={400}
            value={field.source}
            error={errorOf('source')}
            hint={words.sourceHint[access]}
            onChange={(source) => onChange({ source })}
          />
        )}
      </FormCell>
    </FormGrid>
  )
}
