import { createElement as make, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createPageFiller, cutPage, fillPage, htmlOfText, type PrintedPage } from './filled-page.ts'

const whole = (body: ReactElement) => renderToStaticMarkup(body)
const bodyOf = (name: string) => make('p', { title: name }, name, name.length > 3 ? '！' : '')
const pageOf = (name: string, shape: string): PrintedPage => ({
  shape,
  pieces: [htmlOfText(name)],
  standIn: () => ({ body: bodyOf('\u{E000}'), pieces: ['\u{E000}'] }),
})

test('[PUB-5] a page is cut at its pieces wherever they stand, the longer first, and filled with others', () => {
  const cut = cutPage('<b>12</b>, 1, <i>12</i>.', ['1', '<b>12</b>', '', '12'])
  expect(fillPage(cut, ['一', '<u>二</u>', '零', '三'])).toBe('<u>二</u>, 一, <i>三</i>.')
  expect(fillPage(cutPage('nothing of it', ['1', '']), ['一', '零'])).toBe('nothing of it')
  expect(fillPage(cutPage('11', ['1']), ['一'])).toBe('一一')
})

test('[PUB-5] pages of a shape are written once as a whole and then filled in, each with what is its own', () => {
  const filler = createPageFiller(4)
  let writes = 0
  const write = (body: ReactElement) => {
    writes += 1
    return whole(body)
  }
  for (const name of ['甲', 'b<"&\'>', 'abc', '']) {
    const short = name.slice(0, 3)
    expect(filler.write(bodyOf(short), pageOf(short, 'short'), '', write)).toBe(whole(bodyOf(short)))
  }
  // The first, and what stood in for it.
  expect(writes).toBe(2)
  expect(filler.shapes()).toEqual({ fit: 1, unfit: 0 })
})

test('[PUB-5] where a shape says too little its pages are written as a whole, and are right', () => {
  const filler = createPageFiller(4)
  for (const name of ['long name', '甲', 'other name'])
    expect(filler.write(bodyOf(name), pageOf(name, 'any'), '', whole)).toBe(whole(bodyOf(name)))
  expect(filler.shapes()).toEqual({ fit: 0, unfit: 1 })
})

test('[PUB-5] what is around a page makes another of it, and no more shapes are kept than there is room for', () => {
  const filler = createPageFiller(2)
  for (const around of ['甲院', '乙院', '丙院'])
    filler.write(bodyOf('x'), pageOf('x', 'short'), around, (body) => `${around}${whole(body)}`)
  expect(filler.shapes().fit).toBe(2)
  const again = filler.write(bodyOf('y'), pageOf('y', 'short'), '丙院', () => 'written as a whole')
  expect(again).toBe('丙院<p title="y">y</p>')
})
