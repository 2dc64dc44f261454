import { defineConfig } from 'tsup'

export default defineConfig({
  // What tests share is no door of the package.
  entry: ['src/*/index.ts', '!src/testing/index.ts'],
  format: ['esm'],
  dts: false,
  sourcemap: true,
  // The compiler's notes too, or it would think that the declarations it wrote before are still there.
  clean: ['.tsbuildinfo'],
})
