const isPlainObject = (value: NonNullable<unknown>): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/**
 * Whether nothing was filled in: `null`, `undefined`, an empty text, an empty array or an empty plain object. Numbers and booleans
 * are never empty, `0`, `NaN` and `false` included; blanks are not empty either, since rules do not trim. A date, a map or
 * any other object of a class is a value, whatever its own properties are.
 */
export const isEmpty = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isPlainObject(value) && Object.keys(value).length === 0
}
