import { useLanguage } from '@etalon/ui/i18n'
import { SegmentedControl } from '@etalon/ui/segmented-control'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { type Arrow, type Box, type Drawing, layOut, type } from './layout.ts'
import { graphOf } from './machine-graph.ts'
import * as styles from './statechart.css.ts'
import { type AskedState, useLitInSight } from './use-lit-in-sight.ts'
import type { PlayedModel } from './use-played-machine.ts'

interface StatechartProps {
  readonly machine: AnyStateMachine
  readonly meaningOf?: PlayedModel['meaningOf']
  /** Ids of the states that the machine is in. */
  readonly active: ReadonlySet<string>
  /** The one of them that somebody asked to see. */
  readonly asked: AskedState | undefined
  /** The drawing's name for those who do not see it. */
  readonly label: string
  /** What the choice of size is called. */
  readonly words: { readonly size: string; readonly real: string; readonly whole: string }
}

/** A machine's states and ways, drawn from its own definition, with the states that it is in lit. */
export function Statechart({ machine, meaningOf, active, asked, label, words }: StatechartProps) {
  const language = useLanguage()
  const graph = useMemo(() => graphOf(machine, language, meaningOf), [machine, meaningOf, language])
  const [drawing, setDrawing] = useState<Drawing>()
  const [size, setSize] = useState('real')
  useEffect(() => {
    let isWanted = true
    void layOut(graph).then((placed) => isWanted && setDrawing(placed))
    return () => {
      isWanted = false
    }
  }, [graph])
  const frame = useRef<HTMLElement>(null)
  useLitInSight(frame, size === 'real' ? drawing : undefined, active, asked)
  useEffect(() => {
    if (asked) setSize('real')
  }, [asked])
  if (!drawing) return <p className={styles.quiet}>…</p>
  const { width, height, boxes, arrows } = drawing
  return (
    <div className={styles.chart}>
      <div className={styles.size}>
        <SegmentedControl
          label={words.size}
          value={size}
          onChange={setSize}
          segments={[
            { value: 'real', label: words.real },
            { value: 'whole', label: words.whole },
          ]}
          small
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section ref={frame} className={styles.frame} aria-label={label} tabIndex={0}>
        <svg
          className={styles.drawing}
          width={size === 'real' ? width : undefined}
          height={size === 'real' ? height : undefined}
          data-size={size}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={label}
        >
          <defs>
            <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
              <path d="M0 0 8 4 0 8z" className={styles.tip} />
            </marker>
          </defs>
          {boxes.map((box) => (
            <StateBox key={box.state.id} box={box} active={active.has(box.state.id)} />
          ))}
          {arrows.map((arrow) => (
            <Way key={arrow.id} arrow={arrow} active={active.has(arrow.from)} />
          ))}
          {/* Last: a way may lead through the words of a state that others are in. */}
          {boxes.map((box) => (
            <StateWords key={box.state.id} box={box} />
          ))}
        </svg>
      </section>
    </div>
  )
}

function StateBox({ box, active }: { box: Box; active: boolean }) {
  const { state, x, y, width, height } = box
  const isLeaf = state.states.length === 0
  return (
    <g data-state={state.id} data-active={active || undefined} data-leaf={isLeaf || undefined} className={styles.state}>
      <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx={8} data-kind={state.kind} />
      {state.kind === 'final' && <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={6} />}
      {state.initial && <circle cx={x + 12} cy={y + 17} r={4} />}
    </g>
  )
}

function StateWords({ box: { state, x, y } }: { box: Box }) {
  return (
    <g className={styles.words} data-leaf={state.states.length === 0 || undefined}>
      <text x={x + (state.initial ? 22 : 12)} y={y + 21} data-name="">
        {state.name}
      </text>
      {state.inner.map((line, place) => (
        <text key={line} x={x + 12} y={y + type.head + 12 + place * type.line}>
          {line}
        </text>
      ))}
    </g>
  )
}

function Way({ arrow, active }: { arrow: Arrow; active: boolean }) {
  const { points, lines, label } = arrow
  if (points.length === 0) return null
  return (
    <g className={styles.way} data-active={active || undefined}>
      <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} markerEnd="url(#tip)" />
      {label &&
        lines.map((line, place) => (
          <text key={line} x={label.x + 4} y={label.y + 12 + place * type.line}>
            {line}
          </text>
        ))}
    </g>
  )
}
