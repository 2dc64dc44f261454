import {
  type PublicLocale,
  type PublicPages,
  type PublicRecordAnswer,
  type PublicSubject,
  publicRecordFields,
} from '@etalon/api/domain'
import { catalogues } from '../../messages/index.ts'
import { Answer, NextSteps } from '../../parts/answer.tsx'
import { Day, momentText } from '../../parts/date-text.tsx'
import { Fact, InLanguage, Num } from '../../parts/facts.tsx'
import { CallLink, SubjectForm } from '../../parts/query-form.tsx'

/** A text that was given in one language alone. */
const given = (text: string) => ({ zh: text, en: /\p{Script=Han}/u.test(text) ? '' : text })

const subjectOf = {
  appraisal: 'appraisal',
  'precious-metal': 'label',
  'test-report': 'test-report',
} as const satisfies Readonly<Record<PublicRecordAnswer['kind'], PublicSubject>>

/** The title of a record's answer: genuine, or withdrawn. */
export const recordTitle = ({ kind, withdrawn }: PublicRecordAnswer, locale: PublicLocale): string =>
  catalogues[locale].questions.record.titles[kind][withdrawn === null ? 'genuine' : 'withdrawn']

function RecordFacts({ record, locale }: { record: PublicRecordAnswer; locale: PublicLocale }) {
  const t = catalogues[locale].questions.record
  return (
    <dl className="facts">
      <Fact name={t.number} note={t.kinds[record.kind]}>
        <strong>
          <Num>{record.number}</Num>
        </strong>
      </Fact>
      <Fact name={t.name}>
        <InLanguage text={record.name} locale={locale} />
      </Fact>
      {record.conclusion.zh !== '' && (
        <Fact name={t.conclusion}>
          <strong>
            <InLanguage text={record.conclusion} locale={locale} />
          </strong>
        </Fact>
      )}
      {publicRecordFields[record.kind].map((field) => {
        const text = record.facts[field.key] ?? ''
        return text === '' ? null : (
          <Fact key={field.key} name={field[locale]}>
            <InLanguage text={given(text)} locale={locale} />
          </Fact>
        )
      })}
      {record.standards !== '' && (
        <Fact name={t.standards}>
          <InLanguage text={given(record.standards)} locale={locale} />
        </Fact>
      )}
      {record.client !== '' && (
        <Fact name={t.client} note={catalogues[locale].facts.clientNote}>
          <span lang="zh-CN">{record.client}</span>
        </Fact>
      )}
      <Fact name={t.performed}>
        <Day date={record.performed} locale={locale} />
      </Fact>
      <Fact name={t.issued}>
        <Day date={record.issued} locale={locale} />
      </Fact>
      {record.withdrawn !== null && (
        <Fact name={t.withdrawn}>
          <strong>
            <Day date={record.withdrawn.on} locale={locale} />
          </strong>
        </Fact>
      )}
      {record.note !== '' && (
        <Fact name={t.note}>
          <InLanguage text={given(record.note)} locale={locale} />
        </Fact>
      )}
    </dl>
  )
}

/** A document beside the certificates: genuine, or withdrawn. */
export function RecordPage({ data, locale }: { data: PublicPages['record']; locale: PublicLocale }) {
  const t = catalogues[locale]
  const { record } = data
  const { withdrawn } = record
  const words = t.questions.record
  const mass = record.facts.mass ?? ''
  const lead =
    withdrawn === null
      ? words.lead(
          record.kind,
          <InLanguage text={record.name} locale={locale} />,
          mass === '' ? null : <Num>{mass}</Num>,
          <Day date={record.issued} locale={locale} />,
        )
      : words.withdrawnLead(<Day date={withdrawn.on} locale={locale} />)
  return (
    <>
      <Answer
        tone={withdrawn === null ? 'good' : 'bad'}
        icon={withdrawn === null ? 'good' : 'bad'}
        title={recordTitle(record, locale)}
        lead={lead}
        when={t.answer.asked(<Num>{momentText(data.askedAt, locale)}</Num>)}
      />
      <div className="wrap cols">
        <div>
          {withdrawn !== null && (
            <section className="part">
              <h2>{t.withdrawn.why}</h2>
              <p lang="zh-CN">{withdrawn.reason}</p>
            </section>
          )}
          <section className="part">
            <h2>{words.heading[record.kind]}</h2>
            <RecordFacts record={record} locale={locale} />
            {withdrawn === null && <p className="small quiet">{words.noEnd[record.kind]}</p>}
          </section>
        </div>
        <aside>
          {withdrawn !== null && (
            <NextSteps title={t.whatYouCanDo} items={words.todo}>
              <CallLink frame={data} locale={locale} primary />
            </NextSteps>
          )}
          <section className="part">
            <h2>{words.again}</h2>
            <SubjectForm frame={data} locale={locale} subject={subjectOf[record.kind]} />
          </section>
        </aside>
      </div>
    </>
  )
}
