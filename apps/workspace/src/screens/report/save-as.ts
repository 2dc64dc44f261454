import { saveFrom } from '../../workspace/index.ts'

/** Saves what was loaded as a file, as a click on a link does. */
export function saveAs(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  saveFrom(address, name)
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
