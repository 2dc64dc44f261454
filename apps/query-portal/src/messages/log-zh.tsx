import { logFaults } from './log-faults.ts'
import type { LogMessages } from './log-messages.ts'

/** 公开日志的中文。 */
export const logZh: LogMessages = {
  link: '公开日志',
  title: '证书公开日志',
  lead: '本院签发、撤回、替换的每一张证书，都按先后记在这里。记上去以后，哪怕是本院自己改动或抽走一条，也会被看出来。',
  questions: [
    {
      name: '它像什么？',
      answer:
        '像一本公开的、页页相扣的登记簿：每记一笔，就用前面所有的内容算出一个“指纹”并签名。前面哪怕改一个字，指纹就对不上了。',
    },
    {
      name: '对我有什么用？',
      answer:
        '有人拿来一张证书，您查到它在日志里，就知道它不是事后补做的、也没有被悄悄换过。证书撤回了，日志里也有一笔，抹不掉。',
    },
    {
      name: '谁在看着？',
      answer:
        '任何人都可以。您的浏览器会记住上次看到的指纹，下次再来时核对：日志只是变长了，前面没有动过。审计机构可以把每天的指纹存下来。',
    },
    {
      name: '日志里有客户的信息吗？',
      answer: '没有。日志只记证书登记号的指纹，不记编号、器具和单位。拿着证书的人能找到自己的那一笔，别人看不出是谁的。',
    },
  ],
  standing: '现在的日志',
  size: (count) => <>共 {count} 条</>,
  empty: '还没有签发过证书，日志是空的。',
  headNote: '全部内容的指纹（Merkle 树根，SHA-256）',
  checked: {
    byServer: '指纹由本院签名。',
    signed: '您的浏览器核对过本院对指纹的签名，并记住了它。',
    grew: '您的浏览器核对过：从您上次看到的 {before} 条到现在的 {now} 条，日志只是变长了，前面没有改动。',
    same: '您的浏览器核对过：与您上次看到的一样。',
    alarm: '您的浏览器发现日志与上次看到的对不上，或者签名不对：有人改过前面的内容。请打电话告诉我们，并保留这个页面。',
  },
  recent: '最近记上的',
  number: '序号',
  what: '事项',
  when: '时间',
  document: '登记号的指纹',
  kinds: { issued: '签发', withdrawn: '撤回', replaced: '被替换' },
  yourself: '怎样自己核对',
  steps: [
    '存下带签名的指纹（checkpoint），过些天再取一次。',
    '取得全部条目（C2SP tlog-tiles 格式），自己算一遍指纹。',
    '用 @etalon/verify 的命令，断网也能核对一张证书在不在您存下的指纹里。',
  ],
  inLog: '公开日志',
  place: (number, size) => (
    <>
      第 {number} 条，共 {size} 条
    </>
  ),
  placeChecked: '由您的浏览器核对过',
  noLog: '还没有日志',
  mismatch: '文件没有改动，但公开日志对不上，请先别采信',
  faults: logFaults.zh,
}
