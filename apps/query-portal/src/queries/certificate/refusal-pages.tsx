import type { PublicLocale, PublicPages, PublicSubject } from '@etalon/api/domain'
import { catalogues } from '../../messages/index.ts'
import { Answer, NextSteps } from '../../parts/answer.tsx'
import { clockText } from '../../parts/date-text.tsx'
import { Num } from '../../parts/facts.tsx'
import { CallLink, FileCheckLink, SubjectForm, WhereDetails } from '../../parts/query-form.tsx'

/** What is said where nothing matches a question. */
export const notFoundWords = (
  subject: PublicSubject,
  locale: PublicLocale,
  byLink = false,
): { readonly title: string; readonly lead: string } => {
  if (byLink) return catalogues[locale].brokenLink
  if (subject === 'certificate') return catalogues[locale].notFound
  const { notFound, notFoundLead } = catalogues[locale].questions.subjects[subject]
  return { title: notFound, lead: notFoundLead }
}

/** Nothing matches. It never says which of the two was wrong, and never that the certificate is false. */
export function NotFoundPage({ data, locale }: { data: PublicPages['not-found']; locale: PublicLocale }) {
  const t = catalogues[locale]
  const { title, lead } = notFoundWords(data.subject, locale, data.byLink)
  const onCover = data.subject === 'certificate' || data.subject === 'enterprise'
  return (
    <>
      <Answer tone="calm" icon="question" title={title} lead={lead} />
      <div className="wrap cols">
        <div>
          <section className="part ask-again">
            <h2>{data.byLink ? t.brokenLink.again : t.notFound.again}</h2>
            <SubjectForm frame={data} locale={locale} subject={data.subject} typed={data.typed} />
            {onCover && (
              <>
                <WhereDetails locale={locale} />
                <div className="stack">
                  <FileCheckLink frame={data} locale={locale} />
                </div>
              </>
            )}
          </section>
        </div>
        <aside>
          <NextSteps title={t.notFound.still} items={t.notFound.todo}>
            <CallLink frame={data} locale={locale} />
          </NextSteps>
        </aside>
      </div>
    </>
  )
}

const troubleIcons = { 'no-page': 'question', unreadable: 'question', later: 'clock', fault: 'warning' } as const

/** No page, and none to blame: what happened, that it says nothing about a certificate, and which ways are open. */
export function TroublePage({ data, locale }: { data: PublicPages['trouble']; locale: PublicLocale }) {
  const t = catalogues[locale].trouble
  const { title, lead } = t[data.kind]
  const isOurs = data.kind === 'later' || data.kind === 'fault'
  return (
    <>
      <Answer tone="calm" icon={troubleIcons[data.kind]} title={title} lead={lead} />
      <div className="wrap cols">
        <div>
          <section className="part">
            <h2>{t.now}</h2>
            {isOurs && <p>{t.request(<Num>{data.requestId}</Num>)}</p>}
            <div className="stack">
              <a className="btn" href={data.links.home}>
                {t.home}
              </a>
              <FileCheckLink frame={data} locale={locale} />
              {data.institute.phone !== '' && <CallLink frame={data} locale={locale} />}
            </div>
          </section>
        </div>
      </div>
    </>
  )
}

/** Asked too often. Says until when, and which way is still open. */
export function TooManyPage({ data, locale }: { data: PublicPages['too-many']; locale: PublicLocale }) {
  const t = catalogues[locale].tooMany
  return (
    <>
      <Answer
        tone="calm"
        icon="clock"
        title={t.title(<Num>{clockText(data.until, locale)}</Num>)}
        lead={t.lead(<Num>{data.perNumber}</Num>, <Num>{data.perAddress}</Num>)}
      />
      <div className="wrap cols">
        <div>
          <section className="part">
            <h2>{t.now}</h2>
            <p>{t.nowNote}</p>
            <div className="stack">
              <FileCheckLink frame={data} locale={locale} primary />
              <CallLink frame={data} locale={locale} />
            </div>
          </section>
        </div>
      </div>
    </>
  )
}
