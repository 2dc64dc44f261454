import type { StorybookConfig } from '@storybook/react-vite'
import { workspaceSources } from '../scripts/workspace-sources.mjs'
import { writtenTypes } from './reference/written-types.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./foundations/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx', './statecharts/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@chromatic-com/storybook'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Which layer wins, whichever part of the styles comes first.
  previewHead: (head) => `${head}<style>@layer etalon.base, etalon.parts;</style>`,
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin')
    const { mergeConfig } = await import('vite')
    return mergeConfig(config, {
      plugins: [vanillaExtractPlugin(), writtenTypes],
      resolve: { alias: workspaceSources },
    })
  },
}
export default config
