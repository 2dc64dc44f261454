import { FormCell } from '@etalon/ui/form'
import { TextArea } from '@etalon/ui/text-area'
import { useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'

interface RemarkFieldProps {
  readonly value: string
  readonly onChange: (changes: { readonly remark: string }) => void
  readonly placeholder?: string
}

/** What else is to be known of a record: over the whole width of its form. */
export function RemarkField({ value, onChange, ...more }: RemarkFieldProps) {
  const { remark: label } = useWords(recordFormMessages)
  return (
    <FormCell span="all">
      <TextArea label={label} name="remark" value={value} onChange={(remark) => onChange({ remark })} maxLength={500} {...more} />
    </FormCell>
  )
}
