/** The chance that one of the first took longer than one of the second (Mann and Whitney): a half where nothing can be told. */
export function chanceOfLonger(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((value) => ({ value, isFirst: true })), ...second.map((value) => ({ value, isFirst: false }))]
  all.sort((one, other) => one.value - other.value)
  let below = 0
  let sum = 0
  for (let place = 0; place < all.length; ) {
    let end = place
    while (end < all.length && all[end]?.value === all[place]?.value) end += 1
    const tied = all.slice(place, end)
    const firsts = tied.filter(({ isFirst }) => isFirst).length
    const seconds = tied.length - firsts
    sum += firsts * (below + seconds / 2)
    below += seconds
    place = end
  }
  return sum / (first.length * second.length)
}
