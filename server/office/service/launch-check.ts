/** The launch check reads the whole content, so it runs as the command that it is: visitors don't wait for it. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { LaunchCheck } from '../../../domain/office/checks-api.ts';

const LAUNCH_CHECK = fileURLToPath(new URL('../../../cli/launch-check.ts', import.meta.url));
const TIMEOUT_MS = 120_000;

/** With the settings of this server, which the command inherits. */
export function checkLaunch(): Promise<LaunchCheck['findings']> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [LAUNCH_CHECK, '--json'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: TIMEOUT_MS,
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('error', reject);
    child.once('close', () => {
      try {
        resolve(v.parse(LaunchCheck.entries.findings, JSON.parse(output)));
      } catch {
        reject(new Error('the launch check gave no answer'));
      }
    });
  });
}
