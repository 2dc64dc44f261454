import type { QuestionOption } from '@etalon/api/domain'

/** Choices as they are typed: one on each line, in English behind a bar. */
export const optionsText = (options: readonly QuestionOption[]): string =>
  options.map(({ text, textEn }) => (textEn === '' ? text : `${text}|${textEn}`)).join('\n')

/** What was typed as choices; empty lines are none. */
export const optionsIn = (typed: string): QuestionOption[] =>
  typed
    .split('\n')
    .map((line) => {
      const [text = '', textEn = ''] = line.split(/[|｜]/, 2)
      return { text: text.trim(), textEn: textEn.trim() }
    })
    .filter(({ text }) => text !== '')
