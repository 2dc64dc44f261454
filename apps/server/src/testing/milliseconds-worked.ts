/**
 * Milliseconds that the processor worked for this process, all of its threads together. Of a test that measures by it only what is done
 * counts, and not how long others on the machine kept it waiting.
 */
export function millisecondsWorked(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
