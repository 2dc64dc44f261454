import { ConfirmProvider } from '@etalon/ui/confirm'
import { type Language, MessagesProvider } from '@etalon/ui/i18n'
import { type ReactNode, StrictMode } from 'react'
import { MemoryRouter } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { createWorkspace, type Workspace, WorkspaceProvider } from '../workspace/index.ts'

/** A call that reached the server. */
export interface Heard {
  /** Without `/api/hm-metrology/`, where it begins so. */
  readonly path: string
  /** What stands behind the path. */
  readonly query: Readonly<Record<string, string>>
  readonly key: string | null
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * Stands where the network is until the test ends.
 * @param answer gives the data of an answer, or a whole one; undefined where the call is not carried
 * @returns the calls that came, in order
 */
export function serve(answer: (heard: Heard) => unknown): readonly Heard[] {
  const heard: Heard[] = []
  vi.stubGlobal('fetch', async (address: string, { body, headers }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, location.href)
    const path = pathname.replace('/api/hm-metrology/', '')
    // The server is there, also where a call is not carried: that one fails, and is not waited for.
    if (path === '/health/ready') return Response.json({ ready: true })
    const query = Object.fromEntries(searchParams)
    const key = new Headers(headers).get('Idempotency-Key')
    const one = { path, query, key, body: typeof body === 'string' ? JSON.parse(body) : {} }
    heard.push(one)
    const data = await answer(one)
    if (data === undefined) throw new TypeError('not carried')
    if (data instanceof Response) return data
    return Response.json({ code: 200, success: true, data, msg: '' })
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
  })
  return heard
}

let made: Workspace | undefined

interface InWorkspaceProps {
  readonly children: ReactNode
  /** @default 'zh' */
  readonly language?: Language
  /** Where somebody comes in. @default '/' */
  readonly path?: string
}

/** What the app puts around every screen, with the machines of this page. Made once: it listens to the window for as long as that is there. */
export function InWorkspace({ children, language = 'zh', path = '/' }: InWorkspaceProps) {
  made ??= createWorkspace()
  return (
    <StrictMode>
      <MessagesProvider language={language}>
        <ConfirmProvider>
          <MemoryRouter initialEntries={[path]}>
            <WorkspaceProvider workspace={made}>{children}</WorkspaceProvider>
          </MemoryRouter>
        </ConfirmProvider>
      </MessagesProvider>
    </StrictMode>
  )
}
