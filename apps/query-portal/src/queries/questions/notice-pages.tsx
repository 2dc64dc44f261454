import type { PublicLocale, PublicPages } from '@etalon/api/domain'
import { catalogues } from '../../messages/index.ts'
import { Day } from '../../parts/date-text.tsx'
import { NoticeLinks } from '../../parts/ways.tsx'

/** What the institute tells everybody. */
export function NoticesPage({ data, locale }: { data: PublicPages['notices']; locale: PublicLocale }) {
  const t = catalogues[locale].questions.notices
  return (
    <div className="wrap">
      <section className="ask">
        <h1>{t.title}</h1>
        {data.notices.length === 0 ? <p>{t.none}</p> : <NoticeLinks frame={data} locale={locale} notices={data.notices} />}
      </section>
    </div>
  )
}

/** One notice, in the language in which it was written. */
export function NoticePage({ data, locale }: { data: PublicPages['notice']; locale: PublicLocale }) {
  const t = catalogues[locale].questions.notices
  return (
    <div className="wrap">
      <article className="ask">
        <h1 lang="zh-CN">{data.title}</h1>
        <p>{t.on(<Day date={data.on} locale={locale} />)}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server hands it over sanitised, and no script may run on the page */}
        <div className="prose" lang="zh-CN" dangerouslySetInnerHTML={{ __html: data.html }} />
        <p>
          <a className="on" href={data.links.notices}>
            {t.all}
          </a>
        </p>
      </article>
    </div>
  )
}
