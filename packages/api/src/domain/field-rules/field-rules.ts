import { dayInShanghai } from '../calendar/index.ts'
import { isDecimalText } from '../decimals/index.ts'
import { isCreditCode, isIdCard } from '../identification/index.ts'
import { isEmail } from './email.ts'
import { type FieldRule, optional, type RuleMessage, required, type TextTest } from './rule.ts'
import { isLandline, isMobile, isTelephone } from './telephone.ts'

/** What the rules say. The Chinese words are part of the specification and are never rephrased. */
export const ruleMessages = {
  mobile: { zh: '请输入正确的手机号', en: 'Enter a valid mobile number' },
  email: { zh: '请输入正确的邮箱号', en: 'Enter a valid e-mail address' },
  idCard: { zh: '请输入正确的身份证号', en: 'Enter a valid identity card number' },
  creditCode: { zh: '统一社会信用代码格式不正确', en: 'The unified social credit code is not valid' },
  number: { zh: '请输入正确的数字', en: 'Enter a valid number' },
  telephone: { zh: '请输入正确的电话(手机)号码', en: 'Enter a valid phone or mobile number' },
  fax: { zh: '请输入正确的传真(电话)号码', en: 'Enter a valid fax or phone number' },
  bankCard: { zh: '请输入正确的银行卡号', en: 'Enter a valid bank card number' },
  sequenceNumber: { zh: '序号只能为数字,且最多两位小数', en: 'A sequence number is a number with at most two decimals' },
  nonNegativeInteger: { zh: '请输入大于等于0的整数', en: 'Enter a whole number of 0 or more' },
  amount: { zh: '请输入数字,可带两位小数', en: 'Enter a number, with up to two decimals' },
} as const satisfies Readonly<Record<string, RuleMessage>>

const isInteger: TextTest = (text) => /^[+-]?\d+$/.test(text)
const isDigitsOneToNine: TextTest = (text) => /^[1-9]+$/.test(text)
const isBankCard: TextTest = (text) => /^(?:\d{15}|\d{19})$/.test(text)
const isNonNegativeInteger: TextTest = (text) => /^\d+$/.test(text)
// What passes can be computed with: never more digits than a decimal is read with.
const hasTwoDecimals: TextTest = (text) => isDecimalText(text) && /^\d+(?:\.\d{1,2})?$/.test(text)

const integer = optional(ruleMessages.number, isInteger)
const telephone = optional(ruleMessages.telephone, isTelephone)

/**
 * The reusable rules of form fields, the same in the form and at the server. Each takes time in proportion to the input, or
 * refuses by the length alone.
 */
export const fieldRules = {
  /** 1, then one of 3, 4, 5, 7, 8, then nine digits. */
  mobile: optional(ruleMessages.mobile, isMobile),
  /** See `isEmail`. */
  email: optional(ruleMessages.email, isEmail),
  /** 18 characters with a right check character and a date of birth not after today in China (GB 11643-1999). */
  idCard: optional(ruleMessages.idCard, (text) => isIdCard(text, dayInShanghai(new Date()))),
  /** 18 characters with a right check character (GB 32100-2015). */
  creditCode: optional(ruleMessages.creditCode, isCreditCode),
  /** Digits with an optional sign. */
  integer,
  /** Nothing but the digits 1 to 9. */
  digitsOneToNine: optional(ruleMessages.number, isDigitsOneToNine),
  /** A fixed line with or without area code and extension, a mobile, or a 400 or 800 number. */
  telephone,
  /** A fixed line with or without area code and extension. */
  fax: optional(ruleMessages.fax, isLandline),
  /** 15 or 19 digits. */
  bankCard: optional(ruleMessages.bankCard, isBankCard),
  /** A number without sign with at most two decimals, by which lists are sorted. */
  sequenceNumber: optional(ruleMessages.sequenceNumber, hasTwoDecimals),
  /** Digits alone. */
  nonNegativeInteger: optional(ruleMessages.nonNegativeInteger, isNonNegativeInteger),
  /** Yuan and cents without sign. */
  amount: optional(ruleMessages.amount, hasTwoDecimals),
  /** `integer` that must be filled in; the specification's NumberRequired. */
  integerRequired: required(integer),
  /** `telephone` that must be filled in; the specification's Phone1. */
  telephoneRequired: required(telephone),
} as const satisfies Readonly<Record<string, FieldRule>>

/** The name of a rule. */
export type FieldRuleName = keyof typeof fieldRules
