/** Cookies of this page. They last as long as the browser session; the server reads none of them as a credential. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  if (found === undefined) return undefined
  const text = found.slice(name.length + 1)
  try {
    return decodeURIComponent(text)
  } catch {
    // Somebody else wrote it.
    return text
  }
}

/** Whether this browser keeps cookies of this page. Some say so where they do not: it is tried. */
export function keepsCookies(): boolean {
  const name = 'etalon.try'
  writeCookie(name, '1')
  const isKept = readCookie(name) === '1'
  removeCookie(name)
  return isKept
}

export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // The Cookie Store API is missing where the page is served over plain http.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${secure}`
}

export function removeCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${name}=; Path=/; SameSite=Strict; Max-Age=0`
}
