/**
 * Signals that a request was sent by a program or advertises something. Their points add up. A suspicious lead is never refused:
 * it is stored, listed and not mailed until a person releases it. Visitors never get a puzzle.
 * The evidence for each signal: docs/decisions/0007.
 */
import type { ContactSubmission } from './contact-submission.ts';
import { hiddenReadings, isMostlyLatin, plainText } from './plain-text.ts';

/** Points from which a lead is quarantined. Anything an ordinary visitor may do stays below, even combined. */
const QUARANTINE_POINTS = 5;

/** A form sent sooner after it appeared was filled in by a program or by autofill. Weak evidence on its own. */
const FASTEST_VISITOR_MS = 3000;

/**
 * Why a lead looks like spam: its signals, separated by commas; null if it does not.
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
  /** Name shown in the office. */
  name: string;
  points(lead: { submission: ContactSubmission; receivedAt: number; texts: Texts }): number;
}

/** The visitor's texts as a reader sees them. Computed once for all signals, because it is most of their work. */
interface Texts {
  nameAndPhone: string;
  /** The texts that the visitor wrote freely. */
  free: string;
  /** The free texts and their hidden readings, without duplicates. */
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
    // The clocks of browser and server may differ, so a start after the receipt is no evidence.
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

/** Web addresses with or without https://. A domain after an @ belongs to an e-mail address. */
const LINK =
  /https?:\/\/|(?<![\w@.-])(?:www\.|(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|ru|cn|io|co|shop|site|online|top|xyz|club|live|store|agency)(?![\w@-]|\.\w))/gi;

/** Counts each address once, with or without https://. */
function linksIn(text: string): number {
  return text.replace(/https?:\/\/\S*/gi, ' https:// ').match(LINK)?.length ?? 0;
}

/** Forum and HTML links, which nobody types into a quote form. */
const MARKUP = /\[(?:url|link)\s*[=\]]|<\s*a\s[^>]{0,200}href/i;

/** Kinds of sales offers. One may be about the visitor's own trade; two are an advertisement. */
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

/** True for a single long word whose case changes repeatedly, as programs generate it: kQxTbRwZpLm. */
function isRandom(text: string): boolean {
  const word = text.trim();
  return /^[A-Za-z]{10,}$/.test(word) && (word.match(/[a-z][A-Z]/g)?.length ?? 0) >= 4;
}

/** Counts only together with a link. */
function isMostlyNotLatin(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= 10 && !isMostlyLatin(text);
}
