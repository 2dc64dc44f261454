import { defineMessages } from './define-messages.ts'

/** Words of what departs from a method: surroundings beyond its limits, standards that do not suit the instrument. */
export const deviationMessages = defineMessages(
  {
    kept: '原始记录偏离了方法，检测人员看到提示后仍然保存',
    outsideQuestion: '环境超出方法的要求，仍然提交？',
    outsideOne: (name: string, value: string, range: string) => `${name} ${value}，要求 ${range}。`,
    rule: '偏离方法要有技术理由、得到批准和客户同意，并写在证书的备注里（ISO/IEC 17025:2017 7.2.1.7、7.8.2.1）。',
    atMost: (value: string) => `≤ ${value}`,
    between: (low: string, high: string) => `${low}～${high}`,
    unsuitableQuestion: '所选标准器都不适用于这种器具，仍然提交？',
    unsuitable: (used: string) => `所选标准器都不适用于这种器具：${used}。`,
    suitable: '适用于这种器具',
    others: '其他标准器',
  },
  {
    kept: 'The original record departs from the method; the tester was told, and went on',
    outsideQuestion: 'Submit although the surroundings are not those of the method?',
    outsideOne: (name, value, range) => `${name} ${value}, required ${range}. `,
    rule: 'A deviation from the method is justified, authorised, accepted by the customer, and stated in the remark of the certificate (ISO/IEC 17025:2017, 7.2.1.7 and 7.8.2.1).',
    atMost: (value) => `≤ ${value}`,
    between: (low, high) => `${low}–${high}`,
    unsuitableQuestion: 'Submit although none of the standards suits this kind of instrument?',
    unsuitable: (used) => `None of the chosen standards suits this kind of instrument: ${used}. `,
    suitable: 'Suit this kind of instrument',
    others: 'Other standards',
  },
)
