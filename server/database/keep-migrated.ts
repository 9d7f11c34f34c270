/** Migrates the schema at start and retries while the database is unreachable. */
import { EnvError } from '../env.ts';

export interface Migration {
  /** `ok` once the schema is up to date. */
  state(): 'ok' | 'pending';
  /** Resolves after the first attempt, successful or not. Rejects with EnvError if an earlier version made the tables. */
  firstAttempt: Promise<void>;
  stop(): void;
}

interface MigrationOptions {
  migrate(): Promise<void>;
  /** Called for each failed attempt. */
  onFailure(error: unknown): void;
  /** Delay between attempts, ms. Default 2 s. */
  retryIntervalMs?: number;
}

export function keepMigrated(options: MigrationOptions): Migration {
  const { migrate, onFailure, retryIntervalMs = 2000 } = options;
  let state: 'ok' | 'pending' = 'pending';
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const attempt = async (): Promise<void> => {
    try {
      await migrate();
      state = 'ok';
    } catch (error) {
      if (error instanceof EnvError) throw error;
      onFailure(error);
      if (!stopped) timer = setTimeout(attempt, retryIntervalMs);
    }
  };
  const firstAttempt = attempt();
  return {
    state: () => state,
    firstAttempt,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
