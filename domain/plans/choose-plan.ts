/** Three answers lead to a plan, with the reasons (the plan finder of /services/plans). */

/** What the visitor wants help with, how it has gone so far, and what is under the house. */
export interface PlanAnswers {
  concern: 'common' | 'wood' | 'mosquitoes' | 'damp' | 'single';
  pattern: 'once' | 'returns' | 'prevent';
  ground: 'crawl' | 'slab' | 'basement' | 'unknown';
}

/** A plan; `single` is one treatment, `look` a visit before anything is sold. */
export type PlanChoice = 'protection' | 'termite' | 'mosquito' | 'crawl' | 'single' | 'look';

export interface PlanAdvice {
  plan: PlanChoice;
  /** Sentences, most telling first. */
  reasons: string[];
  /** What else is worth a thought. */
  also: Exclude<PlanChoice, 'look'> | null;
}

/** Words of the three questions; the value is the answer's, in the order shown. */
export const PLAN_QUESTIONS = {
  concern: {
    title: 'What is it about?',
    choices: {
      common: 'Ants, spiders, roaches, wasps or fall invaders',
      wood: 'Termites, or a house that is for sale',
      mosquitoes: 'Mosquitoes in the yard',
      damp: 'A damp or musty crawl space',
      single: 'Bed bugs, fleas, ticks, carpenter bees, rats, mice or a wild animal',
    },
  },
  pattern: {
    title: 'How has it gone so far?',
    choices: {
      once: 'It has just started',
      returns: 'It comes back every year',
      prevent: 'Nothing yet, and I want to keep it that way',
    },
  },
  ground: {
    title: 'What is under your house?',
    choices: {
      crawl: 'A crawl space',
      slab: 'A slab',
      basement: 'A basement',
      unknown: 'I don’t know',
    },
  },
} as const satisfies {
  [Q in keyof PlanAnswers]: { title: string; choices: Record<PlanAnswers[Q], string> };
};

/** What a form holds, or null while a question is open. @param field the value of a question by its name */
export function planAnswersOf(field: (name: keyof PlanAnswers) => unknown): PlanAnswers | null {
  const read = <Q extends keyof PlanAnswers>(name: Q) => {
    const value = String(field(name) ?? '');
    return Object.hasOwn(PLAN_QUESTIONS[name].choices, value) ? (value as PlanAnswers[Q]) : null;
  };
  const [concern, pattern, ground] = [read('concern'), read('pattern'), read('ground')];
  return concern && pattern && ground ? { concern, pattern, ground } : null;
}

export function choosePlan(answers: PlanAnswers): PlanAdvice {
  switch (answers.concern) {
    case 'common':
      return forCommonPests(answers);
    case 'wood':
      return forTermites(answers);
    case 'mosquitoes':
      return forMosquitoes(answers);
    case 'damp':
      return forDampGround(answers);
    case 'single':
      return forOnePest(answers);
  }
}

function forCommonPests({ pattern }: PlanAnswers): PlanAdvice {
  if (pattern === 'once')
    return {
      plan: 'single',
      reasons: [
        'It has just started, and one treatment may be all it takes.',
        'If it comes back with the next season, the plan costs less than calling again and again.',
      ],
      also: 'protection',
    };
  return {
    plan: 'protection',
    reasons: [
      pattern === 'returns'
        ? 'What comes back every year has a season, and a visit about every 90 days is timed for it.'
        : 'Each season’s visit looks for that season’s pests before they settle in.',
      'After the first visit most of the work is outside, where these pests live.',
      'If a covered pest shows up between visits, we come back at no extra charge.',
    ],
    also: null,
  };
}

function forTermites({ pattern, ground }: PlanAnswers): PlanAdvice {
  return {
    plan: 'termite',
    reasons: [
      pattern === 'prevent'
        ? 'An inspection comes first. If it finds no termites, you will hear exactly that.'
        : 'Termites need a treatment of their own; the quarterly plan leaves them out.',
      UNDER_TERMITES[ground],
      'We re-treat at no charge while your agreement is in force.',
    ],
    also: ground === 'crawl' ? 'crawl' : null,
  };
}

const UNDER_TERMITES: Record<PlanAnswers['ground'], string> = {
  crawl:
    'A crawl space with open soil takes a liquid treatment well, and a dry one draws fewer termites.',
  slab: 'Under a slab with finished floors, bait stations spare you the drilling.',
  basement: 'A finished basement can decide between liquid and bait. We compare both in writing.',
  unknown:
    'The inspection shows what is under the house, and that decides between liquid and bait.',
};

function forMosquitoes({ pattern }: PlanAnswers): PlanAdvice {
  return {
    plan: 'mosquito',
    reasons: [
      pattern === 'once'
        ? 'Fewer bites within a day or two, and the water they came from is gone.'
        : 'Treatments are repeated about every three to four weeks, from spring through October.',
      'We begin with standing water, and mist only the shaded leaves where mosquitoes rest.',
      'If they build up before the next treatment is due, we come back without charge.',
    ],
    also: null,
  };
}

function forDampGround({ ground }: PlanAnswers): PlanAdvice {
  if (ground === 'slab' || ground === 'basement')
    return {
      plan: 'look',
      reasons: [
        'Without a crawl space there is nothing to close. Damp elsewhere has another cause.',
        'Tell us where it smells or feels wet, and we say whether it is work for us or for a plumber.',
      ],
      also: null,
    };
  return {
    plan: 'crawl',
    reasons: [
      ground === 'crawl'
        ? 'Water comes first, then a sealed liner, closed vents and one way of drying.'
        : 'We look underneath first. Only a crawl space can be closed and dried.',
      'Damp wood and damp soil are half of what draws termites.',
      'If a seam opens or a sealed vent lets go, we put it right free of charge.',
    ],
    also: 'termite',
  };
}

function forOnePest({ pattern }: PlanAnswers): PlanAdvice {
  return {
    plan: 'single',
    reasons: [
      'No plan covers these. Each needs a treatment of its own, with its own second look.',
      pattern === 'prevent'
        ? 'With nothing there yet, reading its page may be all you need.'
        : 'Its page says what we do, how to prepare, and when we come back without charge.',
    ],
    also: null,
  };
}
