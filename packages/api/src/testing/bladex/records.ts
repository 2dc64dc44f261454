// What an institute keeps in its BladeX, as BladeX sends it: the names are ours, the shapes are those of its serialiser.

/** What every record carries. `-1` stands for an id that is null, `""` for a text or a time that is. */
const base = {
  createUser: '1730000000000000001',
  createDept: -1,
  createTime: '2026-01-05 08:00:00',
  updateUser: -1,
  updateTime: '',
  status: 1,
  isDeleted: 0,
  tenantId: '000000',
}

/** Somebody with an account. */
export interface BladeXAccount {
  readonly id: string
  readonly account: string
  readonly password: string
  readonly name: string
  readonly roles: readonly string[]
}

/** Those with an account; the tester may not read parameters. */
export const accounts: readonly BladeXAccount[] = [
  {
    id: '1730000000000000001',
    account: 'zhao',
    password: 'Xiangjiang-1',
    name: '赵工',
    roles: ['administrator', 'reception'],
  },
  { id: '1730000000000000002', account: 'qian', password: 'Yuelu-22', name: '钱工', roles: ['tester'] },
]

interface MenuSketch {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly path: string
  readonly children?: readonly MenuSketch[]
}

const menuSketches: readonly MenuSketch[] = [
  {
    id: '1730000000000000011',
    code: 'order',
    name: '委托管理',
    path: '/order',
    children: [
      { id: '1730000000000000012', code: 'order_list', name: '委托台账', path: '/order/order-list' },
      { id: '1730000000000000013', code: 'sample', name: '样品台账', path: '/order/sample' },
    ],
  },
  {
    id: '1730000000000000021',
    code: 'testing',
    name: '检测管理',
    path: '/testing',
    children: [
      { id: '1730000000000000022', code: 'standard', name: '标准器', path: '/testing/standard/index' },
      { id: '1730000000000000023', code: 'APP', name: '小程序', path: '/app' },
    ],
  },
]

/** A menu without `meta`; what is beneath it is left out where there is nothing, and `hasChildren` says nothing. */
const menuOf = ({ children, ...menu }: MenuSketch, sort: number, parentId: string): object => ({
  ...menu,
  parentId,
  alias: 'menu',
  source: 'iconfont icon-order',
  sort,
  category: 1,
  action: 0,
  isOpen: 1,
  remark: '',
  isDeleted: 0,
  hasChildren: false,
  parentName: '',
  categoryName: '',
  actionName: '',
  isOpenName: '',
  ...(children ? { children: children.map((one, place) => menuOf(one, place + 1, menu.id)) } : {}),
})

/** Top entries are a list of their own: an administrator gives each of them some of the menus. */
const tops: readonly { readonly id: string; readonly name: string; readonly menus: readonly string[] }[] = [
  { id: '1730000000000000901', name: '业务', menus: ['order'] },
  { id: '1730000000000000902', name: '实验室', menus: ['testing'] },
]

/** The menus that were given to one top entry, or all menus. */
export function routes(topId: string): readonly object[] {
  const given = tops.find(({ id }) => id === topId)?.menus
  return menuSketches
    .filter(({ code }) => topId === '' || given?.includes(code))
    .map((menu, place) => menuOf(menu, place + 1, '0'))
}

/** The top menu: a flat list, without parents. */
export const topMenu: readonly object[] = tops.map(({ id, name, menus: [first = ''] }, place) => ({
  ...base,
  id,
  code: `top_${first}`,
  name,
  source: '',
  path: `/${first}`,
  sort: place + 1,
}))

/** Columns that this question does not select come as if they were null. */
const notSelected = { category: -1, isOpen: -1, isDeleted: -1, remark: '' }

/** Menus with their buttons; a button may come with an empty list beneath it. */
export const buttons: readonly object[] = [
  {
    ...notSelected,
    id: '1730000000000000012',
    parentId: '1730000000000000011',
    code: 'order_list',
    name: '委托台账',
    hasChildren: true,
    children: [
      { ...notSelected, id: '31', code: 'order_add', name: '新增', alias: 'add', hasChildren: false },
      { ...notSelected, id: '32', code: 'order_edit', name: '修改', alias: 'edit', hasChildren: false, children: [] },
    ],
  },
]

const dictionaries: Readonly<Record<string, readonly [name: string, ...(readonly [key: string, value: string])[]]>> = {
  order_status: ['委托状态', ['50', '已登记'], ['100', '待院审'], ['300', '院内检测'], ['1000', '已办结'], ['0', '已作废']],
  SERVICE_TYPE: ['服务方式', ['1', '客户送检'], ['2', '下厂检测']],
}

/** Dictionaries as a tree of roots. The key is a number in SpringBlade and a text in BladeX; the root's is -1, and is no choice. */
export const dictionaryTree = (asNumbers: boolean, code: string): readonly object[] =>
  Object.entries(dictionaries)
    .filter(([own]) => code === '' || own === code)
    .map(([own, [name, ...entries]], place) => {
      const key = (text: string) => (asNumbers ? Number(text) : text)
      const common = { code: own, remark: '', isDeleted: 0, ...(asNumbers ? {} : { isSealed: 0 }) }
      const id = `17300000000000${place}100`
      return {
        ...common,
        id,
        parentId: '0',
        dictKey: key('-1'),
        dictValue: name,
        sort: place,
        hasChildren: true,
        parentName: '',
        children: entries.map(([dictKey, dictValue], at) => ({
          ...common,
          id: `17300000000000${place}1${String(at + 10)}`,
          parentId: id,
          dictKey: key(dictKey),
          dictValue,
          sort: at + 1,
          hasChildren: false,
          parentName: name,
        })),
      }
    })

/** Orders of the institute's own module: an order without a date it is hoped for, one without a person, amounts as Java prints them. */
const orders: readonly object[] = [
  ['41', 'WT2601-0001', '长沙星麓精工机械有限公司', '300', '1', '2026-01-15', '1E+3', '孟溪'],
  ['42', 'WT2601-0002', '岳阳洞庭仪表厂', '100', '2', '', '0E-8', ''],
  ['43', 'WT2601-0003', '湘潭莲城热工院', '1000', '1', '2026-02-01', '1260.50', '贺文舟'],
].map(([id, orderNo, enterName, state, serviceType, hopeTestDate, amount, applicant]) => ({
  ...base,
  id: `17300000000000000${id}`,
  orderNo,
  enterName,
  enterId: `17300000000000005${id}`,
  standing: { state, version: 1, duties: {}, facts: {} },
  billType: '1',
  serviceType,
  applicant,
  mobile: '',
  billDate: '2026-01-05 00:00:00',
  hopeTestDate,
  sampleCount: 2,
  itemCount: 2,
  itemsDone: state === '1000' ? 2 : 0,
  amount,
  createStaffName: '赵工',
}))

/** A page as MyBatis-Plus writes it, with all that it has besides. */
export const pageOf = (records: readonly object[], current: number, size: number): object => ({
  records: records.slice((current - 1) * size, current * size),
  total: records.length,
  size,
  current,
  orders: [],
  optimizeCountSql: true,
  hitCount: false,
  countId: '',
  maxLimit: -1,
  searchCount: true,
  pages: Math.ceil(records.length / size),
})

/** A page of orders. */
export const orderPage = (current: number, size: number): object => pageOf(orders, current, size)

/** Parameters, which the administrator alone may read. */
export const parameters: readonly object[] = [
  { ...base, id: '51', paramName: '站点名称', paramKey: 'site.name', paramValue: '湘江计量院', remark: '' },
]

/** Who is signed in: what is null of it is empty by its type, and the roles are a list with commas. */
export const userInfo = ({ id, account, name, roles }: BladeXAccount): object => ({
  ...base,
  id,
  code: '',
  account,
  name,
  realName: name,
  avatar: '',
  email: '',
  phone: '',
  birthday: '',
  sex: -1,
  roleId: roles.map((_, place) => `173000000000000030${place}`).join(','),
  deptId: '1730000000000000101',
  postId: '',
  roleName: roles.join(','),
  deptName: '热工室',
  postName: '',
  enterpriseId: -1,
})
