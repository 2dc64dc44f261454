/** What Chromatic photographs: light and dark everywhere, the whole cross for matrix stories. */
export const lightAndDark = {
  light: { theme: 'default', scheme: 'light', locale: 'zh' },
  dark: { theme: 'default', scheme: 'dark', locale: 'zh' },
}

const themes = ['default', 'white', 'colourful', 'iview', 'd2', 'hey']

/** Six themes, two schemes, two densities, three languages and widths. */
export const everything = Object.fromEntries(
  themes.flatMap((theme) =>
    ['light', 'dark'].flatMap((scheme) =>
      ['compact', 'comfortable'].map((density) => [`${theme} ${scheme} ${density}`, { theme, scheme, density, locale: 'zh' }]),
    ),
  ),
)
