process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

/** Tells a line on the standard output. Whoever stops reading, as `| head` does, does not break off what is being done. */
export const say = (line: string) => process.stdout.write(`${line}\n`)
