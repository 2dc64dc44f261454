/** What was typed into a form, and what stood there before: of each field that was touched. */
export interface Typed<Values> {
  readonly values: Partial<Values>
  readonly before: Partial<Values>
}

/** As text, whatever rows are called while they are edited. */
const written = (value: unknown): string =>
  JSON.stringify(value, (name, inner: unknown) => (name === 'key' ? undefined : inner)) ?? ''

/** Whether two values of a field say the same. */
export const isAlike = (one: unknown, other: unknown): boolean => written(one) === written(other)

/** @returns the fields that are not as they began */
export function typedOf<Values extends object>(began: Values, values: Values): Typed<Values> {
  const touched = (Object.keys(values) as (keyof Values)[]).filter((name) => !isAlike(began[name], values[name]))
  const of = (from: Values) => Object.fromEntries(touched.map((name) => [name, from[name]])) as Partial<Values>
  return { values: of(values), before: of(began) }
}

/**
 * Whether a field was typed by one and changed by another meanwhile, and says two things still.
 * @param saved the record as the other left it @param values what the form holds now
 */
export const isInConflict = <Values extends object>(
  name: keyof Values,
  { typed, saved, values }: { readonly typed: Typed<Values>; readonly saved: Values; readonly values: Values },
): boolean => name in typed.values && !isAlike(typed.before[name], saved[name]) && !isAlike(values[name], saved[name])
