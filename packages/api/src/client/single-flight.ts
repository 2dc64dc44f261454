/** Makes of work one that is under way at most once for each thing: who asks meanwhile gets the answer of the one that is. */
export function singleFlight<Thing, Answer>(work: (thing: Thing) => Promise<Answer>): (thing: Thing) => Promise<Answer> {
  const underWay = new Map<Thing, Promise<Answer>>()
  return (thing) => {
    const running = underWay.get(thing)
    if (running) return running
    const begun = work(thing).finally(() => underWay.delete(thing))
    underWay.set(thing, begun)
    return begun
  }
}
