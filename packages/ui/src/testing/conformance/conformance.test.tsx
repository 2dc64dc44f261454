import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { conformanceCases } from './cases.ts'
import { openLayers } from './open-layers.tsx'
import { complaints, drawn, frame, given, inLanguage, show } from './shown.tsx'

/** The names of the properties that an element has of its own. */
function styleNames(element: Element): ReadonlySet<string> {
  const isStyled = element instanceof HTMLElement || element instanceof SVGElement
  return new Set(isStyled ? Array.from(element.style) : [])
}

/** The page without the place, made once for all of it, through which react-aria speaks to screen readers. */
function written(): string {
  const copy = document.documentElement.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new TypeError('the page is an element')
  for (const one of copy.querySelectorAll('head, [data-live-announcer]')) one.remove()
  for (const one of [copy, ...copy.querySelectorAll('[style=""]')])
    if (one.getAttribute('style') === '') one.removeAttribute('style')
  return copy.outerHTML
}

const soon = { interval: 8 }

describe.each(conformanceCases)('$name', (one) => {
  // The first of all: React says some things once for a page.
  test('[DS-1] in strict mode nobody finds anything to complain of', async () => {
    const said = complaints()
    const { root, held } = given()
    const { element, leave } = await drawn(one, (container) => {
      const mounted = createRoot(container)
      mounted.render(<StrictMode>{inLanguage(one.show(root))}</StrictMode>)
      return mounted
    })
    await expect.poll(held, soon).toBe(element)
    await frame()
    leave()
    await frame()
    expect(said).toEqual([])
  })

  test('[DS-1] class, style, data attribute and ref reach one element, the outermost, beside what is its own', async () => {
    const bare = await show(one, {})
    const own = { classes: [...bare.element.classList], styles: styleNames(bare.element) }
    expect(own.classes).not.toContain('conformance')
    bare.leave()

    const { root, held } = given()
    const { element } = await show(one, root)
    expect(document.querySelectorAll('.conformance, [data-conformance]')).toHaveLength(1)
    expect(element).toHaveClass('conformance', ...own.classes)
    expect(element).toHaveAttribute('data-conformance', 'here')
    expect(element).toHaveStyle({ outlineOffset: '7px' })
    // What places a panel is written a moment after it is there.
    await expect.poll(() => [...own.styles.difference(styleNames(element))], soon).toEqual([])
    await expect.poll(held, soon).toBe(element)
  })

  test('[DS-1] taken away, it leaves an empty ref, and the page as it was before', async () => {
    const before = written()
    const { root, held } = given()
    const { leave } = await show(one, root)
    await expect.poll(held, soon).not.toBeNull()
    await frame()
    leave()
    expect(held()).toBeNull()
    await expect.poll(written, soon).toBe(before)
  })

  test('[DS-1] drawn by a server it wakes in the browser without a warning, as it was drawn', async () => {
    const said = complaints()
    const mended: string[] = []
    const { root, held } = given()
    const content = inLanguage(one.show(root))
    const html = renderToString(content)
    const { element } = await drawn(one, (container) => {
      container.innerHTML = html
      return hydrateRoot(container, content, { onRecoverableError: (error) => mended.push(String(error)) })
    })
    await expect.poll(held, soon).toBe(element)
    await frame()
    expect(mended).toEqual([])
    expect(said).toEqual([])
  })
})

test.each(Object.entries(openLayers))('[DS-1] a %s that was open on the server opens when the page wakes', async (_, layer) => {
  const said = complaints()
  const container = document.body.appendChild(document.createElement('div'))
  const content = inLanguage(layer())
  container.innerHTML = renderToString(content)
  const root = hydrateRoot(container, content, { onRecoverableError: (error) => console.error(error) })
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(said).toEqual([])
})
