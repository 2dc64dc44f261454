import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { MessagesProvider } from '../../i18n/index.ts'
import '../../theme/index.ts'
import type { ConformanceCase, GivenRoot } from './conformance-case.ts'

/** A class, a style, a data attribute and a ref that can be told from all others, and the element that the ref holds. */
export function given(): { readonly root: GivenRoot; readonly held: () => Element | null } {
  let element: Element | null = null
  const ref = (now: Element | null) => {
    element = now
  }
  return {
    root: { className: 'conformance', style: { outlineOffset: '7px' }, 'data-conformance': 'here', ref },
    held: () => element,
  }
}

/** As every page of the product does. */
export const inLanguage = (content: ReactNode) => <MessagesProvider>{content}</MessagesProvider>

/** What react-aria puts beside an element, and nobody sees: the options of a list, bounds of the focus, an input for the browser. */
const beside = 'template, [hidden], [data-react-aria-prevent-focus]'
/** What is drawn in its place. */
const drawnIn = (container: Element) => Array.from(container.children).filter((child) => !child.matches(beside))

/** The element on which everything belongs. */
function rootOf({ element }: ConformanceCase, container: HTMLElement): Element | undefined {
  if (element !== undefined) return document.querySelector(element) ?? undefined
  const drawn = drawnIn(container)
  return drawn.length === 1 ? drawn[0] : undefined
}

/** A component that is on the page. */
export interface Shown {
  readonly container: HTMLElement
  readonly element: Element
  /** Takes it away, and its place with it. */
  readonly leave: () => void
}

/** Draws a component into a place of its own, and answers once its element is there. It leaves with the test at the latest. */
export async function drawn(one: ConformanceCase, draw: (container: HTMLElement) => Root): Promise<Shown> {
  const container = document.body.appendChild(document.createElement('div'))
  const root = draw(container)
  const leave = () => {
    root.unmount()
    container.remove()
  }
  onTestFinished(leave)
  let element: Element | undefined
  let hasBegun = false
  const look = () => {
    if (one.begin && !hasBegun && drawnIn(container).length > 0) {
      hasBegun = true
      one.begin(container)
    }
    element = rootOf(one, container)
    return element
  }
  await vi.waitUntil(look, { interval: 8, timeout: 3000 }).catch(() => undefined)
  if (!element) throw new Error(`${one.name} does not show its element: ${document.body.innerHTML}`)
  return { container, element, leave }
}

/** Shows a component, with what belongs on its outermost element or without. */
export function show(one: ConformanceCase, root: Parameters<ConformanceCase['show']>[0]): Promise<Shown> {
  return drawn(one, (container) => {
    const mounted = createRoot(container)
    mounted.render(inLanguage(one.show(root)))
    return mounted
  })
}

export const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))

/** Everything that is written to the console as an error or a warning until the test ends. */
export function complaints(): readonly string[] {
  const said: string[] = []
  const note = (...words: unknown[]) => {
    said.push(words.map(String).join(' '))
  }
  const spies = [vi.spyOn(console, 'error').mockImplementation(note), vi.spyOn(console, 'warn').mockImplementation(note)]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return said
}
