/** Minutes as hours with one decimal, rounded half up: 65 → `1.1`. */
export function hoursOf(minutes: number): string {
  const tenths = Math.floor((minutes * 10 + 30) / 60)
  return `${Math.floor(tenths / 10)}.${tenths % 10}`
}
