/**
 * Before each file of tests in a browser: what the file before it left in cookies and storage is gone. The files share one browser,
 * and in which order they come is anybody's guess.
 */
localStorage.clear()
sessionStorage.clear()
for (const pair of document.cookie.split('; ').filter(Boolean)) {
  const [name] = pair.split('=')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the page is served over plain http
  document.cookie = `${name}=; Path=/; Max-Age=0`
}
