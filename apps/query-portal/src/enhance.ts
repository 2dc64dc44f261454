import './styles/portal.css'

/** Once the page was painted: an answer is read before it is checked once more, and a slow phone cannot do both at once. */
const painted = new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

// Everything on these pages works without this file. It is small: what it needs for a check comes when there is something to check.
const proof = document.querySelector<HTMLElement>('[data-proof]')
if (proof !== null) void painted.then(() => import('./check-proof.ts')).then(({ checkProof }) => checkProof(proof))

const zone = document.querySelector<HTMLElement>('[data-file-check]')
const results = document.querySelector<HTMLElement>('[data-file-results]')
if (zone !== null && results !== null)
  void painted.then(() => import('./receive-files.ts')).then(({ receiveFiles }) => receiveFiles(zone, results))

const asks = document.querySelectorAll<HTMLFormElement>('form:has(template[data-missing])')
if (asks.length > 0) void painted.then(() => import('./say-missing.ts')).then(({ sayMissing }) => asks.forEach(sayMissing))

const offer = document.querySelector<HTMLTemplateElement>('template[data-scan-offer]')
const scan = document.querySelector<HTMLElement>('[data-scan]')
if (offer !== null && scan !== null)
  void painted.then(() => import('./offer-scan.ts')).then(({ offerScan }) => offerScan(offer, scan))

const pages = document.querySelector<HTMLElement>('[data-report-pages]')
const reports = document.querySelector<HTMLElement>('.reports')
if (pages !== null && reports !== null)
  void painted.then(() => import('./offer-pages.ts')).then(({ offerPages }) => offerPages(pages, reports))

const log = document.querySelector<HTMLElement>('[data-watch-log]')
if (log !== null) void painted.then(() => import('./watch-log.ts')).then(({ watchLog }) => watchLog(log))
