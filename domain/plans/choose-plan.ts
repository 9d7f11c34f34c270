/**
 * Three answers lead to a plan, with the reasons (the plan finder of /services/plans). What the company promises is no reason here:
 * it comes from its settings.
 */
import * as m from '#messages';

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
    get title() {
      return m.plans_what_is_it_about();
    },
    choices: {
      get common() {
        return m.plans_ants_spiders_roaches_wasps_or_fall();
      },
      get wood() {
        return m.plans_termites_or_a_house_that_is_for();
      },
      get mosquitoes() {
        return m.plans_mosquitoes_in_the_yard();
      },
      get damp() {
        return m.plans_a_damp_or_musty_crawl_space();
      },
      get single() {
        return m.plans_bed_bugs_fleas_ticks_carpenter();
      },
    },
  },
  pattern: {
    get title() {
      return m.plans_how_has_it_gone_so_far();
    },
    choices: {
      get once() {
        return m.plans_it_has_just_started();
      },
      get returns() {
        return m.plans_it_comes_back_every_year();
      },
      get prevent() {
        return m.plans_nothing_yet_and_i_want_to_keep_it();
      },
    },
  },
  ground: {
    get title() {
      return m.plans_what_is_under_your_house();
    },
    choices: {
      get crawl() {
        return m.plans_a_crawl_space();
      },
      get slab() {
        return m.plans_a_slab();
      },
      get basement() {
        return m.plans_a_basement();
      },
      get unknown() {
        return m.plans_i_dont_know();
      },
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
      reasons: [m.plans_it_has_just_started_and_one(), m.plans_if_it_comes_back_compare_the_plan()],
      also: 'protection',
    };
  return {
    plan: 'protection',
    reasons: [
      pattern === 'returns'
        ? m.plans_what_comes_back_every_year_has_a()
        : m.plans_each_seasons_visit_looks_for_that(),
      m.plans_after_the_first_visit_most_of_the(),
    ],
    also: null,
  };
}

function forTermites({ pattern, ground }: PlanAnswers): PlanAdvice {
  return {
    plan: 'termite',
    reasons: [
      pattern === 'prevent'
        ? m.plans_an_inspection_comes_first_if_it()
        : m.plans_termites_need_a_treatment_of_their(),
      UNDER_TERMITES[ground],
    ],
    also: ground === 'crawl' ? 'crawl' : null,
  };
}

const UNDER_TERMITES: Record<PlanAnswers['ground'], string> = {
  get crawl() {
    return m.plans_a_crawl_space_with_open_soil_takes();
  },
  get slab() {
    return m.plans_under_a_slab_with_finished_floors();
  },
  get basement() {
    return m.plans_a_finished_basement_can_decide();
  },
  get unknown() {
    return m.plans_the_inspection_shows_what_is_under();
  },
};

function forMosquitoes({ pattern }: PlanAnswers): PlanAdvice {
  return {
    plan: 'mosquito',
    reasons: [
      pattern === 'once'
        ? m.plans_fewer_bites_within_a_day_or_two()
        : m.plans_treatments_are_repeated_about(),
      m.plans_we_begin_with_standing_water_and(),
    ],
    also: null,
  };
}

function forDampGround({ ground }: PlanAnswers): PlanAdvice {
  if (ground === 'slab' || ground === 'basement')
    return {
      plan: 'look',
      reasons: [m.plans_without_a_crawl_space_there_is(), m.plans_smells_or_feels_wet()],
      also: null,
    };
  return {
    plan: 'crawl',
    reasons: [
      ground === 'crawl'
        ? m.plans_water_comes_first_then_a_sealed()
        : m.plans_we_look_underneath_first_only_a(),
      m.plans_damp_wood_and_damp_soil_draw(),
    ],
    also: 'termite',
  };
}

function forOnePest({ pattern }: PlanAnswers): PlanAdvice {
  return {
    plan: 'single',
    reasons: [
      m.plans_no_plan_covers_these_each_needs_a(),
      pattern === 'prevent'
        ? m.plans_with_nothing_there_yet_reading_its()
        : m.plans_its_page_says_what_we_do_how_to(),
    ],
    also: null,
  };
}
