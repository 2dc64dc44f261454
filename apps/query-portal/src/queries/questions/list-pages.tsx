import type { PublicLine, PublicLocale, PublicPages } from '@etalon/api/domain'
import { catalogues } from '../../messages/index.ts'
import { clockText, Day, momentText } from '../../parts/date-text.tsx'
import { InLanguage, Num } from '../../parts/facts.tsx'
import { Icon } from '../../parts/icon.tsx'
import { ListedLine, ReportLine, State } from '../../parts/listed.tsx'
import { Missing } from '../../parts/missing.tsx'
import { type WayName, Ways } from '../../parts/ways.tsx'

const others: readonly WayName[] = ['certificate', 'phone', 'enterprise']

/** What is wrong with what was typed. */
const problemText = ({ problem, most }: PublicPages['ask-list'], locale: PublicLocale): string | undefined => {
  const t = catalogues[locale].questions.list
  if (problem === undefined) return undefined
  return problem === 'empty' ? t.empty : t.tooMany(most)
}

/** Several documents at once, one a line. */
export function AskListPage({ data, locale }: { data: PublicPages['ask-list']; locale: PublicLocale }) {
  const t = catalogues[locale]
  const words = t.questions.list
  const problem = problemText(data, locale)
  return (
    <div className="wrap cols home">
      <div>
        <section className="ask">
          <h1>{words.title}</h1>
          <p>{words.lead(data.most)}</p>
          <form action={data.links.list} method="post">
            <div>
              <label htmlFor="lines">{words.label}</label>
              <span className="hint" id="lines-hint">
                {words.hint}
              </span>
              {problem !== undefined && (
                <p className="problem" id="lines-problem" role="alert">
                  <Icon name="warning" />
                  {problem}
                </p>
              )}
              <Missing name="lines" label={words.label} locale={locale} />
              <textarea
                id="lines"
                name="lines"
                className="num"
                rows={6}
                defaultValue={data.typed}
                placeholder={words.example}
                aria-describedby={problem === undefined ? 'lines-hint' : 'lines-hint lines-problem'}
                {...(problem === undefined ? {} : { 'aria-invalid': true })}
                maxLength={2000}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                required
              />
            </div>
            <button type="submit" className="btn">
              {t.form.search}
            </button>
          </form>
        </section>
      </div>
      <aside>
        <section className="part">
          <h2>{words.how}</h2>
          <ul className="todo">
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </section>
        <section className="part">
          <h2 id="others">{t.questions.others}</h2>
          <Ways frame={data} locale={locale} ways={others} labelledBy="others" />
        </section>
      </aside>
    </div>
  )
}

function Line({ line, locale }: { line: PublicLine; locale: PublicLocale }) {
  const t = catalogues[locale].questions
  const typed = <Num>{line.typed}</Num>
  switch (line.found) {
    case 'certificate':
      return <ListedLine listed={line.listed} locale={locale} />
    case 'record':
      return (
        <ReportLine
          name={<InLanguage text={line.name} locale={locale} />}
          state={
            line.withdrawnOn === null ? (
              <State look={{ tone: 'good', icon: 'good' }}>{t.notWithdrawn}</State>
            ) : (
              <State look={{ tone: 'bad', icon: 'bad' }}>{t.standings.withdrawn}</State>
            )
          }
          first={t.listed.line(<Num>{line.number}</Num>, t.record.kinds[line.kind])}
          second={
            line.withdrawnOn === null
              ? t.listed.issued(<Day date={line.issued} locale={locale} />)
              : t.listed.withdrawn(<Day date={line.withdrawnOn} locale={locale} />)
          }
        />
      )
    case 'nothing':
      return (
        <ReportLine
          name={typed}
          state={<State look={{ tone: 'calm', icon: 'question' }}>{t.listed.nothing}</State>}
          first={t.listed.nothingNote}
          second=""
        />
      )
    case 'later':
      return (
        <ReportLine
          name={typed}
          state={
            <State look={{ tone: 'calm', icon: 'clock' }}>{t.listed.later(<Num>{clockText(line.until, locale)}</Num>)}</State>
          }
          first={t.listed.laterNote}
          second=""
        />
      )
  }
}

/** What was found, line by line, in the order in which it was asked. */
export function ListPage({ data, locale }: { data: PublicPages['list']; locale: PublicLocale }) {
  const t = catalogues[locale]
  const words = t.questions.list
  const found = data.lines.filter(({ found: what }) => what === 'certificate' || what === 'record').length
  return (
    <div className="wrap cols home">
      <div>
        <section className="ask">
          <h1>{words.found(<Num>{found}</Num>, <Num>{data.lines.length}</Num>)}</h1>
          <p>{t.answer.asked(<Num>{momentText(data.askedAt, locale)}</Num>)}</p>
          <ul className="reports" aria-label={words.results}>
            {data.lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its place, and may be typed twice
              <Line key={place} line={line} locale={locale} />
            ))}
          </ul>
          <p>
            <a className="on" href={data.links.list}>
              {words.again}
            </a>
          </p>
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
