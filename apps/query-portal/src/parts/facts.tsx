import { dayInShanghai, type PublicAnswer, type PublicEvent, type PublicLocale, type PublicText } from '@etalon/api/domain'
import type { ReactNode } from 'react'
import { catalogues } from '../messages/index.ts'
import { Day, daysBetween } from './date-text.tsx'

/** A text in the page's language; where only Chinese was given, marked as such for speech. */
export function InLanguage({ text, locale }: { text: PublicText; locale: PublicLocale }) {
  if (locale === 'zh') return text.zh
  return text.en === '' ? <span lang="zh-CN">{text.zh}</span> : text.en
}

/** Figures that stay together. */
export function Num({ children }: { children: ReactNode }) {
  return <span className="num">{children}</span>
}

/** One fact with its name. */
export function Fact({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  )
}

/** What happened to a certificate, the first first. */
export function CertificateHistory({ history, locale }: { history: readonly PublicEvent[]; locale: PublicLocale }) {
  const t = catalogues[locale].history
  return (
    <section className="part">
      <h2>{t.title}</h2>
      <ol className="history">
        {history.map(({ event, on }) => (
          <li key={`${event} ${on}`}>
            <Day date={on} locale={locale} />
            <span>{t[event]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** How much of the time of validity has gone, as a ruler. It says nothing that the words beside it do not. */
export function ValidityBar({ from, to, today }: { from: string; to: string; today: string }) {
  const whole = Math.max(1, daysBetween(from, to))
  const gone = Math.round((Math.min(Math.max(daysBetween(from, today), 0), whole) / whole) * 180)
  return (
    <svg className="life" viewBox="0 0 180 14" width="180" height="14" preserveAspectRatio="none" aria-hidden="true">
      <path className="rest" d="M0 7h180M.5 2v10M30 4v6M60 4v6M90 4v6M120 4v6M150 4v6M179.5 2v10" />
      <path className="past" d={`M0 7h${gone}`} />
      <circle className="now" cx={Math.min(Math.max(gone, 5), 175)} cy="7" r="4.5" />
    </svg>
  )
}

/** How validity stands, for the certificates that have a last day. */
export function ValidUntil({ answer, locale }: { answer: PublicAnswer; locale: PublicLocale }) {
  const t = catalogues[locale].facts
  const { performed, validUntil } = answer.certificate
  if (validUntil === null) return null
  const today = dayInShanghai(new Date(answer.askedAt))
  const left = daysBetween(today, validUntil)
  return (
    <div>
      <dt>{t.validUntil}</dt>
      <dd>
        <strong>
          <Day date={validUntil} locale={locale} />
        </strong>
        <small>{left >= 0 ? t.daysLeft(<Num>{left}</Num>) : t.daysAgo(<Num>{-left}</Num>)}</small>
        {left >= 0 && <ValidityBar from={performed} to={validUntil} today={today} />}
      </dd>
    </div>
  )
}

export interface CertificateFactsProps {
  readonly answer: PublicAnswer
  readonly locale: PublicLocale
  /** Whether the last day is shown; of a withdrawn or replaced certificate it would mislead. @default false */
  readonly validity?: boolean
  readonly children?: ReactNode
}

/** What was issued, fact by fact, for comparison with the paper in the visitor's hand. */
export function CertificateFacts({ answer, locale, validity = false, children }: CertificateFactsProps) {
  const t = catalogues[locale].facts
  const { certificate } = answer
  const model = [certificate.model, certificate.range, certificate.accuracy].filter((part) => part !== '')
  return (
    <dl className="facts">
      <Fact name={t.number} note={t.kinds[certificate.kind]}>
        <strong>
          <Num>{certificate.number}</Num>
        </strong>
      </Fact>
      <Fact name={t.instrument}>
        <InLanguage text={certificate.instrument} locale={locale} />
      </Fact>
      {model.length > 0 && (
        <Fact name={t.model}>
          {model.map((part, index) => (
            <span key={part}>
              {index > 0 && t.separator}
              <InLanguage text={{ zh: part, en: /\p{Script=Han}/u.test(part) ? '' : part }} locale={locale} />
            </span>
          ))}
        </Fact>
      )}
      <Fact name={t.serial}>
        <Num>{certificate.serial}</Num>
      </Fact>
      {certificate.conclusion !== null && (
        <Fact name={t.conclusion}>
          <strong>
            <InLanguage text={certificate.conclusion} locale={locale} />
          </strong>
        </Fact>
      )}
      <Fact name={t.performed[certificate.kind]}>
        <Day date={certificate.performed} locale={locale} />
      </Fact>
      {validity && <ValidUntil answer={answer} locale={locale} />}
      <Fact name={t.regulation}>
        <InLanguage
          text={{ zh: certificate.regulation, en: /\p{Script=Han}/u.test(certificate.regulation) ? '' : certificate.regulation }}
          locale={locale}
        />
      </Fact>
      <Fact name={t.client} note={t.clientNote}>
        <span lang="zh-CN">{certificate.client}</span>
      </Fact>
      <Fact name={t.issued} note={t.issuedNote}>
        <Day date={certificate.issued} locale={locale} />
      </Fact>
      {children}
    </dl>
  )
}
