import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { browserDependencies, realLayout, workspaceSources } from '../scripts/workspace-sources.mjs'

/** What every run of stories outside Storybook's own runner shares: where sources are, and how they are built. */
export const storyRun = {
  resolve: { alias: workspaceSources },
  optimizeDeps: { include: browserDependencies },
  define: realLayout,
  plugins: [vanillaExtractPlugin(), react()],
}
