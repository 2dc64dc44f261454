/** What Chromatic photographs of each story. */
export const lightAndDark = {
  light: { theme: 'default', scheme: 'light', locale: 'zh' },
  dark: { theme: 'default', scheme: 'dark', locale: 'zh' },
}
