interface Placed {
  readonly field: string
  readonly row?: number | undefined
}

/** @returns what is said at a field, of the faults that are shown; undefined where nothing is wrong with it */
export const faultsAt =
  <Fault extends Placed>(shown: readonly Fault[], messageOf: (fault: Fault) => string) =>
  (field: Fault['field'], row?: number): string | undefined => {
    const fault = shown.find((one) => one.field === field && one.row === row)
    return fault && messageOf(fault)
  }
