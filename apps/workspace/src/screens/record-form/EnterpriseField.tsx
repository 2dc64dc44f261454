import type { Enterprise } from '@etalon/api/contract'
import { RemoteComboBox } from '@etalon/ui/combo-box'
import { FormCell } from '@etalon/ui/form'
import { useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { useEnterpriseSearch } from '../enterprise/use-enterprise-search.ts'

export interface EnterpriseFieldProps {
  readonly values: { readonly enterId: string; readonly enterName: string }
  /** The enterprise that was chosen; undefined where none is any more. */
  readonly onChosen: (found: Enterprise | undefined) => void
  /** What is wrong with it. */
  readonly error: string | undefined
}

/** Whose the record is: an enterprise, found by its name or credit code. */
export function EnterpriseField({ values, onChosen, error }: EnterpriseFieldProps) {
  const words = useWords(recordFormMessages)
  const enterprises = useEnterpriseSearch()
  return (
    <FormCell span={2}>
      <RemoteComboBox
        label={words.enterName}
        name="enterId"
        required
        placeholder={words.enterNamePlaceholder}
        value={values.enterId === '' ? null : { value: values.enterId, label: values.enterName }}
        onChange={(option) => onChosen(enterprises.found(option?.value))}
        load={enterprises.load}
        error={error}
      />
    </FormCell>
  )
}
