import type { LabelLanguage } from '../dictionaries/index.ts'

type Label = Readonly<Record<LabelLanguage, string>>

/** What moves are called: on buttons, in histories, and where one is refused. */
const labels: Readonly<Record<string, Label>> = {
  submit: { zh: '提交', en: 'Submit' },
  accept: { zh: '受理', en: 'Accept' },
  reject: { zh: '退回登记', en: 'Send back' },
  void: { zh: '作废', en: 'Void' },
  receive: { zh: '进入下达', en: 'Ready to dispatch' },
  dispatch: { zh: '下达', en: 'Dispatch' },
  assign: { zh: '分配', en: 'Assign' },
  giveBack: { zh: '退回下达', en: 'Give back' },
  lock: { zh: '锁定', en: 'Lock' },
  unlock: { zh: '解锁', en: 'Unlock' },
  takeBack: { zh: '收回任务', en: 'Take back' },
  start: { zh: '开始检测', en: 'Testing began' },
  confirm: { zh: '确认', en: 'Confirm' },
  return: { zh: '退回', en: 'Return' },
  returnToConfirm: { zh: '退回确认', en: 'Return to confirming' },
  review: { zh: '复核通过', en: 'Pass review' },
  discard: { zh: '废弃', en: 'Discard' },
  reopen: { zh: '重新检测', en: 'Test again' },
  complete: { zh: '完成', en: 'Completed' },
  wait: { zh: '等待', en: 'Waiting' },
  draft: { zh: '进入编制', en: 'Drafting' },
  reopenData: { zh: '退回检测', en: 'Back to testing' },
  audit: { zh: '审核通过', en: 'Pass audit' },
  approve: { zh: '批准', en: 'Approve' },
  issue: { zh: '签发', en: 'Issue' },
  returnToAudit: { zh: '退回审核', en: 'Return to audit' },
  seal: { zh: '封存', en: 'Seal' },
  unseal: { zh: '启封', en: 'Unseal' },
  repair: { zh: '送修', en: 'Send to repair' },
  repaired: { zh: '修复返回', en: 'Back from repair' },
  disable: { zh: '停用', en: 'Disable' },
  enable: { zh: '启用', en: 'Enable' },
  scrap: { zh: '报废', en: 'Scrap' },
  withdraw: { zh: '撤回', en: 'Take back' },
  terminate: { zh: '终止', en: 'End' },
  finish: { zh: '完成', en: 'Finish' },
  cancel: { zh: '取消', en: 'Cancel' },
  open: { zh: '转待结算', en: 'Open to settle' },
  settle: { zh: '结算', en: 'Settle' },
  undo: { zh: '撤销结算', en: 'Undo settling' },
  guarantee: { zh: '担保', en: 'Guarantee' },
  pay: { zh: '收讫', en: 'Mark as paid' },
  reverse: { zh: '恢复未收讫', en: 'Owed again' },
  drop: { zh: '随委托单取消', en: 'Dropped with the order' },
  close: { zh: '结账', en: 'Close' },
  fail: { zh: '审核不通过', en: 'Fail' },
  revise: { zh: '重新编制', en: 'Revise' },
  askRemoval: { zh: '申请取消', en: 'Ask for removal' },
  grantRemoval: { zh: '同意取消', en: 'Grant the removal' },
  refuseRemoval: { zh: '不同意取消', en: 'Refuse the removal' },
  split: { zh: '拆分', en: 'Split' },
  agree: { zh: '同意', en: 'Agree' },
  refuse: { zh: '不同意', en: 'Refuse' },
  recall: { zh: '撤回', en: 'Take back' },
  callOff: { zh: '撤销', en: 'Call off' },
}

/** What moves are called where that is something else in one progression. */
const ownLabels: Readonly<Record<string, Readonly<Record<string, Label>>>> = {
  pickup_state: {
    reject: { zh: '拒绝', en: 'Refuse' },
    finish: { zh: '完成取件', en: 'Fetched' },
    cancel: { zh: '取消预约', en: 'Cancel the pickup' },
  },
  sample_state: { finish: { zh: '检测完成', en: 'Testing done' } },
  validity: {
    withdraw: { zh: '撤回证书', en: 'Withdraw' },
    replace: { zh: '被替换', en: 'Replaced' },
  },
  OBJECT_STATE: { cancel: { zh: '取消结算单', en: 'Cancel the settlement' } },
  sample_settlement: { close: { zh: '收讫', en: 'Paid' } },
  period_state: { reopen: { zh: '重新打开', en: 'Open again' } },
  PLAN_STATUS: { finish: { zh: '完成计划', en: 'Finish the plan' } },
  leave_state: {
    submit: { zh: '提交', en: 'Hand in' },
    return: { zh: '退回修改', en: 'Return' },
  },
}

/**
 * What a move of a progression is called.
 * @param progression its name
 * @returns the key itself where nobody gave it a word
 */
export const labelOfMove = (progression: string, action: string, language: LabelLanguage): string =>
  (ownLabels[progression]?.[action] ?? labels[action])?.[language] ?? action
