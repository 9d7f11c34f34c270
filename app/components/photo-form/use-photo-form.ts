import {
  type ChangeEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { PHOTO_LIMITS, PHOTO_REFUSALS, readPhotoForm } from '../../../domain/lead/pest-photos.ts';
import type { QuoteField } from '../../../domain/lead/quote-form.ts';
import { currentAttribution } from '../../attribution/attribution-store.ts';
import { prepareSolution, solutionFor } from '../../submissions/proof-of-work.ts';
import { makeUuid } from '../chat/make-uuid.ts';
import { fieldsOf, fillIn, keepDraft, readDraft } from '../quote-form/quote-draft.ts';
import { postPhotos } from './post-photos.ts';
import { type PreparedPhoto, preparePhoto } from './prepare-photo.ts';

const DRAFT = 'photo_draft';
const KEPT_FIELDS = ['where', 'when', 'name', 'phone', 'email', 'zip', 'description'];
/** Of these, what another page may fill in: never who is writing. */
const TOLD_FIELDS = ['where', 'when', 'description'];

/** Fields that can be wrong, in the order in which they stand on the page. */
export const PHOTO_FIELDS = ['photos', 'description', 'name', 'phone', 'email', 'zip'] as const;
export type PhotoProblems = Partial<Record<QuoteField | 'photos', string>>;

export interface PhotoForm {
  /** Attach to the form. */
  form: RefObject<HTMLFormElement | null>;
  /** False until scripts run; then our own messages replace the browser's. */
  scripted: boolean;
  phase: 'filling' | 'sending' | 'sent';
  photos: PreparedPhoto[];
  problems: PhotoProblems;
  /** Goes up with every refused submit, so that the summary can take the focus again. */
  refusals: number;
  /** Why nothing could be sent, in a sentence; null while there is nothing to say. */
  failure: string | null;
  /** Share of the pictures that has left, 0 to 1. */
  progress: number;
  onChoose(event: ChangeEvent<HTMLInputElement>): void;
  onRemove(photo: PreparedPhoto): void;
  onInput(event: FormEvent<HTMLFormElement>): void;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** The photo form once scripts run. Whatever is sent again under the same id is the same lead. */
export function usePhotoForm(): PhotoForm {
  const form = useRef<HTMLFormElement>(null);
  const submissionId = useRef('');
  const busy = useRef(false);
  const [scripted, setScripted] = useState(false);
  const [phase, setPhase] = useState<PhotoForm['phase']>('filling');
  const [photos, setPhotos] = useState<PreparedPhoto[]>([]);
  const [problems, setProblems] = useState<PhotoProblems>({});
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [progress, setProgress] = useState(0);

  const add = async (files: File[]) => {
    const prepared = await Promise.all(files.map(preparePhoto));
    const refusal = prepared.find((one) => typeof one === 'string');
    const chosen = [...photos, ...prepared.filter((one) => typeof one !== 'string')];
    setPhotos(chosen.slice(0, PHOTO_LIMITS.count));
    const reason = chosen.length > PHOTO_LIMITS.count ? 'too-many' : refusal;
    const { photos: _old, ...others } = problems;
    setProblems(reason ? { ...others, photos: PHOTO_REFUSALS[reason] } : others);
  };

  // Once, when React takes over: pictures chosen before that are still in the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    setScripted(true);
    if (!form.current) return;
    const draft = readDraft(DRAFT);
    submissionId.current = draft.submissionId;
    fillIn(form.current, draft.fields, KEPT_FIELDS);
    // What the pest identifier was told comes in the address.
    fillIn(form.current, Object.fromEntries(new URLSearchParams(location.search)), TOLD_FIELDS);
    const field = form.current.elements.namedItem('photos') as HTMLInputElement;
    if (field.files?.length) void add([...field.files]);
  }, []);

  const keep = (fields: Record<string, string>) => {
    const kept = KEPT_FIELDS.map((name) => [name, fields[name] ?? ''] as const);
    keepDraft({ fields: Object.fromEntries(kept), submissionId: submissionId.current }, DRAFT);
  };

  const refuse = (found: PhotoProblems) => {
    setPhase('filling');
    setProblems(found);
    setRefusals((count) => count + 1);
  };

  const send = async (fields: Record<string, string>) => {
    submissionId.current ||= makeUuid();
    const posted = {
      ...fields,
      submission_id: submissionId.current,
      attribution: JSON.stringify(currentAttribution() ?? null),
    };
    const read = readPhotoForm(posted, makeUuid);
    const missing = photos.length === 0 ? { photos: PHOTO_REFUSALS.none } : {};
    if (!read.ok || missing.photos) return refuse({ ...missing, ...(!read.ok && read.problems) });
    setProblems({});
    setProgress(0);
    setPhase('sending');
    keep(fields);
    const solution = await solutionFor(submissionId.current);
    const result = await postPhotos({ ...posted, ...solution }, photos, setProgress);
    if (result.ok) {
      keepDraft(null, DRAFT);
      return setPhase('sent');
    }
    if (result.errors.length === 0) {
      setPhase('filling');
      return setFailure(result.message);
    }
    refuse(Object.fromEntries(result.errors.map(({ field, message }) => [field, message])));
  };

  return {
    form,
    scripted,
    phase,
    photos,
    problems,
    refusals,
    failure,
    progress,
    onChoose({ target }) {
      void add([...(target.files ?? [])]);
      // The same picture may be chosen again after it was removed.
      target.value = '';
    },
    onRemove: (photo) => setPhotos(photos.filter((other) => other !== photo)),
    onInput({ target, currentTarget }) {
      prepareSolution();
      keep(fieldsOf(currentTarget));
      setProblems({ ...problems, [(target as HTMLInputElement).name]: undefined });
    },
    async onSubmit(event) {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      setFailure(null);
      try {
        await send(fieldsOf(event.currentTarget));
      } finally {
        busy.current = false;
      }
    },
  };
}
