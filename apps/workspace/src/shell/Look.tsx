import { type Preferences, shownScheme } from '@etalon/machines/preferences'
import { MessagesProvider } from '@etalon/ui/i18n'
import { applyTheme } from '@etalon/ui/theme'
import { type ReactNode, useEffect } from 'react'

interface LookProps {
  readonly chosen: Preferences & { readonly systemDark: boolean }
  readonly children: ReactNode
}

/** Gives the page the language and the look that were chosen. */
export function Look({ chosen, children }: LookProps) {
  const { language, theme, density, colour } = chosen
  const scheme = shownScheme(chosen)
  useEffect(() => {
    applyTheme(document.documentElement, { theme, scheme, density, colour })
  }, [theme, scheme, density, colour])
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  }, [language])
  return <MessagesProvider language={language}>{children}</MessagesProvider>
}
