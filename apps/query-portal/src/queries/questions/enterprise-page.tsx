import type { PublicLocale, PublicPages } from '@etalon/api/domain'
import { catalogues } from '../../messages/index.ts'
import { Answer } from '../../parts/answer.tsx'
import { momentText } from '../../parts/date-text.tsx'
import { Num } from '../../parts/facts.tsx'
import { ListedLines } from '../../parts/listed.tsx'
import { CallLink } from '../../parts/query-form.tsx'

/** All documents of the order that an enterprise asked about, with its own name in full. */
export function EnterprisePage({ data, locale }: { data: PublicPages['enterprise']; locale: PublicLocale }) {
  const t = catalogues[locale]
  const words = t.questions.enterprise
  const asked = data.documents.filter(({ number }) => number === data.asked)
  const others = data.documents.filter(({ number }) => number !== data.asked)
  const client = <span lang="zh-CN">{data.client}</span>
  return (
    <>
      <Answer
        tone="good"
        icon="good"
        title={words.title(client)}
        lead={words.lead(<Num>{data.orderNo}</Num>, <Num>{data.documents.length}</Num>)}
        when={t.answer.asked(<Num>{momentText(data.askedAt, locale)}</Num>)}
      />
      <div className="wrap cols">
        <div>
          <section className="part">
            <h2>{words.asked}</h2>
            <ListedLines documents={asked} locale={locale} />
          </section>
          {others.length > 0 && (
            <section className="part">
              <h2>{words.others}</h2>
              <ListedLines documents={others} locale={locale} />
            </section>
          )}
          <p className="small quiet after">{data.underWay > 0 ? words.underWay(<Num>{data.underWay}</Num>) : words.complete}</p>
        </div>
        <aside>
          <section className="part">
            <h2>{t.whatYouCanDo}</h2>
            <div className="stack">
              <a className="btn two" href={data.links.enterprise}>
                {t.another}
              </a>
              <CallLink frame={data} locale={locale} />
            </div>
          </section>
        </aside>
      </div>
    </>
  )
}
