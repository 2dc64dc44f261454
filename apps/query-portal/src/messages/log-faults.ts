import type { PublicLocale } from '@etalon/api/domain'
import type { LogFault } from '@etalon/verify/log'

/** Above an answer that the log speaks against. @param fault what is wrong, as a sentence */
export const logAlarm: Readonly<Record<PublicLocale, (fault: string) => string>> = {
  zh: (fault) => `公开日志与本页对不上：${fault}请先别采信，并打电话告诉我们。`,
  en: (fault) => `The public log does not fit this page. ${fault} Do not rely on it yet, and please call us.`,
}

/** What the log says against a certificate. Without markup: the script of a page has them, which says them where it comes to that. */
export const logFaults: Readonly<Record<PublicLocale, Readonly<Record<LogFault, string>>>> = {
  zh: {
    'head-unreadable': '日志的指纹读不出来。',
    'head-forged': '日志的指纹不是本院签名的。',
    'entry-missing': '日志里没有这张证书。',
    'entry-changed': '日志里记的与这张证书不一致。',
    'entry-not-included': '日志里的这一笔被改动过，或者已被抽走。',
    'log-forked': '日志前面的内容与您上次看到的不一样，有人改过。',
  },
  en: {
    'head-unreadable': 'The fingerprint of the log cannot be read.',
    'head-forged': 'The fingerprint of the log is not signed by us.',
    'entry-missing': 'The log has no entry of this certificate.',
    'entry-changed': 'What the log says does not fit this certificate.',
    'entry-not-included': 'The entry was changed, or taken out of the log.',
    'log-forked': 'Earlier entries of the log are not what you saw last: they were changed.',
  },
}
