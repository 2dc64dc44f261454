import type { SearchReason, SearchRequest } from '@etalon/machines/search-bar'
import { useState } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type Language, MessagesProvider } from '../../i18n/index.ts'
import '../../theme/index.ts'
import { SearchBar, type SearchBarOptions, useSearchBar } from '../index.ts'

/** What {@link Subject} takes: what a search bar takes, besides who is told. */
export interface SubjectProps extends Omit<SearchBarOptions, 'onSearched'> {
  /** What it speaks. @default 'zh' */
  language?: Language
}

/** A search that was told. */
export interface Heard {
  /** What is searched for. */
  readonly request: SearchRequest
  /** Why just now. */
  readonly reason: SearchReason
}

function Bar(options: Omit<SearchBarOptions, 'onSearched'>) {
  const [searches, setSearches] = useState<readonly Heard[]>([])
  const actor = useSearchBar({ ...options, onSearched: (search) => setSearches((before) => [...before, search]) })
  return (
    <>
      <SearchBar actor={actor} label="orders" />
      <output data-testid="searches">{JSON.stringify(searches)}</output>
    </>
  )
}

/** A search bar that writes down what it is told to search for. */
export const Subject = ({ language = 'zh', ...options }: SubjectProps) => (
  <MessagesProvider language={language}>
    <Bar {...options} />
  </MessagesProvider>
)

/** All searches that were told, the oldest first. */
export const heard = (): readonly Heard[] => JSON.parse(page.getByTestId('searches').element().textContent ?? '')

/** Expects the fields for a day (登记日期) and for a span (计划) to have their widths, and what stands in them to fit. */
export function expectDatesFit() {
  for (const [name, width] of [
    ['登记日期', 130],
    ['计划', 198],
  ] as const) {
    const box = page.getByRole('group', { name, exact: true }).element()
    expect(box.getBoundingClientRect().width, name).toBe(width)
    expect(box.getBoundingClientRect().height, name).toBe(32)
    expect(box.scrollWidth, name).toBeLessThanOrEqual(box.clientWidth + 1)
    for (const part of box.querySelectorAll('[role=spinbutton]')) {
      const right = part.parentElement?.getBoundingClientRect().right ?? 0
      expect(part.getBoundingClientRect().right, name).toBeLessThanOrEqual(right + 1)
    }
  }
}
