import { Section } from '@etalon/ui/card'
import { FormGrid } from '@etalon/ui/form'
import { TextField } from '@etalon/ui/text-field'
import type { ReactNode } from 'react'
import { useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { EnterpriseField, type EnterpriseFieldProps } from './EnterpriseField.tsx'

interface ClientSectionProps extends EnterpriseFieldProps {
  readonly values: EnterpriseFieldProps['values'] & { readonly socialNumber: string }
  /** What else of the client this record asks for. */
  readonly children: ReactNode
}

/** The part of a form about whose the record is: the enterprise, what is known of it, and what is asked besides. */
export function ClientSection({ children, ...field }: ClientSectionProps) {
  const words = useWords(recordFormMessages)
  return (
    <Section title={words.enterName}>
      <FormGrid wideFirst>
        <EnterpriseField {...field} />
        <TextField label={words.socialNumber} name="socialNumber" value={field.values.socialNumber} readOnly />
        {children}
      </FormGrid>
    </Section>
  )
}
