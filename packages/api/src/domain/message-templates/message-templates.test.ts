import { describe, expect, test } from 'vitest'
import {
  fillIn,
  isMarked,
  longestSms,
  occasions,
  parametersOf,
  type TemplateWords,
  templateFaults,
  toFillIn,
  withMark,
} from './index.ts'

const sms: TemplateWords = { type: '1', occasion: 'sms.text.sign-in', title: '', content: '验证码 {code}', contentEn: '' }
const faults = (changes: Partial<TemplateWords>) =>
  templateFaults({ ...sms, ...changes }).map(({ field, kind, name }) => [field, kind, name].filter(Boolean).join(' '))

describe('[SYS-4] words of message templates', () => {
  test('names in braces are found once each, also in Chinese, and filled in; what nobody knows stays', () => {
    expect(parametersOf('{code} {code} {取样 时间} {时间}', '{n_1}')).toEqual(['code', '时间', 'n_1'])
    expect(fillIn('{a}{b}{toString}', { a: 1, b: '{a}' })).toBe('1{a}{toString}')
    expect(toFillIn({ title: '', content: '{name}：{时间}停电', contentEn: '{time}' })).toEqual(['时间', 'time'])
  })
  test('a template for an occasion says what is known of it, and what it is about, in each of its languages', () => {
    expect(faults({})).toEqual([])
    expect(faults({ content: '{code} {who}' })).toEqual(['content unknown-parameter who'])
    expect(faults({ content: '请登录' })).toEqual(['content missing-parameter code'])
    expect(faults({ contentEn: 'sign in' })).toEqual(['contentEn missing-parameter code'])
    const told = { type: '2', occasion: 'message.leave', title: '{name} 请假', content: '{number} {content}' }
    expect(faults(told)).toEqual([])
    expect(faults({ ...told, content: '{content}' })).toEqual(['content missing-parameter number'])
  })
  test('its type, its occasion and its length fit', () => {
    expect(faults({ type: '9' })).toEqual(['type invalid'])
    expect(faults({ title: '标题' })).toEqual(['title invalid'])
    expect(faults({ occasion: 'message.leave' })).toEqual(['occasion invalid'])
    expect(faults({ occasion: 'toString' })).toEqual(['occasion invalid'])
    expect(faults({ occasion: '', content: '长'.repeat(longestSms + 1) })).toEqual(['content long'])
    expect(faults({ occasion: '', contentEn: 'x'.repeat(longestSms + 1) })).toEqual(['contentEn long'])
    expect(faults({ type: '2', occasion: '', title: '', content: '' })).toEqual(['title required', 'content required'])
    expect(faults({ type: '3', occasion: '', title: '停电', content: '{时间}' })).toEqual([])
  })
  test('what an occasion needs is known of it', () => {
    for (const { parameters, needed } of Object.values(occasions))
      expect((needed as readonly string[]).filter((name) => !(parameters as readonly string[]).includes(name))).toEqual([])
  })
})

test.each([
  ['zh', '停电', '【示例院】停电'],
  ['en', 'No power', '[Institute] No power'],
  ['zh', ' 【别名】停电', ' 【别名】停电'],
  ['en', '[Other] No power', '[Other] No power'],
  ['zh', '停电【一】', '【示例院】停电【一】'],
  ['zh', '【】停电', '【示例院】【】停电'],
] as const)(
  '[SYS-4] a text message begins with the mark of the institute, and with one alone: %s %s',
  (language, text, marked) => {
    expect(withMark(language, { name: '示例院', nameEn: 'Institute' }, text)).toBe(marked)
    expect([isMarked(text), isMarked(marked)]).toEqual([text === marked, true])
  },
)

test('[SYS-4] an institute that has no name in English is marked by its own', () => {
  expect(withMark('en', { name: '示例院', nameEn: '' }, 'No power')).toBe('[示例院] No power')
})
