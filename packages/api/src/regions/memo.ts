/** Works something out when it is first asked for, and once: reading the data costs nothing until somebody chooses a place. */
export const memo = <Value>(work: () => Value): (() => Value) => {
  let done: { readonly value: Value } | undefined
  return () => {
    done ??= { value: work() }
    return done.value
  }
}
