import type { PublicLocale, PublicPages } from '@etalon/api/domain'
import { catalogues } from '../../messages/index.ts'
import { momentText } from '../../parts/date-text.tsx'
import { Num } from '../../parts/facts.tsx'

/** What the log is, for somebody who has never heard of one; how it stands; and how to check it oneself. */
export function LogPage({ data, locale }: { data: PublicPages['log']; locale: PublicLocale }) {
  const t = catalogues[locale].log
  const { addresses, head, links, recent } = data
  return (
    <div className="wrap cols home">
      <div>
        <section className="ask">
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </section>
        {t.questions.map(({ name, answer }) => (
          <section className="part" key={name}>
            <h2>{name}</h2>
            <p>{answer}</p>
          </section>
        ))}
        {recent.length > 0 && (
          <section className="part">
            <h2>{t.recent}</h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard (WCAG 2.1.1). */}
            <section className="frame" tabIndex={0} aria-label={t.recent}>
              <table>
                <thead>
                  <tr>
                    {[t.number, t.what, t.when, t.document].map((name) => (
                      <th scope="col" key={name}>
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {recent.map(({ index, kind, at, document }) => (
                    <tr key={index}>
                      <td>
                        <Num>{index + 1}</Num>
                      </td>
                      <td>{t.kinds[kind]}</td>
                      <td>
                        <time dateTime={at} className="num">
                          {momentText(at, locale)}
                        </time>
                      </td>
                      <td>
                        <code title={document}>{document.slice(0, 8)}…</code>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </section>
        )}
      </div>
      <aside>
        <section className="part">
          <h2>{t.standing}</h2>
          {head === null ? (
            <p>{t.empty}</p>
          ) : (
            <>
              <p className="log-size">{t.size(<Num>{head.size}</Num>)}</p>
              <p className="small quiet">{t.headNote}</p>
              <pre className="code wraps">{head.root}</pre>
              <p
                className="small quiet"
                data-watch-log=""
                data-growth={addresses.growth}
                data-keys={links.keys}
                data-log={addresses.growth.split('/')[2]}
                data-signed={t.checked.signed}
                data-grew={t.checked.grew}
                data-same={t.checked.same}
                data-alarm={t.checked.alarm}
                aria-live="polite"
              >
                {t.checked.byServer}
              </p>
            </>
          )}
        </section>
        {head !== null && (
          <section className="part">
            <h2>{t.yourself}</h2>
            <ol className="steps">
              {t.steps.map((step, at) => (
                <li key={step}>{at === 0 ? <a href={addresses.checkpoint}>{step}</a> : step}</li>
              ))}
            </ol>
          </section>
        )}
      </aside>
    </div>
  )
}
