import { expect, test } from 'vitest'
import { cleanRichText, pageMarkup, plainWords } from './index.ts'
import { type MarkupNode, readMarkup } from './markup-tree.ts'

/** Each would run `X` somewhere, load something, or break out of what it stands in. */
const attacks = [
  '<script>X</script>y',
  '<SCRIPT SRC=//evil.example></SCRIPT>y',
  '<scr<script>ipt>X</scr</script>ipt>y',
  '<img src=x onerror=X>y',
  '<img src="https://evil.example/seen.gif">y',
  '<svg onload=X>y</svg>',
  '<svg><animate onbegin=X attributeName=x dur=1s>y',
  '<svg><a xlink:href="javascript:X"><text>y</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=X>">y',
  '<math href="javascript:X">y</math>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=X></annotation-xml></math>y',
  '<noscript><p title="</noscript><img src=x onerror=X>">y',
  '<textarea><img title="</textarea><img src=x onerror=X>"></textarea>y',
  '<title><img title="</title><img src=x onerror=X>"></title>y',
  '<!--><img src=x onerror=X>-->y',
  '<![CDATA[<img src=x onerror=X>]]>y',
  '<template><script>X</script></template>y',
  '<iframe srcdoc="<script>parent.X</script>"></iframe>y',
  '<iframe src="javascript:X">y</iframe>',
  '<object data="javascript:X">y</object>',
  '<embed src="javascript:X">y',
  '<body onload=X>y',
  '<base href="javascript:X//">y',
  '<link rel=stylesheet href="//evil.example">y',
  '<meta http-equiv=refresh content="0;url=javascript:X">y',
  '<style>@import "//evil.example";</style>y',
  '<p style="background:url(//evil.example)">y</p>',
  '<a href="javascript:X">y</a>',
  '<a href="JaVaScRiPt:X">y</a>',
  '<a href="&#106;avascript:X">y</a>',
  '<a href="java\nscript:X">y</a>',
  '<a href="\u0001javascript:X">y</a>',
  '<a href="vbscript:X">y</a>',
  '<a href="data:text/html,<script>X</script>">y</a>',
  '<a href="//evil.example">y</a>',
  '<p onclick=X onfocus=X autofocus tabindex=1>y</p>',
  '<form action="javascript:X"><input autofocus onfocus=X><button formaction="javascript:X">y</button></form>',
  '<video poster="javascript:X"><source onerror=X></video>y',
  '<details open ontoggle=X>y</details>',
  '<marquee onstart=X>y</marquee>',
  '<x-element onanimationend=X>y</x-element>',
  '<table background="javascript:X"><tr><td background="javascript:X">y</td></tr></table>',
  '<span data-tex="\\href{javascript:X}{x}">y</span>y',
  '<span data-tex="\\htmlData{onclick=X}{x}">y</span>y',
  '<span data-tex="<img src=x onerror=X>">y</span>y',
  '<span data-tex="x" onclick=X class=x>y</span>y',
  '<td colspan="2" rowspan="X" onmouseover=X>y</td>',
  '<p id="__proto__" name=constructor>y</p>',
  '"><img src=x onerror=X>y',
  '<p>y</p\u0000><img src=x onerror=X>',
]

const safe = new Set(['href', 'colspan', 'rowspan', 'start', 'scope', 'data-tex', 'data-block'])
function judge(nodes: readonly MarkupNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    expect(node.name).toMatch(
      /^(p|br|hr|h[2-4]|[uo]l|li|blockquote|pre|code|a|span|strong|em|u|s|su[bp]|table|t(head|body|foot|r|h|d)|caption)$/,
    )
    for (const [name, value] of Object.entries(node.attributes)) {
      expect(safe).toContain(name)
      if (name === 'href') expect(value).toMatch(/^(https?|mailto|tel):/)
      if (name.endsWith('span')) expect(value).toMatch(/^[1-9]\d?$/)
    }
    judge(node.children)
  }
}

test.each(attacks)(
  '[RICH-3][SEC-2] of %j nothing stays that runs, loads or styles, and cleaned again it is the same',
  (attack) => {
    const { html } = cleanRichText(attack.replaceAll('X', 'alert(1)'))
    judge(readMarkup(html))
    expect(cleanRichText(html)).toEqual({ html, leftOut: [] })
    expect(plainWords(html)).toContain('y')
    expect(pageMarkup(html)).not.toMatch(
      /<(script|img|svg|iframe|style|object|embed|form|input|base|link|meta)|<[^>]* on[a-z]+=|<[^>]*javascript:/i,
    )
  },
)

test('[RICH-3] what was left out is told once each, and not what only wraps or gives a look', () => {
  const given =
    '<div style="x" class="y"><p onclick="a" onclick="b" id="z">一<script>1</script><b>二</b><script>2</script></p><a href="javascript:1">三</a></div>'
  expect(cleanRichText(given)).toEqual({
    html: '<p>一<strong>二</strong></p><a>三</a>',
    leftOut: ['onclick', '<script>', 'href'],
  })
  expect(cleanRichText('<p>四</p>').leftOut).toEqual([])
})

test('[RICH-1] the editor’s own text comes back as it was', () => {
  const text = [
    '<h2>检定结果</h2><p>依据 <strong>JJG 52</strong>，<em>u</em><sub>c</sub> = 12 m<sup>2</sup>，<span data-tex="U=k\\,u_{\\mathrm{c}}">U</span></p>',
    '<ul><li><p>零位</p></li></ul><ol start="3"><li><p>升压</p></li></ol>',
    '<table><tbody><tr><th><p>标准</p></th><th><p>示值</p></th></tr><tr><td colspan="2"><p>±0.016</p></td></tr></tbody></table>',
  ].join('')
  expect(cleanRichText(text)).toEqual({ html: text, leftOut: [] })
})

test('[RICH-3] text without markup is its paragraphs and lines', () => {
  expect(cleanRichText('一\n二\n\n\n三 < 四 & 五').html).toBe('<p>一<br />二</p><p>三 &lt; 四 &amp; 五</p>')
  expect(cleanRichText(' \n\n ').html).toBe('')
})

test('[RICH-3] markup nested deeper than any text is flattened', () => {
  const { html } = cleanRichText(`${'<ul><li>'.repeat(5000)}y${'</li></ul>'.repeat(5000)}`)
  expect(plainWords(html)).toBe('y')
  expect(html.length).toBeLessThan(400)
})

test('[RICH-1] in plain words a paragraph and a row are a line, and a formula is its LaTeX', () => {
  expect(
    plainWords(
      '<h2>题</h2><p>甲 <span data-tex="\\frac{1}{2}">x</span><br />乙</p><table><tbody><tr><td><p>1</p><p>2</p></td><td>3</td></tr></tbody></table>',
    ),
  ).toBe('题\n甲 \\frac{1}{2}\n乙\n1 2  3')
})
