import { evaluate, generalGaugeLimit, type Measurement } from '@etalon/api/domain'
import type { CertificateData } from '../certificate-data.ts'

const tapped = (value: string, before = value) => ({ beforeTapping: before, afterTapping: value })

const gauge: Measurement = {
  method: 'pressure-gauge',
  unit: 'MPa',
  accuracyClass: '1.6',
  limit: generalGaugeLimit('1.6', '0', '1.6'),
  points: [
    { reference: '0', cycles: [{ up: tapped('0.00'), down: tapped('0.00') }] },
    { reference: '0.4', cycles: [{ up: tapped('0.40'), down: tapped('0.41', '0.40') }] },
    { reference: '0.8', cycles: [{ up: tapped('0.81', '0.80'), down: tapped('0.82') }] },
    { reference: '1.2', cycles: [{ up: tapped('1.21'), down: tapped('1.22') }] },
    { reference: '1.6', cycles: [{ up: tapped('1.62', '1.61'), down: tapped('1.62') }] },
  ],
  observations: [
    { key: 'appearance', zh: '外观', en: 'Appearance', requirement: 'JJG 52-2013 第 5 章', passes: true },
    { key: 'pointer', zh: '指针偏转平稳性', en: 'Pointer movement', requirement: '无跳动、卡住', passes: true },
  ],
}

/** A pressure gauge of class 1.6 that passes. */
export const verificationData: CertificateData = {
  tenant: '000000',
  institute: {
    zh: '示例计量检测研究院',
    en: 'Example Institute of Metrology',
    address: '长沙市示例路 1 号',
    addressEn: '1 Shili Road, Changsha 410000',
    phone: '0731-0000 0000',
    authorisation: '（湘）法计（2024）00000 号',
  },
  kind: 'verification',
  number: 'LX-2026-003187',
  reference: '7K3M9QXT0123456789ABCDEFGH',
  checkCode: '7K3M9QXT',
  portal: 'https://query.example.cn',
  client: { name: '长沙星麓精工机械有限公司', address: '长沙市岳麓区' },
  instrument: {
    zh: '弹性元件式一般压力表',
    en: 'Elastic pressure gauge for general use',
    model: 'YB-60',
    serial: '2409173',
    manufacturer: '示例仪表厂',
    range: '(0～1.6) MPa',
    accuracy: '1.6 级',
  },
  regulation: {
    number: 'JJG 52-2013',
    zh: '《弹性元件式一般压力表、压力真空表和真空表》',
    en: 'Elastic element pressure gauges, pressure-vacuum gauges and vacuum gauges for general use',
  },
  recordNumber: 'JL-26-09-0731',
  place: '本院压力室',
  performanceLocation: 'laboratory',
  received: '2026-09-07',
  performed: '2026-09-08',
  issued: '2026-09-10',
  validUntil: '2027-03-07',
  signatures: [
    { role: 'tester', name: '周明远', on: '2026-09-08' },
    { role: 'checker', name: '何静', on: '2026-09-09' },
    { role: 'approver', name: '沈国栋', on: '2026-09-10' },
  ],
  standards: [
    {
      zh: '压力表检定装置（计量标准）',
      en: 'Pressure gauge verification set',
      range: '(0～60) MPa',
      accuracy: '0.05 级',
      certificateNumber: '〔2024〕湘量标法证字第 0000 号',
      validUntil: '2029-03-14',
    },
    {
      zh: '数字压力计',
      en: 'Digital pressure gauge, no. DP-2207',
      range: '(0～2.5) MPa',
      accuracy: '0.05 级',
      certificateNumber: 'EX-2026-0456',
      validUntil: '2027-02-18',
    },
  ],
  conditions: [
    { key: 'temperature', zh: '环境温度', en: 'Ambient temperature', value: '20.6', unit: '℃' },
    { key: 'humidity', zh: '相对湿度', en: 'Relative humidity', value: '54', unit: '%' },
    { key: 'pressure', zh: '环境压力', en: 'Ambient pressure', value: '100.9', unit: 'kPa' },
    { key: 'medium', zh: '工作介质', en: 'Medium', value: '空气', unit: '' },
    { key: 'adjustment', zh: '调整', en: 'Adjustment', value: '未调整', unit: '' },
  ],
  evaluation: evaluate(gauge),
  replaces: null,
  remarks: [],
  key: { id: '2026-A', fingerprint: '9F3C 71D0 5B2E 4A88' },
  specimen: true,
}

/** The same gauge with an error beyond its limit at 0.8 MPa. */
export const rejectionData: CertificateData = {
  ...verificationData,
  kind: 'rejection',
  number: 'LX-2026-003188',
  validUntil: null,
  evaluation: evaluate({
    ...gauge,
    points: gauge.points.map((point) =>
      point.reference === '0.8' ? { reference: '0.8', cycles: [{ up: tapped('0.83'), down: tapped('0.84') }] } : point,
    ),
  }),
}

const temperatures: readonly (readonly [string, string, string])[] = [
  ['-50', '-50.030', '80.3060'],
  ['-40', '-40.013', '84.2767'],
  ['-30', '-29.986', '88.2404'],
  ['-20', '-20.010', '92.1707'],
  ['-10', '-9.985', '96.1070'],
  ['0', '0.000', '100.0165'],
  ['10', '10.008', '103.9232'],
  ['20', '19.985', '107.8048'],
  ['30', '30.012', '111.6960'],
  ['40', '39.973', '115.5492'],
  ['50', '49.998', '119.4161'],
  ['60', '60.018', '123.2670'],
  ['70', '70.001', '127.0956'],
  ['80', '80.011', '130.9205'],
  ['90', '90.005', '134.7289'],
  ['100', '100.025', '138.5337'],
  ['110', '109.990', '142.3082'],
  ['120', '119.990', '146.0818'],
  ['130', '129.988', '149.8452'],
  ['140', '139.988', '153.5981'],
  ['150', '150.003', '157.3435'],
  ['160', '160.023', '161.0780'],
  ['170', '169.986', '164.7822'],
  ['180', '180.001', '168.4927'],
  ['190', '189.982', '172.1804'],
  ['200', '199.973', '175.8579'],
]

/** A platinum resistance thermometer, calibrated at 26 points: more than a page holds. */
export const calibrationData: CertificateData = {
  ...verificationData,
  kind: 'calibration',
  number: 'RG-2026-001042',
  reference: '4HTW8C2N0123456789ABCDEFGH',
  checkCode: '4HTW8C2N',
  client: { name: '株洲启衡轨道装备有限公司', address: '株洲市荷塘区，计量室' },
  instrument: {
    zh: '工业铂热电阻',
    en: 'Industrial platinum resistance thermometer, four-wire',
    model: 'Pt100',
    serial: 'PT-0622',
    manufacturer: '示例仪表厂',
    range: '(−50～200) ℃',
    accuracy: 'B 级',
  },
  regulation: {
    number: 'JJG 229-2010',
    zh: '《工业铂、铜热电阻》（参照）',
    en: 'Industrial platinum and copper resistance thermometers; conversion by IEC 60751:2022',
  },
  recordNumber: 'JL-26-09-1188',
  place: '本院温度室',
  received: '2026-09-14',
  performed: '2026-09-15',
  issued: '2026-09-17',
  validUntil: null,
  signatures: [
    { role: 'tester', name: '周明远', on: '2026-09-15' },
    { role: 'checker', name: '何静', on: '2026-09-16' },
    { role: 'approver', name: '沈国栋', on: '2026-09-17' },
  ],
  standards: [
    {
      zh: '标准铂电阻温度计',
      en: 'Standard platinum resistance thermometer, no. 1187',
      range: '(−189.3442～419.527) ℃',
      accuracy: '二等',
      certificateNumber: 'EX-2026-0612',
      validUntil: '2027-05-09',
    },
    {
      zh: '测温电桥',
      en: 'Thermometry bridge, no. B-0417',
      range: '(0～400) Ω',
      accuracy: 'U = 2×10⁻⁶（比值，k = 2）',
      certificateNumber: 'EX-2026-0340',
      validUntil: '2027-04-02',
    },
  ],
  conditions: [
    { key: 'temperature', zh: '环境温度', en: 'Ambient temperature', value: '21.2', unit: '℃' },
    { key: 'humidity', zh: '相对湿度', en: 'Relative humidity', value: '48', unit: '%' },
    { key: 'current', zh: '测量电流', en: 'Measuring current', value: '1', unit: 'mA' },
    { key: 'immersion', zh: '插入深度', en: 'Immersion depth', value: '300', unit: 'mm' },
  ],
  evaluation: evaluate({
    method: 'platinum-resistance',
    accuracyClass: 'B',
    points: temperatures.map(([nominal, reference, resistance]) => ({ nominal, reference, resistances: [resistance] })),
    contributions: [
      { source: 'certificate', zh: '标准温度计', en: 'Reference thermometer', expanded: '0.004', coverageFactor: '2' },
      { source: 'limit', zh: '电桥', en: 'Bridge', halfWidth: '0.0004', of: 'reading' },
      { source: 'limit', zh: '恒温槽均匀性', en: 'Bath uniformity', halfWidth: '0.010' },
      { source: 'resolution', zh: '分辨力', en: 'Resolution', step: '0.0001', of: 'reading' },
    ],
    observations: [],
  }),
}

/** A drying oven, tested at three temperatures against the standard that the client named. */
export const testingData: CertificateData = {
  ...verificationData,
  kind: 'testing',
  number: 'RG-2026-000318',
  reference: '6P2VQ0RM0123456789ABCDEFGH',
  checkCode: '6P2VQ0RM',
  client: { name: '湘潭润泽食品检验有限公司', address: '湘潭市雨湖区' },
  instrument: {
    zh: '电热鼓风干燥箱',
    en: 'Drying oven with forced air',
    model: 'DHG-9070',
    serial: 'OV-3318',
    manufacturer: '示例仪器厂',
    range: '(50～200) ℃',
    accuracy: '±2 ℃',
  },
  regulation: {
    number: 'JJF 1101-2019',
    zh: '《环境试验设备温度、湿度参数校准规范》（参照）',
    en: 'Environmental testing equipment',
  },
  recordNumber: 'JL-26-09-1207',
  place: '客户现场',
  performanceLocation: 'customer',
  received: null,
  performed: '2026-09-16',
  issued: '2026-09-18',
  validUntil: null,
  conditions: [
    { key: 'temperature', zh: '环境温度', en: 'Ambient temperature', value: '22.4', unit: '℃' },
    { key: 'humidity', zh: '相对湿度', en: 'Relative humidity', value: '51', unit: '%' },
    { key: 'load', zh: '负载', en: 'Load', value: '空载', unit: '' },
  ],
  standards: [
    {
      zh: '多点温度巡检仪',
      en: 'Multi-channel thermometer, no. T-0904',
      range: '(0～300) ℃',
      accuracy: 'U = 0.3 ℃（k = 2）',
      certificateNumber: 'EX-2026-0719',
      validUntil: '2027-06-30',
    },
  ],
  evaluation: evaluate({
    method: 'indication',
    unit: '℃',
    accuracyClass: '',
    limit: { kind: 'absolute', limit: '2.0' },
    points: [
      { reference: '59.6', readings: ['60.0', '60.1', '60.0'] },
      { reference: '104.4', readings: ['105.0', '105.0', '105.1'] },
      { reference: '149.1', readings: ['150.0', '150.1', '150.1'] },
    ],
    contributions: [],
    observations: [
      { key: 'appearance', zh: '外观与安全', en: 'Appearance and safety', requirement: '无影响测量的缺陷', passes: true },
    ],
  }),
}
