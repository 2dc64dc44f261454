/** What of the browser's serial ports is used here; not every browser has them. */
interface SerialPorts {
  requestPort(): Promise<Port>
}
interface Port {
  readonly readable: ReadableStream<Uint8Array> | null
  open(options: { readonly baudRate: number }): Promise<void>
  close(): Promise<void>
}

/** Devices of the laboratory send at this rate where nothing else is set. */
const baudRate = 9600
/** Milliseconds in which a device sends a line. */
const patience = 5000

const portsOf = (): SerialPorts | undefined => (navigator as { readonly serial?: SerialPorts }).serial

/** Whether this browser reads serial ports. */
export const readsPorts = (): boolean => portsOf() !== undefined

/**
 * Lets the person choose a port, and hands on what the device sends, line by line.
 * @param isEnough ends the reading where it says so of a line
 * @throws DOMException where no port was chosen, or it cannot be opened
 */
export async function readPort(isEnough: (line: string) => boolean): Promise<void> {
  const port = await portsOf()?.requestPort()
  if (!port) return
  await port.open({ baudRate })
  const reader = port.readable?.getReader()
  const timer = setTimeout(() => void reader?.cancel(), patience)
  try {
    const decoder = new TextDecoder()
    let rest = ''
    for (;;) {
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return
      const lines = `${rest}${decoder.decode(chunk.value, { stream: true })}`.split(/\r?\n|\r/)
      rest = lines.pop() ?? ''
      if (lines.some((line) => line.trim() !== '' && isEnough(line))) return
    }
  } finally {
    clearTimeout(timer)
    await reader?.cancel()
    reader?.releaseLock()
    await port.close()
  }
}
