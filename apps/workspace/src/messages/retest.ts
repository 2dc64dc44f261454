import { defineMessages } from './define-messages.ts'

/** Words of what was measured before a retest, before a record was put right, or before the work was taken back from its tester. */
export const retestMessages = defineMessages(
  {
    title: '以前的测量',
    summary: (number: number, day: string, tester: string, isRetest: boolean) =>
      `第 ${number} 份 · ${day} · ${tester} · ${isRetest ? '已复测，不再使用' : '退回或收回之前'}`,
    retestReason: '复测原因',
    returnReason: '退回或收回的原因',
    because: (reason: string, who: string, at: string) => `${reason}（${who} · ${at}）`,
    place: '地点',
    standards: '所用标准器',
    readingsOf: (number: number) => `第 ${number} 份测量的读数`,
    verdictOf: (number: number) => `第 ${number} 份测量的结论`,
  },
  {
    title: 'Earlier measurements',
    summary: (number, day, tester, isRetest) =>
      `No. ${number} · ${day} · ${tester} · ${isRetest ? 'tested again, not used' : 'before it came back'}`,
    retestReason: 'Why it was tested again',
    returnReason: 'Why it came back',
    because: (reason, who, at) => `${reason} (${who} · ${at})`,
    place: 'Place',
    standards: 'Standards used',
    readingsOf: (number) => `Readings of measurement no. ${number}`,
    verdictOf: (number) => `Verdict of measurement no. ${number}`,
  },
)
