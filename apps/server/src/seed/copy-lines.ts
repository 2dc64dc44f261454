/** A line as COPY reads it. The words are the seed's own: none has a tab, a backslash or a line's end. */
export const line = (values: readonly (string | number | null)[]): string =>
  `${values.map((value) => (value === null ? '\\N' : value)).join('\t')}\n`
