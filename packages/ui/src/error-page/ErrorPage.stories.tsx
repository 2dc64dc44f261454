import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { errorPageReference } from './error-page.reference.ts'
import { ErrorPage } from './index.ts'

const meta = {
  title: 'Feedback/Error page',
  component: ErrorPage,
  parameters: { reference: errorPageReference },
  args: { status: 404, onHome: fn(), onBack: fn() },
} satisfies Meta<typeof ErrorPage>
export default meta
type Story = StoryObj<typeof meta>

/** The page has one heading that says what happened; the way home is its primary action, and both ways take the keyboard. */
export const NotFound: Story = {
  args: { about: '/order/order-list/indx' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    const [back, home] = canvas.getAllByRole('button')
    if (!back || !home) throw new Error('two ways')
    await userEvent.tab()
    await expect(back).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(home).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onHome).toHaveBeenCalledOnce()
  },
}
export const Forbidden: Story = { args: { status: 403, about: '报告证书' } }
export const Broken: Story = { args: { status: 500, onRetry: fn() } }
/** Where nothing is known about the way, the words stand alone. */
export const WordsAlone: Story = { render: () => <ErrorPage status={404} /> }
/** A long address wraps and cuts nothing. */
export const LongAddress: Story = { args: { about: `/order/${'order-list-'.repeat(12)}index?id=${'1'.repeat(60)}` } }
export const Matrix: Story = {
  ...inEveryLook,
  render: ({ onHome, onBack }) => (
    <MatrixGrid cells="wide">
      {(say) => (
        <>
          <ErrorPage status={404} about="/order/order-list/indx" onHome={onHome} onBack={onBack} />
          <ErrorPage status={403} about={say('报告证书', 'Reports and certificates')} onHome={onHome} onBack={onBack} />
          <ErrorPage status={500} onHome={onHome} onBack={onBack} onRetry={fn()} />
          <ErrorPage status={404} about={`/order/${'order-list-'.repeat(12)}index?id=${'1'.repeat(60)}`} onHome={onHome} />
          <ErrorPage status={404} />
        </>
      )}
    </MatrixGrid>
  ),
}
