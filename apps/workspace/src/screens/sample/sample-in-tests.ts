import type { SampleDetail, SampleRow } from '@etalon/api/contract'

/** A sample of an accepted order that nobody has brought yet. */
export const awaited: SampleRow = {
  id: '51',
  sampleNo: null,
  standing: { state: '50', version: 1, duties: {}, facts: {} },
  ...{ orderId: '41', orderNo: 'WT2026110001', enterName: '星麓机械有限公司' },
  ...{ name: '压力表', model: 'YB-60', serial: '2101148', label: '', condition: '-', conditionNote: '', materials: [] },
  ...{ receivedByName: null, receivedAt: null, receivable: true, holderId: null, holderName: null, place: '' },
  ...{ returnedAt: null, sendWay: '1', openItems: 1 },
}

/** The same once it was received. */
export const received: SampleDetail = {
  ...awaited,
  sampleNo: 'YP261100136',
  ...{ label: '1/2', condition: 'intact', materials: ['1', '2'], receivable: false },
  ...{ receivedByName: '周岚', receivedAt: '2026-11-20T01:30:00Z', holderId: '7', holderName: '周岚' },
  ...{ manufacturer: '示例仪表厂', range: '(0~1.6) MPa', accuracy: '1.6 级' },
  ...{ applicant: '林可', mobile: '13874903316', address: '麓谷街道', hopeTestDate: null, items: [], movements: [] },
}
