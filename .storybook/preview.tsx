import type { Preview } from '@storybook/react-vite'
import isChromatic from 'chromatic/isChromatic'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { type Language, languages, MessagesProvider } from '../packages/ui/src/i18n/index.ts'
import { plainLook } from '../packages/ui/src/testing/matrix/every-look.ts'
import { applyTheme, type Density, densities, type Scheme, type Theme, themes } from '../packages/ui/src/theme/index.ts'
import { usePinnedFont } from './pinned-font.ts'
import { describedProperties } from './reference/described-properties.ts'
import { shownSource } from './reference/shown-source.ts'
import { useShownLanguage } from './shown-language.ts'
import { targetSize } from './target-size.ts'
import './preview.css'

interface Look {
  theme: Theme
  scheme: Scheme
  density: Density
  locale: Language
}

/** A page of stories is light or dark, whatever the system says. */
const schemes = ['light', 'dark'] as const satisfies readonly Scheme[]

const choice = <T extends string>(values: readonly T[], value: unknown, fallback: T): T =>
  values.find((one) => one === value) ?? fallback

function lookOf(globals: Record<string, unknown>): Look {
  return {
    theme: choice(themes, globals.theme, 'default'),
    scheme: choice(schemes, globals.scheme, 'light'),
    density: choice(densities, globals.density, 'compact'),
    locale: choice(languages, globals.locale, 'zh'),
  }
}

const menu = (title: string, items: readonly string[]) => ({ toolbar: { title, items: [...items], dynamicTitle: true } })

/** Once, however many stories there are. */
let pinned: Promise<void> | undefined
function pinnedFont(): Promise<void> {
  pinned ??= usePinnedFont()
  return pinned
}

/** Only somebody who reads needs it: stories that are tested do not. */
const ReferencePage = lazy(async () => ({ default: (await import('./reference/ReferencePage.tsx')).ReferencePage }))
const DocsPage = () => (
  <Suspense>
    <ReferencePage />
  </Suspense>
)

const preview: Preview = {
  globalTypes: {
    theme: menu('Theme', themes),
    scheme: menu('Scheme', schemes),
    density: menu('Density', densities),
    locale: menu('Language', languages),
  },
  initialGlobals: { theme: 'default', scheme: 'light', density: 'compact', locale: 'zh' },
  loaders: [async () => (isChromatic() ? await pinnedFont() : undefined)],
  decorators: [
    function Look(Story, context) {
      const look = lookOf(context.globals)
      const language = useShownLanguage(look.locale)
      useLayoutEffect(() => {
        applyTheme(document.documentElement, look)
        document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
      })
      return (
        <MessagesProvider language={language}>
          <Story />
        </MessagesProvider>
      )
    },
  ],
  argTypesEnhancers: [describedProperties],
  tags: ['autodocs'],
  parameters: {
    docs: { page: DocsPage, source: { transform: shownSource } },
    layout: 'padded',
    a11y: {
      test: 'error',
      config: { rules: [targetSize] },
      context: { exclude: ['[data-radix-focus-guard]', '[data-live-announcer]'] },
      // Of what passes one element is enough: all of them are most of a report, and nobody reads them.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    controls: { expanded: true },
    chromatic: { modes: plainLook },
  },
}
export default preview
