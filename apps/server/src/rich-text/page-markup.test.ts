import { expect, test } from 'vitest'
import { pageMarkup } from './page-markup.ts'

test('[PUB-1] text without markup becomes paragraphs and lines', () => {
  expect(pageMarkup('一\n二\n\n\n三 < 四 & 五')).toBe('<p>一<br>二</p><p>三 &lt; 四 &amp; 五</p>')
  expect(pageMarkup(' \n\n ')).toBe('')
})

test.each([
  ['<p>好<script>alert(1)</script></p>', '<p>好</p>'],
  ['<img src=x onerror=alert(1)>字', '<p>字</p>'],
  ['<p style="color:red" class="a" id="main" onclick="x()">字</p>', '<p>字</p>'],
  ['<a href="javascript:alert(1)" target="_blank">点</a>', '<a>点</a>'],
  ['<a href="//evil.example">点</a>', '<a>点</a>'],
  ['<a href="https://www.example.cn/?a=1&amp;b=2">点</a>', '<a href="https://www.example.cn/?a=1&amp;b=2">点</a>'],
  ['<iframe src="https://evil.example"></iframe><p>后</p>', '<p>后</p>'],
  ['<form action="/x"><input name=a></form>字', '<p>字</p>'],
  ['<svg><script>alert(1)</script></svg>字', '<p>字</p>'],
  ['<style>p{}</style><h1>题</h1>', '<h2>题</h2>'],
  ['<math><mtext><img src onerror=alert(1)></mtext></math>末', '<p>末</p>'],
  ['<p>x<sup>2</sup>，H<sub>2</sub>O</p>', '<p>x<sup>2</sup>，H<sub>2</sub>O</p>'],
])('[SEC-2] of %s stays what cannot do anything', (content, markup) => {
  expect(pageMarkup(content)).toBe(markup)
})

test('[RICH-1][MATH-1] formulas are MathML, which needs no script; what cannot be read is its source', () => {
  expect(pageMarkup('<p>u = <span data-tex="\\frac{U}{k}">U/k</span></p>')).toBe(
    '<p>u = <math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mfrac><mi>U</mi><mi>k</mi></mfrac></mrow>' +
      '<annotation encoding="application/x-tex">\\frac{U}{k}</annotation></semantics></math></p>',
  )
  expect(pageMarkup('<span data-tex="x" data-block="">x</span>')).toMatch(/^<math [^>]*display="block">.*<mi>x<\/mi>/)
  for (const tex of ['\\frac{', '\\href{javascript:alert(1)}', '\\def\\a{x}\\a', '{'.repeat(200)])
    expect(pageMarkup(`<p><span data-tex="${tex}">x</span></p>`)).toBe(`<p><code>${tex}</code></p>`)
  expect(pageMarkup('<p><span data-tex="&quot;&lt;img src=x onerror=alert(1)&gt;\\frac{">x</span></p>')).toBe(
    '<p><code>&quot;&lt;img src=x onerror=alert(1)&gt;\\frac{</code></p>',
  )
})

test('[RICH-1][SEC-2] a picture of the institute is asked of the page’s own address; one of anybody else is left out', () => {
  const picture = '<img src="/csApi/blade-upload/file/preview?fileId=23001" alt="表&quot;盘" onload="x()">'
  const addressOf = (file: string) => `/picture?id=1&file=${file}`
  expect(pageMarkup(`<p>见</p>${picture}`, addressOf)).toBe(
    '<p>见</p><img src="/picture?id=1&amp;file=23001" alt="表&quot;盘" loading="lazy">',
  )
  expect(pageMarkup(picture)).toBe('')
  for (const source of [
    'https://evil.example/a.png',
    '//evil.example/a.png',
    '/csApi/blade-upload/file/preview?fileId=1&x=1',
    'data:,x',
    '/api/x',
  ])
    expect(pageMarkup(`<img src="${source}" alt="x">`, addressOf), source).toBe('')
})

test('[RICH-1] a wide table scrolls in a frame that the keyboard reaches', () => {
  expect(pageMarkup('<table><tbody><tr><th colspan="2">甲</th></tr></tbody></table>')).toBe(
    '<div class="frame" tabindex="0"><table><tbody><tr><th colspan="2">甲</th></tr></tbody></table></div>',
  )
})
