import type { PublicAnswer, PublicLocale, PublicProof } from '@etalon/api/domain'
import { catalogues } from '../messages/index.ts'
import { Num } from './facts.tsx'
import { Icon } from './icon.tsx'

/** A number and its unit stay on one line (SI Brochure 5.4.3). */
export const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`

interface ProofProps {
  readonly answer: PublicAnswer & PublicProof
  readonly locale: PublicLocale
}

/** The files. Of an expired certificate the PDF alone, and not in front. */
export function Downloads({ answer, locale, expired = false }: ProofProps & { readonly expired?: boolean }) {
  const t = catalogues[locale].download
  const { pdf, xml, signature } = answer.downloads
  return (
    <section className="part">
      <h2>{t.title}</h2>
      <div className="stack">
        <a className={expired ? 'btn two' : 'btn'} href={pdf.href} download>
          <Icon name="download" />
          <span>{(expired ? t.oldPdf : t.pdf)(kilobytes(pdf.bytes))}</span>
        </a>
        {!expired && (
          <a className="btn two" href={xml.href} download>
            <Icon name="download" />
            <span>{t.xml(kilobytes(xml.bytes))}</span>
          </a>
        )}
        {!expired && signature !== null && (
          <a className="btn two" href={signature.href} download>
            <Icon name="download" />
            <span>{t.signature(kilobytes(signature.bytes))}</span>
          </a>
        )}
      </div>
    </section>
  )
}

/**
 * What was checked, and by whom. The server writes that it did; the enhancing script checks the statement shown here with the
 * published keys, and then says that the visitor's own browser did, or raises the alarm.
 */
export function Checks({ answer, locale }: ProofProps) {
  const t = catalogues[locale].checks
  const { certificate, digests, key, links, log, statement } = answer
  const words = catalogues[locale].log
  return (
    <section className="part" data-proof="" data-number={certificate.number} data-keys={links.keys}>
      <h2>{t.title}</h2>
      <ul className="checks">
        <li data-signature="">
          <Icon name="tick" />
          <div>
            <b>{t.signature}</b>
            <span>{t.signatureNote}</span>
          </div>
        </li>
        <li>
          <Icon name="tick" />
          <div>
            <b>{t.standing}</b>
            <span>{t.standingNote}</span>
          </div>
        </li>
        {log !== null && (
          <li data-log={links.logProof}>
            <Icon name="tick" />
            <div>
              <b>
                <a href={links.log}>{words.inLog}</a>
              </b>
              <span>
                {words.place(<Num>{log.index + 1}</Num>, <Num>{log.size}</Num>)}
                <span data-log-checked="" data-words={words.placeChecked} aria-live="polite" />
              </span>
            </div>
          </li>
        )}
      </ul>
      {log !== null && <p className="alarm" data-log-alarm="" role="alert" hidden />}
      <p className="small quiet" data-checked-by="" data-by-browser={t.byBrowser} aria-live="polite">
        {t.byServer}
      </p>
      <p className="alarm" data-alarm="" role="alert" hidden>
        {t.failed}
      </p>
      <details>
        <summary>{t.yourself}</summary>
        <div className="small">
          <ol className="steps">
            <li>
              {t.stepDigest}
              <pre className="code wraps" data-digest="">
                {digests.pdf}
              </pre>
            </li>
            <li>
              {t.stepKey(<a href={links.keys}>{catalogues[locale].keys}</a>)}
              <pre className="code">
                {key.id} {key.fingerprint}
              </pre>
            </li>
            <li>
              {t.stepStatement}
              <pre className="code wraps" data-statement="">
                {statement}
              </pre>
            </li>
          </ol>
        </div>
      </details>
    </section>
  )
}
