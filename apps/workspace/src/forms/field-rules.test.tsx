import { type FieldRuleName, fieldRules } from '@etalon/api/domain'
import { Form, useForm } from '@etalon/ui/form'
import { type Language, MessagesProvider } from '@etalon/ui/i18n'
import { TextField } from '@etalon/ui/text-field'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'

/** What somebody types: what each rule takes, and what it refuses, such as a number with another check digit. */
const typed = {
  mobile: { right: ['13874903316'], wrong: ['1387490331', '12874903316'] },
  email: { right: ['he@example.cn'], wrong: ['he@', 'he example.cn'] },
  idCard: { right: ['11010519491231002X'], wrong: ['110105194912310021', '11010519491331002X'] },
  creditCode: { right: ['91350100M000100Y43'], wrong: ['91350100M000100Y44', '91350100M000100Y4'] },
  integer: { right: ['-7', '0'], wrong: ['1.5', '七'] },
  digitsOneToNine: { right: ['129'], wrong: ['102', '-1'] },
  telephone: { right: ['0731-84321234', '13874903316'], wrong: ['110'] },
  fax: { right: ['0731-84321234'], wrong: ['13874903316'] },
  bankCard: { right: ['6222021001116245702'], wrong: ['62', '622202100111624570'] },
  sequenceNumber: { right: ['1.25'], wrong: ['1.255', '-1'] },
  nonNegativeInteger: { right: ['0'], wrong: ['-1', '1.0'] },
  amount: { right: ['12.50'], wrong: ['12.505', '-12'] },
  integerRequired: { right: ['7'], wrong: ['', '1.5'] },
  telephoneRequired: { right: ['0731-84321234'], wrong: ['', '110'] },
} satisfies Record<FieldRuleName, { right: readonly string[]; wrong: readonly string[] }>
const names = Object.keys(typed) as FieldRuleName[]

function Asked({ rule, language }: { rule: FieldRuleName; language: Language }) {
  const form = useForm({
    initial: { value: '' },
    rules: { value: (value: string) => fieldRules[rule](value)?.[language] },
    labels: {},
    onSubmit: async () => undefined,
  })
  return (
    <MessagesProvider language={language}>
      <Form label="Form" {...form.root}>
        <TextField label="Value" {...form.field('value')} />
      </Form>
    </MessagesProvider>
  )
}
const field = () => page.getByRole('textbox', { name: 'Value' })

test.each(names.flatMap((rule) => (['zh', 'en'] as const).map((language) => [rule, language] as const)))(
  '[FORM-1] [FORM-2] %s, in %s: what is wrong is said in its words as the field is left, and what is right is taken',
  async (rule, language) => {
    await render(<Asked rule={rule} language={language} />)
    const words = fieldRules[rule].message[language]
    const isOptional = !typed[rule].wrong.some((text) => text === '')
    for (const text of [...typed[rule].wrong, ...typed[rule].right, ...(isOptional ? [''] : [])]) {
      await field().fill(text)
      await userEvent.tab()
      const isWrong = typed[rule].wrong.some((one) => one === text)
      if (isWrong) await expect.element(field(), { message: text }).toHaveAccessibleDescription(words)
      else await expect.element(field(), { message: text }).toBeValid()
    }
  },
)

// What makes a pattern with two ways to read a text try them all would keep the page busy for minutes: the test would not come to its end.
test.each(names)('[FORM-4] %s: 100 kB that begin well and end badly are pasted, answered, and the page goes on', async (rule) => {
  await render(<Asked rule={rule} language="zh" />)
  for (const part of ['1', 'a@']) {
    await field().fill(`${part.repeat(100_000 / part.length)}!`)
    await userEvent.tab()
    await expect.element(field(), { message: part }).toHaveAccessibleDescription(fieldRules[rule].message.zh)
  }
})
