import type { Language } from '../../i18n/index.ts'
import type { Density, Scheme, Theme } from '../../theme/index.ts'

/** One way in which a story is photographed. */
export interface Mode {
  readonly theme: Theme
  readonly scheme: Exclude<Scheme, 'system'>
  readonly density: Density
  readonly locale: Language
}

const light: Mode = { theme: 'default', scheme: 'light', density: 'compact', locale: 'zh' }

/** What Chromatic and `npm run test:visual` photograph of each story. */
export const plainLook: Readonly<Record<string, Mode>> = { light }

/** What they photograph of a Matrix: every theme, the dark, English, and the wider rows. */
const everyLook: Readonly<Record<string, Mode>> = {
  light,
  dark: { ...light, scheme: 'dark' },
  english: { ...light, locale: 'en' },
  comfortable: { ...light, density: 'comfortable' },
  white: { ...light, theme: 'white' },
  colourful: { ...light, theme: 'colourful' },
  iview: { ...light, theme: 'iview' },
  d2: { ...light, theme: 'd2' },
  hey: { ...light, theme: 'hey' },
}

/** Begins a Matrix: `export const Matrix: Story = { ...inEveryLook, render: … }`. Its play must know both languages. */
export const inEveryLook = {
  parameters: {
    chromatic: { modes: everyLook },
    // Side by side they are several: on a page there is one of each.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
}

/**
 * Shows the stories of a component in windows of their own on its page, so many pixels high: what lies over the whole page, or is as
 * high as the window, would cover the text. To be spread into the `parameters` of its stories.
 */
export const inItsOwnWindow = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } })
