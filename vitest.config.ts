import { defineConfig } from 'vitest/config'

// Three kinds of test: pure functions and components; the server on real databases; the built site in a real browser.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['*.test.ts', '{content,contracts,calculators,ui,site,scripts}/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,testing,bench}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['testing/postgres-for-tests.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: ['e2e/browsers/**'],
          environment: 'node',
          globalSetup: ['e2e/support/build-site.ts'],
          // What the page does within this time counts as done: `await expect.poll(() => …)`.
          expect: { poll: { timeout: 5_000 } },
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // Each file has a server, a mailbox and a browser of its own.
          maxWorkers: 2,
        },
      },
      {
        // The shell and the contact form in Firefox and WebKitGTK: `npm run test:browsers`.
        test: {
          name: 'browsers',
          include: ['e2e/browsers/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['e2e/support/build-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
