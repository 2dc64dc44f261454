import { createRoot } from 'react-dom/client'
import { ListedLine } from '../../parts/listed.tsx'
import { fetchReports } from './signed-call.ts'

/** Puts the next page of reports beneath those that are shown. @throws where it cannot be fetched */
export const showMorePages = async (pages: HTMLElement, reports: HTMLElement, link: HTMLAnchorElement): Promise<void> => {
  const { call = '', token = '', key = '', size, page, pages: all } = pages.dataset
  const locale = pages.dataset.locale === 'en' ? 'en' : 'zh'
  const next = Number(page) + 1
  pages.ariaBusy = 'true'
  try {
    const documents = await fetchReports({ call, token, key }, next, Number(size))
    // A list of its own beneath the first: what the server wrote stays as it is.
    const more = reports.cloneNode(false)
    if (!(more instanceof HTMLElement)) return
    more.classList.add('more')
    pages.before(more)
    const [first] = documents
    // The call knows no language; the pages of this one begin elsewhere.
    const home = locale === 'en' ? '/en' : ''
    createRoot(more).render(
      documents.map((listed) => (
        <ListedLine
          key={listed.number}
          listed={{ ...listed, href: listed.href === null ? null : `${home}${listed.href}` }}
          locale={locale}
        />
      )),
    )
    pages.dataset.page = String(next)
    const count = pages.querySelectorAll('.num')[0]
    if (count) count.textContent = String(next)
    if (next >= Number(all) || first === undefined) link.remove()
    else link.search = `?page=${next + 1}`
    // The keyboard goes on with what came.
    requestAnimationFrame(() => more.querySelector('a')?.focus({ preventScroll: true }))
  } finally {
    pages.ariaBusy = null
  }
}
