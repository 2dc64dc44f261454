import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changesOf, placesOf } from './changes.ts'
import { serveReview } from './serve.ts'

/** A checkout with two committed pictures, of which one is taken anew; one that was found to differ; and one that is new. */
function aCheckout() {
  const root = mkdtempSync(join(tmpdir(), 'etalon-visual-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const places = placesOf(root)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: root, stdio: 'pipe' })
  const put = (name: string, words: string) => writeFileSync(join(root, places.pictures, `${name}.png`), words)
  mkdirSync(join(root, places.pictures), { recursive: true })
  mkdirSync(places.found, { recursive: true })
  put('button-light', 'button before')
  put('select-dark', 'select before')
  git('init', '-q')
  git('add', '.storybook')
  git('commit', '-qm', 'Pictures')
  put('select-dark', 'select after')
  put('tree-light', 'tree')
  writeFileSync(join(places.found, 'button-light-actual.png'), 'button after')
  writeFileSync(join(places.found, 'button-light-diff.png'), 'button differs')
  return places
}

test('[DS-1] what the comparison found, what was taken since and what is new are shown with what was before', async () => {
  const places = aCheckout()
  expect(changesOf(places)).toEqual([
    { name: 'button-light', kind: 'seen' },
    { name: 'select-dark', kind: 'taken' },
    { name: 'tree-light', kind: 'new' },
  ])
  const server = await serveReview(places)
  onTestFinished(() => void server.close())
  const address = server.address()
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`, init)
    return [answer.status, await answer.text()]
  }
  expect(await ask('/picture/button-light/before')).toEqual([200, 'button before'])
  expect(await ask('/picture/button-light/after')).toEqual([200, 'button after'])
  expect(await ask('/picture/button-light/difference')).toEqual([200, 'button differs'])
  expect(await ask('/picture/select-dark/before')).toEqual([200, 'select before'])
  expect(await ask('/picture/select-dark/after')).toEqual([200, 'select after'])
  expect(await ask('/picture/tree-light/after')).toEqual([200, 'tree'])
  for (const nothing of ['/picture/tree-light/before', '/picture/..%2f..%2fetc/after', '/picture/button-light/secret'])
    expect((await ask(nothing))[0]).toBe(404)

  const post = (site: string, name: string) => ask(`/take/${name}`, { method: 'POST', headers: { 'Sec-Fetch-Site': site } })
  expect((await post('cross-site', 'button-light'))[0]).toBe(404)
  expect((await post('same-origin', 'select-dark'))[0]).toBe(404)
  expect(await post('same-origin', 'button-light')).toEqual([200, 'taken'])
  expect(readFileSync(join(places.root, places.pictures, 'button-light.png'), 'utf8')).toBe('button after')
  expect(changesOf(places)[0]).toEqual({ name: 'button-light', kind: 'taken' })
  expect(await ask('/picture/button-light/before')).toEqual([200, 'button before'])
})
