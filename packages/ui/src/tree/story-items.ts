import { Building2, FlaskConical } from 'lucide-react'
import type { Language } from '../i18n/index.ts'
import type { LoadChildren } from './children-loader.ts'
import type { TreeItem } from './tree-item.ts'

/** Rooms of a laboratory and what is measured in them. */
export const laboratory: Record<Language, readonly TreeItem[]> = {
  zh: [
    {
      id: 'force',
      label: '力学室',
      icon: Building2,
      children: [
        { id: 'pressure', label: '压力', note: '压力表、变送器', icon: FlaskConical },
        { id: 'mass', label: '质量', note: '天平、砝码', icon: FlaskConical },
        { id: 'hardness', label: '硬度', note: '标准装置送检中', icon: FlaskConical, disabled: true },
      ],
    },
    {
      id: 'heat',
      label: '热学室',
      icon: Building2,
      children: [
        {
          id: 'temperature',
          label: '温度',
          children: [
            { id: 'glass', label: '玻璃液体温度计' },
            { id: 'platinum', label: '工业铂热电阻' },
          ],
        },
        { id: 'humidity', label: '湿度' },
      ],
    },
    { id: 'light', label: '光学室', icon: Building2, disabled: true, children: [{ id: 'lux', label: '照度计' }] },
    { id: 'time', label: '时间频率', icon: FlaskConical },
  ],
  en: [
    {
      id: 'force',
      label: 'Mechanics',
      icon: Building2,
      children: [
        { id: 'pressure', label: 'Pressure', note: 'Gauges, transmitters', icon: FlaskConical },
        { id: 'mass', label: 'Mass', note: 'Balances, weights', icon: FlaskConical },
        { id: 'hardness', label: 'Hardness', note: 'Its standard is away', icon: FlaskConical, disabled: true },
      ],
    },
    {
      id: 'heat',
      label: 'Heat',
      icon: Building2,
      children: [
        {
          id: 'temperature',
          label: 'Temperature',
          children: [
            { id: 'glass', label: 'Liquid-in-glass thermometers' },
            { id: 'platinum', label: 'Platinum resistance thermometers' },
          ],
        },
        { id: 'humidity', label: 'Humidity' },
      ],
    },
    { id: 'light', label: 'Light', icon: Building2, disabled: true, children: [{ id: 'lux', label: 'Lux meters' }] },
    { id: 'time', label: 'Time and frequency', icon: FlaskConical },
  ],
}

/** Provinces whose cities and areas are loaded. */
export const provinces: readonly TreeItem[] = [
  { id: '43', label: '湖南省', onDemand: true },
  { id: '11', label: '北京市', onDemand: true },
  { id: '71', label: '台湾省' },
]

const beneath: Readonly<Record<string, readonly TreeItem[]>> = {
  43: [
    { id: '4301', label: '长沙市', onDemand: true },
    { id: '4302', label: '株洲市', onDemand: true },
  ],
  4301: [
    { id: '430104', label: '岳麓区' },
    { id: '430102', label: '芙蓉区' },
  ],
  4302: [{ id: '430202', label: '荷塘区' }],
}

/** Answers at once; Beijing does not come the first time. */
export function storyRegions(): LoadChildren {
  const failed = new Set<string>()
  return async (id) => {
    if (id === '11' && !failed.has(id)) {
      failed.add(id)
      throw new TypeError('not carried')
    }
    return id === '11' ? [{ id: '110101', label: '东城区' }] : (beneath[id] ?? [])
  }
}

/** Never answers. */
export const neverLoads: LoadChildren = () => new Promise(() => {})
