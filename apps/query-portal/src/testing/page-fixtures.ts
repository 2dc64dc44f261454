import type { PublicAnswer, PublicFrame, PublicPages } from '@etalon/api/domain'

/** The frame of the demo institute. */
export const frame: PublicFrame = {
  institute: {
    zh: '示例计量检测研究院',
    en: 'Example Institute of Metrology',
    address: '长沙市示例路 1 号',
    addressEn: '1 Shili Road, Changsha 410000',
    phone: '0731-0000 0000',
  },
  links: {
    home: '/certificateFalsification',
    search: '/certificateFalsification',
    fileCheck: '/file-check',
    keys: '/keys',
    statement: '/statement',
    otherLanguage: '/en/certificateFalsification',
  },
  exampleNumber: 'LX-2026-003187',
}

const answer: PublicAnswer = {
  ...frame,
  askedAt: '2026-11-20T06:30:00Z',
  certificate: {
    number: 'LX-2026-003187',
    kind: 'verification',
    instrument: { zh: '弹性元件式一般压力表', en: 'Elastic pressure gauge' },
    model: 'YB-60',
    range: '(0～1.6) MPa',
    accuracy: '1.6 级',
    serial: '2409173',
    conclusion: { zh: '1.6 级合格', en: 'Pass, accuracy class 1.6' },
    performed: '2026-09-08',
    issued: '2026-09-10',
    validUntil: '2027-03-07',
    regulation: 'JJG 52-2013',
    client: '长沙＊＊＊＊＊＊有限公司',
  },
}

const proof = {
  downloads: { pdf: { href: '/download/pdf', bytes: 139_333 }, xml: { href: '/download/xml', bytes: 6_210 } },
  statement: `eyJhbGciOiJFZERTQSJ9.${'eyJ2ZXJzaW9uIjoxfQ'.repeat(40)}.c2lnbmF0dXJl`,
  key: { id: '2026-A', fingerprint: '9F3C 71D0 5B2E 4A88' },
  digests: { pdf: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', xml: '0'.repeat(64) },
}

/** One state of every page. */
export const pageData: PublicPages = {
  home: frame,
  genuine: { ...answer, ...proof },
  expired: {
    ...answer,
    ...proof,
    certificate: {
      ...answer.certificate,
      performed: '2025-10-15',
      issued: '2025-10-16',
      validUntil: '2026-10-14',
      conclusion: { zh: '合格', en: 'Pass' },
    },
  },
  withdrawn: {
    ...answer,
    certificate: {
      ...answer.certificate,
      kind: 'calibration',
      conclusion: null,
      validUntil: null,
      instrument: { zh: '工业铂热电阻', en: '' },
    },
    withdrawnOn: '2026-07-03',
    reason: '所用的标准器复核时超差，这次校准的结果不可靠。',
  },
  replaced: {
    ...answer,
    replacedOn: '2026-09-10',
    reason: '出厂编号登记有误，检定数据没有变。',
    certificate: { ...answer.certificate, number: 'LX-2026-003102', serial: '2409137', issued: '2026-09-09' },
    successor: { number: 'LX-2026-003187', serial: '2409173', issued: '2026-09-10', href: '/V/7K3M9QXT0123456789ABCDEFGH' },
  },
  'not-found': { ...frame, typedNumber: 'LX-2026-003178' },
  'too-many': { ...frame, until: '2026-11-20T07:10:00Z', perNumber: 10, perAddress: 30 },
  trouble: { ...frame, kind: 'later', requestId: '5b0e7c0a-6c1d-4d7a-9a51-0c9f1f4f8a11' },
  'file-check': { ...frame, keyId: '2026-A' },
}
