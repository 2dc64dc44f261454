import { said } from './said.ts'

/** The area about other systems, with how they sign: docs/contract.md says the same. */
export const openWords = {
  title: said('开放接口', 'Calls of other systems'),
  before: {
    title: said('如何签名', 'How other systems sign'),
    said: [
      said(
        '签名为 HMAC-SHA256，以接入时只显示一次的密钥计算：各部分之间用一个换行符（LF）连接，结果写成十六进制。',
        'A signature is the HMAC-SHA256 of the parts with a line feed between them, under the secret that was shown once when the system was admitted, written in hex.',
      ),
      said(
        'timestamp 为 1970 年以来的毫秒数，与服务器时间相差不超过 5 分钟；同一签名只能用一次。',
        'timestamp is the moment in milliseconds since 1970, at most five minutes from the server’s. A signature counts once.',
      ),
      said(
        'open.apiToken：签 应用标识、timestamp；放在请求头 timestamp 与 sign。',
        'open.apiToken: app id, timestamp; in the headers timestamp and sign.',
      ),
      said(
        'open.pageReport：签 token、nonce、timestamp；放在请求头 token、nonce（只用一次）、timestamp 与 sign。',
        'open.pageReport: token, nonce, timestamp; in the headers token, nonce (used once), timestamp and sign.',
      ),
      said(
        'session.signInFromElsewhere：签 租户编号、用户名、timestamp；参数 signature 为 timestamp、一个点、签名。',
        'session.signInFromElsewhere: tenant, user name, timestamp; the parameter signature is the timestamp, a point, the signature.',
      ),
      said(
        'open.ssoUrl：返回的地址带 tenantId、username、timestamp、nonce，以及四者的签名 signature。',
        'open.ssoUrl: the address that is answered has tenantId, username, timestamp, nonce, and as signature that of the four.',
      ),
    ],
  },
  calls: {
    apiToken: said('获取接口令牌', 'A token for another system'),
    pageReport: said('查询报告（签名）', 'Reports, asked with a signature'),
    ssoUrl: said('单点登录地址', 'Where one goes on in another system'),
    apps: said('接入系统列表', 'Systems that may ask'),
    admitApp: said('接入一个系统', 'Let a system in'),
    changeApp: said('修改接入的系统', 'Change a system that is let in'),
    renewSecret: said('更换系统的密钥', 'Give a system another secret'),
    removeApps: said('取消接入', 'Let systems in no more'),
  },
}
