import type { PublicLocale, PublicPageName } from '@etalon/api/domain'
import { render, sheetOf } from '../render.tsx'
import certificate from '../styles/certificate.css?inline'
import check from '../styles/check.css?inline'
import portal from '../styles/portal.css?inline'
import reading from '../styles/reading.css?inline'
import { pageData } from './page-fixtures.ts'

/** Every sheet of styles, as the server puts it into a page. */
export const sheets = { portal, certificate, check, reading }
/** The styles that the server puts into a page. */
export const stylesOf = (name: PublicPageName): string => sheets[sheetOf(name, pageData[name])]
/** The styles as somebody sees them who prefers dark. */
export const darkStylesOf = (name: PublicPageName): string =>
  stylesOf(name).replaceAll(/@media\s*\(prefers-color-scheme:\s*dark\)/g, '@media all')

/** Puts a page into this document, as it comes from the server with its styles. */
export const show = (name: PublicPageName, locale: PublicLocale, css = stylesOf(name)): void => {
  const { head, html } = render(name, locale, pageData[name])
  document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en'
  const style = document.createElement('style')
  style.textContent = css
  const parsed = new DOMParser().parseFromString(`<head>${head}</head><body>${html}</body>`, 'text/html')
  document.head.replaceChildren(...parsed.head.childNodes, style)
  document.body.replaceChildren(...parsed.body.childNodes)
}
