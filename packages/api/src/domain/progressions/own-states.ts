import { isDictionaryCode, type LabelLanguage, labelOf } from '../dictionaries/index.ts'

/** States that the specification gives no dictionary: their words are ours. */
export const ownStates = {
  contract_examine_status: {
    '100': { zh: '草稿', en: 'Draft' },
    '200': { zh: '审核中', en: 'In audit' },
    '300': { zh: '执行中', en: 'In force' },
    '400': { zh: '已终止', en: 'Ended' },
  },
  pickup_state: {
    '10': { zh: '待受理', en: 'Asked for' },
    '20': { zh: '已受理', en: 'Accepted' },
    '30': { zh: '已完成', en: 'Done' },
    '0': { zh: '已拒绝', en: 'Refused' },
    '5': { zh: '已取消', en: 'Cancelled' },
  },
  leave_state: {
    '0': { zh: '草稿', en: 'Draft' },
    '1': { zh: '待处理', en: 'Waiting' },
    '2': { zh: '已同意', en: 'Agreed' },
    '3': { zh: '未同意', en: 'Refused' },
    '4': { zh: '已撤销', en: 'Called off' },
  },
  training_state: {
    '0': { zh: '计划中', en: 'Planned' },
    '1': { zh: '已完成', en: 'Held' },
  },
  questionnaire_state: {
    '0': { zh: '编制中', en: 'Being written' },
    '1': { zh: '进行中', en: 'Open' },
    '2': { zh: '已结束', en: 'Closed' },
  },
  period_state: {
    '0': { zh: '未结账', en: 'Open' },
    '1': { zh: '已结账', en: 'Closed' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Readonly<Record<LabelLanguage, string>>>>>>

/** The name of a progression whose states have words of our own. */
export type OwnStates = keyof typeof ownStates

/** Whether a name is one of a progression whose states have words of our own. */
export const isOwnStates = (name: string): name is OwnStates => Object.hasOwn(ownStates, name)

/** What a state of a progression is called; the key itself where nobody gave it a word. */
export function labelOfState(progression: string, key: string, language: LabelLanguage): string {
  if (isDictionaryCode(progression)) return labelOf(progression, key, language) ?? key
  if (!isOwnStates(progression)) return key
  const words: Readonly<Record<string, Readonly<Record<LabelLanguage, string>>>> = ownStates[progression]
  return words[key]?.[language] ?? key
}
