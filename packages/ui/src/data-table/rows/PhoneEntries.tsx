// biome-ignore-all lint/a11y/useSemanticElements: rows are drawn as they come into sight, which table elements cannot do
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso'
import type { RowsHandle } from './ScrolledRows.tsx'

interface PhoneEntriesProps {
  scroller: HTMLElement
  count: number
  keyAt: (place: number) => string
  handle: Ref<RowsHandle>
  draw: (place: number, key: string) => ReactNode
  onDrawn: () => void
}

/** One of them. The list draws them by itself, after it was drawn: each tells that it is there. */
function Entry({ onDrawn, children }: { readonly onDrawn: () => void; readonly children: ReactNode }) {
  useLayoutEffect(onDrawn)
  return children
}

/** Entries of a phone, which are as high as their words need; it is measured how high. */
export default function PhoneEntries({ scroller, count, keyAt, handle, draw, onDrawn }: PhoneEntriesProps) {
  const list = useRef<VirtuosoHandle>(null)
  useImperativeHandle(handle, () => ({
    reveal: (row) => list.current?.scrollIntoView({ index: row, behavior: 'auto' }),
    toTop: () => scroller.scrollTo({ top: 0 }),
  }))
  return (
    <div role="rowgroup">
      <Virtuoso
        ref={list}
        customScrollParent={scroller}
        totalCount={count}
        computeItemKey={keyAt}
        increaseViewportBy={{ top: 320, bottom: 640 }}
        defaultItemHeight={96}
        itemContent={(place) => <Entry onDrawn={onDrawn}>{draw(place, keyAt(place))}</Entry>}
      />
    </div>
  )
}
