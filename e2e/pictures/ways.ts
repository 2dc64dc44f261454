import type { Browser, BrowserContext } from 'playwright'
import type { Language } from '../support/person.ts'

/** One way of looking at a screen. */
export interface Way {
  readonly language: Language
  readonly scheme: 'light' | 'dark'
  readonly width: 1280 | 390
}

/** Both languages, light and dark, on a desk and on a phone. */
export const ways: readonly Way[] = ([1280, 390] as const).flatMap((width) =>
  (['zh', 'en'] as const).flatMap((language) => (['light', 'dark'] as const).map((scheme) => ({ language, scheme, width }))),
)

/** What a way is called where it is written down. */
export const nameOf = ({ language, scheme, width }: Way): string => `${language} ${scheme} ${width}`

/** A browser of its own that is looked at in one way. */
export function contextOf(browser: Browser, { language, scheme, width }: Way): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 800 },
    colorScheme: scheme,
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: 'Asia/Shanghai',
  })
}
