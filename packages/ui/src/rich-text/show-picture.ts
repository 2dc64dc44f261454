/**
 * Fetches a picture that the browser alone cannot show, such as one behind a header of the session.
 * @param address as it stands in the text
 */
export type LoadPicture = (address: string, signal: AbortSignal) => Promise<Blob>

/**
 * Shows a picture of a text. One that does not come has `data-failed`, and its words stand in its place.
 * @param load fetches it. @default the browser does
 * @returns a function that ends it
 */
export function showPicture(image: HTMLImageElement, address: string, load: LoadPicture | undefined): () => void {
  const failed = () => {
    image.setAttribute('data-failed', '')
    image.removeAttribute('src')
  }
  image.removeAttribute('data-failed')
  image.addEventListener('error', failed)
  const left = new AbortController()
  let made: string | undefined
  // What lies in the page already is asked of nobody.
  if (!load || address.startsWith('blob:')) image.src = address
  else
    load(address, left.signal).then((content) => {
      if (left.signal.aborted) return
      made = URL.createObjectURL(content)
      image.src = made
    }, failed)
  return () => {
    left.abort()
    image.removeEventListener('error', failed)
    if (made !== undefined) URL.revokeObjectURL(made)
  }
}
