// What is visited: three places of ours, and of each template those that it has.
import type { Page } from 'playwright'
import { fillSignIn } from '../../e2e/support/fill-sign-in.ts'
import type { Template } from './templates.ts'

/** The places that are compared. */
export const places = ['sign-in', 'shell', 'portal'] as const
/** A place that is compared. */
export type Place = (typeof places)[number]

/** A place of an app. */
export interface Subject {
  readonly app: 'ours' | Template
  readonly place: Place
  readonly path: string
  /** What has to be on the screen, each with a size of its own. */
  readonly usable: readonly string[]
  /** Leads a fresh context to where the place can be visited: signs in. @default nothing */
  readonly prepare?: (page: Page, origin: string) => Promise<void>
}

const fields = ['input[type=password]']

/** All that is visited. */
export const subjects: readonly Subject[] = [
  { app: 'bare', place: 'sign-in', path: '/', usable: [...fields, 'h1'] },
  { app: 'bare', place: 'shell', path: '/', usable: ['nav a', 'h1'] },
  { app: 'bare', place: 'portal', path: '/', usable: ['input'] },
  { app: 'ours', place: 'sign-in', path: '/login', usable: [...fields, 'form button[type=submit]'] },
  {
    app: 'ours',
    place: 'shell',
    path: '/wel/index',
    // The menu, and the first card of the dashboard with what it counts.
    usable: ['nav[aria-label=主菜单] a[href]', '[role=tabpanel] h1', '[role=tabpanel] section h2'],
    async prepare(page, origin) {
      await fillSignIn(page, origin, 'dispatcher', 'zh')
      await page.getByRole('tabpanel').getByRole('heading', { level: 1 }).waitFor()
    },
  },
  { app: 'ours', place: 'portal', path: '/', usable: ['input', 'form button'] },
  { app: 'react-admin', place: 'sign-in', path: '/#/login', usable: [...fields, 'button[type=submit]'] },
  {
    app: 'react-admin',
    place: 'shell',
    path: '/',
    usable: ['[role=menuitem]', 'h1'],
    async prepare(page, origin) {
      await page.goto(`${origin}/`)
      await page.evaluate(() => localStorage.setItem('signed-in', '1'))
    },
  },
  { app: 'startbootstrap-sb-admin-2', place: 'sign-in', path: '/login.html', usable: [...fields, 'form .btn'] },
  { app: 'startbootstrap-sb-admin-2', place: 'shell', path: '/index.html', usable: ['.sidebar a', 'h1', '.card .h5'] },
  { app: 'gentelella', place: 'sign-in', path: '/production/login.html', usable: [...fields, 'button[type=submit], form a'] },
  { app: 'gentelella', place: 'shell', path: '/production/index.html', usable: ['aside a, nav a', 'h1, h2'] },
]
