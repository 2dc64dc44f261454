import type { PublicLocale, PublicPages } from '@etalon/api/domain'
import { catalogues } from '../../messages/index.ts'
import { Icon } from '../../parts/icon.tsx'

/** Was this file changed? The page stands without script; the results come from an island that begins with the first file. */
export function FileCheckPage({ data, locale }: { data: PublicPages['file-check']; locale: PublicLocale }) {
  const t = catalogues[locale].fileCheck
  return (
    <div className="wrap cols home">
      <div>
        <section className="ask">
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
          <div
            className="drop"
            data-file-check=""
            data-locale={locale}
            data-keys={data.links.keys}
            data-statements={data.links.statement}
            data-log-proof={data.links.logProof}
            data-home={data.links.home}
            data-failed={t.failed}
            data-seals={data.seals.join(' ')}
          >
            <Icon name="file" />
            <p>{t.drop}</p>
            <label className="btn file">
              {t.choose}
              <input type="file" multiple accept=".pdf,.xml,.p7s" aria-label={t.choose} />
            </label>
          </div>
          <p className="promise">
            <Icon name="lock" />
            <span>
              <b>{t.promise}</b>
              {locale === 'zh' ? '' : ' '}
              {t.promiseNote}
            </span>
          </p>
          <noscript>
            <p className="small quiet">{t.withoutScript}</p>
          </noscript>
        </section>
        <section aria-live="polite" data-file-results="" hidden />
      </div>
      <aside>
        <section className="part">
          <h2>{t.what}</h2>
          <ol className="steps">
            {t.steps.map((step) => (
              <li key={step.name}>
                <b>{step.name}</b>
                <br />
                <span className="small quiet">{step.note(data.keyId)}</span>
              </li>
            ))}
          </ol>
        </section>
      </aside>
    </div>
  )
}
