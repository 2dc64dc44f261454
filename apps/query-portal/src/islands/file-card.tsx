import type { PublicLocale } from '@etalon/api/domain'
import type { UnknownReason } from '@etalon/verify/file'
import type { LogCheck } from '@etalon/verify/log'
import type { SealCheck } from '@etalon/verify/seal'
import type { Statement } from '@etalon/verify/statement'
import { useSelector } from '@xstate/react'
import { Children, Fragment, type ReactNode } from 'react'
import { catalogues, type Messages } from '../messages/index.ts'
import { Day, momentText } from '../parts/date-text.tsx'
import { Num } from '../parts/facts.tsx'
import { Icon, type IconName } from '../parts/icon.tsx'
import type { FileCheck, Judged } from './file-check.ts'

interface CardWords {
  readonly tone: 'good' | 'bad' | 'warn' | 'calm'
  readonly icon: IconName
  readonly title: string
  readonly note: ReactNode
  readonly way?: string
  readonly retry?: true
}

/** Sentences beneath each other; those with nothing to say are left out. */
function Lines({ children }: { readonly children: ReactNode }) {
  return Children.toArray(children).map((child, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what stands at a place does not move.
    <Fragment key={at}>
      {at > 0 && <br />}
      {child}
    </Fragment>
  ))
}

/** What the statement says of the document, in one sentence. */
const summary = ({ kind, number, instrument, conclusion, validUntil }: Statement, locale: PublicLocale): ReactNode => {
  const t = catalogues[locale]
  const inLanguage = (text: { readonly zh: string; readonly en: string }) => (locale === 'zh' ? text.zh : text.en || text.zh)
  const separator = t.facts.separator
  return (
    <>
      {t.facts.kinds[kind]} <Num>{number}</Num>
      {separator}
      {inLanguage(instrument)} <Num>{instrument.serial}</Num>
      {conclusion !== null && (
        <>
          {separator}
          {inLanguage(conclusion)}
        </>
      )}
      {validUntil !== null && (
        <>
          {separator}
          {t.fileCheck.until(<Day date={validUntil} locale={locale} />)}
        </>
      )}
      {locale === 'zh' ? '。' : '.'}
    </>
  )
}

const unknownWords = (t: Messages['fileCheck'], reason: UnknownReason): CardWords => {
  const calm = { tone: 'calm', icon: 'question', title: t.unknown, way: t.enterNumber } as const
  switch (reason) {
    case 'unreachable':
      return { tone: 'warn', icon: 'warning', title: t.unreachable, note: t.unreachableNote, retry: true }
    case 'unsupported':
      return { ...calm, note: t.unsupportedNote }
    case 'statement-refused':
      return { tone: 'bad', icon: 'bad', title: t.unknown, note: t.refusedNote }
    case 'no-statement':
      return { ...calm, note: t.notKnownNote }
    case 'too-large':
      return { ...calm, note: t.tooLargeNote }
    case 'empty':
      return { ...calm, note: t.emptyNote }
    case 'no-reference':
    case 'several-references':
      return { ...calm, note: t.unknownNote }
  }
}

/** What the seal says, in one sentence; nothing where there is none. */
const sealSentence = (seal: SealCheck | undefined, locale: PublicLocale): ReactNode => {
  const t = catalogues[locale].seals
  if (seal === undefined || seal.seal === 'none') return null
  if (seal.seal === 'broken') return t.faults[seal.fault](seal.certificate?.subject ?? '')
  const name = <bdi>{seal.certificate.subject}</bdi>
  return t.intact(name, seal.sealedAt === null ? '' : <Num>{momentText(seal.sealedAt, locale)}</Num>)
}

/** Where the document stands in the log, or what is wrong there; nothing where the log could not be asked. */
const logSentence = (logged: LogCheck | undefined, locale: PublicLocale): ReactNode => {
  const { facts, log: t } = catalogues[locale]
  if (logged === undefined) return null
  if (!logged.ok) return t.faults[logged.fault]
  const [issued] = logged.entries
  const separator = locale === 'zh' ? '：' : ': '
  return (
    <>
      {t.inLog}
      {separator}
      {t.place(<Num>{(issued?.index ?? 0) + 1}</Num>, <Num>{logged.head.size}</Num>)}
      {facts.separator}
      {t.placeChecked}
      {locale === 'zh' ? '。' : '.'}
    </>
  )
}

const verdictWords = (verdict: Judged, locale: PublicLocale): CardWords => {
  const { fileCheck: t, log, seals } = catalogues[locale]
  switch (verdict.verdict) {
    case 'genuine':
      return {
        // What the log says against a document weighs as much as the rest that speaks for it.
        ...(verdict.logged?.ok === false ? ({ tone: 'bad', icon: 'bad' } as const) : ({ tone: 'good', icon: 'good' } as const)),
        title: verdict.logged?.ok === false ? log.mismatch : t.genuine,
        note: (
          <Lines>
            {summary(verdict.statement, locale)}
            {sealSentence(verdict.seal, locale)}
            {logSentence(verdict.logged, locale)}
            <span className="small quiet">{t.stateNote}</span>
          </Lines>
        ),
        way: t.enterNumber,
      }
    case 'changed':
      return {
        tone: 'bad',
        icon: 'bad',
        title: t.changed,
        note: (
          <>
            {t.changedNote(<Num>{verdict.statement.number}</Num>)}
            {locale === 'zh' ? '' : ' '}
            {sealSentence(verdict.seal, locale)}
          </>
        ),
        way: t.lookUp,
      }
    case 'sealed':
      return {
        tone: 'good',
        icon: 'good',
        title: seals.alone,
        note: (
          <>
            {sealSentence(verdict.seal, locale)}
            <br />
            <span className="small quiet">{seals.aloneNote}</span>
          </>
        ),
        way: t.enterNumber,
      }
    case 'broken':
      return {
        tone: 'bad',
        icon: 'bad',
        title: t.changed,
        note: (
          <>
            {sealSentence(verdict.seal, locale)}
            {locale === 'zh' ? '' : ' '}
            {seals.brokenNote}
          </>
        ),
        way: t.lookUp,
      }
    case 'unknown':
      return unknownWords(t, verdict.reason)
  }
}

export interface FileCardProps {
  readonly check: FileCheck
  readonly locale: PublicLocale
  /** Where a number can be entered. */
  readonly home: string
}

/** One file and what is known about it. */
export function FileCard({ check, locale, home }: FileCardProps) {
  const t = catalogues[locale].fileCheck
  const verdict = useSelector(check.actor, (snapshot) => check.verdictOf(snapshot.context.answer?.details))
  const failure = useSelector(check.actor, (snapshot) => snapshot.context.failure)
  const words: CardWords | undefined =
    verdict !== undefined
      ? verdictWords(verdict, locale)
      : failure === 'empty' || failure === 'too-large'
        ? unknownWords(t, failure)
        : failure === 'unreadable'
          ? { tone: 'warn', icon: 'warning', title: t.unreadable, note: t.unreadableNote, retry: true }
          : failure === 'check-failed'
            ? unknownWords(t, 'unreachable')
            : undefined
  if (words === undefined) {
    return (
      <article className="card calm" aria-busy="true">
        <Icon name="clock" />
        <div>
          <h3>{t.checking}</h3>
          <p className="name">{check.name}</p>
        </div>
      </article>
    )
  }
  return (
    <article className={`card ${words.tone}`}>
      <Icon name={words.icon} />
      <div>
        <h3>{words.title}</h3>
        <p className="name">{check.name}</p>
      </div>
      <p>{words.note}</p>
      {words.way !== undefined && (
        <p className="small">
          <a href={home}>{words.way}</a>
        </p>
      )}
      {words.retry && (
        <p>
          <button type="button" className="btn two" onClick={check.retry}>
            {t.retry}
          </button>
        </p>
      )}
    </article>
  )
}
