import type { RichTextOptions } from './rich-text-options.ts'

const listed = (codes: string) => codes.split(' ').map((code, sort) => ({ code, sort }))

/** What the panel of special characters offers. */
export const storyCharacters: RichTextOptions['characters'] = {
  common: listed('± × ÷ ° ′ ″ ℃ Ω μ ‰ ≤ ≥ ≠ ≈ ∞ √ ∑ ∫ Δ Φ ① ② ③ § № ★ → ← ↑ ↓ α β γ λ σ'),
  personal: listed('㎡ ㎥ kPa·s'),
}

/** A text with everything that it can hold. */
export const storyText = [
  '<h2>检定结果说明</h2>',
  '<p>依据 JJG 52-2013 对弹性元件式一般压力表检定，<strong>符合 1.6 级</strong>，环境温度 <em>t</em> = 20.3 ℃，',
  '<em>u</em><sub>c</sub> = 0.02 MPa，面积 12 m<sup>2</sup>。扩展不确定度 <span data-tex="U=k\\,u_{\\mathrm{c}}">U=k u_c</span>，k = 2：</p>',
  '<span data-tex="u_{\\mathrm{c}}=\\sqrt{\\sum_{i=1}^{n}c_i^2u^2(x_i)}" data-block="">u_c</span>',
  '<ul><li><p>零位无偏差</p></li><li><p>轻敲位移不超过允差的一半<br>（第二行）</p></li></ul>',
  '<ol><li><p>升压</p></li><li><p>降压</p></li></ol>',
  '<table><tbody><tr><th><p>标准值 / MPa</p></th><th><p>示值 / MPa</p></th><th><p>误差 / MPa</p></th></tr>',
  '<tr><td><p>0.2</p></td><td><p>0.201</p></td><td><p>+0.001</p></td></tr>',
  '<tr><td colspan="2"><p>最大允许误差</p></td><td><p>±0.016</p></td></tr></tbody></table>',
].join('')

/** The same in English. */
export const storyTextInEnglish = [
  '<h2>Results of the verification</h2>',
  '<p>Verified as a general pressure gauge by JJG 52-2013: it <strong>conforms to class 1.6</strong>. Temperature <em>t</em> = 20.3 °C, ',
  '<em>u</em><sub>c</sub> = 0.02 MPa, area 12 m<sup>2</sup>. Expanded uncertainty <span data-tex="U=k\\,u_{\\mathrm{c}}">U=k u_c</span>, k = 2:</p>',
  '<span data-tex="u_{\\mathrm{c}}=\\sqrt{\\sum_{i=1}^{n}c_i^2u^2(x_i)}" data-block="">u_c</span>',
  '<ul><li><p>No deviation at zero</p></li><li><p>Tapping moves it by less than half the permissible error<br>(on a second line)</p></li></ul>',
  '<ol><li><p>Rising pressure</p></li><li><p>Falling pressure</p></li></ol>',
  '<table><tbody><tr><th><p>Standard / MPa</p></th><th><p>Indication / MPa</p></th><th><p>Error / MPa</p></th></tr>',
  '<tr><td><p>0.2</p></td><td><p>0.201</p></td><td><p>+0.001</p></td></tr>',
  '<tr><td colspan="2"><p>Maximum permissible error</p></td><td><p>±0.016</p></td></tr></tbody></table>',
].join('')

/** A picture that needs no network: a dial, drawn here. */
export async function storyPicture(name = '表盘.png'): Promise<File> {
  const canvas = new OffscreenCanvas(96, 96)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#409eff'
    context.beginPath()
    context.arc(48, 48, 44, 0, 2 * Math.PI)
    context.fill()
  }
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

/** A server that keeps pictures in the page. */
export const keepInPage = async (file: File): Promise<string> => URL.createObjectURL(file)
