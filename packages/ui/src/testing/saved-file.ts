import { expect, vi } from 'vitest'

/** What is saved when something is pressed: its name and content. The spies are to be taken back after the test. */
export async function savedBy(press: () => Promise<void>): Promise<{ name: string; file: Blob }> {
  const files: Blob[] = []
  const make = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return make(file)
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await press()
  await expect.poll(() => names).toHaveLength(1)
  return { name: names[0] ?? '', file: files.at(-1) ?? new Blob() }
}
