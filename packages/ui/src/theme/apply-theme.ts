import { knowColour } from './colour-rules.ts'
import { type ThemeSettings, themeAttributes } from './settings.ts'

/**
 * Puts a look on an element, usually `document.documentElement`.
 * @param root the element that the look is for
 */
export function applyTheme(root: HTMLElement, settings: ThemeSettings): void {
  const attributes = themeAttributes(settings)
  const colour = attributes['data-colour']
  if (colour === undefined) root.removeAttribute('data-colour')
  else knowColour(root.ownerDocument, colour, settings.theme ?? 'default')
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
}
