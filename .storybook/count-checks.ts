/** Browser commands that count what was checked, and say it at the end. */
export function countingCommands(how = '') {
  const checks = { looks: 0, widths: 0 }
  process.on('exit', () => {
    const { looks, widths } = checks
    if (looks > 0) process.stdout.write(`${looks} stories × looks were checked ${how}by axe, ${widths} stories at 320 px.\n`)
  })
  return {
    countStoryChecks: (_: unknown, looks: number, widths: number) => {
      checks.looks += looks
      checks.widths += widths
    },
  }
}
