import { contract } from '@etalon/api/contract'
import {
  fillIn,
  isMarked,
  isOccasion,
  occasions,
  parametersOf,
  type Sender,
  smsTemplate,
  type TemplateWords,
  withMark,
} from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { useCallback } from 'react'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWords } from '../../messages/index.ts'
import { messageTemplateMessages } from '../../messages/message-template.ts'
import { punctuation } from '../../messages/punctuation.ts'
import { useWorkspace } from '../../workspace/index.ts'
import * as styles from './template-preview.css.ts'

interface TemplatePreviewProps extends TemplateWords {
  /** The words that everybody has on the occasion. */
  readonly usual?: { readonly words: string; readonly wordsEn: string } | undefined
  /** What stands for the names in braces. @default examples of what the system says, and the names themselves */
  readonly values?: Readonly<Record<string, string>>
}

/**
 * How the institute is called before its text messages; undefined until that is known.
 * @param isNeeded whether any message has to be marked: nothing is asked for others
 */
function useSender(isNeeded: boolean): Sender | undefined {
  const { client } = useWorkspace()
  const { answer } = useAnswer(
    useCallback(
      async (signal: AbortSignal) =>
        isNeeded ? await client.send(contract.messageTemplate.sender, { signal, quiet: true }) : undefined,
      [client, isNeeded],
    ),
  )
  return answer.state === 'loaded' ? answer.value : undefined
}

/** How a message reads to whoever gets it. */
export function TemplatePreview({ type, occasion, title, content, contentEn, usual, values }: TemplatePreviewProps) {
  const words = useWords(messageTemplateMessages)
  const marks = useWords(punctuation)
  const language = useLanguage()
  const known = isOccasion(occasion) ? occasions[occasion] : undefined
  const shown = { ...words.examples, ...values }
  // Somebody who sends it by hand has not filled in what is empty yet: it stays as it is written.
  const said = Object.fromEntries(
    parametersOf(title, content, contentEn).flatMap((name) => {
      const value = known ? words.examples[name] : (values?.[name] ?? (name === 'name' ? shown.name : undefined))
      return value ? [[name, value]] : []
    }),
  )
  const isSms = type === smsTemplate
  const texts = [
    { language: 'zh' as const, text: fillIn(content, said) },
    { language: 'en' as const, text: isSms ? fillIn(contentEn, said) : '' },
  ].filter(({ text }) => text !== '')
  const sender = useSender(isSms && texts.some(({ text }) => !isMarked(text)))
  const messages =
    isSms && sender ? texts.map(({ language: of, text }) => ({ language: of, text: withMark(of, sender, text) })) : texts
  return (
    <section className={styles.box} aria-label={words.preview}>
      <h3 className={styles.title}>
        {words.preview} <span className={styles.quiet}>{words.previewHint}</span>
      </h3>
      {known ? (
        <p className={styles.quiet}>{words.parametersHint(marks.listed(known.parameters.map((name) => `{${name}}`)))}</p>
      ) : (
        // Who fills the parameters in needs not be told how they are written.
        values === undefined && <p className={styles.quiet}>{words.freeHint}</p>
      )}
      {texts.length === 0 && title === '' ? (
        <p className={styles.quiet}>{words.previewEmpty}</p>
      ) : (
        <div className={styles.message} aria-live="polite">
          {!isSms && title !== '' && <p className={styles.headline}>{fillIn(title, said)}</p>}
          {messages.map(({ language: of, text }) => (
            <p key={of} className={styles.text}>
              {text}
              {isSms && <span className={styles.quiet}> {words.characters([...text].length)}</span>}
            </p>
          ))}
        </div>
      )}
      {usual && <p className={styles.quiet}>{marks.labelled(words.usual, language === 'en' ? usual.wordsEn : usual.words)}</p>}
    </section>
  )
}
