/** Addresses of the public that stand on old prints with the workspace's host: the portal answers them (section 2.1, PUB-6). */
export const publicPaths = [
  '/certificateFalsification',
  '/phoneSearchReportPage',
  '/searchIndex',
  '/searchJWIndex',
  '/appraisal-certificate-query-details',
  '/precious-metal-query-details',
  '/test-report-details',
  '/reportQuery',
  '/query',
  '/detail-info-notice',
  '/v/:reference',
  '/V/:reference',
] as const
