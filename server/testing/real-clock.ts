/** Files of tests share a process: a clock that one has set must not be that of the next. */
import { afterAll, vi } from 'vitest';

afterAll(() => void vi.useRealTimers());
