/**
 * A value that a chart guarantees where it is asked for, though its type cannot say so.
 * @throws where it is missing all the same: what cannot be is said, not worked around
 */
export function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('machines: something is missing that the chart guarantees.')
  return value
}
