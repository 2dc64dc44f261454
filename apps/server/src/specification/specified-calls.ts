import type { contract } from '@etalon/api/contract'

type Contract = typeof contract

/** A call of the contract: `order.page`. */
export type CallId = { [Area in keyof Contract]: `${Area}.${Extract<keyof Contract[Area], string>}` }[keyof Contract]

/** A call that section 7 of the specification names. */
export interface SpecifiedCall {
  /** Where it is named. */
  readonly section: '7.1' | '7.2' | '7.3' | '7.4' | '7.5' | '7.6' | '7.7'
  /** What the specification calls it, or what it is for where it has no address. */
  readonly named: string
  /** As the specification gives it; left out where it gives none, or several. */
  readonly method?: 'GET' | 'POST'
  /** From the root, as the specification gives it; left out where it does not show one. */
  readonly path?: `/${string}`
  /** Parameters of the query that it names. */
  readonly query?: readonly string[]
  /** Fields of the body that it names. */
  readonly body?: readonly string[]
  /** Headers that it names besides those of every call; the tenant's at every login (section 6). */
  readonly headers?: readonly string[]
  /** The call of ours; undefined where there is none. */
  readonly call: CallId | undefined
  /** Whether the specification shows everything that is asked and answered; what it does not show is `assumed` in the contract. */
  readonly isShown?: true
  /** How ours differs, or why there is none. */
  readonly note?: string
}

const login = ['tenantId', 'username', 'password', 'grant_type', 'scope', 'type', 'accessKeyId', 'signature'] as const
/** Section 3.2. */
const dictionaryRecord = [
  ...['id', 'tenantId', 'parentId', 'code', 'dictKey', 'dictValue', 'sort', 'remark', 'isSealed', 'isDeleted'],
  ...['children', 'hasChildren'],
] as const
const paged = ['current', 'size'] as const
const auth = '/api/blade-auth'
const system = '/api/blade-system'

/** Every call of sections 7.1 to 7.7, in their order. Section 7.8 names prefixes: {@link specifiedPrefixes}. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  {
    section: '7.1',
    named: 'login, first step: a captcha-like code',
    method: 'GET',
    path: `${auth}/oauth/captcha`,
    call: 'session.code',
  },
  {
    section: '7.1',
    named: 'login',
    method: 'POST',
    path: `${auth}/oauth/token`,
    query: login,
    headers: ['Tenant-Id'],
    call: 'session.signIn',
  },
  {
    section: '7.1',
    named: 'token refresh',
    method: 'POST',
    path: `${auth}/oauth/token`,
    query: ['tenantId', 'refresh_token', 'grant_type', 'scope'],
    call: 'session.refresh',
  },
  {
    section: '7.1',
    named: 'single sign-on login variant',
    method: 'POST',
    path: `${auth}/third/oauth/token`,
    query: login,
    headers: ['Tenant-Id'],
    call: 'session.signInFromElsewhere',
  },
  { section: '7.1', named: 'system configuration', method: 'POST', path: `${auth}/oauth/getSystemConfig`, call: 'system.config' },
  { section: '7.1', named: 'isSmsRequired', method: 'GET', path: `${auth}/isSmsRequired`, call: 'system.smsRequired' },
  { section: '7.1', named: 'isUpLoad', method: 'GET', path: `${auth}/isUpLoad`, call: 'system.uploadAllowed' },
  {
    section: '7.1',
    named: 'text message',
    method: 'POST',
    path: '/csApi/hm-metrology/self-service/sms/{id}',
    call: 'sms.send',
  },
  {
    section: '7.1',
    named: 'API token of another system',
    method: 'POST',
    path: '/csApi/blade-expand/open/token/api_token',
    query: ['appId'],
    headers: ['timestamp', 'sign'],
    call: 'open.apiToken',
  },
  {
    section: '7.1',
    named: 'single sign-on address, code=lims',
    method: 'GET',
    path: '/api/third-systems/generateSSOUrl',
    query: ['code'],
    isShown: true,
    call: 'open.ssoUrl',
  },
  {
    section: '7.1',
    named: 'user info, path not shown',
    method: 'GET',
    call: 'session.userInfo',
    note: 'the path that section 7.2 names',
  },
  { section: '7.1', named: 'logout (POST or GET), path not shown', call: 'session.signOut', note: 'GET, as BladeX has it' },

  { section: '7.2', named: 'menu/buttons', method: 'GET', path: `${system}/menu/buttons`, call: 'menu.buttons' },
  { section: '7.2', named: 'menu/list', method: 'GET', path: `${system}/menu/list`, query: paged, call: 'menu.list' },
  {
    section: '7.2',
    named: 'menu/menu-list',
    method: 'GET',
    path: `${system}/menu/menu-list`,
    query: paged,
    call: 'menu.menuList',
  },
  { section: '7.2', named: 'menu/detail', method: 'GET', path: `${system}/menu/detail`, query: ['id'], call: 'menu.detail' },
  { section: '7.2', named: 'menu/top-menu', method: 'GET', path: `${system}/menu/top-menu`, call: 'menu.topMenu' },
  {
    section: '7.2',
    named: 'menu/routes',
    method: 'GET',
    path: `${system}/menu/routes`,
    query: ['topMenuId'],
    call: 'menu.routes',
  },
  { section: '7.2', named: 'menu/remove', method: 'POST', path: `${system}/menu/remove`, query: ['ids'], call: 'menu.remove' },
  { section: '7.2', named: 'menu/submit', method: 'POST', path: `${system}/menu/submit`, call: 'menu.submit' },
  { section: '7.2', named: 'menu by parent id, path not shown', call: 'menu.byParent' },
  { section: '7.2', named: 'button list of the shell, path not shown', call: 'menu.buttons', note: 'the call of menu/buttons' },
  { section: '7.2', named: 'dept/list', method: 'GET', path: `${system}/dept/list`, query: paged, call: 'department.list' },
  {
    section: '7.2',
    named: 'dept/detail',
    method: 'GET',
    path: `${system}/dept/detail`,
    query: ['id'],
    call: 'department.detail',
  },
  {
    section: '7.2',
    named: 'dept/tree',
    method: 'GET',
    path: `${system}/dept/tree`,
    query: ['tenantId'],
    call: 'department.tree',
  },
  {
    section: '7.2',
    named: 'dept/remove',
    method: 'POST',
    path: `${system}/dept/remove`,
    query: ['ids'],
    call: 'department.remove',
  },
  { section: '7.2', named: 'dept/submit', method: 'POST', path: `${system}/dept/submit`, call: 'department.submit' },
  { section: '7.2', named: 'dict/list', method: 'GET', path: `${system}/dict/list`, query: paged, call: 'dictionary.list' },
  {
    section: '7.2',
    named: 'dict/remove',
    method: 'POST',
    path: `${system}/dict/remove`,
    query: ['ids'],
    call: 'dictionary.remove',
  },
  {
    section: '7.2',
    named: 'dict/submit, a dictionary record',
    method: 'POST',
    path: `${system}/dict/submit`,
    body: dictionaryRecord,
    call: 'dictionary.submit',
  },
  {
    section: '7.2',
    named: 'dict/detail',
    method: 'GET',
    path: `${system}/dict/detail`,
    query: ['id'],
    call: 'dictionary.detail',
  },
  { section: '7.2', named: 'dict/tree', method: 'GET', path: `${system}/dict/tree`, query: ['code'], call: 'dictionary.tree' },
  {
    section: '7.2',
    named: 'dict/dictionary',
    method: 'GET',
    path: `${system}/dict/dictionary`,
    query: ['code'],
    call: 'dictionary.dictionary',
  },
  { section: '7.2', named: 'dict-biz/list', method: 'GET', path: `${system}/dict-biz/list`, call: 'businessDictionary.list' },
  {
    section: '7.2',
    named: 'flow-route dictionary, code flow',
    query: ['code'],
    call: 'dictionary.dictionary',
    note: 'the call of dict/dictionary; empty until somebody makes a dictionary of that code',
  },
  { section: '7.2', named: 'param/list', method: 'GET', path: `${system}/param/list`, call: 'parameter.list' },
  { section: '7.2', named: 'staff by team, size 9999, path not shown', query: ['size'], call: 'account.staffByTeam' },
  { section: '7.2', named: 'staff by department, size 9999, path not shown', query: ['size'], call: 'account.staffByDepartment' },
  { section: '7.2', named: 'user info', method: 'GET', path: '/api/blade-user/info', call: 'session.userInfo' },
  { section: '7.2', named: 'view-param', method: 'GET', path: '/api/view-param/detail', call: 'parameter.view' },

  { section: '7.3', named: 'region tree', method: 'POST', path: '/csApi/blade-expand/region/tree', call: 'region.tree' },
  {
    section: '7.3',
    named: 'districts',
    method: 'GET',
    path: '/api/bas/basdistrict/list',
    query: ['parentId'],
    call: 'region.districts',
  },
  { section: '7.3', named: 'enterprises', method: 'GET', path: '/api/crm/enter/selectInfomation', call: 'enterprise.search' },
  {
    section: '7.3',
    named: 'instruments of an enterprise',
    method: 'POST',
    path: '/api/crm/enterinstruments/listOfDetails',
    query: ['size', 'current', 'type'],
    call: 'enterprise.instruments',
  },

  { section: '7.4', named: 'upload', method: 'POST', path: '/api/file/upload', call: 'file.upload' },
  { section: '7.4', named: 'load', method: 'GET', path: '/api/file/load', call: 'file.load' },
  { section: '7.4', named: 'preview, a blob', method: 'GET', path: '/csApi/blade-upload/file/preview', call: 'file.preview' },
  { section: '7.4', named: 'delete', method: 'POST', path: '/api/file/delete', call: 'file.remove' },
  {
    section: '7.4',
    named: 'download, opened as a link',
    method: 'GET',
    path: '/api/file/download',
    query: ['fileId'],
    call: 'file.download',
    note: 'asks for a `ticket` besides, since a link carries no token',
  },

  { section: '7.5', named: 'common symbols', method: 'GET', path: '/api/symbol/commonList', call: 'symbol.list' },
  {
    section: '7.5',
    named: 'personal symbols',
    method: 'GET',
    path: '/api/bas/sysSymbol/personList',
    call: 'personalSymbol.list',
  },
  {
    section: '7.5',
    named: 'common symbols, searched',
    method: 'POST',
    path: '/api/symbols/commonList',
    query: paged,
    body: ['size', 'current', 'searchParam', 'searchType'],
    call: 'symbol.page',
  },
  {
    section: '7.5',
    named: 'personal symbols, searched',
    method: 'POST',
    path: '/api/symbols/personList',
    query: paged,
    body: ['size', 'current', 'searchParam', 'searchType'],
    call: 'personalSymbol.page',
  },

  { section: '7.6', named: 'material page', method: 'POST', path: '/api/material/page', query: paged, call: 'material.page' },
  { section: '7.6', named: 'message centre', method: 'GET', path: '/api/appoints/notify/msgCenterPage', call: 'message.page' },
  {
    section: '7.6',
    named: 'released notices',
    method: 'POST',
    path: '/api/blade-desk/notice/releaseInfoPage',
    query: paged,
    call: 'notice.released',
  },
  {
    section: '7.6',
    named: 'pickup notice',
    method: 'GET',
    path: '/api/crm/pickup/notice',
    isShown: true,
    call: 'message.pickups',
  },
  {
    section: '7.6',
    named: 'pageReport',
    method: 'POST',
    path: '/api/report/pageReport',
    query: ['createUser', 'createUserCode', 'createUserPhone'],
    headers: ['token', 'nonce', 'timestamp', 'sign'],
    call: 'open.pageReport',
  },
  {
    section: '7.6',
    named: 'material downloads of the notification centre, path not shown',
    body: ['current', 'size', 'searchParam', 'searchType'],
    call: 'material.downloads',
  },

  {
    section: '7.7',
    named: 'save table column settings, path not shown',
    body: ['elementId', 'parameter'],
    call: 'columnSettings.submit',
  },
  { section: '7.7', named: 'log upload, path not shown', call: 'clientLog.upload' },
]

/** The prefixes of section 7.8. The specification names no call beneath most of them. */
export const specifiedPrefixes = [
  'api/hm-template',
  'api/blade-expand',
  'api/hm-print',
  'api/hm-crm',
  'api/hm-metrology',
  'api/hm-metrology-jewels',
] as const
