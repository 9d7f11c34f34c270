/**
 * The office's calls as tables, each in the folder of its capability. The office client infers the types of requests
 * and answers from them. office/routes/access.test.ts checks who may make each call.
 */
import { healthCalls } from './alarms/alarm-routes.ts';
import { contentCalls } from './content/routes/content-calls.ts';
import { contentPageCalls } from './content/routes/content-page-calls.ts';
import { contentPhotoCalls } from './content/routes/content-photo-calls.ts';
import { draftLinkCalls } from './content/routes/draft-link-calls.ts';
import { publicationCalls } from './content/routes/publication-calls.ts';
import { launchCalls } from './launch/launch-routes.ts';
import { newsletterCalls } from './newsletter/routes/newsletter-calls.ts';
import { consentCalls, deadLetterCalls } from './office/routes/checks.ts';
import { leadCalls } from './office/routes/lead-calls.ts';
import { numbersCalls } from './office/routes/numbers-calls.ts';
import { peopleCalls, settingsCalls } from './office/routes/people-calls.ts';
import { pushCalls } from './office/routes/push-calls.ts';
import { passkeyCalls, sessionCalls, signInCalls } from './office/routes/sign-in.ts';
import { eraseCalls } from './personal-data/personal-data-routes.ts';
import { reviewRequestCalls } from './review-requests/review-request-routes.ts';
import { visitCalls } from './visits/routes/visit-calls.ts';

export const OFFICE_TABLES = [
  signInCalls,
  sessionCalls,
  passkeyCalls,
  peopleCalls,
  settingsCalls,
  pushCalls,
  leadCalls,
  reviewRequestCalls,
  visitCalls,
  deadLetterCalls,
  eraseCalls,
  consentCalls,
  launchCalls,
  newsletterCalls,
  numbersCalls,
  healthCalls,
  publicationCalls,
  contentCalls,
  contentPageCalls,
  contentPhotoCalls,
  draftLinkCalls,
] as const;

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer All,
) => void
  ? All
  : never;
/** Every call by its route. The office imports this type and nothing else from the server. */
export type OfficeApi = Intersection<ReturnType<(typeof OFFICE_TABLES)[number]>>;
