/**
 * Signals that a request was made by a program or wants to sell something. They add up; a suspicious lead is
 * kept, listed and not mailed until a person releases it, never refused. No puzzle is asked of a person.
 * What each signal rests on: docs/decisions/0007.
 */
import type { ContactSubmission } from './contact-submission.ts';
import { hiddenReadings, isMostlyLatin, plainText } from './plain-text.ts';

/** From so many points on a lead is quarantined. What an ordinary visitor may do stays below, also combined. */
const QUARANTINE_POINTS = 5;

/** A form sent sooner after it was shown was filled in by a program, or by autofill: worth little alone. */
const FASTEST_VISITOR_MS = 3000;

/**
 * Why a lead looks like spam: its signals, separated by commas; null when it does not.
 * @param receivedAt ms since the epoch
 */
export function quarantineReason(submission: ContactSubmission, receivedAt: number): string | null {
  const texts = readTexts(submission);
  const found = SIGNALS.map(({ name, points }) => ({
    name,
    points: points({ submission, receivedAt, texts }),
  }))
    .filter((signal) => signal.points > 0)
    .sort((a, b) => b.points - a.points);
  const total = found.reduce((sum, signal) => sum + signal.points, 0);
  return total < QUARANTINE_POINTS ? null : found.map(({ name }) => name).join(', ');
}

interface Signal {
  /** As the office reads it. */
  name: string;
  points(lead: { submission: ContactSubmission; receivedAt: number; texts: Texts }): number;
}

/** What the visitor wrote, as a reader sees it. Made once for all signals: it is the most of their work. */
interface Texts {
  nameAndPhone: string;
  /** What was written freely. */
  free: string;
  /** The same, and what else it may be read as; each once. */
  readings: string[];
}

function readTexts({ first_name, phone, service_needed, description }: ContactSubmission): Texts {
  const free = plainText(`${service_needed}\n${description}`);
  return {
    nameAndPhone: plainText(`${first_name} ${phone}`),
    free,
    readings: [...new Set([free, ...hiddenReadings(free)])],
  };
}

const SIGNALS: Signal[] = [
  { name: 'honeypot', points: ({ submission }) => (submission.company_website?.trim() ? 5 : 0) },
  {
    name: `sent in under ${FASTEST_VISITOR_MS / 1000} s`,
    // Two clocks that differ can say anything, so a time before the start says nothing.
    points({ submission, receivedAt }) {
      const elapsed = receivedAt - (submission.started_at ?? Number.NEGATIVE_INFINITY);
      return elapsed >= 0 && elapsed < FASTEST_VISITOR_MS ? 2 : 0;
    },
  },
  {
    name: 'link in the name or phone',
    points: ({ texts }) => (/https?:|\bwww\./i.test(texts.nameAndPhone) ? 5 : 0),
  },
  {
    name: 'links',
    points({ texts }) {
      const links = linksIn(texts.free);
      if (links === 0) return 0;
      if (links === 1) return 1;
      return links < 4 ? 3 : 5;
    },
  },
  { name: 'link markup', points: ({ texts }) => (MARKUP.test(texts.free) ? 5 : 0) },
  {
    name: 'sales offer',
    points({ texts }) {
      const made = OFFERS.filter(({ words }) => texts.readings.some((text) => words.test(text)));
      return made.reduce((sum, offer) => sum + offer.points, 0);
    },
  },
  {
    name: 'random letters',
    points: ({ submission }) =>
      (isRandom(submission.first_name) ? 3 : 0) + (isRandom(submission.description) ? 3 : 0),
  },
  {
    name: 'another alphabet around a link',
    points: ({ submission, texts }) =>
      linksIn(texts.free) > 0 && isMostlyNotLatin(submission.description) ? 4 : 0,
  },
];

/** Addresses of pages, written out or bare; what follows an @ is an e-mail. */
const LINK =
  /https?:\/\/|(?<![\w@.-])(?:www\.|(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|ru|cn|io|co|shop|site|online|top|xyz|club|live|store|agency)(?![\w@-]|\.\w))/gi;

/** Each address once, whether or not it begins with https://. */
function linksIn(text: string): number {
  return text.replace(/https?:\/\/\S*/gi, ' https:// ').match(LINK)?.length ?? 0;
}

/** Forum and HTML links: nobody types these into a form for a quote. */
const MARKUP = /\[(?:url|link)\s*[=\]]|<\s*a\s[^>]{0,200}href/i;

/** Kinds of offers; one may be the visitor's own trade, two are an advertisement. */
const OFFERS: { words: RegExp; points: number }[] = [
  { points: 3, words: /\bSEO\b|search engine optimi[sz]ation/i },
  {
    points: 4,
    words:
      /\bback-?links?\b|\blink[- ]building\b|\bguest posts?\b|\bdomain (?:authority|rating)\b/i,
  },
  {
    points: 3,
    words:
      /\brank(?:s|ed|ing|ings)? (?:\S+ ){0,5}(?:on|in) google\b|\borganic traffic\b|\b(?:traffic|visitors) (?:to|for) your (?:web ?)?site\b/i,
  },
  {
    points: 3,
    words:
      /\b(?:redesign|promote|audit|errors on|issues (?:on|with)) your (?:web ?site|online presence)\b|\bweb ?(?:site)? (?:design|development) (?:services?|company|agency|packages?)\b/i,
  },
  { points: 3, words: /\bunsubscribe\b|\bopt[- ]?out\b/i },
  { points: 4, words: /\bcontact[- ]form (?:blast|marketing|lists?)\b|\bbulk e-?mails?\b/i },
  { points: 3, words: /\bbitcoins?\b|\bcrypto(?:currency|currencies)?\b/i },
  { points: 3, words: /\bforex\b|\bpassive income\b|\binvestment opportunit/i },
  {
    points: 3,
    words:
      /\bmerchant cash advance\b|\bunsecured (?:business )?(?:loans?|funding)\b|\bbusiness (?:loans?|funding|financing)\b/i,
  },
  {
    points: 4,
    words:
      /\bviagra\b|\bcialis\b|\bonline (?:casino|pharmacy)\b|\bcasino bonus|\badult dating\b|\bescort service/i,
  },
  { points: 2, words: /\bdear (?:sir|madam|webmaster|(?:business|web ?site) owner)\b/i },
  {
    points: 2,
    words:
      /\b(?:we|our (?:team|company|agency|factory)) (?:offers?|provides?|specializ(?:e|es) in)\b/i,
  },
  {
    points: 2,
    words:
      /\b(?:free|no[- ]obligation) (?:quote|audit|consultation|proposal|trial) (?:for|of) your (?:web ?site|business)\b/i,
  },
];

/** One long word whose case changes again and again, as programs make them: kQxTbRwZpLm. */
function isRandom(text: string): boolean {
  const word = text.trim();
  return /^[A-Za-z]{10,}$/.test(word) && (word.match(/[a-z][A-Z]/g)?.length ?? 0) >= 4;
}

/** This counts only beside a link. */
function isMostlyNotLatin(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= 10 && !isMostlyLatin(text);
}
