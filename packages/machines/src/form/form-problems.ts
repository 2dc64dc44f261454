import type { FormContext, FormProblems, FormRules, FormValues } from './form.types.ts'

/** The names of a form's fields, in their order: those it begins with, then those of rules and refusals that it does not know. */
function namesOf({ initial, rules, refusals }: Pick<FormContext, 'initial' | 'rules' | 'refusals'>): string[] {
  return [...new Set([initial, rules, refusals].flatMap((one) => Object.keys(one)))]
}

/** What the first rule says that says anything; an empty sentence says nothing. */
function problemOf(name: string, values: FormValues, rules: FormRules): string | undefined {
  const own = Object.hasOwn(rules, name) ? (rules[name] ?? []) : []
  for (const rule of typeof own === 'function' ? [own] : own) {
    const problem = rule(values[name], values)
    if (problem !== undefined && problem !== '') return problem
  }
  return undefined
}

/** All that rules find wrong, in the order of the fields, shown or not. */
export function ruleProblems(context: Pick<FormContext, 'initial' | 'values' | 'rules'>): FormProblems {
  return problemsOf(namesOf({ ...context, refusals: {} }), (name) => problemOf(name, context.values, context.rules))
}

/** Whether a field waits for what is sent to the person, and nobody handed the form in without it since. */
export const isAwaited = ({ awaited, initial, values }: FormContext, name: string): boolean =>
  awaited.includes(name) && isSameValue(initial[name], values[name])

/**
 * What is shown to be wrong, in the order of the fields: nothing of a field that is still being filled in for the first time, unless
 * the form was handed in; nothing of one that waits for what is sent to the person; and what the answer said, until the field changes.
 */
export function shownProblems(context: FormContext): FormProblems {
  const { attempted, left, refusals } = context
  return problemsOf(namesOf(context), (name) => {
    if (Object.hasOwn(refusals, name)) return refusals[name]
    if (isAwaited(context, name)) return undefined
    return attempted || left.includes(name) ? problemOf(name, context.values, context.rules) : undefined
  })
}

function problemsOf(names: readonly string[], find: (name: string) => string | undefined): FormProblems {
  return Object.fromEntries(
    names.flatMap((name) => {
      const problem = find(name)
      return problem === undefined ? [] : [[name, problem]]
    }),
  )
}

/** Whether two values hold the same. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)

/** The fields that hold something else than they began with. */
export function changedFields({ initial, values }: Pick<FormContext, 'initial' | 'values'>): string[] {
  return Object.keys({ ...initial, ...values }).filter((name) => !isSameValue(initial[name], values[name]))
}
