import type { PublicAnswer, PublicLocale, PublicPages } from '@etalon/api/domain'
import type { AnswerParts } from '../../messages/index.ts'
import { catalogues } from '../../messages/index.ts'
import { Answer, NextSteps } from '../../parts/answer.tsx'
import { Day, momentText } from '../../parts/date-text.tsx'
import { CertificateFacts, CertificateHistory, Fact, InLanguage, Num } from '../../parts/facts.tsx'
import { Checks, Downloads } from '../../parts/proof.tsx'
import { CallLink } from '../../parts/query-form.tsx'

const partsOf = ({ certificate }: PublicAnswer, locale: PublicLocale): AnswerParts => ({
  instrument: <InLanguage text={certificate.instrument} locale={locale} />,
  serial: <Num>{certificate.serial}</Num>,
  performed: <Day date={certificate.performed} locale={locale} />,
  validUntil: certificate.validUntil === null ? '—' : <Day date={certificate.validUntil} locale={locale} />,
})

const asked = (answer: PublicAnswer, locale: PublicLocale) =>
  catalogues[locale].answer.asked(<Num>{momentText(answer.askedAt, locale)}</Num>)

function Another({ answer, locale, button = false }: { answer: PublicAnswer; locale: PublicLocale; button?: boolean }) {
  return (
    <a className={button ? 'btn two' : 'on'} href={answer.links.home}>
      {catalogues[locale].another}
    </a>
  )
}

/** The words of a standing document: by its kind, and a verification without a last day has its own. */
export const genuineWords = ({ certificate }: PublicAnswer, locale: PublicLocale) =>
  catalogues[locale].answer.genuine[
    certificate.kind === 'verification' && certificate.validUntil === null ? 'withoutEnd' : certificate.kind
  ]

/** Issued by us, and it stands. */
export function GenuinePage({ data, locale }: { data: PublicPages['genuine']; locale: PublicLocale }) {
  const t = catalogues[locale]
  const words = genuineWords(data, locale)
  const failed = data.certificate.kind === 'rejection'
  return (
    <>
      <Answer
        tone={failed ? 'warn' : 'good'}
        icon={failed ? 'warning' : 'good'}
        title={words.title}
        lead={words.lead(partsOf(data, locale))}
        when={asked(data, locale)}
      />
      <div className="wrap cols">
        <div>
          <section className="part">
            <h2>{t.facts.compare}</h2>
            <p>{t.facts.compareNote}</p>
            <CertificateFacts answer={data} locale={locale} validity />
          </section>
        </div>
        <aside>
          <Downloads answer={data} locale={locale} />
          <Checks answer={data} locale={locale} />
          <p>
            <Another answer={data} locale={locale} />
          </p>
        </aside>
      </div>
    </>
  )
}

/** Issued by us, but its last day is past. */
export function ExpiredPage({ data, locale }: { data: PublicPages['expired']; locale: PublicLocale }) {
  const t = catalogues[locale]
  return (
    <>
      <Answer
        tone="warn"
        icon="clock"
        title={t.answer.expired.title}
        lead={t.answer.expired.lead(partsOf(data, locale))}
        when={asked(data, locale)}
      />
      <div className="wrap cols">
        <div>
          <section className="part">
            <h2>{t.facts.issuedByUs}</h2>
            <CertificateFacts answer={data} locale={locale} validity />
          </section>
        </div>
        <aside>
          <NextSteps title={t.whatYouCanDo} items={t.expired.todo}>
            <CallLink frame={data} locale={locale} primary />
          </NextSteps>
          <Downloads answer={data} locale={locale} expired />
          <Checks answer={data} locale={locale} />
          <p>
            <Another answer={data} locale={locale} />
          </p>
        </aside>
      </div>
    </>
  )
}

/** Issued by us, and taken back. */
export function WithdrawnPage({ data, locale }: { data: PublicPages['withdrawn']; locale: PublicLocale }) {
  const t = catalogues[locale]
  return (
    <>
      <Answer
        tone="bad"
        icon="bad"
        title={t.answer.withdrawn.title}
        lead={t.answer.withdrawn.lead(<Day date={data.withdrawnOn} locale={locale} />)}
        when={asked(data, locale)}
      />
      <div className="wrap cols">
        <div>
          <section className="part">
            <h2>{t.withdrawn.why}</h2>
            <p lang="zh-CN">{data.reason}</p>
          </section>
          <section className="part">
            <h2>{t.facts.certificate}</h2>
            <CertificateFacts answer={data} locale={locale}>
              <Fact name={t.facts.withdrawn} note={t.facts.withdrawnNote}>
                <strong>
                  <Day date={data.withdrawnOn} locale={locale} />
                </strong>
              </Fact>
            </CertificateFacts>
          </section>
          <CertificateHistory history={data.history} locale={locale} />
        </div>
        <aside>
          <NextSteps title={t.whatYouCanDo} items={t.withdrawn.todo}>
            <CallLink frame={data} locale={locale} primary />
            <Another answer={data} locale={locale} button />
          </NextSteps>
        </aside>
      </div>
    </>
  )
}

/** Issued by us, and another stands in its place. */
export function ReplacedPage({ data, locale }: { data: PublicPages['replaced']; locale: PublicLocale }) {
  const t = catalogues[locale]
  const { certificate, successor } = data
  const rows = [
    [t.facts.number, certificate.number, <ins key="number">{successor.number}</ins>],
    [
      t.facts.serial,
      certificate.serial,
      certificate.serial === successor.serial ? successor.serial : <ins key="serial">{successor.serial}</ins>,
    ],
    [t.facts.issued, certificate.issued, successor.issued],
  ] as const
  return (
    <>
      <Answer
        tone="warn"
        icon="exchange"
        title={t.answer.replaced.title}
        lead={t.answer.replaced.lead(<Day date={data.replacedOn} locale={locale} />, <Num>{successor.number}</Num>)}
        when={asked(data, locale)}
      />
      <div className="wrap cols">
        <div>
          <section className="part">
            <h2>{t.replaced.what}</h2>
            <p lang="zh-CN">{data.reason}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
            <section className="frame" tabIndex={0} aria-label={t.replaced.table}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t.replaced.item}</th>
                    <th scope="col">{t.replaced.old}</th>
                    <th scope="col">{t.replaced.new}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(([name, before, now]) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      <td className="num">{before}</td>
                      <td className="num">{now}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </section>
          <section className="part">
            <h2>{t.facts.oldCertificate}</h2>
            <CertificateFacts answer={data} locale={locale} />
          </section>
          <CertificateHistory history={data.history} locale={locale} />
        </div>
        <aside>
          <NextSteps title={t.whatYouCanDo} items={t.replaced.todo}>
            {successor.href !== null && (
              <a className="btn" href={successor.href}>
                {t.replaced.see}
              </a>
            )}
            <Another answer={data} locale={locale} button />
          </NextSteps>
        </aside>
      </div>
    </>
  )
}
