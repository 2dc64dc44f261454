import type { PublicFrame, PublicLocale } from '@etalon/api/domain'
import type { ReactNode } from 'react'
import { catalogues } from '../messages/index.ts'
import { mark } from './mark.ts'

export interface PageFrameProps {
  readonly frame: PublicFrame
  readonly locale: PublicLocale
  readonly children: ReactNode
}

/** What stands around every page: who we are, the other language, how to reach us. */
export function PageFrame({ frame, locale, children }: PageFrameProps) {
  const t = catalogues[locale]
  const { institute, links } = frame
  const other = locale === 'zh' ? 'en' : 'zh-CN'
  const here = <b aria-current="true">{locale === 'zh' ? '中文' : 'English'}</b>
  const there = (
    <a href={links.otherLanguage} lang={other} hrefLang={other}>
      {t.otherLanguage}
    </a>
  )
  const address = locale === 'zh' ? institute.address : institute.addressEn || institute.address
  return (
    <>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <header className="top">
        <div className="wrap">
          <a className="house" href={links.home}>
            <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
              <path d={mark.ground} fill="currentColor" />
              <path d={mark.lines} stroke="var(--brand-ink)" strokeWidth="2" />
            </svg>
            <span>
              {institute[locale] || institute.zh}
              <small>{t.tagline}</small>
            </span>
          </a>
          <nav className="lang" aria-label={t.language}>
            {locale === 'zh' ? (
              <>
                {here}
                {there}
              </>
            ) : (
              <>
                {there}
                {here}
              </>
            )}
          </nav>
        </div>
      </header>
      <div className="scale" />
      <main id="main">{children}</main>
      <footer className="foot">
        <div className="wrap">
          <p>
            {institute.phone !== '' && (
              <>
                {t.telephone} {institute.phone}
                {locale === 'zh' ? '，' : ', '}
                {t.officeHours}
                <br />
              </>
            )}
            {address}
          </p>
          <nav aria-label={t.about}>
            <a href={links.keys}>{t.keys}</a>
            <a href={links.seal}>{t.seal}</a>
            <a href={links.log}>{t.log.link}</a>
          </nav>
        </div>
      </footer>
    </>
  )
}
