import type { PublicLocale, PublicPages } from '@etalon/api/domain'
import { catalogues } from '../../messages/index.ts'
import { SubjectForm, WhereDetails } from '../../parts/query-form.tsx'
import { type WayName, Ways } from '../../parts/ways.tsx'

/** All the ways to ask. */
export function ServicesPage({ data, locale }: { data: PublicPages['services']; locale: PublicLocale }) {
  const t = catalogues[locale].questions
  const group = (id: string, title: string, ways: readonly WayName[]) => (
    <section className="part">
      <h2 id={id}>{title}</h2>
      <Ways frame={data} locale={locale} ways={ways} labelledBy={id} />
    </section>
  )
  return (
    <div className="wrap">
      <section className="ask">
        <h1>{t.services.title}</h1>
        <p>{t.services.lead}</p>
      </section>
      <div className="groups">
        {group('documents', t.services.documents, ['certificate', 'fileCheck', 'testReport', 'list', 'phone', 'enterprise'])}
        <div>
          {group('jewellery', t.ways.jewellery.name, ['jewellery', 'appraisal', 'label'])}
          {group('institute', t.services.institute, ['notices'])}
        </div>
      </div>
    </div>
  )
}

/** A question by number and check code. */
export function AskPage({ data, locale }: { data: PublicPages['ask']; locale: PublicLocale }) {
  const t = catalogues[locale]
  const { title, lead } = t.questions.subjects[data.subject]
  const others: readonly WayName[] =
    data.subject === 'enterprise' ? ['certificate', 'phone', 'list'] : ['certificate', 'testReport', 'phone']
  return (
    <div className="wrap cols home">
      <div>
        <section className="ask">
          <h1>{title}</h1>
          <p>{lead}</p>
          <SubjectForm frame={data} locale={locale} subject={data.subject} typed={data.typed} />
          {data.subject === 'enterprise' ? (
            <WhereDetails locale={locale} />
          ) : (
            <p className="small quiet after">{t.form.sketchNote}</p>
          )}
        </section>
      </div>
      <aside>
        <section className="part">
          <h2 id="others">{t.questions.others}</h2>
          <Ways frame={data} locale={locale} ways={others} labelledBy="others" />
        </section>
      </aside>
    </div>
  )
}
