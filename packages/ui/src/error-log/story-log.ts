import type { LogEntry, SavedErrorLog } from '@etalon/machines/error-log'
import { fromAbsolute } from '@internationalized/date'
import { instituteTimeZone, writeDateTime } from '../iso-date/index.ts'

const entry = (id: number, given: Partial<LogEntry>): LogEntry => ({
  id,
  url: '/order/order-list/index',
  // 2026-11-20 10:42:07 in Shanghai, a minute more with each.
  time: 1_795_142_527_000 + id * 60_000,
  type: 'error',
  message: '',
  stack: '',
  info: '',
  times: 1,
  ...given,
})

/** A log for stories and tests; what was secret in it is masked already. */
export const storyLog: SavedErrorLog = {
  version: 1,
  entries: [
    entry(3, {
      message: "TypeError: Cannot read properties of undefined (reading 'certificate')",
      stack: 'at ReportPanel (/assets/report-4f2a91b0.js:1:28311)\nat Answered (/assets/report-4f2a91b0.js:1:9127)',
      info: 'ReportPanel',
      url: '/report/report-detail/index',
      times: 12,
    }),
    entry(2, { type: 'warning', message: 'The filters are kept for as long as the page is open.' }),
    entry(1, { message: 'GET /api/hm-metrology/order/page?access_token=*** 500', info: '手机***已登记' }),
  ],
}

/** By the institute's clock, so that stories are the same everywhere. */
export const shanghaiTime = (time: number): string => writeDateTime(fromAbsolute(time, instituteTimeZone))
