import type { PublicLocale, PublicPageName, PublicRecordAnswer, PublicTrouble } from '@etalon/api/domain'
import { describe, expect, test } from 'vitest'
import { render, renderDocument } from './render.tsx'
import { frame, listedInAll, pageData, pageNames, record } from './testing/page-fixtures.ts'

const names: readonly PublicPageName[] = pageNames
const locales: readonly PublicLocale[] = ['zh', 'en']
const each = names.flatMap((name) => locales.map((locale) => [name, locale] as const))
const documentOf = (name: PublicPageName, locale: PublicLocale) => {
  const { opening, rest } = renderDocument(name, locale, pageData[name])
  return opening + rest
}
const textOf = (name: PublicPageName, locale: PublicLocale) => render(name, locale, pageData[name]).html.replace(/<[^>]+>/g, '')

describe.each(each)('%s in %s', (name, locale) => {
  const html = documentOf(name, locale)

  test('[PUB-5] reads as HTML before any script: one heading, a main part, a language', () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toContain('<main id="main">')
    expect(html).toContain(`<html lang="${locale === 'zh' ? 'zh-CN' : 'en'}">`)
    expect(html).toMatch(/<title>[^<]+ – [^<]+<\/title>/)
    expect(new TextEncoder().encode(html).length).toBeLessThan(30_000)
  })

  test('[SEC-2] has no script, style or handler inside', () => {
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=|javascript:/)
  })

  test('[I18N-1] has every text in its language', () => {
    const text = render(name, locale, pageData[name])
      .html.replace(/<([a-z]\w*)[^>]* lang="zh-CN"[^>]*>.*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ')
    if (locale === 'en') expect(text).not.toMatch(/\p{Script=Han}/u)
    expect(text).not.toMatch(/undefined|null|NaN|\[object/)
  })
})

test('[PUB-5] a page about trouble says in plain words what happened, and that it says nothing about a certificate', () => {
  const words = (kind: PublicTrouble, locale: PublicLocale) =>
    render('trouble', locale, { ...pageData.trouble, kind }).html.replace(/<[^>]+>/g, ' ')
  expect(words('no-page', 'zh')).toContain('这个地址没有页面')
  expect(words('no-page', 'en')).toContain('There is no page at this address')
  expect(words('unreadable', 'zh')).toContain('这次请求我们读不懂')
  for (const kind of ['later', 'fault'] as const) {
    expect(words(kind, 'zh')).toMatch(/与证书的真假无关.*来电时请告诉我们这次请求的编号：\s*5b0e7c0a-/s)
    expect(words(kind, 'en')).toMatch(/says nothing about the certificate.*number of this request:\s*5b0e7c0a-/s)
  }
  for (const kind of ['no-page', 'unreadable'] as const) expect(words(kind, 'zh')).not.toContain('5b0e7c0a-')
})

test('[PUB-5] where the institute is not known its name and telephone are left out', () => {
  const institute = { zh: '', en: '', address: '', addressEn: '', phone: '' }
  const { html, head } = render('trouble', 'zh', { ...pageData.trouble, institute })
  expect(html).not.toMatch(/tel:|电话/)
  expect(head).toContain('<title>现在暂时查不了</title>')
})

test('[PUB-4] number and code go out in the body of a POST, never in an address', () => {
  for (const name of ['home', 'not-found'] as const) {
    const { html } = render(name, 'zh', pageData[name])
    expect(html).toMatch(/<form action="\/certificateFalsification" method="post">/)
    expect(html).toMatch(/<label for="number">证书编号<\/label>/)
    expect(html).toMatch(/<label for="code">查询码<\/label>/)
    expect(html).toMatch(/<button type="submit" class="btn">查询<\/button>/)
  }
  expect(render('home', 'en', pageData.home).html).toMatch(
    /<label for="number">Certificate number<\/label>[\s\S]*<label for="code">Check code<\/label>[\s\S]*>Search<\/button>/,
  )
})

test('[PUB-4] nothing matches in the same words whatever was wrong, and what was typed stays', () => {
  expect(textOf('not-found', 'zh')).toContain('没有找到相符的证书')
  expect(render('not-found', 'zh', { ...frame, subject: 'certificate', typed: { number: '"><b>' } }).html).toContain(
    'value="&quot;&gt;&lt;b&gt;"',
  )
})

test('[PUB-4] a link that leads to nothing is told to be damaged: nobody is told to have mistyped what they did not type', () => {
  const textIn = (locale: PublicLocale) =>
    render('not-found', locale, { ...frame, subject: 'certificate', typed: {}, byLink: true }).html.replace(/<[^>]+>/g, ' ')
  expect(textIn('zh')).toMatch(/链接不完整或已损坏.*重新扫描二维码.*证书编号.*查询码/s)
  expect(textIn('zh')).not.toMatch(/输错了|没有找到相符/)
  expect(textIn('en')).toMatch(/incomplete or damaged.*Scan the code again.*Certificate number.*Check code/s)
  expect(textIn('en')).not.toMatch(/mistyped|No certificate/)
})

test('[PUB-1] a certificate in force is shown to be compared: what, when, until when, for whom', () => {
  const text = textOf('genuine', 'zh')
  for (const words of [
    '证书是真的，现在有效',
    'LX-2026-003187',
    '弹性元件式一般压力表',
    '2409173',
    '1.6 级合格',
    '2026年9月8日',
    '2027年3月7日',
    '还有 107 天',
    '长沙＊＊＊＊＊＊有限公司',
    '2026年11月20日 14:30',
    '证书 PDF（139\u00a0kB）',
    '签名由本院服务器核对过。',
  ]) {
    expect(text).toContain(words)
  }
  const english = textOf('genuine', 'en')
  for (const words of [
    'This certificate is genuine and in force',
    '8 September 2026',
    '7 March 2027',
    'days left: 107',
    '20 November 2026, 14:30',
  ])
    expect(english).toContain(words)
})

test.each([
  ['calibration', null, '证书是真的，没有撤回', 'genuine and not withdrawn'],
  ['rejection', null, '通知书是真的：这件器具不合格', 'the instrument failed'],
  ['verification', null, '没有规定有效期', 'No last day is prescribed'],
  ['testing', null, '报告是真的，没有撤回', 'report is genuine'],
  ['trial', null, '报告是真的，没有撤回', 'report is genuine'],
] as const)('[PUB-1] a genuine %s speaks in its own words', (kind, validUntil, zh, en) => {
  const data = { ...pageData.genuine, certificate: { ...pageData.genuine.certificate, kind, validUntil } }
  expect(render('genuine', 'zh', data).html.replace(/<[^>]+>/g, '')).toContain(zh)
  expect(render('genuine', 'en', data).html.replace(/<[^>]+>/g, '')).toContain(en)
})

test('[CERT-2] expired, withdrawn and replaced say so first, with date, reason and successor', () => {
  expect(textOf('expired', 'zh')).toMatch(/证书是真的，但已过期.*2026年10月14日.*已过 37 天/s)
  expect(textOf('withdrawn', 'zh')).toMatch(/这张证书已撤回，请勿使用.*2026年7月3日.*所用的标准器复核时超差/s)
  expect(textOf('replaced', 'zh')).toMatch(/这张证书已被新证书替换.*LX-2026-003187.*出厂编号登记有误/s)
  expect(documentOf('replaced', 'zh')).toContain('href="/V/7K3M9QXT0123456789ABCDEFGH"')
  expect(
    render('replaced', 'zh', { ...pageData.replaced, successor: { ...pageData.replaced.successor, href: null } }).html,
  ).not.toContain('看新证书')
})

test('[CERT-2] what no longer holds shows no days left', () => {
  for (const name of ['withdrawn', 'replaced'] as const) expect(textOf(name, 'zh')).not.toMatch(/有效期至|还有/)
})

test('[PUB-4] after too many tries the page says when, in Beijing time, and for right numbers too', () => {
  expect(textOf('too-many', 'zh')).toMatch(/查询次数太多，15:10 后可以再查.*最多查 10 次.*30 次/s)
  expect(documentOf('too-many', 'en')).toContain('<title>Too many tries. You can search again at 15:10')
})

test('[PUB-5] each page leads to itself in the other language, whatever its address is', () => {
  const linkOf = (otherLanguage: string) => {
    const { html } = render('genuine', 'zh', { ...pageData.genuine, links: { ...frame.links, otherLanguage } })
    return /<nav class="lang"[^>]*>.*?href="([^"]*)"/s.exec(html)?.[1]
  }
  expect(linkOf('/en/v/7K3M9QXT')).toBe('/en/v/7K3M9QXT')
  expect(linkOf('/en/detail-info-notice?id=12')).toBe('/en/detail-info-notice?id=12')
  expect(linkOf('/en/"><b>')).toBe('/en/&quot;&gt;&lt;b&gt;')
})

test('[PUB-5] another institute has its own name around the same page', () => {
  const of = (zh: string) => render('genuine', 'zh', { ...pageData.genuine, institute: { ...frame.institute, zh } }).html
  expect(of('甲院')).toContain('甲院')
  expect(of('乙院')).toContain('乙院')
  expect(of('乙院')).not.toContain('甲院')
})

test('[PUB-5] what a page begins with is the same for others of its kind, and holds nothing of what they tell', () => {
  const { genuine } = pageData
  for (const locale of locales) {
    const { opening, rest } = renderDocument('genuine', locale, genuine)
    const certificate = { ...genuine.certificate, number: 'RG-2026-000009', serial: '0815', client: '甲', issued: '2026-01-01' }
    const links = { ...genuine.links, otherLanguage: '/en/v/ANOTHER' }
    const other = renderDocument('genuine', locale, { ...genuine, links, certificate })
    expect(other.opening).toBe(opening)
    expect(other.rest).not.toBe(rest)
    for (const told of Object.values(genuine.certificate))
      if (typeof told === 'string') expect(opening).not.toContain(`>${told}<`)
    expect(opening + rest).toContain(render('genuine', locale, genuine).html)
  }
})

test('[PUB-1] only the questions themselves may be found by search engines', () => {
  const questions = ['home', 'file-check', 'log', 'services', 'ask', 'ask-list', 'ask-phone', 'notices', 'notice']
  for (const name of names) expect(documentOf(name, 'zh').includes('noindex'), name).toBe(!questions.includes(name))
})

test('[PUB-1] every question is sent in the body of a POST, in both languages, with fields that have names', () => {
  for (const subject of ['enterprise', 'jewellery', 'appraisal', 'label', 'test-report'] as const) {
    for (const locale of locales) {
      const { html } = render('ask', locale, { ...frame, subject, typed: { number: 'A-1', code: 'B-2', creditCode: 'C-3' } })
      expect(html).toMatch(/<form action="\/[^"?]+" method="post">/)
      for (const [name, value] of [
        ['number', 'A-1'],
        ['code', 'B-2'],
      ])
        expect(html).toMatch(new RegExp(`<label for="${name}">[^<]+</label>[\\s\\S]*id="${name}"[^>]* value="${value}"`))
      expect(html.includes('value="C-3"')).toBe(subject === 'enterprise')
    }
  }
})

test('[PUB-4] where nothing matches each question says so in its own words, and never which of them was wrong', () => {
  for (const subject of ['enterprise', 'jewellery', 'appraisal', 'label', 'test-report'] as const) {
    const html = (locale: PublicLocale) => render('not-found', locale, { ...frame, subject, typed: {} }).html
    expect(html('zh')).toMatch(/没有找到相符的.*为防止试号，我们不说明是哪一种/s)
    expect(html('en')).toMatch(/matches.*To stop guessing, we do not say which/s)
  }
})

test('[PUB-1][CERT-2] a record speaks in the words of its kind, and says first where it was withdrawn', () => {
  const said = (changes: Partial<PublicRecordAnswer>, locale: PublicLocale = 'zh') =>
    render('record', locale, { ...pageData.record, record: { ...record, ...changes } }).html.replace(/<[^>]+>/g, '')
  expect(said({})).toMatch(/这张鉴定证书是真的.*总质量 3\.512 g.*请称一称.*贵金属.*18K 金（Au750）.*净度.*VS/s)
  expect(said({}, 'en')).toMatch(/This appraisal certificate is genuine.*total mass 3\.512 g.*Weigh the piece.*Clarity/s)
  expect(said({ kind: 'precious-metal', facts: { hallmark: '足金' } })).toMatch(/这个标签是真的.*印记.*足金/s)
  expect(said({ kind: 'test-report', facts: { batch: '26-1', clarity: 'VS' } })).toMatch(/这份报告是真的，没有撤回.*批号.*26-1/s)
  expect(said({ kind: 'test-report', facts: { batch: '26-1', clarity: 'VS' } })).not.toContain('净度')
  const withdrawn = said({ withdrawn: { on: '2026-10-08', reason: '主石经过充填' } })
  expect(withdrawn).toMatch(/这张鉴定证书已撤回，请勿采信.*2026年10月8日.*主石经过充填/s)
  expect(withdrawn).not.toContain('是真的')
})

test('[PUB-2] a list of reports says of each how it stands', () => {
  const text = render('phone-reports', 'zh', pageData['phone-reports']).html.replace(/<[^>]+>/g, '')
  for (const words of [
    '有效期至 2027年3月7日',
    '被 LX-2026-003187 替换',
    '校准于 2026年9月8日',
    '2026年7月3日撤回，请勿使用',
    '2026年10月14日到期',
  ])
    expect(text).toContain(words)
  for (const state of ['有效', '已替换', '未撤回', '已撤回', '已过期']) expect(text).toContain(state)
  const none = render('phone-reports', 'zh', { ...pageData['phone-reports'], total: 0, documents: [], pages: 0, page: 1 }).html
  expect(none).toContain('还没有报告')
  expect(none).not.toContain('data-report-pages')
  const last = render('phone-reports', 'en', { ...pageData['phone-reports'], documents: listedInAll, page: 3 }).html
  expect(last).toContain('?page=2')
  expect(last).not.toContain('?page=4')
})

test('[PUB-2][CERT-2] a notice that an instrument did not pass has no good word in a list, and a withdrawn one is withdrawn', () => {
  const [first] = listedInAll
  if (!first) throw new Error('there is one')
  const said = (changes: Partial<typeof first>, locale: PublicLocale = 'zh') => {
    const documents = [{ ...first, kind: 'rejection' as const, validUntil: null, ...changes }]
    const { html } = render('phone-reports', locale, { ...pageData['phone-reports'], documents, total: 1, pages: 1, page: 1 })
    const state = /<span class="state (\w+)">(.*?)<\/span>/s.exec(html)
    return [state?.[1], state?.[2]?.replace(/<[^>]+>/g, '')]
  }
  expect(said({ standing: 'valid' })).toEqual(['warn', '不合格'])
  expect(said({ standing: 'valid' }, 'en')).toEqual(['warn', 'Failed'])
  expect(said({ standing: 'withdrawn' })).toEqual(['bad', '已撤回'])
})

test('[PUB-2] when another code may be asked for is told with its day where that is not today', () => {
  const told = (again: string) => render('ask-phone-code', 'zh', { ...pageData['ask-phone-code'], again, problem: 'wait' }).html
  expect(told('2026-11-20T06:32:00Z').replace(/<[^>]+>/g, '')).toContain('没有再发：短信码发得太频繁，14:32 后可以重发')
  expect(told('2026-11-21T06:32:00Z').replace(/<[^>]+>/g, '')).toContain('2026年11月21日 14:32 后可以重发')
})
