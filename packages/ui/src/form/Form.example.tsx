import { Button } from '@etalon/ui/button'
import { Form, FormActions, FormGrid } from '@etalon/ui/form'
import { TextField } from '@etalon/ui/text-field'
import { useState } from 'react'

/** Fields in two columns. `useForm` adds rules, problems and sending. */
export function Example() {
  const [name, setName] = useState('')
  return (
    <Form label="Contact" onSubmit={() => console.log(name)}>
      <FormGrid columns={2}>
        <TextField label="Name" value={name} onChange={setName} />
      </FormGrid>
      <FormActions>
        <Button kind="primary" type="submit">
          Save
        </Button>
      </FormActions>
    </Form>
  )
}
