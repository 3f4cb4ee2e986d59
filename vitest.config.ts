import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['test/support/system-packages.ts'],
    setupFiles: ['test/support/fixed-seed.ts'],
    // These machines are noisy: a slow one is no failure. A test that hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['law/src/**/*.test.ts', 'service/src/**/*.test.ts', 'test/**/*.test.ts'],
    coverage: {
      provider: 'v8',
      include: ['law/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { statements: 100, branches: 100, functions: 100, lines: 100 },
    },
  },
})
