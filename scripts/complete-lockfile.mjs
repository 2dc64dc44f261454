#!/usr/bin/env node
// npm leaves optional packages of other platforms out of the lockfile where they are not installed, and `npm ci` then refuses it.
// Run after every `npm install`: adds each exact optional dependency that is missing, where npm would put it, with what the registry says of it.
// Without its platform a package is installed everywhere: of a gigabyte of other systems' programs somebody waits for each.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const path = join(fileURLToPath(new URL('..', import.meta.url)), 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8'))
const exact = /^\d+\.\d+\.\d+[\w.+-]*$/
const source = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim().replace(/\/?$/, '/')

/** True where Node would find `name` for the package at `place`. */
function isFound(place, name) {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (at === '') return false
  }
}

/** The platform that a name says, for a package that the registry does not have: such as `@swc/core-linux-x64-musl`. */
function platformOf(name) {
  const of = (words) => Object.entries(words).find(([word]) => new RegExp(`[-/]${word}(?:-|$)`).test(name))?.[1]
  const os = of({ win32: 'win32', windows: 'win32', darwin: 'darwin', linux: 'linux', android: 'android', freebsd: 'freebsd' })
  const cpu = of({ arm64: 'arm64', x64: 'x64', 64: 'x64', arm: 'arm', ia32: 'ia32', s390x: 's390x', ppc64: 'ppc64' })
  if (!os || !cpu) throw new Error(`The registry does not have ${name}, and its name says no platform.`)
  return { cpu: [cpu], os: [os] }
}

/** What npm writes of a package: how it is known to be whole, and where it can be used. */
async function entryOf(name, version) {
  const answer = await fetch(`${source}${name.replace('/', '%2f')}/${version}`)
  if (answer.status === 404) return platformOf(name)
  if (!answer.ok) throw new Error(`The registry answers ${answer.status} for ${name}@${version}.`)
  const { cpu, os, libc, license, engines, dist } = await answer.json()
  return { integrity: dist.integrity, cpu, libc, license, os, engines }
}

let added = 0
for (const [place, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (!exact.test(version) || isFound(place, name)) continue
    const { integrity, cpu, libc, license, os, engines } = await entryOf(name, version)
    // In npm's own order; what is undefined is not written.
    lock.packages[`node_modules/${name}`] = { version, integrity, cpu, dev, libc, license, optional: true, os, engines }
    added += 1
  }
}
const sorted = (entries) => Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
lock.packages = sorted(lock.packages)
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${added} platform packages added`)
