/** The signed-in user, for every screen below the shell. */
import { createContext, use } from 'react';
import type { SessionAnswer } from '../../domain/office/sign-in-api.ts';

export type SignedIn = SessionAnswer & { person: NonNullable<SessionAnswer['person']> };

export const SessionContext = createContext<SignedIn | null>(null);

export function useSession(): SignedIn {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a signed-in user.');
  return session;
}
