import type { PublicLocale, PublicPages } from '@etalon/api/domain'
import fc from 'fast-check'
import { createElement as make, StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { filler, render } from '../../render.tsx'
import { pageData } from '../../testing/page-fixtures.ts'
import { ExpiredPage, GenuinePage } from './answer-pages.tsx'

type Answered = PublicPages['genuine']

// Few texts, so that pages of one shape come again with others in them; some want escaping, some are Chinese, some are not there.
const text = fc.oneof(
  fc.constantFrom('', '压力表', 'YB-60', '1.6 级', `<b>"&'</b>`, '\u{E000}1\u{E001}', '$&'),
  fc.string({ maxLength: 6 }),
)
const both = fc.record({ zh: text, en: text })
const day = fc.date({ min: new Date('2019-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
const date = day.map((one) => one.toISOString().slice(0, 10))
const file = fc.record({ href: text.map((one) => `/v/${one}`), bytes: fc.nat(9_999_999) })
const { institute, links, exampleNumber } = pageData.genuine
const answered: fc.Arbitrary<Answered> = fc.record({
  institute: fc.constant(institute),
  links: fc.constant(links),
  exampleNumber: fc.constant(exampleNumber),
  certificate: fc.record({
    number: text,
    kind: fc.constantFrom('verification', 'calibration', 'rejection', 'testing', 'trial'),
    instrument: both,
    model: text,
    range: text,
    accuracy: text,
    serial: text,
    conclusion: fc.option(both),
    performed: date,
    issued: date,
    validUntil: fc.option(date),
    regulation: text,
    client: text,
  }),
  askedAt: day.map((one) => one.toISOString()),
  downloads: fc.record({ pdf: file, xml: file, signature: fc.option(file) }),
  statement: text,
  key: fc.record({ id: text, fingerprint: text }),
  digests: fc.record({ pdf: text, xml: text }),
  log: fc.option(fc.record({ index: fc.nat(999_999), size: fc.nat(999_999) })),
})

test.each([
  ['genuine', GenuinePage],
  ['expired', ExpiredPage],
] as const)(
  '[PUB-5][PUB-6] whatever a certificate says, its page that is %s and filled in is the page written as a whole',
  (name, Whole) => {
    fc.assert(
      fc.property(answered, fc.constantFrom<PublicLocale>('zh', 'en'), (data, locale) => {
        const whole = renderToStaticMarkup(make(StrictMode, null, make(Whole, { data, locale })))
        const { html } = render(name, locale, data)
        expect(html.split('<main id="main">')[1]?.split('</main>')[0]).toBe(whole)
      }),
      { numRuns: 1500 },
    )
    expect(filler.shapes().fit).toBeGreaterThan(100)
    expect(filler.shapes().unfit).toBe(0)
  },
)
