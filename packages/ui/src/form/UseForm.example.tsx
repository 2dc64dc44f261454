import { Button } from '@etalon/ui/button'
import { ErrorSummary, Form, FormActions, FormGrid, useForm } from '@etalon/ui/form'
import { TextField } from '@etalon/ui/text-field'

/** A rule answers with what is wrong, or with nothing; the server may refuse fields as well. */
export function Example() {
  const form = useForm({
    initial: { person: '', phone: '' },
    labels: { person: 'Name', phone: 'Mobile phone' },
    rules: {
      person: (value) => (value === '' ? 'Please fill this in' : undefined),
      phone: (value) => (/^1\d{10}$/.test(value) ? undefined : 'This is no mobile phone number'),
    },
    onSubmit: async (values) => {
      console.log(values)
      return undefined
    },
  })
  return (
    <Form label="Contact" {...form.root}>
      <ErrorSummary problems={form.problems} />
      <FormGrid columns={2}>
        <TextField label="Name" required {...form.field('person')} />
        <TextField label="Mobile phone" required {...form.field('phone')} />
      </FormGrid>
      <FormActions>
        <Button kind="primary" type="submit" pending={form.isSubmitting}>
          Submit
        </Button>
      </FormActions>
    </Form>
  )
}
