import { defineConfig, mergeConfig } from 'vitest/config';
import shared from './vite.config.ts';

export default mergeConfig(
  shared,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: { environment: 'jsdom', include: ['tests/unit/**/*.test.ts'] },
  }),
);
