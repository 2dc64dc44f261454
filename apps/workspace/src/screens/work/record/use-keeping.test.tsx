import { CallProblem } from '@etalon/api/client'
import type { Standing } from '@etalon/api/contract'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CarriedOver } from '../../record-form/carried-over.tsx'
import { type Keeping, useKeeping } from './use-keeping.ts'

interface Kept {
  readonly text: string
  readonly standing: Standing
}
const at = (version: number, text: string): Kept => ({ text, standing: { state: '300', version, duties: {}, facts: {} } })

interface Words {
  readonly text: string
}
const typedOf = (text: string) => ({ values: { text }, before: { text: '' } })

/** Shows what goes over into the version that is shown. */
function Carried({ keeping }: { keeping: Keeping<Kept, Words> }) {
  const { version } = keeping.record.standing
  return (
    <CarriedOver key={version} version={version} left={keeping.left} onLeft={keeping.onLeft}>
      {(carried) => <p data-testid="carried">{carried?.values.text ?? 'nothing'}</p>}
    </CarriedOver>
  )
}

/** A screen whose record stands at the server in `server`; saving there fails where the version is an older one. */
function Subject({ server }: { server: { record: Kept } }) {
  const [loaded, setLoaded] = useState(server.record)
  const keeping = useKeeping<Kept, Words>(loaded, () => setLoaded(server.record))
  const save = async (text: string) => {
    const kept = await keeping.keep(
      'save',
      () => typedOf(text),
      async () => {
        const { version } = keeping.record.standing
        if (version !== server.record.standing.version)
          throw new CallProblem('refused', 'changed', { code: 409, reason: 'edited-meanwhile' })
        server.record = at(version + 1, text)
        return server.record
      },
    )
    if (kept) keeping.show(kept)
  }
  return (
    <>
      <p data-testid="record">{keeping.record.text}</p>
      <Carried keeping={keeping} />
      <p data-testid="saved">{String(keeping.wasSaved)}</p>
      <p data-testid="busy">{String(keeping.busy)}</p>
      <button type="button" onClick={() => void save('mine')}>
        save
      </button>
    </>
  )
}

test('what was saved is shown as the new version', async () => {
  await render(<Subject server={{ record: at(1, 'first') }} />)
  await expect.element(page.getByTestId('record')).toHaveTextContent('first')
  await page.getByRole('button', { name: 'save' }).click()
  await expect.element(page.getByTestId('record')).toHaveTextContent('mine')
  await expect.element(page.getByTestId('saved')).toHaveTextContent('true')
  await expect.element(page.getByTestId('busy')).toHaveTextContent('null')
})

test('[FLOW-3] where somebody was faster, the new state is shown and what was typed goes over into it', async () => {
  const server = { record: at(1, 'first') }
  await render(<Subject server={server} />)
  server.record = at(2, 'theirs')
  await page.getByRole('button', { name: 'save' }).click()
  await expect.element(page.getByTestId('record')).toHaveTextContent('theirs')
  await expect.element(page.getByTestId('carried')).toHaveTextContent('mine')
  await page.getByRole('button', { name: 'save' }).click()
  await expect.element(page.getByTestId('record')).toHaveTextContent('mine')
  await expect.element(page.getByTestId('carried')).toHaveTextContent('nothing')
})

function Reloading({ server }: { server: { record: Kept } }) {
  const [loaded, setLoaded] = useState(server.record)
  const keeping = useKeeping<Kept, Words>(loaded, () => {})
  const { record, onLeft } = keeping
  const [text, setText] = useState<string>()
  const { version } = record.standing
  useEffect(() => onLeft({ version, typed: () => (text === undefined ? undefined : typedOf(text)) }), [onLeft, version, text])
  return (
    <>
      <p data-testid="record">{record.text}</p>
      <Carried keeping={keeping} />
      <input aria-label="text" onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => setLoaded(server.record)}>
        reload
      </button>
    </>
  )
}

test('[FLOW-3] what was typed goes over into a newer version that comes by itself; where nothing was, nothing does', async () => {
  const server = { record: at(1, 'first') }
  await render(<Reloading server={server} />)
  const reload = page.getByRole('button', { name: 'reload' })
  server.record = at(2, 'theirs')
  await reload.click()
  await expect.element(page.getByTestId('record')).toHaveTextContent('theirs')
  await expect.element(page.getByTestId('carried')).toHaveTextContent('nothing')
  await page.getByRole('textbox', { name: 'text' }).fill('mine')
  server.record = at(3, 'theirs again')
  await reload.click()
  await expect.element(page.getByTestId('carried')).toHaveTextContent('mine')
})
