/** What was typed into a form, and what stood there before: of each field that was touched. */
export interface Typed<Values> {
  readonly values: Partial<Values>
  readonly before: Partial<Values>
}

/** As text, whatever rows are called while they are edited; a part of a record (rows/keyed.ts) may have a key that is its own. */
const written = (value: unknown): string =>
  JSON.stringify(value, (name, inner: unknown) => {
    if (name === 'key') return undefined
    return name === 'part' ? JSON.stringify(inner) : inner
  }) ?? ''

/** Whether two values of a field say the same. */
export const isAlike = (one: unknown, other: unknown): boolean => written(one) === written(other)

const only = <Values extends object>(names: readonly (keyof Values)[], of: Partial<Values>) =>
  Object.fromEntries(names.map((name) => [name, of[name]])) as Partial<Values>

/** @returns the fields that are not as they began */
export function typedOf<Values extends object>(began: Values, values: Values): Typed<Values> {
  const touched = (Object.keys(values) as (keyof Values)[]).filter((name) => !isAlike(began[name], values[name]))
  return { values: only(touched, values), before: only(touched, began) }
}

/** @returns what was typed, but for what is said by `saved` as well */
export function withoutAlike<Values extends object>({ values, before }: Typed<Values>, saved: Partial<Values>): Typed<Values> {
  const own = (Object.keys(values) as (keyof Values)[]).filter((name) => !isAlike(values[name], saved[name]))
  return { values: only(own, values), before: only(own, before) }
}

/** @returns what was typed, as if it had been typed on what a form proposes: that is nobody's text, and nothing is held against it */
export const onProposal = <Values extends object>({ values }: Typed<Values>, proposed: Values): Typed<Values> => ({
  values,
  before: only(Object.keys(values) as (keyof Values)[], proposed),
})

/** What was typed on a version of a record, and what that version says. */
export interface TypedOn<Values> {
  /** What the form began with on this version. */
  readonly initial: Values
  /** What its fields began with, some of them on an earlier version. */
  readonly began: Values
  readonly values: Values
}

/** @returns what was typed on a version, or on one before it and carried over, and is not what this version says */
export const typedOn = <Values extends object>({ initial, began, values }: TypedOn<Values>): Typed<Values> =>
  withoutAlike(typedOf(began, values), initial)

/** @returns of what was typed on an earlier version, the fields that somebody changed since and that say two things still */
export function unsettledOf<Values extends object>(on: TypedOn<Values>): Typed<Values> | undefined {
  const typed = typedOn(on)
  const open = (Object.keys(typed.values) as (keyof Values)[]).filter((name) => !isAlike(on.began[name], on.initial[name]))
  return open.length === 0 ? undefined : { values: only(open, typed.values), before: only(open, typed.before) }
}

export const isNothing = ({ values }: Typed<object>): boolean => Object.keys(values).length === 0

/**
 * Whether a field was typed by one and changed by another meanwhile, and says two things still.
 * @param saved the record as the other left it @param values what the form holds now
 */
export const isInConflict = <Values extends object>(
  name: keyof Values,
  { typed, saved, values }: { readonly typed: Typed<Values>; readonly saved: Values; readonly values: Values },
): boolean => name in typed.values && !isAlike(typed.before[name], saved[name]) && !isAlike(values[name], saved[name])
