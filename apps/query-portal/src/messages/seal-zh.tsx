import type { SealMessages } from './seal-messages.ts'

/** 电子印章的中文。 */
export const sealZh: SealMessages = {
  intact: (name, moment) => (
    <>
      电子印章完好：{name}，{moment} 盖章。
    </>
  ),
  alone: '印章完好，内容没有改动',
  aloneNote: '现在问不到本院，只核对了文件里的电子印章。是否已撤回或替换，请联网后按编号查询。',
  faults: {
    changed: () => '盖章以后，内容被改动过。',
    appended: () => '盖章以后，文件末尾又加了内容；打开时看到的可能不是本院签发的那一份。',
    cut: () => '文件不完整，末尾缺了一段。',
    foreign: (name) => `盖的不是本院的章，而是“${name}”。`,
    forged: () => '印章是伪造的：签名与章上的证书对不上。',
    outdated: (name) => `盖章时，证书“${name}”不在有效期内。`,
    damaged: () => '印章已损坏，读不出来。',
    unsupported: () => '印章用的算法，这里不能核对。',
  },
  brokenNote: '现在问不到本院，但文件里的印章已经说明它不能采信。请查原件。',
}
