/**
 * How long the processor was busy with something, in milliseconds: the least of three times, so that neither what else the machine does
 * nor a collection of garbage counts.
 */
export function ownTime(work: () => unknown): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const begun = process.threadCpuUsage()
      work()
      const { user, system } = process.threadCpuUsage(begun)
      return (user + system) / 1000
    }),
  )
}
