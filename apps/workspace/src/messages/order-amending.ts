import { defineMessages } from './define-messages.ts'

/** Words of changing an order that is handed in. */
export const orderAmendingMessages = defineMessages(
  {
    amend: '变更',
    title: (number: string) => `变更委托单 ${number}`,
    hint: '提交之后可以变更联系、地址和要求，器具和委托单位不变；变更前的内容和原因都留有记录。',
    signedHint: '委托方签过字：变更后所签的不再是现在的内容。',
    reason: '变更原因',
    reasonRule: '请填写变更原因（2 至 500 字）',
    nothing: '没有改动',
    amended: (number: string) => `委托单 ${number} 已变更`,
    card: '变更内容',
    times: (count: number) => `${count} 次`,
    frame: '变更内容表',
    heads: { at: '时间', what: '变更', before: '原来', after: '现在', reason: '原因', by: '变更人' },
  },
  {
    amend: 'Change',
    title: (number) => `Change order ${number}`,
    hint: 'Once it is handed in, the contact, the address and the requirements can be changed; instruments and client stay. What it said before is kept with the reason.',
    signedHint: 'The client has signed: what was signed is not what it says after the change.',
    reason: 'Why it is changed',
    reasonRule: 'Say why, in 2 to 500 characters',
    nothing: 'Nothing is changed',
    amended: (number) => `Order ${number} was changed`,
    card: 'Changes',
    times: (count) => (count === 1 ? 'Once' : `${count} times`),
    frame: 'Table of the changes',
    heads: { at: 'When', what: 'What', before: 'Before', after: 'Now', reason: 'Why', by: 'By' },
  },
)
