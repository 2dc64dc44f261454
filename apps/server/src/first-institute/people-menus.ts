import type { MenuEntry } from './menu-entry.ts'

const staff = ['reception', 'dispatcher', 'tester', 'auditor', 'approver', 'issuer', 'cashier']

/** What is about the people of an institute. Administrators, whose bar is full, have the same beneath the administration. */
export const peopleMenu: MenuEntry = {
  code: 'people',
  name: '人员管理',
  nameEn: 'People',
  pinyin: 'renyuanguanli',
  initials: 'rygl',
  path: '/people',
  source: 'users',
  roles: staff,
  children: [
    {
      code: 'people_leave',
      name: '请假',
      nameEn: 'Leave',
      pinyin: 'qingjia',
      initials: 'qj',
      path: '/people/leave',
      source: 'calendar-clock',
      roles: staff,
    },
    {
      code: 'people_staff',
      name: '人员档案',
      nameEn: 'Staff',
      pinyin: 'renyuandangan',
      initials: 'ryda',
      path: '/people/staff',
      source: 'users',
      roles: ['dispatcher', 'auditor', 'approver'],
    },
    {
      code: 'people_certificate',
      name: '人员证书',
      nameEn: 'Staff certificates',
      pinyin: 'renyuanzhengshu',
      initials: 'ryzs',
      path: '/people/certificate',
      source: 'badge-check',
      roles: staff,
    },
    {
      code: 'people_training',
      name: '培训计划',
      nameEn: 'Trainings',
      pinyin: 'peixunjihua',
      initials: 'pxjh',
      path: '/people/training',
      source: 'book-open',
      roles: staff,
    },
    {
      code: 'people_evart',
      name: '填写问卷',
      nameEn: 'Fill in questionnaires',
      pinyin: 'tianxiewenjuan',
      initials: 'txwj',
      path: '/template-evart',
      source: 'clipboard-list',
      roles: staff,
    },
  ],
}

/** The same for administrators. */
export const administratorsPeople: readonly MenuEntry[] = (peopleMenu.children ?? []).map((entry) => ({
  ...entry,
  code: entry.code.replace(/^people/, 'system'),
  roles: ['admin'],
}))
