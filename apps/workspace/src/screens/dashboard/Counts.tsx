import type { AnswerOf, contract } from '@etalon/api/contract'
import { Card, Page } from '@etalon/ui/card'
import { EmptyState } from '@etalon/ui/empty-state'
import { StatGrid } from '@etalon/ui/stat-tile'
import { StatePill } from '@etalon/ui/state-pill'
import type { ComponentType, ReactNode } from 'react'
import type { dashboardMessages } from '../../messages/dashboard.ts'
import type { Words } from '../../messages/index.ts'
import { lookOf, type StateDictionary } from '../work/moves/state-looks.ts'
import * as styles from './dashboard.css.ts'

const parts: readonly { resource: 'order' | 'item' | 'report'; dictionary: StateDictionary }[] = [
  { resource: 'order', dictionary: 'order_status' },
  { resource: 'item', dictionary: 'item_state' },
  { resource: 'report', dictionary: 'report_state' },
]

interface TileProps {
  readonly label: string
  readonly value: string
  readonly quiet: boolean
  /** What waits as well, but for somebody else. */
  readonly note?: string
  readonly href: string
}

interface CountsProps extends AnswerOf<typeof contract.dashboard.counts> {
  readonly words: Words<typeof dashboardMessages>
  /** Who is signed in. */
  readonly name: string
  /** Writes a number in the language in force. */
  readonly write: (count: number) => string
  readonly labelOf: (dictionary: StateDictionary, state: string) => string
  /** Draws a figure that leads to what it counts. */
  readonly tile: ComponentType<TileProps>
  /** What stands between what waits and the states. */
  readonly children: ReactNode
}

/** The home page: what waits for the person signed in, and how the institute's work is spread over its states. */
export function Counts({ waiting, states, words, name, write, labelOf, tile: Tile, children }: CountsProps) {
  const tasks: Readonly<Record<string, string>> = words.tasks
  return (
    <Page title={words.greeting(name)}>
      <div className={styles.body}>
        <Card title={words.waiting}>
          {waiting.length === 0 ? (
            <EmptyState title={words.nothingWaiting} />
          ) : (
            <StatGrid label={words.waiting}>
              {waiting.map(({ code, path, count, notYours = 0 }) => (
                <Tile
                  key={code}
                  label={tasks[code] ?? code}
                  value={write(count)}
                  {...(notYours > 0 ? { note: words.notYours(write(notYours)) } : {})}
                  quiet={count === 0}
                  href={path}
                />
              ))}
            </StatGrid>
          )}
        </Card>
        <div className={styles.pair}>{children}</div>
        <div className={styles.columns}>
          {parts.map(({ resource, dictionary }) => {
            const rows = states.filter((one) => one.resource === resource).sort((a, b) => Number(a.state) - Number(b.state))
            const most = Math.max(1, ...rows.map((row) => row.count))
            return (
              <Card key={resource} title={words.resources[resource]}>
                {rows.length === 0 ? (
                  <EmptyState title={words.nothingThere} />
                ) : (
                  <ul className={styles.states}>
                    {rows.map((row) => (
                      <li key={row.state} className={styles.state}>
                        <StatePill {...lookOf(dictionary, row.state)}>{labelOf(dictionary, row.state)}</StatePill>
                        <span className={styles.bar} aria-hidden="true">
                          <span className={styles.fill} style={{ width: `${(row.count / most) * 100}%` }} />
                        </span>
                        <span className={styles.count}>{write(row.count)}</span>
                      </li>
                    ))}
                  </ul>
                )}
              </Card>
            )
          })}
        </div>
      </div>
    </Page>
  )
}
