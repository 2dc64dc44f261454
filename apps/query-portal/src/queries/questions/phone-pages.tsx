import type { PublicLocale, PublicPages } from '@etalon/api/domain'
import { catalogues } from '../../messages/index.ts'
import { againText } from '../../parts/date-text.tsx'
import { Num } from '../../parts/facts.tsx'
import { Icon } from '../../parts/icon.tsx'
import { ListedLines } from '../../parts/listed.tsx'
import { Missing } from '../../parts/missing.tsx'

/** Whose reports? The phone that was named with the order. */
export function AskPhonePage({ data, locale }: { data: PublicPages['ask-phone']; locale: PublicLocale }) {
  const t = catalogues[locale].questions.phone
  const isWrong = data.problem === 'phone'
  return (
    <div className="wrap cols home">
      <div>
        <section className="ask">
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
          {data.problem === 'closed' && (
            <p className="problem calm" role="status">
              <Icon name="clock" />
              {t.closed}
            </p>
          )}
          <form action={data.links.phone} method="post">
            <div>
              <label htmlFor="phone">{t.field}</label>
              <span className="hint" id="phone-hint">
                {t.hint}
              </span>
              {isWrong && (
                <p className="problem" id="phone-problem" role="alert">
                  <Icon name="warning" />
                  {t.problem}
                </p>
              )}
              <Missing name="phone" label={t.field} locale={locale} />
              <input
                id="phone"
                name="phone"
                type="tel"
                className="num"
                inputMode="numeric"
                autoComplete="tel-national"
                maxLength={20}
                defaultValue={data.typed}
                aria-describedby={isWrong ? 'phone-hint phone-problem' : 'phone-hint'}
                {...(isWrong ? { 'aria-invalid': true } : {})}
                required
              />
            </div>
            <button type="submit" className="btn">
              {t.send}
            </button>
          </form>
        </section>
      </div>
      <aside>
        <section className="part">
          <h2>{t.changed}</h2>
          <p className="small">{t.changedNote}</p>
        </section>
      </aside>
    </div>
  )
}

/** The code from the text message. Whether one was sent is not told. */
export function AskPhoneCodePage({ data, locale }: { data: PublicPages['ask-phone-code']; locale: PublicLocale }) {
  const t = catalogues[locale].questions.phone
  const clock = <Num>{againText(data.again, data.askedAt, locale)}</Num>
  return (
    <div className="wrap cols home">
      <div>
        <section className="ask">
          <h1>{t.codeTitle}</h1>
          <p>{t.codeLead(<Num>{data.shown}</Num>)}</p>
          <p>
            <a className="on" href={data.links.phone}>
              {t.other}
            </a>
          </p>
          <form action={data.links.phone} method="post" id="with-code">
            <input type="hidden" name="phone" value={data.phone} />
            <div>
              <label htmlFor="sms">{t.code}</label>
              <span className="hint" id="sms-hint">
                {t.codeHint}
              </span>
              {data.problem !== undefined && (
                <p className={data.problem === 'wrong' ? 'problem' : 'problem calm'} id="sms-problem" role="alert">
                  <Icon name={data.problem === 'wrong' ? 'warning' : 'clock'} />
                  <span>{data.problem === 'wrong' ? t.wrong : t.wait(clock)}</span>
                </p>
              )}
              <Missing name="sms" label={t.code} locale={locale} />
              <input
                id="sms"
                name="sms"
                className="six"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                aria-describedby={data.problem === undefined ? 'sms-hint' : 'sms-hint sms-problem'}
                {...(data.problem === 'wrong' ? { 'aria-invalid': true } : {})}
                required
              />
            </div>
            <button type="submit" className="btn">
              {t.show}
            </button>
          </form>
        </section>
      </div>
      <aside>
        <section className="part">
          <h2>{t.missing}</h2>
          <ul className="todo">
            <li>{t.again(clock)}</li>
            {t.missingTodo.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <form action={data.links.phone} method="post">
            <input type="hidden" name="phone" value={data.phone} />
            <button type="submit" className="btn two">
              {t.resend}
            </button>
          </form>
        </section>
      </aside>
    </div>
  )
}

/** The reports of a phone. A script fetches earlier ones by the signed call; without one they are pages. */
export function PhoneReportsPage({ data, locale }: { data: PublicPages['phone-reports']; locale: PublicLocale }) {
  const t = catalogues[locale].questions.phone
  const { signing } = data
  return (
    <div className="wrap cols home">
      <div>
        <section className="ask">
          <h1>{t.listTitle}</h1>
          {data.total > 0 ? (
            <>
              <p>{t.listLead(<Num>{data.shown}</Num>, <Num>{data.total}</Num>)}</p>
              <ListedLines documents={data.documents} locale={locale} />
            </>
          ) : (
            <>
              <p>{t.none}</p>
              <p>{t.noneNote}</p>
            </>
          )}
          {data.pages > 1 && (
            <nav
              className="pages"
              aria-label={t.listTitle}
              data-report-pages=""
              data-locale={locale}
              data-call={signing.call}
              data-token={signing.token}
              data-key={signing.key}
              data-size={signing.size}
              data-page={data.page}
              data-pages={data.pages}
              data-loading={t.loading}
              data-failed={t.loadFailed}
            >
              {data.page > 1 && (
                <a className="btn two" href={`${data.links.phone}?page=${data.page - 1}`}>
                  {t.previous}
                </a>
              )}
              <span className="small quiet">{t.page(<Num>{data.page}</Num>, <Num>{data.pages}</Num>)}</span>
              {data.page < data.pages && (
                <a className="btn two" href={`${data.links.phone}?page=${data.page + 1}`} data-next="">
                  {t.next}
                </a>
              )}
            </nav>
          )}
        </section>
      </div>
      <aside>
        <section className="part">
          <h2>{t.leaving}</h2>
          <p className="small">{t.leavingNote(<Num>{data.minutes}</Num>)}</p>
          <form action={`${data.links.phone}/leave`} method="post">
            <button type="submit" className="btn two">
              {t.leave}
            </button>
          </form>
        </section>
      </aside>
    </div>
  )
}
