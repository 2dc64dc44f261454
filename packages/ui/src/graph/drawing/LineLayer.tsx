import { useId } from 'react'
import * as styles from '../graph.css.ts'
import type { LaidGraph } from './lay-out.ts'

/** What the lines of a graph take. */
interface LineLayerProps {
  laid: LaidGraph
  /** The node whose lines stand out. */
  lit: string | undefined
}

/** The lines of a graph with their words, for eyes: the list says them. */
export function LineLayer({ laid, lit }: LineLayerProps) {
  const id = useId()
  const isLit = ({ from, to }: { from: string; to: string }) => from === lit || to === lit
  const { width, height, lines } = laid
  return (
    <>
      <svg className={styles.lines} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <defs>
          {(['', 'lit'] as const).map((kind) => (
            <marker
              key={kind}
              id={`${id}${kind}`}
              className={styles.arrow}
              data-lit={kind === '' ? undefined : ''}
              viewBox="0 0 10 10"
              refX={9}
              refY={5}
              markerWidth={10}
              markerHeight={10}
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="M0 1L10 5L0 9z" />
            </marker>
          ))}
        </defs>
        {lines.map((line) => (
          <path
            key={line.key}
            className={styles.line}
            d={line.path}
            markerEnd={`url(#${id}${isLit(line) ? 'lit' : ''})`}
            {...(isLit(line) ? { 'data-lit': '' } : {})}
          />
        ))}
      </svg>
      {lines.map(
        (line) =>
          line.words !== '' && (
            <span
              key={line.key}
              className={styles.lineWords}
              style={{ left: line.spot.x, top: line.spot.y }}
              aria-hidden="true"
              {...(isLit(line) ? { 'data-lit': '' } : {})}
            >
              {line.words}
            </span>
          ),
      )}
    </>
  )
}
