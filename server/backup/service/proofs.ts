/** Signed results of restoring a copy for proof. They lie beside the copies: who restores writes them, the server reads them. */
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import type { ObjectStore } from '../store/object-store.ts';
import { isSignedBy, type PrivateKey, type PublicKey, signText } from '../store/seal.ts';

const PROOFS = 'proofs/';
/** The newest stay. */
const MOST_PROOFS = 30;

const Proof = v.object({
  /** Key of the copy. */
  copy: v.string(),
  /** ms since the epoch. */
  proved_at: v.number(),
  /** When the backup was taken, ms since the epoch; null = it was not restored. */
  taken_at: v.nullable(v.number()),
  /** What was restored. */
  tables: v.record(v.string(), v.object({ rows: v.number(), hash: v.string() })),
  /** Why it could not be restored, in one sentence; null = it could. */
  failure: v.nullable(v.string()),
});
export type Proof = v.InferOutput<typeof Proof>;
const SignedProof = v.object({ proof: v.string(), signature: v.string() });

export async function putProof(
  { store, key }: { store: ObjectStore; key: PrivateKey },
  proof: Proof,
): Promise<void> {
  const written = JSON.stringify(proof);
  const signed = { proof: written, signature: signText(written, key) };
  const name = new Date(proof.proved_at).toISOString().replaceAll(':', '-');
  await store.put(`${PROOFS}${name}.json`, Buffer.from(JSON.stringify(signed)));
}

/** Proofs that the key's owner has signed, newest first; older ones are removed. Others do not count. */
export async function readProofs(store: ObjectStore, key: PublicKey): Promise<Proof[]> {
  const names = (await store.list(PROOFS))
    .map(({ key: name }) => name)
    .sort()
    .reverse();
  for (const name of names.splice(MOST_PROOFS)) await store.remove(name);
  const proofs: Proof[] = [];
  for (const name of names) {
    const proof = readProof(await text(await store.get(name)), key);
    if (proof) proofs.push(proof);
    // The newest that succeeded: what is older says no more.
    if (proof?.failure === null) break;
  }
  return proofs;
}

function readProof(signed: string, key: PublicKey): Proof | null {
  try {
    const { proof, signature } = v.parse(SignedProof, JSON.parse(signed));
    return isSignedBy(proof, signature, key) ? v.parse(Proof, JSON.parse(proof)) : null;
  } catch {
    return null;
  }
}
