import type { Said } from './contract-words.ts'

/** What the page about the calls says in its own name. */
export const pageWords = {
  title: { zh: '接口说明', en: 'The calls' },
  intro: {
    zh: '工作台与其他系统使用的全部接口。说明由接口合同生成，与服务器实际检查的内容一致。',
    en: 'Every call that the workspace and other systems use. It is written from the contract that the server checks each call against.',
  },
  download: { zh: '下载 OpenAPI 3.1（JSON）', en: 'OpenAPI 3.1 as JSON' },
  workspace: { zh: '返回工作台', en: 'To the workspace' },
  otherLanguage: { zh: 'English', en: '中文' },
  all: { zh: '全部接口', en: 'All calls' },
  skip: { zh: '跳到正文', en: 'Skip to the calls' },
  search: { zh: '查找接口', en: 'Find a call' },
  searchHint: { zh: '名称、路径或编号', en: 'Name, path or id' },
  find: { zh: '查找', en: 'Find' },
  found: { zh: '找到 {count} 个接口', en: '{count} calls found' },
  oneFound: { zh: '找到 1 个接口', en: 'One call found' },
  nothing: {
    zh: '没有找到相符的接口。请换一个词，或查看全部接口。',
    en: 'No call matches. Try another word, or look at all calls.',
  },
  areas: { zh: '分类', en: 'Areas' },
  manner: { zh: '通用约定', en: 'How they are asked' },
  who: { zh: '权限', en: 'Who may' },
  anybody: { zh: '无需登录', en: 'Anybody' },
  signedIn: { zh: '已登录的所有角色', en: 'Whoever is signed in' },
  lockedToo: { zh: '会话锁定时也可调用', en: 'also while the session is locked' },
  assumed: { zh: '规范未写明，此处为约定', en: 'Left open by the specification' },
  once: {
    zh: '可带 Idempotency-Key：重复提交不会产生第二条记录',
    en: 'Takes an Idempotency-Key: sent twice it makes one record',
  },
  path: { zh: '路径参数', en: 'In the path' },
  query: { zh: '查询参数', en: 'In the query' },
  headers: { zh: '请求头', en: 'In headers of its own' },
  body: { zh: '请求内容（JSON）', en: 'In the body, as JSON' },
  bytes: { zh: '请求内容：文件字节（application/octet-stream）', en: 'In the body: the bytes (application/octet-stream)' },
  form: {
    zh: '请求内容：表单，文件字段为 file（multipart/form-data）',
    en: 'In the body: a form with the part “file” (multipart/form-data)',
  },
  answer: { zh: '返回的 data', en: 'Answer: data' },
  flatAnswer: { zh: '返回内容（无外层包装）', en: 'Answer, without an envelope' },
  file: { zh: '返回文件内容', en: 'Answer: the bytes of a file' },
  nothingAsked: { zh: '没有参数', en: 'Nothing is asked' },
  field: { zh: '字段', en: 'Field' },
  type: { zh: '类型', en: 'Type' },
  limits: { zh: '限制', en: 'Limits' },
  required: { zh: '必填', en: 'required' },
  whole: { zh: '全部', en: 'the whole' },
} as const satisfies Readonly<Record<string, Said>>

/** What holds for every call. */
export const manner: readonly Said[] = [
  {
    zh: '每次调用都带客户端标识：Authorization: Basic。登录后另带 Blade-Auth: bearer 访问令牌；仅有 Cookie 或查询参数不算登录。',
    en: 'Every call names its client by Authorization: Basic. Who is signed in sends Blade-Auth: bearer <access token> besides; a cookie or a query parameter alone is no session.',
  },
  {
    zh: '登录分两步：先取验证码，再以 md5（验证码 + 密码）换取令牌，请求头带 Tenant-Id。访问令牌到期前用刷新令牌更换。',
    en: 'Signing in takes two steps: a code first, then tokens for md5(code + password), with the header Tenant-Id. The refresh token renews them before they end.',
  },
  {
    zh: '返回 { code, success, data, msg }；失败时 data.reason 为原因编码，data.fields 指出不能接受的字段，requestId 便于查日志。',
    en: 'Answers are { code, success, data, msg }. A refusal has a reason for programs in data.reason, the fields that were not taken in data.fields, and a requestId to find it in the log.',
  },
  {
    zh: '编号与小数以文本传递；分页返回 { records, total, size, current, pages }。msg 的语言由 Accept-Language 决定。',
    en: 'Ids and decimals travel as text; pages are { records, total, size, current, pages }. Accept-Language decides the language of msg.',
  },
  {
    zh: '未登录为 401，无权限为 403，已被他人改动为 409，会话锁定为 423，请求过多为 429。',
    en: 'Without a session 401, not allowed 403, changed by somebody else 409, locked 423, too many 429.',
  },
]
