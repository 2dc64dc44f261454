import {
  type FormActorRef,
  type FormProblems,
  type FormRules,
  type FormValues,
  formMachine,
  isFormDirty,
  type SubmitFormAnswer,
  type SubmitFormRequest,
  shownProblems,
} from '@etalon/machines/form'
import { useActorRef, useSelector } from '@xstate/react'
import { type RefCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import type { FieldProblem } from './ErrorSummary.tsx'
import { focusField } from './focus-field.ts'

/** Says in a sentence what is wrong with a value; nothing where it is right. Asked whenever any field changes. */
export type FieldRule<Values extends object, Name extends keyof Values> = (
  value: Values[Name],
  values: Values,
) => string | undefined

/** The rules of a form's fields, each asked in turn until one says something. */
export type FieldRules<Values extends object> = {
  readonly [Name in keyof Values]?: FieldRule<Values, Name> | readonly FieldRule<Values, Name>[]
}

/** What {@link useForm} takes. */
export interface FormOptions<Values extends object> {
  /**
   * What the form begins with; its keys are the fields, in their order. Where it is given with other content later, fields that nobody
   * changed follow it.
   */
  initial: Values
  /** What is asked of the values. Functions of this moment: in another language they say it in that. @default nothing */
  rules?: FieldRules<Values>
  /**
   * The fields whose value is sent to the person from elsewhere, as a code is by text message: while one holds what it began with, nothing
   * is wrong with it until the form is handed in. Tell the `actor` `VALUE.COMING` once it is on its way. @default none
   */
  awaited?: readonly (keyof Values & string)[]
  /** The labels of the fields, for the summary of what is wrong. @default their names */
  labels?: { readonly [Name in keyof Values]?: string }
  /**
   * Hands the values in. Answers what is wrong with fields that the rules could not know, or nothing where all was taken.
   * @param signal is aborted where the person does not want to wait, or the form goes
   */
  onSubmit: (values: Values, signal: AbortSignal) => Promise<Partial<Record<keyof Values, string>> | undefined>
  /** It was taken. */
  onSubmitted?: (values: Values) => void
  /** The answer did not come. Say so beside the button; what was typed stands. */
  onFailed?: (error: unknown) => void
}

/** What a field of the form takes: spread it on the field. */
export interface FormField<Value> {
  readonly name: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly error: string | undefined
}

/** The fields of a form that hold yes or no. */
export type YesNoName<Values extends object> = {
  [Name in keyof Values & string]: Values[Name] extends boolean ? Name : never
}[keyof Values & string]

/** What a `Checkbox` of the form takes: spread it on the box. */
export interface FormCheck {
  readonly name: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly invalid: boolean
}

/** What a `Switch` of the form takes: spread it on the switch. */
export interface FormSwitch {
  readonly name: string
  readonly on: boolean
  readonly error: string | undefined
  readonly onChange: (on: boolean) => void
}

/** A form, as {@link useForm} makes it. */
export interface FormControl<Values extends object> {
  /** Its machine, for what is not here. */
  readonly actor: FormActorRef
  /** What it holds. */
  readonly values: Values
  /** What a field takes: `<TextField label="手机" {...form.field('phone')} />`. */
  readonly field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>
  /** What a box to tick takes: `<Checkbox {...form.check('agreed')}>同意</Checkbox>`. What is wrong with it is said by `problems`. */
  readonly check: (name: YesNoName<Values>) => FormCheck
  /** What a switch takes: `<Switch {...form.toggle('express')}>加急</Switch>`. */
  readonly toggle: (name: YesNoName<Values>) => FormSwitch
  /** Changes some fields; the others stay. */
  readonly change: (values: Partial<Values>) => void
  /** For `ErrorSummary`: all that is wrong, once it was handed in. */
  readonly problems: readonly FieldProblem[]
  /** Whether something would be lost if the form went away. */
  readonly isDirty: boolean
  /** It is on its way. */
  readonly isSubmitting: boolean
  /** Why the answer did not come, until it is handed in again; undefined otherwise. */
  readonly failure: unknown
  /** Hands it in, as its submit button does. */
  readonly submit: () => void
  /** Stops waiting for the answer. */
  readonly cancel: () => void
  /** Back to what it began with. */
  readonly reset: () => void
  /** What `Form` takes: `<Form {...form.root}>`. */
  readonly root: {
    readonly ref: RefCallback<HTMLFormElement>
    readonly onSubmit: () => void
    readonly onFieldLeft: (name: string) => void
  }
}

/** Values go into the machine as what they are and come back so: fields are changed by `change` alone, which knows their types. */
const typed = <Values extends object>(values: FormValues) => values as Values

const plain = (values: object): FormValues => Object.fromEntries(Object.entries(values))

/** The rules as the machine asks them. */
function rulesFor<Values extends object>(rules: FieldRules<Values>): FormRules {
  const asked = <Name extends keyof Values>(name: Name) => {
    const own = rules[name] ?? []
    const all: readonly FieldRule<Values, Name>[] = typeof own === 'function' ? [own] : own
    return all.map((rule) => (_: unknown, values: FormValues) => {
      const now = typed<Values>(values)
      return rule(now[name], now)
    })
  }
  const names = Object.keys(rules).filter((name): name is keyof Values & string => name in rules)
  return Object.fromEntries(names.map((name) => [name, asked(name)]))
}

/**
 * A form with rules: what is wrong with a field is shown once somebody went on from it, everything once it was handed in, and the focus
 * then goes to the first field that is wrong. What a field holds goes to the server through `onSubmit`, which may refuse fields too.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormControl<Values> {
  const { initial, labels = {}, awaited = [] } = options
  const element = useRef<HTMLFormElement>(null)
  const handIn = useEffectEvent(options.onSubmit)
  const [machine] = useState(() =>
    formMachine.provide({
      actors: {
        submitForm: fromPromise<SubmitFormAnswer, SubmitFormRequest>(async ({ input, signal }) => {
          const problems = named(await handIn(typed<Values>(input.values), signal))
          return Object.keys(problems).length === 0 ? { outcome: 'accepted' } : { outcome: 'refused', problems }
        }),
      },
    }),
  )
  const actor = useActorRef(machine, { input: { initial: plain(initial), awaited } })
  const rules = useMemo(() => rulesFor(options.rules ?? {}), [options.rules])

  const begun = useRef(JSON.stringify(initial))
  useEffect(() => {
    const now = JSON.stringify(initial)
    if (begun.current === now) return
    begun.current = now
    actor.send({ type: 'INITIAL.GIVEN', values: plain(initial) })
  }, [actor, initial])

  const tell = useEffectEvent((values: FormValues) => options.onSubmitted?.(typed<Values>(values)))
  const tellFailed = useEffectEvent((error: unknown) => options.onFailed?.(error))
  useEffect(() => {
    const heard = [
      actor.on('submitted', ({ values }) => tell(values)),
      actor.on('failed', ({ error }) => tellFailed(error)),
      actor.on('refused', ({ names }) => {
        // After the drawing: the field says only then what is wrong with it.
        requestAnimationFrame(() => names.some((name) => focusField(name, element.current ?? document)))
      }),
    ]
    return () => {
      for (const one of heard) one.unsubscribe()
    }
  }, [actor])

  const context = useSelector(actor, (snapshot) => snapshot.context)
  const shown = shownProblems({ ...context, rules })
  const values = typed<Values>(context.values)
  const change = (changed: Partial<Values>) => actor.send({ type: 'VALUES.CHANGED', values: plain(changed) })
  const submit = () => {
    actor.send({ type: 'RULES.GIVEN', rules })
    actor.send({ type: 'SUBMIT' })
  }
  const labelOf = new Map<string, unknown>(Object.entries(labels))
  const isTold = context.attempted || Object.keys(context.refusals).length > 0
  const errorOf = (name: string) => (Object.hasOwn(shown, name) ? shown[name] : undefined)
  const yesNo = (name: YesNoName<Values>) => ({
    name,
    onChange: (yes: boolean) => actor.send({ type: 'VALUES.CHANGED', values: { [name]: yes } }),
  })
  return {
    actor,
    values,
    check: (name) => ({ ...yesNo(name), checked: values[name] === true, invalid: Object.hasOwn(shown, name) }),
    toggle: (name) => ({ ...yesNo(name), on: values[name] === true, error: errorOf(name) }),
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => actor.send({ type: 'VALUES.CHANGED', values: { [name]: value } }),
      error: errorOf(name),
    }),
    change,
    problems: isTold
      ? Object.entries(shown).map(([name, message]) => ({ name, label: String(labelOf.get(name) ?? name), message }))
      : [],
    isDirty: useSelector(actor, isFormDirty),
    isSubmitting: useSelector(actor, (snapshot) => snapshot.matches('submitting')),
    failure: context.error,
    submit,
    cancel: () => actor.send({ type: 'CANCEL' }),
    reset: () => actor.send({ type: 'RESET' }),
    root: {
      ref: (form) => {
        element.current = form
      },
      onSubmit: submit,
      onFieldLeft: (name) => actor.send({ type: 'FIELD.LEFT', name }),
    },
  }
}

/** What is wrong, without fields of which nothing is said. */
function named(answer: object | undefined): FormProblems {
  return Object.fromEntries(
    Object.entries(answer ?? {}).flatMap(([name, message]) =>
      typeof message === 'string' && message !== '' ? [[name, message]] : [],
    ),
  )
}
