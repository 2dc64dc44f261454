import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export interface AnswerProps {
  /** Its colour; the sign and the words say the same. */
  readonly tone: 'good' | 'bad' | 'warn' | 'calm'
  readonly icon: IconName
  readonly title: ReactNode
  readonly lead: ReactNode
  readonly when?: ReactNode
}

/** The answer: one sentence before any table. */
export function Answer({ tone, icon, title, lead, when }: AnswerProps) {
  return (
    <section className={`answer ${tone}`} aria-labelledby="answer">
      <div className="wrap">
        <Icon name={icon} large />
        <h1 id="answer">{title}</h1>
        <p>{lead}</p>
        {when !== undefined && <p className="when">{when}</p>}
      </div>
    </section>
  )
}

/** A list of things that one can do now. */
export function TodoList({ items }: { items: readonly string[] }) {
  return (
    <ul className="todo">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
