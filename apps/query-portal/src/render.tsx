import type { PublicFrame, PublicLocale, PublicPageName, PublicPages, PublicRenderer } from '@etalon/api/domain'
import { type ReactElement, type ReactNode, StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type BuiltAssets, builtAssets } from './built-assets.ts'
import { catalogues } from './messages/index.ts'
import { clockText, languageTag } from './parts/date-text.tsx'
import { createPageFiller, htmlOfText, type PrintedPage } from './parts/filled-page.ts'
import { createKept } from './parts/kept.ts'
import { tabIcon } from './parts/mark.ts'
import { PageFrame } from './parts/page-frame.tsx'
import {
  FileCheckPage,
  genuineWords,
  HomePage,
  LogPage,
  NotFoundPage,
  notFoundWords,
  printedAnswer,
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
  /** @default 'portal' */
  readonly sheet?: keyof BuiltAssets['styles']
  /** How it can be written by filling in another of its shape. @default it is written as a whole */
  readonly printed?: PrintedPage
}

type PageMakers = { readonly [Name in PublicPageName]: (data: PublicPages[Name], locale: PublicLocale) => Page }

const pages: PageMakers = {
  home: (data, locale) => ({
    title: catalogues[locale].home.title,
    body: <HomePage data={data} locale={locale} />,
    indexed: true,
  }),
  genuine: (data, locale) => ({
    title: genuineWords(data, locale).title,
    ...printedAnswer('genuine', data, locale),
    sheet: 'certificate',
  }),
  expired: (data, locale) => ({
    title: catalogues[locale].answer.expired.title,
    ...printedAnswer('expired', data, locale),
    sheet: 'certificate',
  }),
  withdrawn: (data, locale) => ({
    title: catalogues[locale].answer.withdrawn.title,
    body: <WithdrawnPage data={data} locale={locale} />,
    sheet: 'certificate',
  }),
  replaced: (data, locale) => ({
    title: catalogues[locale].answer.replaced.title,
    body: <ReplacedPage data={data} locale={locale} />,
    sheet: 'certificate',
  }),
  log: (data, locale) => ({
    title: catalogues[locale].log.title,
    body: <LogPage data={data} locale={locale} />,
    indexed: true,
    sheet: 'reading',
  }),
  'not-found': (data, locale) => ({
    title: notFoundWords(data.subject, locale, data.byLink).title,
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
    sheet: 'check',
  }),
  services: (data, locale) => ({
    title: catalogues[locale].questions.services.title,
    body: <ServicesPage data={data} locale={locale} />,
    indexed: true,
    sheet: 'reading',
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
    sheet: 'reading',
  }),
  notice: (data, locale) => ({
    title: data.title,
    body: <NoticePage data={data} locale={locale} />,
    indexed: true,
    sheet: 'reading',
  }),
}

/** What the head of a page has beside its title: the same for many pages, and most of a page's bytes. */
const headOf = ({ indexed = false, sheet = 'portal' }: Page): ReactElement => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    {!indexed && <meta name="robots" content="noindex" />}
    <meta name="referrer" content="no-referrer" />
    <meta name="format-detection" content="telephone=no" />
    <link rel="icon" href={tabIcon} type="image/svg+xml" />
    {builtAssets !== undefined && (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, whose digest the policy names: on a slow phone nothing waits for them */}
        <style dangerouslySetInnerHTML={{ __html: builtAssets.styles[sheet] }} />
        {/* It is comfort: the words come first. */}
        <script type="module" fetchPriority="low" src={builtAssets.script} />
      </>
    )}
  </>
)
const heads = createKept<string>(8)
const headHtml = (page: Page): string => heads(`${page.indexed} ${page.sheet}`, () => renderToStaticMarkup(headOf(page)))

const titleOf = ({ title }: Page, { institute }: PublicFrame, locale: PublicLocale): string =>
  [title, institute[locale] || institute.zh].filter(Boolean).join(' – ')
const titleHtml = (title: string): string => renderToStaticMarkup(<title>{title}</title>)

/** Kinds of document, with and without a last day, a conclusion and so on, in two languages. */
export const filler = createPageFiller(256)
const writtenWhole = (body: ReactElement): string => renderToStaticMarkup(<StrictMode>{body}</StrictMode>)

/** A page in three: what stands before all that is its own, its own, and what follows. */
function partsOf({ body, printed }: Page, frame: PublicFrame, locale: PublicLocale, around: string) {
  const [before, behindLink, behindBody] = frames(around, () => cutFrame(frame, locale))
  const inside = printed ? filler.write(body, printed, around, writtenWhole) : writtenWhole(body)
  return { before, own: `${htmlOfText(frame.links.otherLanguage)}${behindLink}${inside}`, behindBody }
}

const framed = (body: ReactNode, frame: PublicFrame, locale: PublicLocale): ReactElement => (
  <StrictMode>
    <PageFrame frame={frame} locale={locale}>
      {body}
    </PageFrame>
  </StrictMode>
)

/** Frames are few: one of each language, until the institute moves. */
const frames = createKept<readonly [string, string, string]>(16)

/** Of whom a page is, and where its links lead: not the one to itself in the other language. */
const aroundOf = ({ institute, links, exampleNumber }: PublicFrame, locale: PublicLocale): string => {
  const { otherLanguage: _, ...others } = links
  return [locale, exampleNumber, ...Object.values(institute), ...Object.values(others)].join('\u0000')
}

/** What stands around the pages of an institute, cut where the address in the other language and the page's body belong. */
function cutFrame(frame: PublicFrame, locale: PublicLocale): readonly [string, string, string] {
  const [linkMark, bodyMark] = ['\u0001', '\u0002']
  const html = renderToStaticMarkup(framed(bodyMark, { ...frame, links: { ...frame.links, otherLanguage: linkMark } }, locale))
  const [before = '', rest = ''] = html.split(linkMark)
  const [behindLink = '', behindBody = ''] = rest.split(bodyMark)
  return [before, behindLink, behindBody]
}

/** Which sheet of styles a page has inside. */
export const sheetOf = <Name extends PublicPageName>(name: Name, data: PublicPages[Name]): keyof BuiltAssets['styles'] =>
  pages[name](data, 'zh').sheet ?? 'portal'

/** Renders a page in its parts. Nothing of it needs script to be read or sent. */
export const render: PublicRenderer['render'] = (name, locale, data) => {
  const page = pages[name](data, locale)
  const { before, own, behindBody } = partsOf(page, data, locale, aroundOf(data, locale))
  return { head: `${headHtml(page)}${titleHtml(titleOf(page, data, locale))}`, html: `${before}${own}${behindBody}` }
}

/** Openings are few: but for notices and the hour of asking again titles stand in the catalogues. */
const openings = createKept<string>(256)

/** Renders a page as a whole document. */
export const renderDocument: PublicRenderer['renderDocument'] = (name, locale, data) => {
  const page = pages[name](data, locale)
  const around = aroundOf(data, locale)
  const { before, own, behindBody } = partsOf(page, data, locale, around)
  const title = titleOf(page, data, locale)
  const opening = openings([page.indexed, page.sheet, title, around].join('\u0000'), () => {
    const head = `${headHtml(page)}${titleHtml(title)}`
    return `<!doctype html><html lang="${languageTag(locale)}"><head>${head}</head><body>${before}`
  })
  return { opening, rest: `${own}${behindBody}</body></html>` }
}

/** What the policy of the pages has to allow for their styles. */
export const styleSource: PublicRenderer['styleSource'] = builtAssets?.styleSource ?? ''
