import { logZh } from './log-zh.tsx'
import type { Messages } from './messages.ts'
import { questionsZh } from './question-zh.tsx'
import { sealZh } from './seal-zh.tsx'

/** 中文。 */
export const zh: Messages = {
  skip: '跳到正文',
  tagline: '证书与报告公众查询',
  language: '语言',
  otherLanguage: 'English',
  about: '关于本站',
  keys: '公钥',
  seal: '印章证书',
  telephone: '电话',
  officeHours: '工作日 8:30–17:30',
  call: (phone) => `致电 ${phone}`,
  another: '查另一张证书',
  checkFile: '核对证书文件',
  checkFileNote: '文件不离开本机',
  whatYouCanDo: '您现在可以',
  or: '或者',
  form: {
    number: '证书编号',
    numberHint: (example) => <>封面右上角，例如 {example}</>,
    code: '查询码',
    codeHint: '二维码旁的 8 位，大小写不限',
    search: '查询',
    missing: (label) => `请填写${label}`,
    where: '编号和查询码在哪里？',
    sketch: '证书封面示意：编号在右上角，二维码和查询码在左下角',
    sketchNumber: '编号',
    sketchCode: '查询码',
    sketchNote: '查询码里没有 I、L、O、U；0 和 O、1 和 I 输错也能认出。',
  },
  seals: sealZh,
  log: logZh,
  questions: questionsZh,
  home: { title: '这张证书是真的吗？', lead: '输入证书封面上的编号和查询码，马上告诉您。' },
  answer: {
    asked: (moment) => <>查询时间 {moment}（北京时间）</>,
    genuine: {
      verification: {
        title: '证书是真的，现在有效',
        lead: ({ instrument, serial, performed, validUntil }) => (
          <>
            {instrument}（出厂编号 {serial}）于 {performed}检定合格，有效期至 {validUntil}。
          </>
        ),
      },
      withoutEnd: {
        title: '证书是真的，没有撤回',
        lead: ({ instrument, serial, performed }) => (
          <>
            {instrument}（出厂编号 {serial}）于 {performed}检定合格，没有规定有效期。
          </>
        ),
      },
      calibration: {
        title: '证书是真的，没有撤回',
        lead: ({ instrument, serial, performed }) => (
          <>
            {instrument}（出厂编号 {serial}）于 {performed}校准。校准证书没有有效期，复校时间由使用者决定。
          </>
        ),
      },
      rejection: {
        title: '通知书是真的：这件器具不合格',
        lead: ({ instrument, serial, performed }) => (
          <>
            {instrument}（出厂编号 {serial}）于 {performed}检定不合格。
          </>
        ),
      },
      testing: {
        title: '报告是真的，没有撤回',
        lead: ({ instrument, serial, performed }) => (
          <>
            {instrument}（编号 {serial}）于 {performed}检测。
          </>
        ),
      },
      trial: {
        title: '报告是真的，没有撤回',
        lead: ({ instrument, serial, performed }) => (
          <>
            {instrument}（编号 {serial}）于 {performed}试验。
          </>
        ),
      },
    },
    expired: {
      title: '证书是真的，但已过期',
      lead: ({ instrument, serial, validUntil }) => (
        <>
          {instrument}（出厂编号 {serial}）曾检定合格，有效期到 {validUntil}为止。
        </>
      ),
    },
    withdrawn: {
      title: '这张证书已撤回，请勿使用',
      lead: (withdrawnOn) => <>它是本院签发的，但已于 {withdrawnOn}撤回，从那天起不再有效。目前没有替换的新证书。</>,
    },
    replaced: {
      title: '这张证书已被新证书替换',
      lead: (replacedOn, successor) => (
        <>
          它是本院签发的，但从 {replacedOn}起请以 {successor} 为准。
        </>
      ),
    },
  },
  history: { title: '这张证书的经过', issued: '签发', withdrawn: '撤回', replaced: '被新证书替换' },
  facts: {
    compare: '请与您手里的证书对照',
    compareNote: '下面是本院签发的内容。有一处不同，就请以这里为准。',
    issuedByUs: '本院签发的内容',
    certificate: '证书',
    oldCertificate: '旧证书',
    number: '证书编号',
    instrument: '器具',
    model: '型号规格',
    serial: '出厂编号',
    conclusion: '检定结论',
    performed: {
      verification: '检定日期',
      rejection: '检定日期',
      calibration: '校准日期',
      testing: '检测日期',
      trial: '试验日期',
    },
    validUntil: '有效期至',
    daysLeft: (days) => <>当天仍有效，还有 {days} 天</>,
    daysAgo: (days) => <>已过 {days} 天</>,
    regulation: '依据',
    client: '委托单位',
    clientNote: '为保护客户，只显示一部分',
    issued: '签发',
    issuedNote: '检定、核验、批准三人签名',
    withdrawn: '撤回',
    withdrawnNote: '授权签字人决定',
    kinds: {
      verification: '检定证书',
      rejection: '检定结果通知书',
      calibration: '校准证书',
      testing: '检测报告',
      trial: '试验报告',
    },
    separator: '，',
  },
  download: {
    title: '下载',
    pdf: (size) => `证书 PDF（${size}）`,
    oldPdf: (size) => `旧证书 PDF（${size}）`,
    xml: (size) => `证书数据 DCC（XML，${size}）`,
    signature: (size) => `DCC 的签名（P7S，${size}）`,
  },
  checks: {
    title: '核对了什么',
    signature: '签名',
    signatureNote: '由本院签发，一个字都没有改动',
    standing: '撤回与替换',
    standingNote: '都没有',
    byServer: '签名由本院服务器核对过。',
    byBrowser: '签名由您的浏览器自己核对过。',
    failed: '您的浏览器核对签名没有通过，请勿采信本页，并打电话告诉我们。',
    yourself: '怎样自己核对',
    stepDigest: '下载 PDF，算出它的 SHA-256，应当是：',
    stepKey: (link) => <>取得{link}，比较指纹，它也印在每张证书末页：</>,
    stepStatement: '用公钥核对本院的声明（JWS，Ed25519），里面有同样的 SHA-256：',
  },
  expired: { todo: ['问持有人有没有更新的证书。', '没有，就请先送检再使用。'] },
  withdrawn: { why: '为什么撤回', todo: ['停止使用依据这张证书得出的结果。', '请持有人联系我们。'] },
  replaced: {
    what: '改了什么',
    table: '新旧对照',
    item: '项目',
    old: '旧',
    new: '新',
    todo: ['向持有人索要新证书。'],
    see: '看新证书',
  },
  brokenLink: {
    title: '链接不完整或已损坏',
    lead: '二维码可能没有扫全，或者链接在转发时少了字符。请重新扫描二维码，或输入证书上的编号和查询码。',
    again: '输入编号和查询码',
  },
  notFound: {
    title: '没有找到相符的证书',
    lead: '编号或查询码可能输错了，也可能不是本院签发的。为防止试号，我们不说明是哪一种。',
    again: '请核对后再查',
    still: '还是查不到？',
    todo: [
      '看清封面上的签发机构，是不是本院。',
      '刚签发的证书，几分钟后再查。',
      '查不到不等于证书是假的。打电话，我们按原始记录核对。',
    ],
  },
  tooMany: {
    title: (clock) => <>查询次数太多，{clock} 后可以再查</>,
    heading: (clock) => `查询次数太多，${clock} 后可以再查`,
    lead: (perNumber, perAddress) => (
      <>
        为防止有人逐个试号，同一编号每小时最多查 {perNumber} 次，同一网络每小时最多 {perAddress} 次。正确的编号现在也要等。
      </>
    ),
    now: '现在就想知道？',
    nowNote: '手里有证书的 PDF 文件，可以在本机核对，不限次数。',
  },
  trouble: {
    'no-page': { title: '这个地址没有页面', lead: '地址可能输错了，或者页面已经搬走。' },
    unreadable: { title: '这次请求我们读不懂', lead: '什么也没有查，什么也没有保存。请从首页重新开始。' },
    later: { title: '现在暂时查不了', lead: '系统正忙或正在维护，几分钟后请再试。这与证书的真假无关。' },
    fault: { title: '我们这边出了差错', lead: '这次没有查出结果，差错已经记下。这与证书的真假无关。' },
    now: '现在可以做什么',
    home: '查询证书',
    request: (id) => <>来电时请告诉我们这次请求的编号：{id}</>,
  },
  scan: {
    title: '扫一扫二维码',
    note: '用相机，或选一张照片',
    view: '相机画面',
    open: '打开相机',
    stop: '停止',
    retry: '再试一次',
    picture: '选一张照片',
    promise: '画面和照片不离开本机，也不会保存。',
    failed: '扫描用的程序没有取到。请联网后再试，或输入编号和查询码。',
    standings: {
      idle: '相机已关闭。',
      opening: '正在打开相机。浏览器询问时，请选“允许”。',
      looking: '请把证书封面上的二维码对准白框。',
      foreign: '这不是本院证书的二维码。请对准证书封面左下角的那一个。',
      refused: '没有得到使用相机的许可。请在浏览器的网站设置里允许相机再试，或选一张照片。',
      noCamera: '没有找到相机。请选一张二维码的照片，或输入编号和查询码。',
      unsupported: '这个浏览器不能在这里使用相机。请选一张二维码的照片，或输入编号和查询码。',
      cameraFailed: '现在扫不了：相机可能正被别的程序使用，或者网络断了。请再试一次，或选一张照片。',
      reading: '正在读照片。',
      nothingFound: '照片里没有找到二维码。请拍得近一些、清楚一些，再选一张。',
      notOurs: '照片里的二维码不是本院证书上的。请拍证书封面左下角的那一个。',
      unreadable: '读不了这张照片。请再试一次，或换一张 JPEG 或 PNG 图片。',
      found: '找到了，正在打开结果。',
    },
  },
  fileCheck: {
    title: '这个文件改动过吗？',
    lead: '选一个本院的证书 PDF 或 DCC（XML）文件。DCC 的签名文件（P7S）可以一起选。',
    drop: '把文件拖到这里，或',
    choose: '选择文件',
    promise: '文件不会上传。',
    promiseNote: '由您的浏览器用本院公钥在本机核对，只向我们询问文件里写的登记号。',
    withoutScript: '核对文件需要浏览器脚本。没有脚本，请用编号和查询码查询。',
    failed: '核对用的程序没有取到，文件没有核对。请联网后再选一次。',
    results: '结果',
    checking: '正在核对',
    what: '核对什么',
    steps: [
      { name: '电子印章', note: () => 'PDF 里的印章由本院证书盖的，盖章后没有动过；断网也能核对' },
      { name: '登记号', note: () => '文件里写着它，凭它取得本院签过名的声明' },
      { name: '签名', note: (keyId) => `声明用本院公钥 ${keyId} 核对` },
      { name: '内容', note: () => '文件的每个字节，都与声明里的一致' },
    ],
    genuine: '是本院签发的，没有改动',
    changed: '文件被改动过，请勿采信',
    unknown: '看不出是谁签发的',
    changedNote: (number) => <>文件自称是 {number}，内容却与签发时不一致。请查原件。</>,
    unknownNote: '里面没有本院的登记号，多半是纸质证书的扫描件或照片。请改用编号和查询码。',
    notKnownNote: '里面的登记号本院没有记录。请改用编号和查询码。',
    refusedNote: '取得的声明没有通过核对，所以什么都不能说。请打电话告诉我们。',
    unsupportedNote: '这个浏览器不能核对签名：版本太旧，或本页不是通过 https 打开的。请换一个浏览器，或用编号和查询码查询。',
    unreachable: '现在问不到本院',
    unreachableNote: '文件还在您这里，没有下结论。请联网后再试。',
    unreadable: '读不了这个文件',
    unreadableNote: '浏览器没有读到它的内容。请再选一次。',
    tooLargeNote: '文件太大，不会是本院的证书。',
    emptyNote: '文件是空的。',
    retry: '再试一次',
    stateNote: '文件没有改动，不等于证书现在有效。是否已撤回或替换，请按编号查询。',
    lookUp: '按编号查原件',
    enterNumber: '输入编号查询',
    until: (date) => <>有效期至 {date}</>,
  },
}
