import type { QuestionMessages } from './question-messages.ts'

const performed = { verification: '检定', rejection: '检定', calibration: '校准', testing: '检测', trial: '试验' } as const

/** 中文。 */
export const questionsZh: QuestionMessages = {
  others: '其他查询',
  ways: {
    certificate: { name: '一张证书', note: '封面上的编号和查询码' },
    fileCheck: { name: '核对证书文件', note: 'PDF 或 DCC，文件不离开本机' },
    list: { name: '一次查多份', note: '最多十份，逐份给出结果' },
    enterprise: { name: '委托单位查询', note: '一次看全一份委托的所有证书' },
    phone: { name: '按手机号查报告', note: '委托时登记的手机，用短信码登录' },
    jewellery: { name: '珠宝首饰', note: '鉴定证书或首饰标签上的编号' },
    appraisal: { name: '鉴定证书', note: '证书上的编号和查询码' },
    label: { name: '贵金属标签', note: '首饰标签上的编号和查询码' },
    testReport: { name: '检测报告', note: '报告首页的编号和查询码' },
    notices: { name: '公告', note: '停用、召回与服务变动' },
  },
  services: {
    title: '您想查什么？',
    lead: '都不用登录。带着证书、标签或报告，选一种。',
    documents: '查证书和报告',
    institute: '本院消息',
  },
  subjects: {
    enterprise: {
      title: '委托单位查询',
      lead: '输入本单位的信用代码，和任一份证书的编号、查询码，看到同一份委托的全部证书。',
      number: '证书编号',
      numberHint: '封面右上角，例如 LX-2026-003187',
      codeHint: '二维码旁的 8 位，大小写不限',
      notFound: '没有找到相符的证书',
      notFoundLead: '信用代码、编号或查询码可能输错了，也可能不是本院签发的。为防止试号，我们不说明是哪一种。',
    },
    jewellery: {
      title: '这件首饰查过吗？',
      lead: '输入鉴定证书或首饰标签上的编号和查询码。',
      number: '证书或标签编号',
      numberHint: '例如 ZB-2026-020416',
      codeHint: '二维码旁的 8 位，大小写不限',
      notFound: '没有找到相符的记录',
      notFoundLead: '编号或查询码可能输错了，也可能不是本院出具的。为防止试号，我们不说明是哪一种。',
    },
    appraisal: {
      title: '这张鉴定证书是真的吗？',
      lead: '输入鉴定证书上的编号和查询码。',
      number: '证书编号',
      numberHint: '例如 ZB-2026-020416',
      codeHint: '二维码旁的 8 位，大小写不限',
      notFound: '没有找到相符的鉴定证书',
      notFoundLead: '编号或查询码可能输错了，也可能不是本院签发的。为防止试号，我们不说明是哪一种。',
    },
    label: {
      title: '这个标签是真的吗？',
      lead: '输入贵金属标签上的编号和查询码。',
      number: '标签编号',
      numberHint: '例如 GJS-2026-118204',
      codeHint: '二维码旁的 8 位，大小写不限',
      notFound: '没有找到相符的标签',
      notFoundLead: '编号或查询码可能输错了，也可能不是本院出具的。为防止试号，我们不说明是哪一种。',
    },
    'test-report': {
      title: '这份检测报告是真的吗？',
      lead: '输入报告首页的编号和查询码。',
      number: '报告编号',
      numberHint: '例如 JC-2026-004120',
      codeHint: '二维码旁的 8 位，大小写不限',
      notFound: '没有找到相符的检测报告',
      notFoundLead: '编号或查询码可能输错了，也可能不是本院签发的。为防止试号，我们不说明是哪一种。',
    },
  },
  creditCode: '统一社会信用代码',
  creditCodeHint: '18 位，营业执照上',
  record: {
    titles: {
      appraisal: { genuine: '这张鉴定证书是真的', withdrawn: '这张鉴定证书已撤回，请勿采信' },
      'precious-metal': { genuine: '这个标签是真的', withdrawn: '这个标签已撤回，请勿采信' },
      'test-report': { genuine: '这份报告是真的，没有撤回', withdrawn: '这份报告已撤回，请勿使用' },
    },
    lead: (kind, name, mass, issued) =>
      kind === 'test-report' ? (
        <>
          {name}，{issued}签发。请与您手里的报告对照。
        </>
      ) : mass === null ? (
        <>{name}。请与您手里的东西比一比。</>
      ) : (
        <>
          {name}，总质量 {mass}。请称一称，再比一比。
        </>
      ),
    withdrawnLead: (on) => <>它是本院出具的，但已于 {on}撤回，从那天起不再有效。</>,
    heading: { appraisal: '鉴定结果', 'precious-metal': '标签内容', 'test-report': '检测结果' },
    kinds: { appraisal: '鉴定证书', 'precious-metal': '贵金属标签', 'test-report': '检测报告' },
    number: '编号',
    name: '名称',
    conclusion: '结论',
    standards: '依据',
    performed: '检验日期',
    issued: '签发日期',
    client: '委托单位',
    note: '说明',
    withdrawn: '撤回',
    noEnd: {
      appraisal: '鉴定证书没有有效期：它说明送检当时这件饰品的样子。',
      'precious-metal': '标签没有有效期：它说明检验当时这件饰品的样子。',
      'test-report': '检测报告没有有效期：它说明送检样品当时的情况。',
    },
    again: '再查一件',
    todo: ['停止使用依据它得出的结果。', '请持有人联系我们。'],
  },
  standings: { valid: '有效', expired: '已过期', withdrawn: '已撤回', replaced: '已替换' },
  notWithdrawn: '未撤回',
  notPassed: '不合格',
  listed: {
    line: (number, kind) => (
      <>
        {number}，{kind}
      </>
    ),
    until: (serial, validUntil) => (
      <>
        出厂编号 {serial}，有效期至 {validUntil}
      </>
    ),
    performed: (serial, kind, on) => (
      <>
        出厂编号 {serial}，{performed[kind]}于 {on}
      </>
    ),
    expired: (validUntil) => <>{validUntil}到期，该送检了</>,
    withdrawn: (on) => <>{on}撤回，请勿使用</>,
    replaced: (successor) => <>被 {successor} 替换</>,
    issued: (issued) => <>{issued}签发</>,
    nothing: '没有相符的',
    nothingNote: '编号或查询码可能输错了，也可能不是本院签发的。',
    later: (clock) => <>{clock} 后再查</>,
    laterNote: '这个编号或这个网络在一小时内查得太多。',
  },
  list: {
    title: '一次查多份',
    lead: (most) => `每行一份：编号，空格，查询码。最多 ${most} 份。`,
    label: '编号和查询码',
    hint: '证书、检测报告、鉴定证书和标签都可以',
    example: 'LX-2026-003187 7K3M-9QXT',
    empty: '请至少输入一行。',
    tooMany: (most) => `一次最多 ${most} 行，请分几次查。`,
    found: (found, all) => (
      <>
        {all} 份里查到 {found} 份
      </>
    ),
    results: '结果',
    again: '再查几份',
    how: '怎样填写',
    steps: ['一行一份，编号在前，查询码在后。', '用空格或逗号隔开；可以从表格里粘贴两列。', '每一行算查询一次。'],
  },
  enterprise: {
    title: (client) => <>{client}的证书</>,
    heading: '委托单位的证书',
    lead: (order, count) => (
      <>
        委托单 {order} 共有 {count} 份证书和报告。
      </>
    ),
    underWay: (count) => <>还有 {count} 项没有出证，可以过几天再查。</>,
    complete: '这份委托的证书已经出齐。',
    asked: '您查的这一份',
    others: '同一份委托的其他证书',
  },
  phone: {
    title: '按手机号查报告',
    lead: '请用委托时登记的手机号，我们发一条短信码确认是您本人。',
    field: '手机号',
    hint: '11 位',
    send: '发送短信码',
    problem: '请输入正确的手机号',
    closed: '清单已经关闭。要再看，请重新取短信码。',
    changed: '换过号码？',
    changedNote: '请委托单位或本院更改登记的手机号，改好后再查。',
    codeTitle: '输入短信码',
    codeLead: (phone) => <>如果 {phone} 登记过，短信码已经发出，5 分钟内有效。</>,
    other: '换一个号码',
    code: '短信码',
    codeHint: '6 位数字',
    show: '查看报告',
    wrong: '短信码不对，或已过期。请看清最新的一条短信，或重新发送。',
    wait: (clock) => <>没有再发：短信码发得太频繁，{clock} 后可以重发。已收到的短信码仍可使用。</>,
    missing: '收不到短信？',
    missingTodo: ['看看是否被拦进垃圾短信。', '每天最多发 5 次。'],
    again: (clock) => <>{clock} 后可以重发。</>,
    resend: '重新发送',
    listTitle: '您的报告',
    listLead: (phone, count) => (
      <>
        {phone} 名下 {count} 份，最新的在前。
      </>
    ),
    none: '还没有报告',
    noneNote: '委托正在办理，或者委托时登记的是另一个手机号。',
    next: '更早的',
    previous: '更新的',
    page: (page, pages) => (
      <>
        第 {page} 页，共 {pages} 页
      </>
    ),
    loading: '正在取',
    loadFailed: '没有取到。请再试一次。',
    leaving: '离开时',
    leavingNote: (minutes) => <>这份清单 {minutes} 分钟后自动关闭。用别人的手机，请现在退出。</>,
    leave: '退出',
  },
  notices: { title: '公告', none: '现在没有公告。', all: '全部公告', on: (day) => <>{day}发布</> },
}
