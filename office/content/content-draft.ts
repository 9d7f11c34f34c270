/** What is being changed in a file: saved by itself when nothing was typed for a moment, and never over somebody else's text unasked. */
import { openDeviceDatabase } from '../../app/lib/browser/database.ts';
import type {
  ContentChange,
  ContentFieldShown,
  ContentFile,
  ContentPage,
} from '../../domain/office/content-api.ts';
import { callOffice, type Problem } from '../api/call-office.ts';
import { queries } from '../api/queries.ts';
import { contentQuery } from './content-query.ts';
import { type FieldPath, keyOf } from './field-tree.ts';

/** What is typed is saved when nothing was typed for so long, ms. The page does not wait for it. */
const SAVE_AFTER_MS = 1000;

/** Without a connection it is tried again after so long, ms. */
const TRY_AGAIN_AFTER_MS = 5000;

/** What was typed and is not saved yet stays on the device, also when the office is closed or the session ends. */
const database = openDeviceDatabase('office-content');
interface Stored {
  /** Of the text that it was typed into. */
  hash: string;
  typed: Typed[];
}

export interface Typed {
  path: FieldPath;
  value: ContentFieldShown['value'];
}
type Edit = ContentChange['edits'][number];

/** @param personId who types: nobody else is shown it. @param onChange something of the drafts is another */
export function draftsOf(files: ContentFile[], personId: string, onChange: () => void): Draft[] {
  const drafts: Draft[] = [];
  for (const file of files) drafts.push(new Draft(file, personId, drafts, onChange));
  return drafts;
}

export class Draft {
  /** As it is saved. */
  file: ContentFile;
  /** What was typed into it since, by the field's key. */
  typed: ReadonlyMap<string, Typed> = new Map();
  problem: Problem | null = null;
  /** Somebody else has changed the text: what they wrote is in `file`, what was typed here waits. */
  isConflict = false;
  /** The file in each of its languages. */
  readonly #all: readonly Draft[];
  readonly #place: string;
  readonly #onChange: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<boolean> = Promise.resolve(true);
  #ending = new AbortController();

  constructor(file: ContentFile, personId: string, all: readonly Draft[], onChange: () => void) {
    this.file = file;
    this.#all = all;
    this.#place = `${personId} ${file.path}`;
    this.#onChange = onChange;
  }

  /** @returns what ends it: what is typed by then is saved */
  watch(): () => void {
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    void this.#restore();
    addEventListener('online', () => this.#saveSoon(0), { signal });
    addEventListener('pagehide', () => void this.#leave(), { signal });
    addEventListener('beforeunload', (event) => this.typed.size > 0 && event.preventDefault(), {
      signal,
    });
    return () => {
      this.#ending.abort();
      void this.#leave();
    };
  }

  type(path: FieldPath, value: Typed['value']): void {
    const problem = this.#isCutOff() ? this.problem : null;
    this.#set({ problem, typed: new Map(this.typed).set(keyOf(path), { path, value }) });
  }

  /** Entries and fields that come, move or go: what was typed is saved first, in each language, because entries move. */
  async change(edit: Edit): Promise<boolean> {
    for (const draft of this.#all) if (!(await draft.save())) return false;
    return this.#send(() => [edit]);
  }

  /** @returns whether the file has everything that was typed */
  save(keepalive = false): Promise<boolean> {
    return this.#send(() => [...this.typed.values()], keepalive);
  }

  /** What was typed here goes over what somebody else wrote. */
  async takeMine(): Promise<void> {
    this.#set({ isConflict: false });
    await this.save();
  }

  /** What was typed here is forgotten. */
  takeTheirs(): void {
    this.#set({ typed: new Map(), isConflict: false });
  }

  /** What is under way arrives, and nothing else is sent until something is typed or compared. */
  async pause(): Promise<void> {
    await this.#underWay;
    clearTimeout(this.#timer);
  }

  /** One call after the other, because each begins from the text that the one before has left. */
  #send(editsOf: () => Edit[], keepalive = false): Promise<boolean> {
    this.#underWay = this.#underWay.then(async () => {
      const edits = editsOf();
      if (edits.length === 0) return true;
      const { path, hash } = this.file;
      const body = { path, hash, edits };
      const answer = await callOffice<ContentPage>('/content/file', {
        ...{ method: 'PUT', body, keepalive },
      });
      if (answer.ok) {
        this.#show(answer.value);
        this.#set({ problem: null, typed: withoutSent(this.typed, edits) });
      } else if (answer.problem.code === 'conflict') await this.compare();
      else this.#set({ problem: answer.problem });
      return answer.ok;
    });
    return this.#underWay;
  }

  #show({ others, ...file }: ContentPage): void {
    for (const one of [file, ...others])
      for (const draft of this.#all) if (draft.file.path === one.path) draft.#set({ file: one });
    void queries.invalidateQueries(contentQuery);
  }

  /** What somebody else wrote is asked about, unless it is what was typed here: the answer to an earlier save may have been lost. */
  async compare(): Promise<void> {
    const query = new URLSearchParams({ path: this.file.path });
    const found = await callOffice<ContentPage>(`/content/file?${query}`);
    if (!found.ok) return this.#set({ problem: found.problem });
    this.#show(found.value);
    const typed = unlike(this.file, [...this.typed.values()]);
    this.#set({ problem: null, typed, isConflict: typed.size > 0 });
  }

  /** What was not saved the last time. */
  async #restore(): Promise<void> {
    const found = await database.read<Stored>(this.#place);
    if (!found || this.typed.size > 0) return;
    const typed = unlike(this.file, found.typed);
    this.#set({ typed, isConflict: typed.size > 0 && found.hash !== this.file.hash });
    if (typed.size === 0) void database.remove(this.#place);
  }

  async #leave(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.isConflict) await this.save(true);
  }

  #set(change: Partial<Pick<Draft, 'file' | 'typed' | 'problem' | 'isConflict'>>): void {
    const before = this.typed;
    Object.assign(this, change);
    const typed = [...this.typed.values()];
    if (typed.length > 0) void database.write(this.#place, { hash: this.file.hash, typed });
    else if (before.size > 0) void database.remove(this.#place);
    this.#saveSoon(this.#isCutOff() ? TRY_AGAIN_AFTER_MS : SAVE_AFTER_MS);
    this.#onChange();
  }

  #saveSoon(delayMs: number): void {
    clearTimeout(this.#timer);
    const isOver = this.#ending.signal.aborted;
    if (this.typed.size === 0 || isOver || this.isConflict) return;
    if (this.problem && !this.#isCutOff()) return;
    this.#timer = setTimeout(() => void this.save(), delayMs);
  }

  #isCutOff = () => this.problem?.code === 'no-connection' || this.problem?.code === 'unavailable';
}

/** What the file does not say yet, by key. */
function unlike(file: ContentFile, typed: Typed[]): Draft['typed'] {
  const values = new Map(file.fields.map(({ path, value }) => [keyOf(path), value]));
  return new Map(
    typed.flatMap((one) => {
      const key = keyOf(one.path);
      return values.get(key) === one.value ? [] : [[key, one]];
    }),
  );
}

/** What was typed on while it was sent stays. */
function withoutSent(typed: Draft['typed'], sent: Edit[]): Draft['typed'] {
  const done = new Map(
    sent.flatMap((edit) => ('value' in edit ? [[keyOf(edit.path), edit.value] as const] : [])),
  );
  return new Map([...typed].filter(([key, { value }]) => done.get(key) !== value));
}
