// Invented demonstration data. Regulation numbers are those of published Chinese regulations; their limits stand in the domain's sheets.

/** The institute of the demonstration, tenant 000000. */
export const institute = {
  id: '000000',
  name: '示例计量检测研究院',
  nameEn: 'Example Institute of Metrology',
  address: '长沙市示例路 1 号',
  addressEn: '1 Shili Road, Changsha 410000',
  phone: '0731-0000 0000',
  authorisation: '（湘）法计（2024）00000 号',
  settings: { domainCodes: { '10': 'CD', '12': 'LX', '04': 'RG' } },
} as const

/** A second institute, to see that nothing crosses. */
export const otherInstitute = {
  id: '000001',
  name: '另一示例研究院',
  nameEn: 'Another Example Institute',
  address: '株洲市示例路 2 号',
  addressEn: '2 Shili Road, Zhuzhou',
  phone: '0731-0000 0001',
  authorisation: '（湘）法计（2024）00001 号',
  settings: {},
} as const

export const departments = [
  { key: 'reception', name: '业务受理厅', nameEn: 'Reception' },
  { key: 'mechanics', name: '力学室', nameEn: 'Mechanics laboratory', domain: '12' },
  { key: 'thermal', name: '热工室', nameEn: 'Thermal laboratory', domain: '04' },
  { key: 'length', name: '长度室', nameEn: 'Length laboratory', domain: '10' },
  { key: 'quality', name: '质量技术部', nameEn: 'Quality department' },
] as const

/** The published password of every demo account; they refuse a listener that is not loopback. */
export const demoPassword = 'Etalon-demo-1'

export const people = [
  { account: 'admin', name: '管理员', nameEn: 'Administrator', roles: ['admin'], department: 'quality' },
  { account: 'reception', name: '周岚', nameEn: 'Zhou Lan', roles: ['reception'], department: 'reception' },
  { account: 'dispatcher', name: '高嵘', nameEn: 'Gao Rong', roles: ['dispatcher'], department: 'mechanics' },
  { account: 'tester', name: '沈砚', nameEn: 'Shen Yan', roles: ['tester'], department: 'mechanics', tests: ['12', '04', '10'] },
  { account: 'auditor', name: '陆明远', nameEn: 'Lu Mingyuan', roles: ['auditor'], department: 'quality' },
  {
    account: 'approver',
    name: '何静姝',
    nameEn: 'He Jingshu',
    roles: ['approver'],
    department: 'quality',
    signs: ['12', '04', '10'],
  },
  { account: 'issuer', name: '唐婉', nameEn: 'Tang Wan', roles: ['issuer', 'reception'], department: 'reception' },
  { account: 'cashier', name: '邓可', nameEn: 'Deng Ke', roles: ['cashier'], department: 'reception' },
  { account: 'customer', name: '贺文舟', nameEn: 'He Wenzhou', roles: ['customer'], enterprise: '91430100MA4Q3T7N6X' },
  { account: 'tester2', name: '林知夏', nameEn: 'Lin Zhixia', roles: ['tester'], department: 'thermal', tests: ['04'] },
  { account: 'tester3', name: '谭青', nameEn: 'Tan Qing', roles: ['tester'], department: 'length', tests: ['10', '12'] },
  { account: 'auditor2', name: '方若谷', nameEn: 'Fang Ruogu', roles: ['auditor'], department: 'quality' },
] as const

export const standards = [
  {
    number: 'HP-0206',
    name: '活塞式压力计',
    nameEn: 'Piston gauge',
    range: '(0.04~6) MPa',
    accuracy: '0.05 级',
    domain: '12',
    certificate: 'LX-BZ-2026-0412',
    validUntil: '2027-04-18',
    unit: 'MPa',
  },
  {
    number: 'SY-1173',
    name: '数字压力计',
    nameEn: 'Digital pressure gauge',
    range: '(0~2.5) MPa',
    accuracy: '0.02 级',
    domain: '12',
    certificate: 'LX-BZ-2026-0533',
    validUntil: '2027-05-08',
    unit: 'MPa',
  },
  {
    number: 'FM-0032',
    name: 'E2 等级标准砝码',
    nameEn: 'Class E2 weights',
    range: '1 mg~500 g',
    accuracy: 'E2 等级',
    domain: '12',
    certificate: 'LX-BZ-2026-0077',
    validUntil: '2027-02-11',
    unit: 'g',
  },
  {
    number: 'NJ-0011',
    name: '扭矩标准装置',
    nameEn: 'Torque standard',
    range: '(5~1000) N·m',
    accuracy: '0.3 级',
    domain: '12',
    certificate: 'LX-BZ-2026-0610',
    validUntil: '2027-06-20',
    unit: 'N·m',
  },
  {
    number: 'CL-0115',
    name: '标准测力仪',
    nameEn: 'Force proving instrument',
    range: '(1~300) kN',
    accuracy: '0.1 级',
    domain: '12',
    certificate: 'LX-BZ-2025-0921',
    validUntil: '2026-09-30',
    unit: 'kN',
  },
  {
    number: 'CL-0116',
    name: '标准测力仪',
    nameEn: 'Force proving instrument',
    range: '(1~300) kN',
    accuracy: '0.1 级',
    domain: '12',
    certificate: 'LX-BZ-2026-0922',
    validUntil: '2027-09-30',
    unit: 'kN',
  },
  {
    number: 'WD-0301',
    name: '二等标准铂电阻温度计',
    nameEn: 'Second-class standard platinum resistance thermometer',
    range: '(-60~420) ℃',
    accuracy: '二等',
    domain: '04',
    certificate: 'RG-BZ-2026-0118',
    validUntil: '2028-01-17',
    unit: '℃',
    expandedUncertainty: '0.010',
    coverageFactor: '2',
  },
  {
    number: 'WD-0207',
    name: '测温电桥',
    nameEn: 'Thermometry bridge',
    range: '(0~400) Ω',
    accuracy: '0.002 %',
    domain: '04',
    certificate: 'RG-BZ-2026-0204',
    validUntil: '2027-02-03',
    unit: 'Ω',
  },
  {
    number: 'WH-0040',
    name: '精密露点仪',
    nameEn: 'Chilled-mirror hygrometer',
    range: '(-20~40) ℃',
    accuracy: 'U=0.15 ℃ (k=2)',
    domain: '04',
    certificate: 'RG-BZ-2026-0399',
    validUntil: '2027-03-09',
    unit: '℃',
    expandedUncertainty: '0.15',
    coverageFactor: '2',
  },
  {
    number: 'LK-0009',
    name: '四等量块',
    nameEn: 'Gauge blocks, 4th order',
    range: '(0.5~500) mm',
    accuracy: '4 等',
    domain: '10',
    certificate: 'CD-BZ-2026-0150',
    validUntil: '2027-05-30',
    unit: 'mm',
  },
] as const

/** Kind of instrument → numbers of the measuring standards that it is compared with. */
export const standardsUsed: Readonly<Record<string, readonly string[]>> = {
  'DC-150': ['LK-0009'],
  'MC-25': ['LK-0009'],
  'YB-60': ['HP-0206', 'SY-1173'],
  'YB-150': ['HP-0206'],
  'BP-300': ['SY-1173'],
  'BAL-220': ['FM-0032'],
  'SC-30': ['FM-0032'],
  'WT-F1': ['FM-0032'],
  'TQ-100': ['NJ-0011'],
  'UTM-100': ['CL-0116'],
  PT100: ['WD-0301', 'WD-0207'],
  'TH-1': ['WH-0040'],
}

/** Kind → manufacturer whose name stands on the demonstration instruments. */
export const manufacturers = ['示例仪表厂', '湘江仪器有限公司', '星麓量具有限公司', '衡岳传感技术有限公司'] as const
