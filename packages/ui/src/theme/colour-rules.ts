import { baseLayer, vars } from './contract.css.ts'
import { tokensIn } from './ramp.ts'
import type { Theme } from './settings.ts'
import type { Tokens } from './tokens-light.ts'

const declarations = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${vars[name as keyof Tokens].slice('var('.length, -1)}:${value}`)
    .join(';')

/**
 * The style rules of a picked colour in a theme, light, dark and as the system says, for elements with `data-colour`. A server may
 * write them into a `<style>`; `applyTheme` does it in a browser.
 * @param colour `#rrggbb`, in small letters as `themeAttributes` writes it
 * @throws RangeError where the colour is not `#rrggbb`
 */
export function colourRules(colour: string, theme: Theme): string[] {
  const chosen = `[data-colour="${colour}"][data-theme="${theme}"]`
  const light = declarations(tokensIn(colour, theme, 'light'))
  const dark = declarations(tokensIn(colour, theme, 'dark'))
  return [
    `@layer ${baseLayer}{${chosen}[data-scheme="light"]{${light}}}`,
    `@layer ${baseLayer}{${chosen}[data-scheme="dark"]{${dark}}}`,
    `@media (prefers-color-scheme: light){@layer ${baseLayer}{${chosen}[data-scheme="system"]{${light}}}}`,
    `@media (prefers-color-scheme: dark){@layer ${baseLayer}{${chosen}[data-scheme="system"]{${dark}}}}`,
  ]
}

interface ColourSheet {
  readonly sheet: CSSStyleSheet
  readonly known: Set<string>
}
const sheets = new WeakMap<Document, ColourSheet>()

/** So many are kept: whoever drags over a palette picks hundreds. */
const mostKnown = 64
/** Of `colourRules`. */
const rulesEach = 4

/** Makes a document know a colour in a theme. */
export function knowColour(document: Document, colour: string, theme: Theme): void {
  const view = document.defaultView
  if (!view) return
  let own = sheets.get(document)
  if (!own) {
    own = { sheet: new view.CSSStyleSheet(), known: new Set() }
    document.adoptedStyleSheets.push(own.sheet)
    sheets.set(document, own)
  }
  const name = `${theme} ${colour}`
  if (own.known.has(name)) return
  const [oldest] = own.known
  if (own.known.size >= mostKnown && oldest !== undefined) {
    own.known.delete(oldest)
    for (let rule = 0; rule < rulesEach; rule += 1) own.sheet.deleteRule(0)
  }
  own.known.add(name)
  for (const rule of colourRules(colour, theme)) own.sheet.insertRule(rule, own.sheet.cssRules.length)
}
