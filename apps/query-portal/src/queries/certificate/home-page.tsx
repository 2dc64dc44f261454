import type { PublicLocale, PublicPages } from '@etalon/api/domain'
import { catalogues } from '../../messages/index.ts'
import { CoverSketch, FileCheckLink, QueryForm, ScanOffer } from '../../parts/query-form.tsx'

/** Is this certificate genuine? The question, and nothing before it. */
export function HomePage({ data, locale }: { data: PublicPages['home']; locale: PublicLocale }) {
  const t = catalogues[locale]
  return (
    <div className="wrap cols home">
      <div>
        <section className="ask">
          <h1>{t.home.title}</h1>
          <p>{t.home.lead}</p>
          <QueryForm frame={data} locale={locale} />
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
          <h2>{t.form.where}</h2>
          <CoverSketch locale={locale} />
        </section>
      </aside>
    </div>
  )
}
