/** Puts a text into the clipboard. @returns false where the browser refuses, which is to be said where it was asked for */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
