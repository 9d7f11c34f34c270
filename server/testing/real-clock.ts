/** Test files share a process: a fake clock must end with its file. */
import { afterAll, vi } from 'vitest';

afterAll(() => void vi.useRealTimers());
