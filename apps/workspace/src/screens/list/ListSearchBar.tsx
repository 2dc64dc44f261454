import { encodeSearch, type PageRequest } from '@etalon/api/contract'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { SearchBarActorRef } from '@etalon/machines/search-bar'
import { useMatchCount } from '@etalon/ui/advanced-filter'
import { SearchBar, useStandingRequest } from '@etalon/ui/search-bar'
import { type ReactNode, useEffect } from 'react'
import { queryOf, questionOf } from './list-query.ts'

type Filter = Readonly<Record<string, unknown>>

export interface ListSearchBarProps {
  readonly actor: SearchBarActorRef
  readonly title: string
  /** The list: when it asks anew, what matches is counted anew. */
  readonly table: DataTableActorRef
  /** The filter of the part that is shown. */
  readonly view: Filter
  /** What is always asked, whatever the person types. */
  readonly always: Filter
  /** Asks the server for a page; here for its total alone. */
  readonly load: (request: PageRequest, signal: AbortSignal) => Promise<{ total: number; totalIsCapped?: boolean | undefined }>
  readonly onShare: (filter: string) => void
  readonly children: ReactNode
}

/** The search bar of a list. Its panel says how many rows a search would find; what is typed draws the bar anew, and not the list. */
export function ListSearchBar({ actor, title, table, view, always, load, onShare, children }: ListSearchBarProps) {
  const request = useStandingRequest(actor)
  const matches = useMatchCount({
    question: request && questionOf(queryOf(view, request), always),
    count: async (question, signal) => {
      const { total, totalIsCapped = false } = await load(encodeSearch({ current: 1, size: 1, ...question }), signal)
      return { count: total, isCapped: totalIsCapped }
    },
  })
  useEffect(() => {
    // Another page or order of the same rows is no reason to count them again.
    const heard = table.on('requested', ({ reason }) => {
      if (reason === 'query' || reason === 'refresh') matches.send({ type: 'REFRESH' })
    })
    return () => heard.unsubscribe()
  }, [table, matches])
  return (
    <SearchBar actor={actor} label={title} matches={matches} onShare={onShare}>
      {children}
    </SearchBar>
  )
}
