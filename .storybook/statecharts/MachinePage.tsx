import { Button } from '@etalon/ui/button'
import { Card } from '@etalon/ui/card'
import { type Language, useLanguage } from '@etalon/ui/i18n'
import { SegmentedControl } from '@etalon/ui/segmented-control'
import { Tooltip } from '@etalon/ui/tooltip'
import { RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate'
import { eventName } from './machine-graph.ts'
import { Statechart } from './Statechart.tsx'
import * as styles from './statechart.css.ts'
import type { AskedState } from './use-lit-in-sight.ts'
import { type PlayedModel, usePlayedMachine } from './use-played-machine.ts'

const words = {
  zh: {
    chart: '状态图',
    size: '图的大小',
    real: '原大',
    whole: '全图',
    events: '事件',
    none: '现在没有可发送的事件',
    context: '上下文',
    told: '发出的事件',
    again: '重新开始',
    states: '所在状态',
    show: '在图中查看',
    begin: '起点',
    nothing: '还没有',
  },
  en: {
    chart: 'Statechart',
    size: 'Size of the chart',
    real: '100 %',
    whole: 'Whole',
    events: 'Events',
    none: 'Nothing can be sent now',
    context: 'Context',
    told: 'Emitted events',
    again: 'Begin again',
    states: 'States it is in',
    show: 'Show in the chart',
    begin: 'Beginning',
    nothing: 'None yet',
  },
} as const

/** Functions and actors of a context are shown by their kind: they are no data. */
const asText = (value: unknown): string =>
  JSON.stringify(
    value,
    (_, one: unknown) => {
      if (typeof one === 'function') return 'ƒ'
      if (one instanceof Error) return one.message
      if (one instanceof Set || one instanceof Map) return [...one]
      if (typeof one === 'object' && one !== null && 'getSnapshot' in one) return '(actor)'
      return one
    },
    2,
  )

/** An event on its button: its name, and what it brings where it brings something. */
function eventLabel({ type, ...rest }: EventObject & Record<string, unknown>, language: Language): string {
  const { actorId: _, ...given } = rest
  const brings =
    Object.keys(given).length === 0
      ? ''
      : ` ${asText(given)
          .replaceAll(/\s*\n\s*/g, ' ')
          .replaceAll(/"(\w+)":/g, '$1:')
          .slice(2, -2)}`
  return `${eventName(type, language)}${brings}`
}

const shortened = (label: string) => (label.length > 96 ? `${label.slice(0, 95)}…` : label)

const activeIds = (snapshot: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(snapshot._nodes.map((node: AnyStateNode) => node.id))

const leavesOf = (snapshot: AnyMachineSnapshot): AnyStateNode[] =>
  snapshot._nodes.filter((node: AnyStateNode) => Object.keys(node.states).length === 0)

/** Where a state is in its machine; an id may be any word. */
const pathOf = ({ machine, path }: AnyStateNode) => [machine.id, ...path].join('.')

/** A machine to play with: its statechart, what can be sent now, what it knows, and what it told. */
export function MachinePage({ model }: { readonly model: PlayedModel }) {
  const language = useLanguage()
  const says = words[language]
  const play = usePlayedMachine(model)
  const snapshot = play?.snapshot
  const [asked, setAsked] = useState<AskedState>()
  const active = useMemo(() => (snapshot ? activeIds(snapshot) : new Set<string>()), [snapshot])
  if (!play || !snapshot) return null
  const { machine, possible, told, send, restart, input } = play
  return (
    <div className={styles.page}>
      <Statechart
        machine={machine}
        meaningOf={model.meaningOf}
        active={active}
        asked={asked}
        label={`${model.name}: ${says.chart}`}
        words={says}
      />
      <div className={styles.side}>
        <Card
          title={says.events}
          actions={
            <Button size="small" icon={RotateCcw} onPress={() => restart(input)}>
              {says.again}
            </Button>
          }
        >
          <ul className={styles.now} aria-label={says.states}>
            {leavesOf(snapshot).map((node) => (
              <li key={node.id}>
                <Tooltip text={says.show} placement="start">
                  <Button kind="text" size="small" onPress={() => setAsked({ id: node.id })}>
                    <span className={styles.event} title={pathOf(node)} data-state={node.id}>
                      {pathOf(node)}
                    </span>
                  </Button>
                </Tooltip>
              </li>
            ))}
          </ul>
          {model.inputs.length > 1 && (
            <div className={styles.inputs}>
              <SegmentedControl
                label={says.begin}
                value={String(input)}
                onChange={(place) => restart(Number(place))}
                segments={model.inputs.map((_, place) => ({ value: String(place), label: `${place + 1}` }))}
                small
              />
            </div>
          )}
          {possible.length === 0 ? (
            <p className={styles.quiet}>{says.none}</p>
          ) : (
            <ul className={styles.events} aria-label={says.events}>
              {possible.map((event) => {
                const label = eventLabel(event, language)
                // What does not fit on a button is told whole.
                return (
                  <li key={`${event.type} ${asText(event)}`}>
                    <Tooltip text={label.length > 40 ? label : undefined} placement="start">
                      <Button size="small" onPress={() => send(event)}>
                        <span className={styles.event} title={label}>
                          {shortened(label)}
                        </span>
                      </Button>
                    </Tooltip>
                  </li>
                )
              })}
            </ul>
          )}
        </Card>
        <Card title={says.context}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
          <pre className={styles.json} tabIndex={0}>
            {asText(snapshot.context)}
          </pre>
        </Card>
        <Card title={says.told}>
          {told.length === 0 ? (
            <p className={styles.quiet}>{says.nothing}</p>
          ) : (
            <ol className={styles.told} aria-label={says.told}>
              {told.map((event, place) => (
                <li key={place}>{shortened(eventLabel(event, language))}</li>
              ))}
            </ol>
          )}
        </Card>
      </div>
    </div>
  )
}
