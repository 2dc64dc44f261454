import { defineMessages } from './define-messages.ts'

/** Words of what was measured before a retest, or before a record was put right. */
export const retestMessages = defineMessages(
  {
    title: '以前提交的测量',
    summary: (number: number, day: string, tester: string, isRetest: boolean) =>
      `第 ${number} 份 · ${day} · ${tester} · ${isRetest ? '已复测，不再使用' : '退回修改前'}`,
    retestReason: '复测原因',
    returnReason: '退回原因',
    because: (reason: string, who: string, at: string) => `${reason}（${who} · ${at}）`,
    place: '地点',
    standards: '所用标准器',
    readingsOf: (number: number) => `第 ${number} 份测量的读数`,
    verdictOf: (number: number) => `第 ${number} 份测量的结论`,
  },
  {
    title: 'Measurements handed in before',
    summary: (number, day, tester, isRetest) =>
      `No. ${number} · ${day} · ${tester} · ${isRetest ? 'tested again, not used' : 'before it was put right'}`,
    retestReason: 'Why it was tested again',
    returnReason: 'Why it was sent back',
    because: (reason, who, at) => `${reason} (${who} · ${at})`,
    place: 'Place',
    standards: 'Standards used',
    readingsOf: (number) => `Readings of measurement no. ${number}`,
    verdictOf: (number) => `Verdict of measurement no. ${number}`,
  },
)
