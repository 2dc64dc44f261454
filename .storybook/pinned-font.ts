const files = import.meta.glob<string>(
  [
    '../node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-{Regular,Medium,Bold}.otf',
    '../node_modules/@fontsource/noto-sans/files/noto-sans-latin-ext-{400,500,700}-normal.woff2',
    '../node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
  ],
  { query: '?url', import: 'default' },
)

/** The end of a file's name, the family that it is given, and its weights. */
const faces = [
  ['NotoSansHans-Regular.otf', 'Etalon stories', '300 450'],
  ['NotoSansHans-Medium.otf', 'Etalon stories', '451 550'],
  ['NotoSansHans-Bold.otf', 'Etalon stories', '551 900'],
  ['latin-ext-400-normal.woff2', 'Etalon stories, more letters', '300 450'],
  ['latin-ext-500-normal.woff2', 'Etalon stories, more letters', '451 550'],
  ['latin-ext-700-normal.woff2', 'Etalon stories, more letters', '551 900'],
  ['stix-two-math-latin-400-normal.woff2', 'Etalon stories, mathematics', '300 900'],
] as const

/**
 * Puts the whole page into fonts that come with the project (the one that certificates are set in, one for letters such as ś, and one
 * for mathematics): pictures of two machines can only be compared where letters are alike.
 */
export async function usePinnedFont(): Promise<void> {
  const loaded = faces.map(async ([name, family, weight]) => {
    const load = Object.entries(files).find(([path]) => path.endsWith(name))?.[1]
    if (!load) throw new Error(`${name} is not there`)
    return await new FontFace(family, `url(${await load()})`, { weight }).load()
  })
  for (const face of await Promise.all(loaded)) document.fonts.add(face)
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = `
    *, ::before, ::after, ::placeholder { font-family: "Etalon stories", "Etalon stories, more letters" !important }
    math, math * { font-family: "Etalon stories, mathematics", "Etalon stories" !important }`
}
