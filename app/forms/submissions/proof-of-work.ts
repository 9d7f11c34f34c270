/**
 * The proof of work that the server may ask for while there is a wave of spam (docs/decisions/0007). It is fetched when
 * someone begins to fill in a form and solved while they type; nobody sees it, and what can't be solved is left out.
 */
interface Solving {
  /** null = none is asked for, or it could not be solved. */
  solution: Promise<string | null>;
  /** When it was begun, ms since the epoch. */
  since: number;
}

/** The server's challenges expire after an hour. */
const SOLUTION_LIFETIME_MS = 45 * 60_000;
/** How long a submission waits for its solution, ms; then it goes without. */
const SOLUTION_TIMEOUT_MS = 5000;

let prepared: Solving | null = null;
/** One solution counts for one submission, however often it is sent. */
const solutions = new Map<string, Solving>();

/** Someone has begun to fill in a form. */
export function prepareSolution(): void {
  prepared = isFresh(prepared) ? prepared : begin();
}

/** What goes along with a submission: the same each time, or nothing. */
export async function solutionFor(submissionId: string): Promise<{ challenge_solution?: string }> {
  let own = solutions.get(submissionId) ?? null;
  if (!isFresh(own)) {
    prepareSolution();
    own = prepared as Solving;
    prepared = null;
    solutions.set(submissionId, own);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, SOLUTION_TIMEOUT_MS, null);
  });
  const solution = await Promise.race([own.solution, late]);
  clearTimeout(timer);
  return solution ? { challenge_solution: solution } : {};
}

function isFresh(solving: Solving | null): solving is Solving {
  return solving !== null && Date.now() - solving.since < SOLUTION_LIFETIME_MS;
}

function begin(): Solving {
  return { solution: solve().catch(() => null), since: Date.now() };
}

async function solve(): Promise<string | null> {
  const answer = await fetch('/api/challenge');
  if (answer.status !== 200) return null;
  const [challenge, { solveForServer }] = await Promise.all([
    answer.json(),
    import('./solve-challenge.ts'),
  ]);
  return solveForServer(challenge);
}
