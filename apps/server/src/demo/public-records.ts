// Invented demonstration data: what the public may ask for beside certificates, and what it may read.

import { createHash } from 'node:crypto'
import { referenceLength, symbolsOf } from '@etalon/api/domain'
import type { Writer } from '../first-institute/index.ts'

/** Documents beside the certificates. */
export const publicRecords = [
  {
    kind: 'appraisal',
    number: 'ZB-2026-020416',
    name: '钻石戒指',
    name_en: 'Diamond ring',
    conclusion: '钻石戒指',
    conclusion_en: 'Diamond ring',
    standards: 'GB/T 16552, GB/T 16553, GB/T 16554',
    client: '长沙示例珠宝有限公司',
    performed_on: '2026-10-24',
    issued_on: '2026-10-26',
    facts: {
      metal: '18K 金（Au750）',
      mass: '3.512 g',
      stone: '钻石，圆形明亮式',
      stoneMass: '0.302 ct（镶嵌状态估算）',
      colour: 'F–G',
      clarity: 'VS',
      magnification: '底部内凹原始晶面',
    },
    note: '',
  },
  {
    kind: 'appraisal',
    number: 'ZB-2026-020533',
    name: '翡翠手镯',
    name_en: 'Jadeite bangle',
    conclusion: '翡翠手镯（A 货）',
    conclusion_en: 'Jadeite bangle, untreated',
    standards: 'GB/T 16552, GB/T 16553, GB/T 23885',
    client: '株洲示例玉器店',
    performed_on: '2026-11-02',
    issued_on: '2026-11-03',
    facts: { mass: '58.20 g', colour: '浅绿', magnification: '纤维交织结构' },
    note: '内径 56.3 mm',
  },
  {
    kind: 'appraisal',
    number: 'ZB-2026-019877',
    name: '红宝石吊坠',
    name_en: 'Ruby pendant',
    conclusion: '红宝石吊坠',
    conclusion_en: 'Ruby pendant',
    standards: 'GB/T 16552, GB/T 16553',
    client: '长沙示例珠宝有限公司',
    performed_on: '2026-09-18',
    issued_on: '2026-09-19',
    facts: { metal: '铂（Pt950）', mass: '4.105 g', stone: '红宝石，椭圆形', stoneMass: '1.06 ct（镶嵌状态估算）', colour: '红' },
    note: '',
    withdrawn_on: '2026-10-08',
    withdrawn_reason: '复检发现主石经过铅玻璃充填，原结论没有说明。',
  },
  {
    kind: 'precious-metal',
    number: 'GJS-2026-118204',
    name: '足金手链',
    name_en: 'Gold bracelet',
    conclusion: '足金',
    conclusion_en: 'Pure gold',
    standards: 'GB 11887, GB/T 18043',
    client: '湘潭示例金店',
    performed_on: '2026-11-09',
    issued_on: '2026-11-09',
    facts: { metal: '金（Au990）', mass: '12.36 g', hallmark: '足金', trader: '湘潭示例金店' },
    note: '',
  },
  {
    kind: 'precious-metal',
    number: 'GJS-2026-118351',
    name: '银项链',
    name_en: 'Silver necklace',
    conclusion: '925 银',
    conclusion_en: 'Silver 925',
    standards: 'GB 11887, GB/T 18043',
    client: '湘潭示例金店',
    performed_on: '2026-11-10',
    issued_on: '2026-11-10',
    facts: { metal: '银（Ag925）', mass: '8.74 g', hallmark: 'S925', trader: '湘潭示例金店' },
    note: '',
  },
  {
    kind: 'test-report',
    number: 'JC-2026-004120',
    name: '螺纹钢',
    name_en: 'Ribbed steel bar',
    conclusion: '所检项目符合 GB/T 1499.2 对 HRB400E 的要求',
    conclusion_en: 'What was tested meets GB/T 1499.2 for HRB400E',
    standards: 'GB/T 1499.2, GB/T 28900',
    client: '湖南示例建设工程有限公司',
    performed_on: '2026-10-30',
    issued_on: '2026-11-04',
    facts: {
      model: 'HRB400E Φ20',
      manufacturer: '示例钢铁有限公司',
      batch: '26-10-0417',
      category: '委托检验',
      tested: '屈服强度、抗拉强度、断后伸长率、弯曲',
    },
    note: '结果只对送检样品负责。',
  },
  {
    kind: 'test-report',
    number: 'JC-2026-004177',
    name: '防护口罩',
    name_en: 'Protective mask',
    conclusion: '所检项目符合 GB 2626 对 KN95 的要求',
    conclusion_en: 'What was tested meets GB 2626 for KN95',
    standards: 'GB 2626',
    client: '长沙示例防护用品有限公司',
    performed_on: '2026-11-05',
    issued_on: '2026-11-11',
    facts: { model: 'KN95', batch: '20261018', category: '委托检验', tested: '过滤效率、吸气阻力、泄漏性' },
    note: '结果只对送检样品负责。',
  },
] as const

/** What everybody may read, the newest last. */
export const publicNotices = [
  {
    title: '2026 年国庆节业务受理安排',
    content: '<p>10 月 1 日至 7 日不受理业务，8 日起照常。</p><p>急件请提前致电业务受理厅。</p>',
    release_time: '2026-09-20T01:00:00Z',
  },
  {
    title: '谨防假冒本院证书',
    content:
      '<p>近期发现有人伪造本院校准证书。请认准：</p><ul><li>证书左下角有<strong>二维码和查询码</strong>；</li><li>查询结果页的编号、器具和日期与证书一致。</li></ul><p>发现疑似假证书，请致电本院。</p>',
    release_time: '2026-11-12T02:30:00Z',
  },
] as const

/** Puts in what the public may ask for and read, and what only people with an account may read. */
export async function seedPublicRecords(writer: Writer, tenant: string): Promise<void> {
  for (const { facts, ...record } of publicRecords) {
    const digest = createHash('sha256').update(`demonstration|${tenant}|${record.number}`).digest()
    await writer.insert('public_record', {
      tenant_id: tenant,
      ...record,
      facts: JSON.stringify(facts),
      reference: symbolsOf(digest, referenceLength),
      check_code_version: 1,
    })
  }
  for (const notice of publicNotices) await writer.insert('notice', { tenant_id: tenant, ...notice, is_public: true })
}
