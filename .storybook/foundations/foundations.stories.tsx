import { densities, themes } from '@etalon/ui/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ColoursPage } from './ColoursPage.tsx'
import { MotionPage } from './MotionPage.tsx'
import { SetupPage } from './SetupPage.tsx'
import { SpacingPage } from './SpacingPage.tsx'
import { isColour, readValues } from './shown-tokens.ts'
import { ThemesPage } from './ThemesPage.tsx'
import { TypePage } from './TypePage.tsx'

const meta = {
  title: 'Foundations',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta
export default meta
type Story = StoryObj

export const Setup: Story = { render: () => <SetupPage /> }
/** Each colour of the theme is there once, and words on their ground have the contrast that they need. */
export const Colours: Story = {
  render: () => <ColoursPage />,
  play: async ({ canvasElement }) => {
    const shown = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-token]')].map(({ dataset }) => dataset.token).sort()
    const colours = [...readValues()].filter(([, value]) => isColour(value)).map(([name]) => name)
    await expect(colours.length).toBeGreaterThan(80)
    await waitFor(() => expect(shown()).toEqual([...colours].sort()))
    const weak = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-token]:not([data-token=disabled]) [data-contrast]')]
        .filter(({ dataset }) => Number(dataset.contrast) < 4.5)
        .map(({ textContent }) => textContent)
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-contrast]').length).toBeGreaterThan(20))
    await expect(weak()).toEqual([])
  },
}
/** No two of them are alike. */
export const Themes: Story = {
  render: () => <ThemesPage />,
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-theme]')]
    await expect(shown).toHaveLength(themes.length * 2)
    const looks = shown.map((one) => {
      const style = getComputedStyle(one)
      return ['page', 'surface', 'top-bg', 'top-image', 'side-bg', 'tabs-bg', 'radius'].map((name) =>
        style.getPropertyValue(`--etalon-${name}`),
      )
    })
    await expect(new Set(looks.map(String)).size).toBe(shown.length)
  },
}
export const SpacingAndDensity: Story = {
  render: () => <SpacingPage />,
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 768) return
    const row = () => [...canvasElement.querySelectorAll('[data-height=row] td')].map(({ textContent }) => textContent)
    await waitFor(() => expect(row()).toHaveLength(densities.length))
    await expect(row()).toEqual(['32px', '40px'])
  },
}
export const Type: Story = {
  render: () => <TypePage />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-type=p]')).toHaveTextContent('14px / 20px · 400'))
  },
}
/** What is moved arrives, with motion and without. */
export const Motion: Story = {
  render: () => <MotionPage />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    const runners = () => [...canvasElement.querySelectorAll('[data-duration]')]
    await expect(runners().length).toBeGreaterThan(1)
    await userEvent.click(canvas.getByRole('button', { name: /^(移动|Move)$/ }))
    await waitFor(() => expect(runners().every((one) => new DOMMatrix(getComputedStyle(one).transform).m41 > 100)).toBe(true))
  },
}
