import type { Look } from './story-checks.ts'

interface Mode extends Look {
  readonly locale: 'zh' | 'en'
}

/** What Chromatic photographs of each story, and `npm run test:visual` too. */
export const lightAndDark: Readonly<Record<'light' | 'dark', Mode>> = {
  light: { theme: 'default', scheme: 'light', locale: 'zh' },
  dark: { theme: 'default', scheme: 'dark', locale: 'zh' },
}
