/** A command pinned to one processor core, so that server and load generator do not share one. */
export function pinToCore(
  core: number | undefined,
  program: string,
  args: string[],
): [string, string[]] {
  return core === undefined ? [program, args] : ['taskset', ['-c', String(core), program, ...args]];
}
