import type { PublicFrame, PublicLocale, PublicPageName, PublicPages, PublicRenderer } from '@etalon/api/domain'
import { type ReactElement, StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { builtAssets } from './built-assets.ts'
import { catalogues } from './messages/index.ts'
import { clockText, languageTag } from './parts/date-text.tsx'
import { tabIcon } from './parts/mark.ts'
import { PageFrame } from './parts/page-frame.tsx'
import {
  ExpiredPage,
  FileCheckPage,
  GenuinePage,
  genuineWords,
  HomePage,
  LogPage,
  NotFoundPage,
  notFoundWords,
  ReplacedPage,
  TooManyPage,
  TroublePage,
  WithdrawnPage,
} from './queries/certificate/index.ts'
import {
  AskListPage,
  AskPage,
  AskPhoneCodePage,
  AskPhonePage,
  EnterprisePage,
  ListPage,
  NoticePage,
  NoticesPage,
  PhoneReportsPage,
  RecordPage,
  recordTitle,
  ServicesPage,
} from './queries/questions/index.ts'

interface Page {
  readonly title: string
  readonly body: ReactElement
  /** Only the question itself may be found by search engines. */
  readonly indexed?: boolean
}

type PageMakers = { readonly [Name in PublicPageName]: (data: PublicPages[Name], locale: PublicLocale) => Page }

const pages: PageMakers = {
  home: (data, locale) => ({
    title: catalogues[locale].home.title,
    body: <HomePage data={data} locale={locale} />,
    indexed: true,
  }),
  genuine: (data, locale) => ({ title: genuineWords(data, locale).title, body: <GenuinePage data={data} locale={locale} /> }),
  expired: (data, locale) => ({
    title: catalogues[locale].answer.expired.title,
    body: <ExpiredPage data={data} locale={locale} />,
  }),
  withdrawn: (data, locale) => ({
    title: catalogues[locale].answer.withdrawn.title,
    body: <WithdrawnPage data={data} locale={locale} />,
  }),
  replaced: (data, locale) => ({
    title: catalogues[locale].answer.replaced.title,
    body: <ReplacedPage data={data} locale={locale} />,
  }),
  log: (data, locale) => ({
    title: catalogues[locale].log.title,
    body: <LogPage data={data} locale={locale} />,
    indexed: true,
  }),
  'not-found': (data, locale) => ({
    title: notFoundWords(data.subject, locale).title,
    body: <NotFoundPage data={data} locale={locale} />,
  }),
  'too-many': (data, locale) => ({
    title: catalogues[locale].tooMany.heading(clockText(data.until, locale)),
    body: <TooManyPage data={data} locale={locale} />,
  }),
  trouble: (data, locale) => ({
    title: catalogues[locale].trouble[data.kind].title,
    body: <TroublePage data={data} locale={locale} />,
  }),
  'file-check': (data, locale) => ({
    title: catalogues[locale].checkFile,
    body: <FileCheckPage data={data} locale={locale} />,
    indexed: true,
  }),
  services: (data, locale) => ({
    title: catalogues[locale].questions.services.title,
    body: <ServicesPage data={data} locale={locale} />,
    indexed: true,
  }),
  ask: (data, locale) => ({
    title: catalogues[locale].questions.subjects[data.subject].title,
    body: <AskPage data={data} locale={locale} />,
    indexed: true,
  }),
  record: (data, locale) => ({ title: recordTitle(data.record, locale), body: <RecordPage data={data} locale={locale} /> }),
  'ask-list': (data, locale) => ({
    title: catalogues[locale].questions.list.title,
    body: <AskListPage data={data} locale={locale} />,
    indexed: true,
  }),
  list: (data, locale) => ({ title: catalogues[locale].questions.list.results, body: <ListPage data={data} locale={locale} /> }),
  enterprise: (data, locale) => ({
    title: catalogues[locale].questions.enterprise.heading,
    body: <EnterprisePage data={data} locale={locale} />,
  }),
  'ask-phone': (data, locale) => ({
    title: catalogues[locale].questions.phone.title,
    body: <AskPhonePage data={data} locale={locale} />,
    indexed: true,
  }),
  'ask-phone-code': (data, locale) => ({
    title: catalogues[locale].questions.phone.codeTitle,
    body: <AskPhoneCodePage data={data} locale={locale} />,
  }),
  'phone-reports': (data, locale) => ({
    title: catalogues[locale].questions.phone.listTitle,
    body: <PhoneReportsPage data={data} locale={locale} />,
  }),
  notices: (data, locale) => ({
    title: catalogues[locale].questions.notices.title,
    body: <NoticesPage data={data} locale={locale} />,
    indexed: true,
  }),
  notice: (data, locale) => ({ title: data.title, body: <NoticePage data={data} locale={locale} />, indexed: true }),
}

const head = ({ title, indexed }: Page, frame: PublicFrame, locale: PublicLocale): ReactElement => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    {!indexed && <meta name="robots" content="noindex" />}
    <meta name="referrer" content="no-referrer" />
    <meta name="format-detection" content="telephone=no" />
    <link rel="icon" href={tabIcon} type="image/svg+xml" />
    <title>{[title, frame.institute[locale] || frame.institute.zh].filter(Boolean).join(' – ')}</title>
    {builtAssets !== undefined && (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, whose digest the policy names: on a slow phone nothing waits for them */}
        <style dangerouslySetInnerHTML={{ __html: builtAssets.style }} />
        <script type="module" src={builtAssets.script} />
      </>
    )}
  </>
)

/** Renders a page in its parts. Nothing of it needs script to be read or sent. */
export const render: PublicRenderer['render'] = (name, locale, data) => {
  const page = pages[name](data, locale)
  return {
    head: renderToStaticMarkup(head(page, data, locale)),
    html: renderToStaticMarkup(
      <StrictMode>
        <PageFrame frame={data} locale={locale}>
          {page.body}
        </PageFrame>
      </StrictMode>,
    ),
  }
}

/** Renders a page as a whole document. */
export const renderDocument: PublicRenderer['renderDocument'] = (name, locale, data) => {
  const { head: inHead, html } = render(name, locale, data)
  return `<!doctype html><html lang="${languageTag(locale)}"><head>${inHead}</head><body>${html}</body></html>`
}

/** What the policy of the pages has to allow for their styles. */
export const styleSource: PublicRenderer['styleSource'] = builtAssets?.styleSource ?? ''
