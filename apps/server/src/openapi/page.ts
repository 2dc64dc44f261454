import type { Call, Schema } from '@etalon/api/contract'
import { builtInRoles } from '@etalon/api/domain'
import { html } from 'ghtml'
import { assumedInChinese } from './assumed-words.ts'
import type { AreaWords, Said } from './contract-words.ts'
import type { Areas } from './describe-contract.ts'
import { manner, pageWords } from './page-words.ts'
import { fieldsOf } from './schema-fields.ts'

/** Languages of the page. */
export type PageLanguage = keyof Said

/** Addresses of the page and of what it leads to. */
export const docsPaths = { page: '/api-docs', style: '/api-docs/style.css', openApi: '/openapi.json' } as const

/** The mark of the house, for the tab of the browser. */
const mark = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#136ace"/><path d="M8 9.5v13M13 9.5v7M18 9.5v7M24 9.5v13M8 9.5h16" stroke="#fff" stroke-width="2.2" fill="none" stroke-linecap="round"/></svg>')}`

interface Needs {
  readonly areas: Areas
  readonly words: Readonly<Record<string, AreaWords>>
  readonly language: PageLanguage
}

interface Named {
  readonly area: string
  readonly name: string
  readonly call: Call
}

const callsOf = ({ areas }: Needs): Named[] =>
  Object.entries(areas).flatMap(([area, calls]) => Object.entries(calls).map(([name, call]) => ({ area, name, call })))

const withLanguage = (path: string, { language }: Needs) => `${path}?lang=${language}`

const areaPath = (area: string) => `${docsPaths.page}/${area}`

/** What stands around every page. @param path of this page, without its query */
function frame(needs: Needs, path: string, query: string, title: string, main: string): string {
  const { language } = needs
  const say = (key: keyof typeof pageWords) => pageWords[key][language]
  const other: PageLanguage = language === 'zh' ? 'en' : 'zh'
  const sameInOther = `${path}?${new URLSearchParams({ ...(query ? { q: query } : {}), lang: other })}`
  const known = title === say('title') ? title : `${title} · ${say('title')}`
  return html`<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${known} · Etalon</title>
<link rel="icon" type="image/svg+xml" href="!${mark}">
<link rel="stylesheet" href="${docsPaths.style}">
</head>
<body>
<a class="skip" href="#main">${say('skip')}</a>
<header><div class="wrap bar">
<a class="brand" href="${withLanguage(docsPaths.page, needs)}"><svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="7"/><path d="M8 9.5v13M13 9.5v7M18 9.5v7M24 9.5v13M8 9.5h16"/></svg><span>Etalon<small>${say('title')}</small></span></a>
<nav><a class="way" href="/">${say('workspace')}</a><a class="way" href="${sameInOther}" lang="${other === 'zh' ? 'zh-CN' : 'en'}" hreflang="${other}">${say('otherLanguage')}</a></nav>
</div></header>
<main class="wrap" id="main">
!${main}
</main>
</body>
</html>
`
}

const searchForm = (needs: Needs, query: string) => {
  const say = (key: keyof typeof pageWords) => pageWords[key][needs.language]
  return html`<form role="search" action="${docsPaths.page}"><input type="hidden" name="lang" value="${needs.language}">
<label for="q">${say('search')}</label>
<input id="q" name="q" type="search" maxlength="64" value="${query}" placeholder="${say('searchHint')}"><button>${say('find')}</button></form>`
}

const methodOf = ({ method }: Call) => html`<b class="method ${method.toLowerCase()}">${method}</b>`

const line = (needs: Needs, { area, name, call }: Named) =>
  html`<li><a href="${withLanguage(areaPath(area), needs)}#${area}.${name}"><span class="what">${needs.words[area]?.calls[name]?.[needs.language] ?? name}</span>!${methodOf(call)}<code>${call.path}</code></a></li>`

/** All calls by area, or those that hold the words of `query`, with what holds for every call. */
export function overviewPage(needs: Needs, query: string): string {
  const say = (key: keyof typeof pageWords) => pageWords[key][needs.language]
  const wanted = query.trim().toLowerCase()
  const found = callsOf(needs).filter(({ area, name, call }) => {
    const words = needs.words[area]
    const text = [
      area,
      `${area}.${name}`,
      call.path,
      words?.title.zh,
      words?.title.en,
      words?.calls[name]?.zh,
      words?.calls[name]?.en,
    ]
    return text.some((one) => one?.toLowerCase().includes(wanted))
  })
  const groups = Object.keys(needs.areas).flatMap((area) => {
    const calls = found.filter((one) => one.area === area)
    return calls.length === 0
      ? []
      : [
          html`<section class="card"><h2><a href="${withLanguage(areaPath(area), needs)}">${needs.words[area]?.title[needs.language] ?? area}</a></h2><ul class="calls">!${calls.map((one) => line(needs, one)).join('')}</ul></section>`,
        ]
  })
  const told = found.length === 1 ? say('oneFound') : say('found').replace('{count}', String(found.length))
  const top =
    wanted === ''
      ? html`<p class="lead">${say('intro')}</p>
<p><a class="button" href="${docsPaths.openApi}" download="openapi.json">${say('download')}</a></p>
<details class="card manner"><summary>${say('manner')}</summary><ul>!${manner.map((one) => html`<li>${one[needs.language]}</li>`).join('')}</ul></details>`
      : html`<p role="status">${found.length === 0 ? say('nothing') : told} <a href="${withLanguage(docsPaths.page, needs)}">${say('all')}</a></p>`
  return frame(
    needs,
    docsPaths.page,
    query,
    say('title'),
    html`<h1>${say('title')}</h1>
!${searchForm(needs, query)}
!${top}
<div class="groups">!${groups.join('')}</div>`,
  )
}

/** The calls of one area, each with what it asks and answers. @returns undefined where there is no such area */
export function areaPage(needs: Needs, area: string): string | undefined {
  const calls = Object.hasOwn(needs.areas, area) ? needs.areas[area] : undefined
  if (!calls) return undefined
  const title = needs.words[area]?.title[needs.language] ?? area
  const say = (key: keyof typeof pageWords) => pageWords[key][needs.language]
  const others = Object.keys(needs.areas).map((one) =>
    one === area
      ? html`<li><b class="area here" aria-current="page">${title}</b></li>`
      : html`<li><a class="area" href="${withLanguage(areaPath(one), needs)}">${needs.words[one]?.title[needs.language] ?? one}</a></li>`,
  )
  return frame(
    needs,
    areaPath(area),
    '',
    title,
    html`<div class="sides"><nav class="areas" aria-label="${say('areas')}"><p><a class="area" href="${withLanguage(docsPaths.page, needs)}">${say('all')}</a></p><ul>!${others.join('')}</ul></nav>
<div><h1>${title}</h1>
!${beforeCalls(needs, area)}
!${Object.entries(calls)
      .map(([name, call]) => oneCall(needs, { area, name, call }))
      .join('')}</div></div>`,
  )
}

/** What has to be known before the calls of an area are made. */
function beforeCalls({ words, language }: Needs, area: string): string {
  const before = words[area]?.before
  if (!before) return ''
  return html`<section class="card call manner" aria-labelledby="before"><h2 id="before">${before.title[language]}</h2><ul>!${before.said.map((one) => html`<li>${one[language]}</li>`).join('')}</ul></section>`
}

function oneCall(needs: Needs, { area, name, call }: Named): string {
  const { language } = needs
  const say = (key: keyof typeof pageWords) => pageWords[key][language]
  const id = `${area}.${name}`
  const roles = call.roles?.map((code) => builtInRoles.find((role) => role.code === code)?.[language] ?? code)
  const who = call.auth === 'none' ? say('anybody') : (roles?.join(language === 'zh' ? '、' : ', ') ?? say('signedIn'))
  const colon = language === 'zh' ? '：' : ': '
  const asked = [
    table(needs, id, 'path', call.params, 'input'),
    table(needs, id, 'query', call.query, 'input'),
    table(needs, id, 'headers', call.headers, 'input'),
    call.takes === 'bytes' || call.takes === 'form'
      ? html`<h3>${say(call.takes)}</h3>`
      : table(needs, id, 'body', call.body, 'input'),
  ].join('')
  const answered =
    call.shape === 'blob'
      ? html`<h3>${say('file')}</h3>`
      : table(needs, id, call.shape === 'flat' ? 'flatAnswer' : 'answer', call.answer, 'output')
  return html`<section class="card call" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${needs.words[area]?.calls[name]?.[language] ?? name}</h2>
<p class="address">!${methodOf(call)}<code>${call.path}</code></p>
<p class="facts"><span>${say('who')}${colon}${who}${call.whileLocked ? `${language === 'zh' ? '；' : ', '}${say('lockedToo')}` : ''}</span><code>${id}</code></p>
!${call.writes ? html`<p class="once">${say('once')}</p>` : ''}
!${call.assumed ? html`<p class="note">${say('assumed')}${colon}!${assumption(call.assumed, language)}</p>` : ''}
!${asked || html`<p class="none">${say('nothingAsked')}</p>`}
!${answered}
</section>`
}

/** What a call assumes, in the language of the page. */
function assumption(note: string, language: Needs['language']): string {
  const said = language === 'zh' ? assumedInChinese[note] : note
  return said === undefined ? html`<span lang="en">${note}</span>` : html`${said}`
}

function table(
  needs: Needs,
  id: string,
  title: 'path' | 'query' | 'headers' | 'body' | 'answer' | 'flatAnswer',
  schema: Schema | undefined,
  io: 'input' | 'output',
): string {
  if (!schema) return ''
  const say = (key: keyof typeof pageWords) => pageWords[key][needs.language]
  const fields = fieldsOf(schema, io)
  if (fields.length === 0) return ''
  const rows = fields.map(({ path, type, required, limits, pattern }) => {
    const mark = required && io === 'input' ? html` <em>${say('required')}</em>` : ''
    return html`<tr><th scope="row"><code>${path || say('whole')}</code>!${mark}</th><td>${type[needs.language]}</td><td>${limits[needs.language]}!${pattern ? html` <code>${pattern}</code>` : ''}</td></tr>`
  })
  const name = `${id}-${title}`
  return html`<h3 id="${name}">${say(title)}</h3><table aria-labelledby="${name}"><thead><tr><th scope="col">${say('field')}</th><th scope="col">${say('type')}</th><th scope="col">${say('limits')}</th></tr></thead><tbody>!${rows.join('')}</tbody></table>`
}
