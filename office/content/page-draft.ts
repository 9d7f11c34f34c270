/** The draft of a page. It saves itself after a pause in typing, and asks before it overwrites another user's text. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer } from 'react';
import type {
  ContentPage,
  FieldEdit,
  FieldPath,
  FieldValue,
  FormField,
} from '../../domain/office/content-api.ts';
import { deviceStorage, readJson } from '../../site/lib/browser/storage.ts';
import {
  type Answer,
  type AnswerTo,
  callOffice,
  type InputTo,
  type Problem,
} from '../api/call-office.ts';
import { queries, routeQuery } from '../api/queries.ts';
import { useSession } from '../session/session.tsx';
import { contentQuery } from './content-query.ts';
import { fieldsIn, keyOf } from './field-words.ts';

/** Pause in typing after which the draft is saved and the preview reloads, ms. */
const SAVE_AFTER_MS = 400;
/** Retry interval without a connection, ms. */
const TRY_AGAIN_AFTER_MS = 5000;

type Typed = Extract<FieldEdit, { value: unknown }>;
/** Input on this device. It stays until it is saved, also when the office is closed or the session ends. */
interface Unsaved {
  /** ContentPage.hash of the text that the input is based on; empty while a choice between two texts is open. */
  hash: string;
  typed: Typed[];
}

/** Calls that change a page as the user saw it: each carries path and hash. */
type DraftRoute =
  | 'PUT /content/file'
  | 'POST /content/discard'
  | 'POST /content/rename'
  | 'POST /content/remove'
  | 'POST /content/bring-back';

/** Two texts wait for a choice. */
const NOT_SAVED: Problem = {
  code: 'conflict',
  detail: 'Somebody changed this page meanwhile. Choose one of the two texts first.',
  errors: {},
};

const typedKey = (file: string, path: FieldPath) => `${file}\n${keyOf(path)}`;

export class PageDraft {
  /** The saved page. */
  page: ContentPage;
  /** Input since then. */
  typed: ReadonlyMap<string, Typed>;
  problem: Problem | null = null;
  /** True if another user has changed the page: `page` has their text, and the input here waits. */
  isConflict: boolean;
  /** Where the input is stored. */
  readonly #key: string;
  readonly #onChange: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<unknown> = Promise.resolve();
  #isWatched = false;

  /** @param personId the user: others never see this device's input */
  constructor(page: ContentPage, personId: string, onChange: () => void) {
    this.page = page;
    this.#key = `office-content ${personId} ${this.path}`;
    this.#onChange = onChange;
    const unsaved = readJson(deviceStorage, this.#key) as Unsaved | null;
    this.typed = unlike(page, unsaved?.typed ?? []);
    this.isConflict = this.typed.size > 0 && unsaved?.hash !== page.hash;
  }

  /** Path of the English file. */
  get path(): string {
    return this.page.files[0]?.path ?? '';
  }

  /** Saves the input from now on. @returns stops that, after saving once more */
  watch(): () => void {
    const askBeforeLeaving = (event: Event) => this.typed.size > 0 && event.preventDefault();
    addEventListener('beforeunload', askBeforeLeaving);
    this.#isWatched = true;
    this.#set({});
    return () => {
      removeEventListener('beforeunload', askBeforeLeaving);
      this.#isWatched = false;
      void this.save();
    };
  }

  /** The current value, saved or not. */
  valueOf(field: FormField, file: string): FieldValue {
    const saved = field.values[field.files.indexOf(file)]?.value ?? '';
    return this.typed.get(typedKey(file, field.path))?.value ?? saved;
  }

  type(file: string, path: FieldPath, value: FieldValue): void {
    const typed = new Map(this.typed).set(typedKey(file, path), { file, path, value });
    this.#set({ typed, problem: this.#isCutOff() ? this.problem : null });
  }

  /** Adds, moves or removes an entry. Saves the input first, because entries move. */
  async change(edit: FieldEdit): Promise<boolean> {
    return (await this.save()) && this.#inTurn(() => this.#send([edit]));
  }

  /** @returns true if everything typed is saved */
  save(): Promise<boolean> {
    clearTimeout(this.#timer);
    return this.#inTurn(async () => {
      const typed = [...this.typed.values()];
      if (this.isConflict) return false;
      return typed.length === 0 || this.#send(typed);
    });
  }

  /** Overwrites the other user's text with this input. */
  async takeMine(): Promise<void> {
    this.#set({ isConflict: false });
    await this.save();
  }

  /** Discards this input. */
  takeTheirs(): void {
    this.#set({ typed: new Map(), isConflict: false });
  }

  /** A change of the whole page, after saving the input. */
  async post<R extends DraftRoute>(
    route: R,
    input: Omit<InputTo<R>, 'hash' | 'path'> & { path?: string },
  ): Promise<Answer<AnswerTo<R>>> {
    if (!(await this.save())) return { ok: false, problem: this.problem ?? NOT_SAVED };
    return this.#inTurn(() => this.#call(route, input));
  }

  /** Discards the drafts in each language. @returns false if the page no longer exists */
  async discard(): Promise<boolean> {
    clearTimeout(this.#timer);
    const answer = await this.#inTurn(() => this.#call('POST /content/discard', {}));
    if (answer.ok) this.takeTheirs();
    return !answer.ok || 'form' in answer.value;
  }

  async #send(edits: FieldEdit[]): Promise<boolean> {
    const answer = await this.#call('PUT /content/file', { edits });
    // What was typed while the request was on its way stays.
    const typed = new Map([...this.typed].filter(([, one]) => !edits.includes(one)));
    if (answer.ok) this.#set({ typed });
    return answer.ok;
  }

  /** Serializes calls: each starts from the text that the previous one left. */
  #inTurn<T>(call: () => Promise<T>): Promise<T> {
    const turn = this.#underWay.then(call);
    this.#underWay = turn;
    return turn;
  }

  /** Shows the page that an answer or a refusal contains. */
  async #call<R extends DraftRoute>(route: R, input: object): Promise<Answer<AnswerTo<R>>> {
    const sent = { hash: this.page.hash, path: this.path, ...input };
    const answer = await callOffice(route, sent as unknown as InputTo<R>);
    void queries.invalidateQueries(contentQuery);
    if (answer.ok) {
      const isPage = 'form' in answer.value && 'files' in answer.value;
      this.#set({ problem: null, ...(isPage && { page: answer.value as unknown as ContentPage }) });
    } else if (answer.problem.page) {
      const page = answer.problem.page as ContentPage;
      const typed = unlike(page, [...this.typed.values()]);
      // The answer to an earlier save may have been lost; then the other text equals this input.
      const problem = this.typed.size > 0 ? null : answer.problem;
      this.#set({ page, typed, problem, isConflict: typed.size > 0 });
    } else this.#set({ problem: answer.problem });
    return answer;
  }

  #set(change: Partial<Pick<PageDraft, 'page' | 'typed' | 'problem' | 'isConflict'>>): void {
    Object.assign(this, change);
    const hash = this.isConflict ? '' : this.page.hash;
    const unsaved: Unsaved = { hash, typed: [...this.typed.values()] };
    deviceStorage.write(this.#key, this.typed.size > 0 ? JSON.stringify(unsaved) : null);
    clearTimeout(this.#timer);
    const isCutOff = this.#isCutOff();
    const canSave = this.#isWatched && !this.isConflict && (!this.problem || isCutOff);
    if (this.typed.size > 0 && canSave)
      this.#timer = setTimeout(
        () => void this.save(),
        isCutOff ? TRY_AGAIN_AFTER_MS : SAVE_AFTER_MS,
      );
    this.#onChange();
  }

  #isCutOff = () => this.problem?.code === 'no-connection' || this.problem?.code === 'unavailable';
}

/** The part of the input that the page does not contain. */
function unlike(page: ContentPage, typed: Typed[]): PageDraft['typed'] {
  const saved = new Map(
    fieldsIn(page.form).flatMap(({ path, files, values }) =>
      files.map((file, index) => [typedKey(file, path), values[index]?.value] as const),
    ),
  );
  return new Map(
    typed
      .map((one) => [typedKey(one.file, one.path), one] as const)
      .filter(([key, { value }]) => saved.get(key) !== value),
  );
}

/** The draft of a page. The page is fetched once; from then on the draft has the newest state. */
export function useDraft(path: string) {
  const { person } = useSession();
  const [, changed] = useReducer((version: number) => version + 1, 0);
  const query = useQuery({
    ...routeQuery('GET /content/file', { path }),
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, structuralSharing: false },
  });
  const draft = useMemo(
    () => (query.data ? new PageDraft(query.data, person.person_id, changed) : null),
    [query.data, person.person_id],
  );
  useEffect(() => draft?.watch(), [draft]);
  return { query, draft };
}
