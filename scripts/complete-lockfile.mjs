#!/usr/bin/env node
// npm leaves optional platform packages that the registry lacks out of the lockfile without a word, and `npm ci` then refuses it.
// Run after every `npm install`: adds each exact optional dependency that is missing, where npm would put it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const path = join(fileURLToPath(new URL('..', import.meta.url)), 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8'))
const exact = /^\d+\.\d+\.\d+[\w.+-]*$/
let added = 0

/** True where Node would find `name` for the package at `place`. */
function isFound(place, name) {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (at === '') return false
  }
}

for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!exact.test(version) || isFound(place, name)) continue
    lock.packages[`node_modules/${name}`] = { version, optional: true }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${added} platform packages added`)
