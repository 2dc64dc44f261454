import { dayInShanghai, type PublicLocale, type PublicPages, type PublicText } from '@etalon/api/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { Day, momentText } from '../../parts/date-text.tsx'
import { ValidUntil } from '../../parts/facts.tsx'
import { htmlOfText, type PrintedPage } from '../../parts/filled-page.ts'
import { createKept } from '../../parts/kept.ts'
import { kilobytes } from '../../parts/proof.tsx'
import { ExpiredPage, GenuinePage } from './answer-pages.tsx'

type Answered = PublicPages['genuine']

/** Days that certificates name lie close together, and so do the pairs of them. */
const [days, validities] = [createKept<string>(4096), createKept<string>(4096)]
const dayHtml = (date: string, locale: PublicLocale): string =>
  days(`${locale}${date}`, () => renderToStaticMarkup(<Day date={date} locale={locale} />))

function validityHtml(answer: Answered, locale: PublicLocale): string {
  const { performed, validUntil } = answer.certificate
  const today = dayInShanghai(new Date(answer.askedAt))
  const html = () => renderToStaticMarkup(<ValidUntil answer={answer} locale={locale} />)
  return validUntil === null ? '' : validities(`${locale}${performed}${validUntil}${today}`, html)
}

/** What the page of a standing certificate prints of its data, in the order of nothing in particular, but always the same. */
function piecesOf(data: Answered, locale: PublicLocale): readonly string[] {
  const { certificate, downloads, digests, key, log } = data
  const { instrument, conclusion, validUntil } = certificate
  return [
    validityHtml(data, locale),
    dayHtml(certificate.performed, locale),
    dayHtml(certificate.issued, locale),
    validUntil === null ? '' : dayHtml(validUntil, locale),
    momentText(data.askedAt, locale),
    htmlOfText(certificate.number),
    htmlOfText(instrument.zh),
    htmlOfText(instrument.en),
    htmlOfText(certificate.model),
    htmlOfText(certificate.range),
    htmlOfText(certificate.accuracy),
    htmlOfText(certificate.serial),
    htmlOfText(conclusion?.zh ?? ''),
    htmlOfText(conclusion?.en ?? ''),
    htmlOfText(certificate.regulation),
    htmlOfText(certificate.client),
    htmlOfText(downloads.pdf.href),
    kilobytes(downloads.pdf.bytes),
    htmlOfText(downloads.xml.href),
    kilobytes(downloads.xml.bytes),
    htmlOfText(downloads.signature?.href ?? ''),
    downloads.signature === null ? '' : kilobytes(downloads.signature.bytes),
    htmlOfText(data.statement),
    htmlOfText(key.id),
    htmlOfText(key.fingerprint),
    htmlOfText(digests.pdf),
    log === null ? '' : String(log.index + 1),
    log === null ? '' : String(log.size),
  ]
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)
/** What the page looks at in a text: whether there is one, and whether it is Chinese. */
const kindOf = (text: string): string => (text === '' ? '0' : isHan(text) ? 'h' : 'l')
const kindOfBoth = (text: PublicText | null): string => (text === null ? '-' : `${kindOf(text.zh)}${kindOf(text.en)}`)

function shapeOf(name: string, { certificate, downloads, log }: Answered, locale: PublicLocale): string {
  const { model, range, accuracy, serial, regulation } = certificate
  return [
    name,
    locale,
    certificate.kind,
    certificate.validUntil === null,
    kindOfBoth(certificate.instrument),
    kindOfBoth(certificate.conclusion),
    ...[model, range, accuracy, serial, regulation].map(kindOf),
    downloads.signature === null,
    log === null,
  ].join(' ')
}

/**
 * The same shape with values that stand nowhere else in a page: letters of no language, days long ago, figures without end. It names
 * all that there is one by one: what it took over from the data would be told of every other certificate.
 */
function standInFor(data: Answered): Answered {
  let count = 0
  const text = (like: string) => {
    count += 1
    return like === '' ? '' : `\u{E000}${count}${isHan(like) ? '汉' : ''}\u{E001}`
  }
  const both = ({ zh, en }: PublicText) => ({ zh: text(zh), en: text(en) })
  const figure = () => {
    count += 1
    return 7_000_000_000_000 + count * 1_000_000
  }
  const file = () => ({ href: text('/'), bytes: figure() })
  const { certificate, downloads, log } = data
  return {
    institute: data.institute,
    links: data.links,
    exampleNumber: data.exampleNumber,
    askedAt: '1951-04-07T04:10:00.000Z',
    certificate: {
      number: text('N'),
      kind: certificate.kind,
      instrument: both(certificate.instrument),
      model: text(certificate.model),
      range: text(certificate.range),
      accuracy: text(certificate.accuracy),
      serial: text(certificate.serial),
      conclusion: certificate.conclusion && both(certificate.conclusion),
      performed: '1951-01-04',
      issued: '1951-02-05',
      validUntil: certificate.validUntil && '1951-03-06',
      regulation: text(certificate.regulation),
      client: text('C'),
    },
    downloads: { pdf: file(), xml: file(), signature: downloads.signature && file() },
    statement: text('S'),
    key: { id: text('K'), fingerprint: text('F') },
    digests: { pdf: text('P'), xml: text('X') },
    log: log && { index: figure(), size: figure() },
  }
}

const bodies = {
  genuine: (data: Answered, locale: PublicLocale) => <GenuinePage data={data} locale={locale} />,
  expired: (data: Answered, locale: PublicLocale) => <ExpiredPage data={data} locale={locale} />,
}

/** The page of a certificate that stands or has expired, which is asked for more than all others, and what it prints. */
export const printedAnswer = (name: keyof typeof bodies, data: Answered, locale: PublicLocale) => ({
  body: bodies[name](data, locale),
  printed: {
    shape: shapeOf(name, data, locale),
    pieces: piecesOf(data, locale),
    standIn() {
      const other = standInFor(data)
      return { body: bodies[name](other, locale), pieces: piecesOf(other, locale) }
    },
  } satisfies PrintedPage,
})
