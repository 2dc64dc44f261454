import { sql } from '../../db/index.ts'
import { keepGroup } from '../../modules/group/handlers.ts'
import { keepMessageTemplate } from '../../modules/message-template/handlers.ts'
import { keepAnswers, keepQuestionnaire, moveQuestionnaire } from '../../modules/questionnaire/handlers.ts'
import { keepRecordTemplate } from '../../modules/record-template/handlers.ts'
import { keepNode } from '../../modules/route/node-handlers.ts'
import { keepRoutePlan } from '../../modules/route/plan-handlers.ts'
import type { DemoPart } from './demo-part.ts'

const groups = [
  { code: 'LX', name: '力学校准组', nameEn: 'Mechanics', members: ['tester', 'tester3'], remark: '压力、力值和衡器' },
  { code: 'RG', name: '热工校准组', nameEn: 'Thermometry', members: ['tester', 'tester2'], remark: '温度和湿度，含现场' },
] as const

/** The groups that calibrate together. */
export const seedGroups: DemoPart = async ({ tx, cast, at }) => {
  const admin = cast.as('admin', at(90))
  for (const { members, ...group } of groups)
    await keepGroup(tx, admin, { ...group, type: '1', members: members.map((account) => cast.as(account, at(0)).personId) })
}

const templates = [
  {
    type: '1',
    occasion: 'sms.text.sign-in',
    name: '登录验证码',
    title: '',
    content: '登录验证码 {code}，{minutes} 分钟内有效。工作人员不会向您索要验证码。',
    contentEn: 'Your sign-in code is {code}, valid for {minutes} minutes. Our staff never ask for it.',
  },
  {
    type: '2',
    occasion: '',
    name: '实验室停电',
    title: '{日期}停电',
    content: '{name}：{日期}{时间}全楼停电，请提前结束在检项目并关闭恒温设备。',
    contentEn: '',
  },
  {
    type: '1',
    occasion: '',
    name: '节假日值班',
    title: '',
    content: '{name}您好，{日期}收发窗口照常开放，如需取件请提前预约。',
    contentEn: '',
  },
] as const

/** Words of the institute's own: for a code, and for messages that are sent by hand. */
export const seedMessageTemplates: DemoPart = async ({ tx, cast, at }) => {
  const admin = cast.as('admin', at(80))
  for (const template of templates) await keepMessageTemplate(tx, admin, template)
}

const nodes = [
  { code: 'SY1', name: '城南收样点', nameEn: 'South counter', attribute: '3', address: '雨花区韶山南路 118 号 1 楼' },
  { code: 'SY2', name: '总部收发窗口', nameEn: 'Main counter', attribute: '3', address: '岳麓区麓谷大道 6 号 1 楼' },
  { code: 'ZZ1', name: '样品中转间', nameEn: 'Sample depot', attribute: '2', address: '岳麓区麓谷大道 6 号 负 1 楼' },
  { code: 'JZ1', name: '力学室', nameEn: 'Mechanics laboratory', attribute: '1', address: '岳麓区麓谷大道 6 号 3 楼' },
  { code: 'JZ2', name: '热工室', nameEn: 'Thermometry laboratory', attribute: '1', address: '岳麓区麓谷大道 6 号 4 楼' },
  { code: 'QY1', name: '取样处', nameEn: 'Collection desk', attribute: '4', address: '岳麓区麓谷大道 6 号 1 楼' },
] as const

const routes = [
  { code: 'L1', name: '城南线', nameEn: 'South line', type: '1', stops: ['SY1', 'ZZ1', 'JZ1'], carrier: 'issuer' },
  { code: 'L2', name: '总部热工线', nameEn: 'Main to thermometry', type: '1', stops: ['SY2', 'JZ2'], carrier: 'reception' },
  { code: 'L3', name: '完工线', nameEn: 'Way back', type: '2', stops: ['JZ1', 'ZZ1', 'QY1'], carrier: 'reception' },
] as const

/** The places on the way of samples, and the ways between them. */
export const seedRoutes: DemoPart = async ({ tx, cast, at }) => {
  const admin = cast.as('admin', at(85))
  const ids = new Map<string, string>()
  for (const node of nodes) ids.set(node.code, (await keepNode(tx, admin, { ...node, remark: '' })).id)
  for (const { stops, carrier, ...route } of routes)
    await keepRoutePlan(tx, admin, {
      ...route,
      stops: stops.flatMap((code) => ids.get(code) ?? []),
      carrierId: cast.as(carrier, at(0)).personId,
      remark: '',
    })
}

const plain = { unit: '', source: '', target: '', required: false } as const

/** What is noted besides the readings of pressure gauges and of thermometers. */
export const seedRecordTemplates: DemoPart = async ({ tx, cast, at }) => {
  const dispatcher = cast.as('dispatcher', at(70))
  const { rows } = await tx.execute<{ code: string; name: string; name_en: string }>(
    sql`select code, name, name_en from instrument_kind order by code limit 2`,
  )
  for (const { code, name, name_en: nameEn } of rows)
    await keepRecordTemplate(tx, dispatcher, {
      name: `${name}原始记录`,
      nameEn: nameEn === '' ? '' : `Original record, ${nameEn}`,
      kindCode: code,
      abilityType: '1',
      remark: '',
      fields: [
        { ...plain, key: 'model', name: '送检型号', nameEn: 'Model', domain: '样品类', access: '2', source: 'sample.model' },
        {
          ...plain,
          key: 'appearance',
          name: '外观检查',
          nameEn: 'Appearance',
          domain: '样品类',
          access: '5',
          source: '完好',
          required: true,
        },
        { ...plain, key: 'air', name: '大气压', nameEn: 'Air pressure', domain: '基础类', access: '4', source: 'P', unit: 'kPa' },
      ],
    })
}

const choice = (text: string, textEn: string) => ({ text, textEn })
const questions = [
  {
    key: 'whole',
    type: 'rating',
    text: '您对本次服务总体满意吗？',
    textEn: 'How satisfied are you?',
    options: [],
    required: true,
  },
  {
    key: 'best',
    type: 'multiple',
    text: '哪些方面做得好？',
    textEn: 'What was done well?',
    options: [
      choice('收样快', 'Reception'),
      choice('出证快', 'Speed'),
      choice('数据清楚', 'Clear results'),
      choice('收费合理', 'Price'),
    ],
    required: false,
  },
  { key: 'more', type: 'text', text: '还有什么想对我们说的？', textEn: 'Anything else?', options: [], required: false },
] as const
const staffAnswers = [
  { account: 'tester', answers: { whole: 5, best: [0, 2], more: '恒温间排期看得见之后顺了很多' } },
  { account: 'tester2', answers: { whole: 4, best: [0], more: '' } },
  { account: 'auditor', answers: { whole: 3, best: [2], more: '希望原始记录退回时能直接定位到那一行' } },
  { account: 'cashier', answers: { whole: 4, best: [3], more: '' } },
  { account: 'reception', answers: { whole: 5, best: [0, 1], more: '' } },
] as const

/** A questionnaire for customers that is being written, and one for the staff that some have answered. */
export const seedQuestionnaires: DemoPart = async ({ tx, cast, at }) => {
  const admin = cast.as('admin', at(10))
  const form = { intro: '', introEn: '', questions: questions.map((one) => ({ ...one, options: [...one.options] })) }
  await keepQuestionnaire(tx, admin, { ...form, title: '客户满意度调查', titleEn: 'Customer survey', audience: 'customer' })
  const asked = await keepQuestionnaire(tx, admin, {
    ...form,
    title: '内部协作调查',
    titleEn: 'Working together',
    audience: 'staff',
  })
  await moveQuestionnaire(tx, admin, { id: asked.id, version: asked.version, action: 'open' })
  for (const { account, answers } of staffAnswers) await keepAnswers(tx, cast.as(account, at(2)), { id: asked.id, answers })
}
