import type { Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { type Language, MessagesProvider } from '../packages/ui/src/i18n/index.ts'
import { applyTheme, type Density, type Scheme, type Theme } from '../packages/ui/src/theme/index.ts'
import { lightAndDark } from './modes.ts'
import './preview.css'

interface Look {
  theme: Theme
  scheme: Scheme
  density: Density
  locale: Language
}

const choice = <T extends string>(values: readonly T[], value: unknown, fallback: T): T =>
  values.find((one) => one === value) ?? fallback

function lookOf(globals: Record<string, unknown>): Look {
  return {
    theme: choice(['default', 'white', 'colourful', 'iview', 'd2', 'hey'], globals.theme, 'default'),
    scheme: choice(['light', 'dark'], globals.scheme, 'light'),
    density: choice(['compact', 'comfortable'], globals.density, 'compact'),
    locale: choice(['zh', 'en'], globals.locale, 'zh'),
  }
}

const menu = (title: string, items: string[]) => ({ toolbar: { title, items, dynamicTitle: true } })

const preview: Preview = {
  globalTypes: {
    theme: menu('Theme', ['default', 'white', 'colourful', 'iview', 'd2', 'hey']),
    scheme: menu('Scheme', ['light', 'dark']),
    density: menu('Density', ['compact', 'comfortable']),
    locale: menu('Language', ['zh', 'en']),
  },
  initialGlobals: { theme: 'default', scheme: 'light', density: 'compact', locale: 'zh' },
  decorators: [
    function Look(Story, context) {
      const look = lookOf(context.globals)
      useLayoutEffect(() => {
        applyTheme(document.documentElement, look)
        document.documentElement.lang = look.locale === 'zh' ? 'zh-CN' : 'en'
      })
      return (
        <MessagesProvider language={look.locale}>
          <Story />
        </MessagesProvider>
      )
    },
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', context: { exclude: ['[data-radix-focus-guard]'] } },
    controls: { expanded: true },
    chromatic: { modes: lightAndDark },
  },
}
export default preview
