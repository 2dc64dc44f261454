/** Browser commands that count what was checked, and say it at the end. */
export function countingCommands() {
  const counts = new Map<string, { looks: number; widths: number }>()
  process.on('exit', () => {
    for (const [how, { looks, widths }] of counts)
      process.stdout.write(`${looks} stories × looks were checked ${how} by axe, ${widths} stories at 320 px.\n`)
  })
  return {
    countStoryChecks: (_: unknown, how: string, looks: number, widths: number) => {
      const before = counts.get(how) ?? { looks: 0, widths: 0 }
      counts.set(how, { looks: before.looks + looks, widths: before.widths + widths })
    },
  }
}
