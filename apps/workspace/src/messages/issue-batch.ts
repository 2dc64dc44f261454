import { defineMessages } from './define-messages.ts'

/** Words of certificates that are issued in one go. */
export const issueBatchMessages = defineMessages(
  {
    issue: '批量签发',
    question: (count: number) => `签发选中的 ${count} 份报告？`,
    consequence:
      '每一份各自核对状态、结算和授权。签发后证书立即对外可查，不能撤销，只能撤回；不能签发的逐份说明原因，不影响其余。',
    confirm: '签发',
    title: '批量签发证书',
    running: '正在签发。可以关闭此窗口或离开本页，签发不会中断。',
    queued: '即将开始签发。',
    done: (issued: number, refused: number) =>
      refused === 0 ? `${issued} 份全部签发` : `已签发 ${issued} 份，${refused} 份未签发`,
    cancelled: (issued: number, left: number) => `已停止：签发了 ${issued} 份，${left} 份没有处理`,
    failed: (issued: number, left: number) => `签发多次中断：签发了 ${issued} 份，${left} 份没有处理`,
    progress: '签发进度',
    progressWords: (done: number, total: number) => `${done} / ${total}`,
    stop: '停止',
    again: (count: number) => `重试未签发的 ${count} 份`,
    close: '关闭',
    outcomes: { refused: '未签发', issued: '已签发', waiting: '未处理' },
    outcomeWith: (label: string, count: number) => `${label} ${count}`,
    outcomesLabel: '显示哪些报告',
    none: { refused: '没有被拒绝的报告', issued: '还没有签发的证书', waiting: '没有等待处理的报告' },
    more: '显示更多',
    open: (done: number, total: number) => `正在签发 ${done}/${total}`,
    result: '签发结果',
    loadFailed: '结果没有加载出来',
  },
  {
    issue: 'Issue all',
    question: (count: number) => `Issue the ${count} selected reports?`,
    consequence:
      'State, payment and authority of each are checked. A certificate is public at once and cannot be taken back, only withdrawn. What cannot be issued is named with its reason and stops none of the others.',
    confirm: 'Issue',
    title: 'Issue many certificates',
    running: 'Certificates are being issued. You may close this or leave the page; it goes on.',
    queued: 'About to begin.',
    done: (issued: number, refused: number) =>
      refused === 0 ? `All ${issued} issued` : `${issued} issued, ${refused} not issued`,
    cancelled: (issued: number, left: number) => `Stopped: ${issued} issued, ${left} not looked at`,
    failed: (issued: number, left: number) => `Interrupted several times: ${issued} issued, ${left} not looked at`,
    progress: 'How far it is',
    progressWords: (done: number, total: number) => `${done} of ${total}`,
    stop: 'Stop',
    again: (count: number) => `Try the ${count} others again`,
    close: 'Close',
    outcomes: { refused: 'Not issued', issued: 'Issued', waiting: 'Waiting' },
    outcomeWith: (label: string, count: number) => `${label} ${count}`,
    outcomesLabel: 'Which reports are shown',
    none: { refused: 'No report was refused', issued: 'No certificate is issued yet', waiting: 'No report waits' },
    more: 'Show more',
    open: (done: number, total: number) => `Issuing ${done}/${total}`,
    result: 'What was issued',
    loadFailed: 'The results could not be loaded',
  },
)
