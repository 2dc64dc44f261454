import { type Question, questionTypes } from '@etalon/api/domain'
import { Checkbox } from '@etalon/ui/checkbox'
import { FormCell, FormGrid } from '@etalon/ui/form'
import { Select } from '@etalon/ui/select'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { questionnaireMessages } from '../../messages/questionnaire.ts'
import { isAlike } from '../record-form/typed-values.ts'
import { optionsIn, optionsText } from './options-text.ts'

interface QuestionRowProps {
  readonly question: Question
  /** Where it stands, from 0. */
  readonly place: number
  /** What is wrong with it, by field. */
  readonly faults: readonly { readonly field: string }[]
  readonly onChange: (changes: Partial<Question>) => void
}

/** One question as it is written: what it asks, how it is answered, and what can be chosen. */
export function QuestionRow({ question, place, faults, onChange }: QuestionRowProps) {
  const words = useWords(questionnaireMessages)
  const { type, text, textEn, options, required } = question
  // A line that is being typed is no option yet: it stays as it is typed.
  const [lines, setTyped] = useState(() => optionsText(options))
  // What comes from elsewhere, as a kept draft does, counts before what was typed here.
  const typed = isAlike(optionsIn(lines), options) || options.length === 0 ? lines : optionsText(options)
  const isChosen = type === 'single' || type === 'multiple'
  const errorOf = (field: 'text' | 'options') => (faults.some((fault) => fault.field === field) ? words.faults[field] : undefined)
  return (
    <FormGrid columns={2}>
      <TextField
        label={words.text}
        name={`text-${place}`}
        required
        maxLength={200}
        value={text}
        error={errorOf('text')}
        onChange={(next) => onChange({ text: next })}
      />
      <TextField label={words.textEn} maxLength={200} value={textEn} onChange={(next) => onChange({ textEn: next })} />
      <Select
        label={words.type}
        value={type}
        onChange={(next) => {
          const chosen = questionTypes.find((one) => one === next) ?? type
          const choosing = chosen === 'single' || chosen === 'multiple'
          onChange({ type: chosen, options: choosing ? optionsIn(typed) : [] })
        }}
        options={questionTypes.map((value) => ({ value, label: words.types[value] }))}
      />
      <Checkbox checked={required} onChange={(next) => onChange({ required: next })}>
        {words.required}
      </Checkbox>
      {isChosen && (
        <FormCell span="all">
          <TextArea
            label={words.options}
            name={`options-${place}`}
            required
            rows={4}
            maxLength={2000}
            value={typed}
            hint={words.optionsHint}
            error={errorOf('options')}
            onChange={(next) => {
              setTyped(next)
              onChange({ options: optionsIn(next) })
            }}
          />
        </FormCell>
      )}
    </FormGrid>
  )
}
