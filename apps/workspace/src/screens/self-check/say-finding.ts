import { fileSize } from '@etalon/ui/file-upload'
import type { Words } from '../../messages/define-messages.ts'
import type { selfCheckMessages } from '../../messages/self-check.ts'
import type { Finding, FindingState } from '../../workspace/self-check/check-self.ts'
import { deviceOf } from '../own-account/device-of.ts'

type CheckWords = Words<typeof selfCheckMessages>

/** What was found, and what to do about it. */
export function sayFinding(finding: Finding, words: CheckWords, language: string): string {
  const write = (value: number) => value.toLocaleString(language)
  const isFine = finding.state === 'fine'
  switch (finding.id) {
    case 'server': {
      if (finding.milliseconds === undefined) return words.notAnswered
      const time = words.answeredIn(write(finding.milliseconds))
      return isFine ? time : words.slow(time)
    }
    case 'messages':
      return isFine ? words.told : words.notTold
    case 'clock':
      if (finding.ahead === undefined) return words.clockUnknown
      if (isFine) return words.clockRight
      return finding.ahead > 0 ? words.clockAhead(write(finding.ahead)) : words.clockBehind(write(-finding.ahead))
    case 'release':
      if (finding.isLatest === undefined) return words.releaseUnknown
      return finding.isLatest ? words.latest : words.newer
    case 'encryption':
      return isFine ? words.secure : words.notSecure
    case 'cookies':
      return isFine ? words.kept : words.cookiesOff
    case 'storage': {
      if (finding.state === 'failed') return words.storageOff
      if (finding.left === undefined) return words.storageFine
      const left = fileSize(finding.left, write)
      return isFine ? words.storageLeft(left) : words.storageFull(left)
    }
  }
}

/** What whoever helps wants to know of the device. @param running the release of the page */
export function deviceFacts(words: CheckWords, running: string | undefined) {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return [
    { key: 'browser', term: words.browser, value: deviceOf(navigator.userAgent).name || words.unknownBrowser },
    {
      key: 'screen',
      term: words.screen,
      value: `${innerWidth} × ${innerHeight} px @ ${Math.round(devicePixelRatio * 100) / 100}`,
    },
    { key: 'language', term: words.language, value: locale },
    { key: 'timeZone', term: words.timeZone, value: timeZone },
    { key: 'address', term: words.address, value: location.origin },
    { key: 'release', term: words.releaseName, value: running ?? '' },
  ]
}

interface Report {
  readonly title: string
  readonly at: string
  readonly said: readonly { readonly state: FindingState; readonly part: string; readonly detail: string }[]
  readonly facts: readonly { readonly term: string; readonly value: string }[]
  readonly states: Readonly<Record<FindingState, string>>
}

/** All of it as lines of text, to be sent to whoever helps. It says nothing of the work and nothing that opens a session. */
export function reportOf({ title, at, said, facts, states }: Report): string {
  return [
    `${title} ${at}`,
    ...said.map(({ state, part, detail }) => `[${states[state]}] ${part}: ${detail}`),
    ...facts.map(({ term, value }) => `${term}: ${value}`),
  ].join('\n')
}
