import type { LabelLanguage } from '../dictionaries/index.ts'

type Said = Readonly<Record<LabelLanguage, string>>

/** What somebody did who holds a duty. Where one name stands for two things, the progression comes before it. */
const said: Readonly<Record<string, Said>> = {
  'item_state.tester': { zh: '检测由您承担', en: 'you are the one who tests it' },
  'item_state.auditor': { zh: '记录由您确认', en: 'you confirmed it' },
  'item_state.reviewer': { zh: '记录由您复核', en: 'you reviewed it' },
  'report_state.tester': { zh: '报告由您编制', en: 'you drafted the report' },
  'report_state.auditor': { zh: '报告由您审核', en: 'you audited the report' },
  'report_state.approver': { zh: '报告由您批准', en: 'you approved the report' },
  registrar: { zh: '由您登记', en: 'you registered it' },
  author: { zh: '由您编写', en: 'you wrote it' },
  editor: { zh: '由您最后修改', en: 'you changed it last' },
  submitter: { zh: '由您提交', en: 'you handed it in' },
  settler: { zh: '由您结算', en: 'you settled it' },
  closer: { zh: '由您结账', en: 'you closed it' },
  planner: { zh: '由您提交', en: 'you handed it in' },
  splitter: { zh: '由您拆分', en: 'you split it off' },
  remover: { zh: '由您申请取消', en: 'you asked for its removal' },
  applicant: { zh: '是您本人的申请', en: 'it is your own request' },
}
const other: Said = { zh: '您在这条记录上已承担其他职责', en: 'you hold another duty on this record' }

/**
 * What somebody did who holds a duty, as the reason why a move is not theirs: `you drafted the report`. A clause that goes on after a colon.
 * @param progression the name of the progression whose record it is @param duty as the progression names it; undefined where it is not known
 */
export function heldDuty(progression: string, duty: string | undefined, language: LabelLanguage): string {
  return (said[`${progression}.${duty}`] ?? said[duty ?? ''] ?? other)[language]
}
