import type { PublicListed, PublicLocale, PublicStanding } from '@etalon/api/domain'
import type { ReactNode } from 'react'
import { catalogues, type QuestionMessages } from '../messages/index.ts'
import { Day } from './date-text.tsx'
import { InLanguage, Num } from './facts.tsx'
import { Icon, type IconName } from './icon.tsx'

/** How a standing looks; the word says the same. */
export interface Look {
  readonly tone: 'good' | 'bad' | 'warn' | 'calm'
  readonly icon: IconName
}
const looks: Readonly<Record<PublicStanding, Look>> = {
  valid: { tone: 'good', icon: 'good' },
  expired: { tone: 'calm', icon: 'clock' },
  withdrawn: { tone: 'bad', icon: 'bad' },
  replaced: { tone: 'warn', icon: 'exchange' },
}

/** A standing as a word with its sign. */
export function State({ look, children }: { look: Look; children: ReactNode }) {
  return (
    <span className={`state ${look.tone}`}>
      <Icon name={look.icon} />
      {children}
    </span>
  )
}

/** A line of a list of answers: what it is, how it stands, and two lines beneath. */
export interface ReportLineProps {
  readonly name: ReactNode
  readonly state: ReactNode
  readonly first: ReactNode
  readonly second: ReactNode
  /** Where it is answered in full. @default nowhere */
  readonly href?: string | null
}

/** A line of a list of answers. */
export function ReportLine({ name, state, first, second, href = null }: ReportLineProps) {
  const inside = (
    <>
      <b>{name}</b>
      {state}
      <span className="small quiet">{first}</span>
      <span className="small quiet">{second}</span>
    </>
  )
  return <li>{href === null ? <div className="line">{inside}</div> : <a href={href}>{inside}</a>}</li>
}

function secondLine(listed: PublicListed, locale: PublicLocale): ReactNode {
  const t = catalogues[locale].questions.listed
  const serial = <Num>{listed.serial}</Num>
  const until = listed.validUntil === null ? null : <Day date={listed.validUntil} locale={locale} />
  if (listed.standing === 'replaced' && listed.successor !== null) return t.replaced(<Num>{listed.successor}</Num>)
  if (listed.standing === 'withdrawn') return t.withdrawn(<Day date={listed.changedOn ?? listed.performed} locale={locale} />)
  if (until === null) return t.performed(serial, listed.kind, <Day date={listed.performed} locale={locale} />)
  return listed.standing === 'expired' ? t.expired(until) : t.until(serial, until)
}

/** How a certificate stands, and the word for it. A notice of what did not pass is no good news, however genuine. */
function stateOf({ standing, kind, validUntil }: PublicListed, words: QuestionMessages): readonly [Look, string] {
  if (standing !== 'valid') return [looks[standing], words.standings[standing]]
  if (kind === 'rejection') return [{ tone: 'warn', icon: 'warning' }, words.notPassed]
  return [looks.valid, validUntil === null ? words.notWithdrawn : words.standings.valid]
}

/** A certificate in a list. */
export function ListedLine({ listed, locale }: { listed: PublicListed; locale: PublicLocale }) {
  const t = catalogues[locale]
  const [look, word] = stateOf(listed, t.questions)
  return (
    <ReportLine
      name={<InLanguage text={listed.instrument} locale={locale} />}
      state={<State look={look}>{word}</State>}
      first={t.questions.listed.line(<Num>{listed.number}</Num>, t.facts.kinds[listed.kind])}
      second={secondLine(listed, locale)}
      href={listed.href}
    />
  )
}

/** Certificates in a list, the newest first. */
export function ListedLines({ documents, locale }: { documents: readonly PublicListed[]; locale: PublicLocale }) {
  return (
    <ul className="reports">
      {documents.map((listed) => (
        <ListedLine key={listed.number} listed={listed} locale={locale} />
      ))}
    </ul>
  )
}
