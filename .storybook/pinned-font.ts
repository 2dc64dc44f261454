const weights = { Regular: '300 450', Medium: '451 550', Bold: '551 900' } as const
const files = import.meta.glob<string>('../node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-{Regular,Medium,Bold}.otf', {
  query: '?url',
  import: 'default',
})

/**
 * Puts the whole page into one font that comes with the project (the one that certificates are set in): pictures of two machines can
 * only be compared where letters are alike.
 */
export async function usePinnedFont(): Promise<void> {
  const faces = Object.entries(weights).map(async ([name, weight]) => {
    const load = Object.entries(files).find(([path]) => path.endsWith(`-${name}.otf`))?.[1]
    if (!load) throw new Error(`NotoSansHans-${name}.otf is not there`)
    return await new FontFace('Etalon stories', `url(${await load()})`, { weight }).load()
  })
  for (const face of await Promise.all(faces)) document.fonts.add(face)
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = '* { font-family: "Etalon stories" !important }'
}
