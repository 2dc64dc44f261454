import { isOccasion, type Occasion, occasions } from './occasions.ts'

/** What an institute says on an occasion, or at any time that it chooses. */
export interface TemplateWords {
  /** A key of `m_template_type`. */
  readonly type: string
  /** What it is said on; empty where it is sent by hand. */
  readonly occasion: string
  /** Text messages have none. */
  readonly title: string
  readonly content: string
  /** The same in English, for who reads that; empty where the other words are for all. */
  readonly contentEn: string
}

/** The type of text messages. */
export const smsTemplate = '1'
/** The type of messages where somebody is signed in. */
export const inSiteTemplate = '2'
/** The type of mails. */
export const mailTemplate = '3'

/** The most characters of a text message. */
export const longestSms = 300
/** The most characters of other messages. */
export const longestMessage = 2000

const inBraces = /\{([\p{L}\p{N}_]{1,32})\}/gu

/** The names in braces, each once, in their order. */
export const parametersOf = (...texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(inBraces)].map(([, name = '']) => name))),
]

/** A text with what stands for its names in braces; a name that is not known stays. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(inBraces, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole))

const mark = /^\s*(?:【[^】]+】|\[[^\]]+\])/

/** Whether words begin with a mark of their own, in brackets of either language: such a text message is sent as it is. */
export const isMarked = (text: string): boolean => mark.test(text)

/** How an institute that sends text messages is called. */
export interface Sender {
  readonly name: string
  /** In English; empty where nobody gave it. */
  readonly nameEn: string
}

/**
 * A text message as it is sent: with the name of the institute before it, as carriers ask for, unless its own words begin with such a mark.
 * @param language what the text is in
 */
export function withMark(language: 'zh' | 'en', { name, nameEn }: Sender, text: string): string {
  if (isMarked(text)) return text
  return language === 'en' ? `[${nameEn || name}] ${text}` : `【${name}】${text}`
}

/** Who gets it: known of everybody, so that nobody fills it in. */
export const recipientParameter = 'name'

/** What somebody fills in when they send a message that is for no occasion. */
export const toFillIn = ({
  title,
  content,
  contentEn,
}: Pick<TemplateWords, 'title' | 'content' | 'contentEn'>): readonly string[] =>
  parametersOf(title, content, contentEn).filter((name) => name !== recipientParameter)

/** What is wrong with the words of a template. */
export interface TemplateFault {
  readonly field: 'type' | 'occasion' | 'title' | 'content' | 'contentEn'
  readonly kind: 'invalid' | 'required' | 'long' | 'unknown-parameter' | 'missing-parameter'
  /** The name in braces that it is about. */
  readonly name?: string
}

function faultsOfParameters(words: TemplateWords, occasion: Occasion): readonly TemplateFault[] {
  const faults: TemplateFault[] = []
  for (const field of ['title', 'content', 'contentEn'] as const) {
    for (const name of parametersOf(words[field]))
      if (!occasion.parameters.includes(name)) faults.push({ field, kind: 'unknown-parameter', name })
  }
  // What is told has to stand in each language that it is told in; of other messages the title or the text may say it.
  const wholes =
    words.type === smsTemplate
      ? ([['content', words.content], ...(words.contentEn === '' ? [] : [['contentEn', words.contentEn]])] as const)
      : ([['content', `${words.title}${words.content}`]] as const)
  for (const [field, whole] of wholes) {
    const said = parametersOf(whole ?? '')
    for (const name of occasion.needed)
      if (!said.includes(name))
        faults.push({ field: field === 'contentEn' ? 'contentEn' : 'content', kind: 'missing-parameter', name })
  }
  return faults
}

/** Everything that keeps words from being told. Server and screen ask the same. */
export function templateFaults(words: TemplateWords): readonly TemplateFault[] {
  const { type, occasion, title, content, contentEn } = words
  if (![smsTemplate, inSiteTemplate, mailTemplate].includes(type)) return [{ field: 'type', kind: 'invalid' }]
  const faults: TemplateFault[] = []
  const longest = type === smsTemplate ? longestSms : longestMessage
  if (type === smsTemplate ? title !== '' : false) faults.push({ field: 'title', kind: 'invalid' })
  if (type !== smsTemplate && title === '') faults.push({ field: 'title', kind: 'required' })
  if (content === '') faults.push({ field: 'content', kind: 'required' })
  if ([...content].length > longest) faults.push({ field: 'content', kind: 'long' })
  if ([...contentEn].length > longest) faults.push({ field: 'contentEn', kind: 'long' })
  if (occasion === '') return faults
  const known = isOccasion(occasion) ? occasions[occasion] : undefined
  if (!known || known.type !== type) return [...faults, { field: 'occasion', kind: 'invalid' }]
  return [...faults, ...faultsOfParameters(words, known)]
}
