import { defineModel, done, failed } from '../testing/index.ts'
import { formMachine } from './form.machine.ts'
import type { FormRules } from './form.types.ts'
import { isAwaited, ruleProblems, shownProblems } from './form-problems.ts'

const rules: FormRules = { name: (value) => (value === '' ? 'is missing' : undefined) }

/** A form with one field: empty, filled, handed in and taken, refused, or without an answer. */
export const formModel = defineModel({
  name: 'form',
  machine: formMachine,
  inputs: [
    { initial: { name: '' }, rules },
    { initial: { name: '' }, rules, awaited: ['name'] },
  ],
  events: [
    { type: 'VALUES.CHANGED', values: { name: '' } },
    { type: 'VALUES.CHANGED', values: { name: 'gauge' } },
    { type: 'FIELD.LEFT', name: 'name' },
    { type: 'VALUE.COMING', name: 'name' },
    { type: 'RULES.GIVEN', rules },
    { type: 'RULES.GIVEN', rules: {} },
    { type: 'INITIAL.GIVEN', values: { name: 'dial' } },
    { type: 'SUBMIT' },
    { type: 'CANCEL' },
    { type: 'RESET' },
    done('submitForm', { outcome: 'accepted' }),
    done('submitForm', { outcome: 'refused', problems: { name: 'is taken' } }),
    failed('submitForm'),
  ],
  place: ({ context }) => [
    context.values,
    context.initial,
    context.left,
    context.attempted,
    context.awaited.includes('name'),
    context.refusals,
    Object.keys(context.rules),
    context.error !== undefined,
  ],
  invariant: (snapshot) => {
    const { context, children } = snapshot
    if (Object.hasOwn(children, 'submitForm') !== snapshot.matches('submitting'))
      throw new Error('it is handed in once, and only while an answer is waited for')
    const wrong = Object.keys(ruleProblems(context))
    const shown = Object.keys(shownProblems(context))
    if (shown.some((name) => !wrong.includes(name) && !Object.hasOwn(context.refusals, name)))
      throw new Error('nothing is shown that nobody finds wrong')
    if (context.attempted && wrong.some((name) => !shown.includes(name) && !isAwaited(context, name)))
      throw new Error('once it was handed in all that is wrong is shown, but of what is on its way')
  },
})
