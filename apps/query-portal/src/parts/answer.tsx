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

export interface NextStepsProps {
  readonly title: string
  /** What one can do now, in words. */
  readonly items: readonly string[]
  /** The links that lead there. */
  readonly children: ReactNode
}

/** What one can do now. */
export function NextSteps({ title, items, children }: NextStepsProps) {
  return (
    <section className="part">
      <h2>{title}</h2>
      <ul className="todo">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div className="stack">{children}</div>
    </section>
  )
}
