import type { DocumentKind } from '@etalon/api/domain'
import type { Named, Signature } from './certificate-data.ts'

/** The words of one kind of document. */
export interface DocumentWords {
  readonly client: Named
  readonly instrument: Named
  readonly method: Named
  readonly performed: Named
  readonly conditions: Named
  readonly results: Named
  readonly data: Named
  readonly roles: Readonly<Record<Signature['role'], Named>>
  /** What the document holds for, and the like; printed as numbered notes. */
  readonly notes: readonly Named[]
  /** A further note where nothing is judged. */
  readonly unjudged?: Named
}

const wholeOnly: Named = {
  zh: '未经本院书面批准，不得部分复印。经撤回或替换的证书，以查询页所示为准。',
  en: 'Not to be reproduced except in full without written approval. The enquiry page shows withdrawal or replacement.',
}

const checkerAndApprover = {
  checker: { zh: '核验', en: 'Checked by' },
  approver: { zh: '批准', en: 'Approved by' },
}

const verification: DocumentWords = {
  client: { zh: '送检单位', en: 'Client' },
  instrument: { zh: '计量器具名称', en: 'Instrument' },
  method: { zh: '检定依据', en: 'Regulation' },
  performed: { zh: '检定日期', en: 'Date of verification' },
  conditions: { zh: '检定条件', en: 'Conditions' },
  results: { zh: '检定结果', en: 'Results' },
  data: { zh: '示值检定数据', en: 'Indications' },
  roles: { tester: { zh: '检定', en: 'Verified by' }, ...checkerAndApprover },
  notes: [
    {
      zh: '本证书的结果仅对所检定的器具有效。下次送检请带上本证书。',
      en: 'The results relate only to the instrument verified. Please bring this certificate to the next verification.',
    },
    wholeOnly,
  ],
}

const calibration: DocumentWords = {
  client: { zh: '委托单位', en: 'Client' },
  instrument: { zh: '器具名称', en: 'Instrument' },
  method: { zh: '校准依据', en: 'Method' },
  performed: { zh: '校准日期', en: 'Date of calibration' },
  conditions: { zh: '校准条件', en: 'Conditions' },
  results: { zh: '校准结果', en: 'Results' },
  data: { zh: '校准结果', en: 'Results' },
  roles: { tester: { zh: '校准', en: 'Calibrated by' }, ...checkerAndApprover },
  notes: [
    {
      zh: '本证书的结果仅对所校准的器具有效，反映校准时的状态。',
      en: 'The results relate only to the item calibrated, in its state at the time of calibration.',
    },
    wholeOnly,
  ],
  unjudged: {
    zh: '客户未要求给出符合性判断和复校时间间隔，二者由使用者按需要确定。',
    en: 'Neither a statement of conformity nor a recalibration interval was requested; both are for the user to decide.',
  },
}

const testing: DocumentWords = {
  client: { zh: '委托单位', en: 'Client' },
  instrument: { zh: '样品名称', en: 'Sample' },
  method: { zh: '检测依据', en: 'Standard' },
  performed: { zh: '检测日期', en: 'Date of test' },
  conditions: { zh: '检测条件', en: 'Conditions' },
  results: { zh: '检测结果', en: 'Results' },
  data: { zh: '检测数据', en: 'Data' },
  roles: { tester: { zh: '检测', en: 'Tested by' }, ...checkerAndApprover },
  notes: [{ zh: '本报告的结果仅对所检样品有效。', en: 'The results relate only to the sample tested.' }, wholeOnly],
}

/** The words of every kind of document. */
export const documentWords: Readonly<Record<DocumentKind, DocumentWords>> = {
  verification,
  rejection: {
    ...verification,
    notes: [
      {
        zh: '本通知书的结果仅对所检定的器具有效。器具经修理或调整后，可以重新申请检定。',
        en: 'The results relate only to the instrument verified. After repair or adjustment it can be submitted again.',
      },
      wholeOnly,
    ],
  },
  calibration,
  testing,
  trial: {
    ...testing,
    method: { zh: '试验依据', en: 'Standard' },
    performed: { zh: '试验日期', en: 'Date of trial' },
    conditions: { zh: '试验条件', en: 'Conditions' },
    results: { zh: '试验结果', en: 'Results' },
    data: { zh: '试验数据', en: 'Data' },
    roles: { tester: { zh: '试验', en: 'Tested by' }, ...checkerAndApprover },
  },
}
