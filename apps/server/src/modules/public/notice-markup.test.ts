import { expect, test } from 'vitest'
import { noticeMarkup } from './notice-markup.ts'

test('[PUB-1] text without markup becomes paragraphs and lines', () => {
  expect(noticeMarkup('一\n二\n\n\n三 < 四 & 五')).toBe('<p>一<br />二</p><p>三 &lt; 四 &amp; 五</p>')
  expect(noticeMarkup(' \n\n ')).toBe('')
})

test.each([
  ['<p>好<script>alert(1)</script></p>', '<p>好</p>'],
  ['<img src=x onerror=alert(1)>字', '字'],
  ['<p style="color:red" class="a" id="main" onclick="x()">字</p>', '<p>字</p>'],
  ['<a href="javascript:alert(1)" target="_blank">点</a>', '<a>点</a>'],
  ['<a href="//evil.example">点</a>', '<a>点</a>'],
  ['<a href="https://www.example.cn/?a=1&amp;b=2">点</a>', '<a href="https://www.example.cn/?a=1&amp;b=2">点</a>'],
  ['<iframe src="https://evil.example"></iframe><p>后</p>', '<p>后</p>'],
  ['<form action="/x"><input name=a></form>字', '字'],
  ['<svg><script>alert(1)</script></svg>字', '字'],
  ['<style>p{}</style><h1>题</h1>', '<h2>题</h2>'],
  ['<math><mtext><img src onerror=alert(1)></mtext></math>末', '末'],
  ['<p>x<sup>2</sup>，H<sub>2</sub>O</p>', '<p>x<sup>2</sup>，H<sub>2</sub>O</p>'],
])('[SEC-2] of %s stays what cannot do anything', (content, markup) => {
  expect(noticeMarkup(content)).toBe(markup)
})
