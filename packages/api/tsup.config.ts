import { defineConfig } from 'tsup'

export default defineConfig({
  // Each module of the domain stays one: what a door does not use is left out by whoever bundles it.
  entry: ['src/*/index.ts', 'src/domain/**/*.ts', '!src/**/*.test.ts', '!src/testing/**'],
  format: ['esm'],
  dts: false,
  sourcemap: true,
  // Names of places and labels as they are, not as escapes of twice their size.
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
  // The compiler's notes too, or it would think that the declarations it wrote before are still there.
  clean: ['.tsbuildinfo'],
})
