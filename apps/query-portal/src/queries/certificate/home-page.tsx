import type { PublicLocale, PublicPages } from '@etalon/api/domain'
import { catalogues } from '../../messages/index.ts'
import { FileCheckLink, QueryForm, ScanOffer, WhereDetails } from '../../parts/query-form.tsx'
import { NoticeLinks, Ways } from '../../parts/ways.tsx'

/** Is this certificate genuine? The question, and nothing before it. */
export function HomePage({ data, locale }: { data: PublicPages['home']; locale: PublicLocale }) {
  const t = catalogues[locale]
  return (
    <div className="wrap cols home">
      <div>
        <section className="ask">
          <h1>{t.home.title}</h1>
          <p>{t.home.lead}</p>
          <QueryForm frame={data} locale={locale} typed={data.typed} />
          <WhereDetails locale={locale} />
          <p className="or">{t.or}</p>
          <div className="pair">
            <ScanOffer locale={locale} />
            <FileCheckLink frame={data} locale={locale} />
          </div>
        </section>
        <section
          className="scan"
          data-scan=""
          data-locale={locale}
          data-failed={t.scan.failed}
          aria-label={t.scan.title}
          hidden
        />
      </div>
      <aside>
        <section className="part">
          <h2 id="others">{t.questions.others}</h2>
          <Ways
            frame={data}
            locale={locale}
            ways={['phone', 'jewellery', 'testReport', 'label', 'enterprise', 'list']}
            labelledBy="others"
          />
        </section>
        {data.notices.length > 0 && (
          <section className="part">
            <h2>{t.questions.notices.title}</h2>
            <NoticeLinks frame={data} locale={locale} notices={data.notices} />
            <p>
              <a className="on" href={data.links.notices}>
                {t.questions.notices.all}
              </a>
            </p>
          </section>
        )}
      </aside>
    </div>
  )
}
