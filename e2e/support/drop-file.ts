import type { Page } from 'playwright'

/** Drops a file on the place for it, as from another window. */
export async function dropFile(page: Page, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle((base64) => {
    const given = new DataTransfer()
    given.items.add(
      new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], '证书.pdf', { type: 'application/pdf' }),
    )
    return given
  }, bytes.toString('base64'))
  for (const type of ['dragover', 'drop']) await page.locator('[data-file-check]').dispatchEvent(type, { dataTransfer: transfer })
}
