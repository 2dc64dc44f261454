import type { PublicAnswer, PublicFrame, PublicListed, PublicPageName, PublicPages, PublicRecordAnswer } from '@etalon/api/domain'

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
    services: '/searchIndex',
    search: '/certificateFalsification',
    list: '/query',
    enterprise: '/reportQuery',
    phone: '/phoneSearchReportPage',
    jewellery: '/searchJWIndex',
    appraisal: '/appraisal-certificate-query-details',
    label: '/precious-metal-query-details',
    testReport: '/test-report-details',
    notices: '/detail-info-notice',
    fileCheck: '/file-check',
    keys: '/keys',
    seal: '/seal.pem',
    log: '/log',
    logProof: '/log/proof',
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
  downloads: {
    pdf: { href: '/download/pdf', bytes: 139_333 },
    xml: { href: '/download/xml', bytes: 6_210 },
    signature: { href: '/download/p7s', bytes: 901 },
  },
  statement: `eyJhbGciOiJFZERTQSJ9.${'eyJ2ZXJzaW9uIjoxfQ'.repeat(40)}.c2lnbmF0dXJl`,
  key: { id: '2026-A', fingerprint: '9F3C 71D0 5B2E 4A88' },
  digests: { pdf: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', xml: '0'.repeat(64) },
  log: { index: 41, size: 57 },
}

const notices = [
  { id: '11002', title: '谨防假冒本院证书', on: '2026-11-12' },
  { id: '11001', title: '2026 年国庆节业务受理安排', on: '2026-09-20' },
]

const listed = {
  number: 'LX-2026-003187',
  kind: 'verification',
  instrument: { zh: '弹性元件式一般压力表', en: 'Elastic pressure gauge' },
  serial: '2409173',
  performed: '2026-09-08',
  validUntil: '2027-03-07',
  standing: 'valid',
  changedOn: null,
  successor: null,
  href: '/v/7K3M9QXT0123456789ABCDEFGH',
} as const satisfies PublicListed

/** A certificate in every standing, as lists have them. */
export const listedInAll: readonly PublicListed[] = [
  listed,
  { ...listed, number: 'LX-2026-003102', standing: 'replaced', changedOn: '2026-09-10', successor: 'LX-2026-003187' },
  { ...listed, number: 'RG-2026-001042', kind: 'calibration', instrument: { zh: '工业铂热电阻', en: '' }, validUntil: null },
  { ...listed, number: 'RG-2026-000871', kind: 'calibration', validUntil: null, standing: 'withdrawn', changedOn: '2026-07-03' },
  { ...listed, number: 'CD-2025-008214', validUntil: '2026-10-14', standing: 'expired' },
]

/** A document beside the certificates. */
export const record = {
  kind: 'appraisal',
  number: 'ZB-2026-020416',
  name: { zh: '钻石戒指', en: 'Diamond ring' },
  conclusion: { zh: '钻石戒指', en: 'Diamond ring' },
  standards: 'GB/T 16552, GB/T 16553, GB/T 16554',
  client: '长沙＊＊＊＊＊＊有限公司',
  performed: '2026-10-24',
  issued: '2026-10-26',
  facts: { metal: '18K 金（Au750）', mass: '3.512 g', colour: 'F–G', clarity: 'VS' },
  note: '镶嵌状态检验',
  withdrawn: null,
} as const satisfies PublicRecordAnswer

/** One state of every page. */
export const pageData: PublicPages = {
  home: { ...frame, typed: {}, notices },
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
    history: [
      { event: 'issued', on: '2026-05-12' },
      { event: 'withdrawn', on: '2026-07-03' },
    ],
    reason: '所用的标准器复核时超差，这次校准的结果不可靠。',
  },
  replaced: {
    ...answer,
    replacedOn: '2026-09-10',
    history: [
      { event: 'issued', on: '2026-09-09' },
      { event: 'withdrawn', on: '2026-09-09' },
      { event: 'replaced', on: '2026-09-10' },
    ],
    reason: '出厂编号登记有误，检定数据没有变。',
    certificate: { ...answer.certificate, number: 'LX-2026-003102', serial: '2409137', issued: '2026-09-09' },
    successor: { number: 'LX-2026-003187', serial: '2409173', issued: '2026-09-10', href: '/V/7K3M9QXT0123456789ABCDEFGH' },
  },
  'not-found': { ...frame, subject: 'certificate', typed: { number: 'LX-2026-003178' } },
  'too-many': { ...frame, until: '2026-11-20T07:10:00Z', perNumber: 10, perAddress: 30 },
  trouble: { ...frame, kind: 'later', requestId: '5b0e7c0a-6c1d-4d7a-9a51-0c9f1f4f8a11' },
  log: {
    ...frame,
    head: { size: 57, root: 'XcnaeacGWamtVZy3AdrZoqudgjqtL0lgz+Nw7/RgQyg=', checkpoint: '' },
    addresses: { checkpoint: '/log/000000/checkpoint', growth: '/log/000000/growth', tiles: '/log/000000/tile/entries/000' },
    recent: [
      {
        index: 56,
        kind: 'withdrawn',
        at: '2026-11-19T07:00:00Z',
        document: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      },
      {
        index: 55,
        kind: 'issued',
        at: '2026-11-19T06:30:00Z',
        document: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      },
    ],
  },
  'file-check': { ...frame, keyId: '2026-A', seals: [] },
  services: frame,
  ask: { ...frame, subject: 'enterprise', typed: { number: 'LX-2026-003187' } },
  record: { ...frame, record, askedAt: answer.askedAt },
  'ask-list': { ...frame, typed: 'LX-2026-003187', most: 10, problem: 'too-many-lines' },
  list: {
    ...frame,
    askedAt: answer.askedAt,
    lines: [
      { found: 'certificate', typed: listed.number, listed },
      {
        found: 'record',
        typed: record.number,
        kind: 'appraisal',
        name: record.name,
        number: record.number,
        issued: record.issued,
        withdrawnOn: null,
      },
      {
        found: 'record',
        typed: 'JC-2026-004120',
        kind: 'test-report',
        name: { zh: '螺纹钢', en: 'Ribbed steel bar' },
        number: 'JC-2026-004120',
        issued: '2026-11-04',
        withdrawnOn: '2026-11-09',
      },
      { found: 'nothing', typed: 'LX-2026-999999-WITH-A-VERY-LONG-NUMBER-THAT-SOMEBODY-TYPED' },
      { found: 'later', typed: 'LX-2026-003188', until: '2026-11-20T07:10:00Z' },
    ],
  },
  enterprise: {
    ...frame,
    client: '长沙湘江流体设备有限公司',
    orderNo: 'WT-2026-000412',
    asked: listed.number,
    documents: listedInAll,
    underWay: 2,
    askedAt: answer.askedAt,
  },
  'ask-phone': { ...frame, typed: '138', problem: 'phone' },
  'ask-phone-code': {
    ...frame,
    phone: '13800000000',
    shown: '138＊＊＊＊0000',
    again: '2026-11-20T06:32:00Z',
    askedAt: answer.askedAt,
    problem: 'wrong',
  },
  'phone-reports': {
    ...frame,
    shown: '138＊＊＊＊0000',
    total: 45,
    documents: listedInAll,
    page: 2,
    pages: 3,
    minutes: 15,
    signing: { call: '/api/report/pageReport', token: 'token', key: 'key', size: 20 },
  },
  notices: { ...frame, notices },
  notice: {
    ...frame,
    title: '谨防假冒本院证书',
    on: '2026-11-12',
    html: '<p>请认准：</p><ul><li><strong>二维码和查询码</strong></li></ul><p><a href="https://www.example.cn">详情</a></p>',
  },
}

/** Every page by its name. */
export const pageNames = [
  'home',
  'genuine',
  'expired',
  'withdrawn',
  'replaced',
  'not-found',
  'too-many',
  'trouble',
  'file-check',
  'services',
  'ask',
  'record',
  'ask-list',
  'list',
  'enterprise',
  'ask-phone',
  'ask-phone-code',
  'phone-reports',
  'notices',
  'notice',
  'log',
] as const satisfies readonly PublicPageName[]
