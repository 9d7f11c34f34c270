/**
 * Finds British words that an American reader stumbles over, and sentences that claim what nobody has counted: customer
 * data, frequency, experience.
 */

interface WordingProblem {
  /** The words found, as in the text. */
  found: string;
  /** The sentence that contains them. */
  sentence: string;
  /** What to write instead. */
  use: string;
}

type Rule = readonly [pattern: RegExp, use: string];

/** `-our` and `-re` words are matched in lower case only, because Harbour View is a name. */
const SPELLINGS: Rule[] = [
  [/\b[Cc]olour\w*/, 'color'],
  [/\b[Nn]eighbour\w*/, 'neighbor'],
  [/\b(?:fav|flav|lab|rum|vap|behavi|hon|hum|arm|parl|od|harb|vig|endeav)our\w*/, '-or for -our'],
  [/\b[Mm]ould(?:s|y|ing)?\b/, 'mold'],
  [/\bgrey\w*/, 'gray'],
  [/\b(?:centre|metre|millimetre|centimetre|kilometre|litre|theatre|fibre)s?\b/, '-er for -re'],
  [/\baluminium\b/i, 'aluminum'],
  [/\bstorey(?:s|ed)?\b/i, 'story'],
  [/\bkerbs?\b/i, 'curb'],
  [/\bcos(?:y|ier|iest)\b/i, 'cozy'],
  [/\bdraught(?:s|y|proof\w*)?\b/i, 'draft'],
  [/\bplough\w*/i, 'plow'],
  [/\bageing\b/i, 'aging'],
  [/\b(?:licence|defence|offence|pretence)s?\b/i, '-se for -ce'],
  [/\bpractis(?:e|es|ed|ing)\b/i, 'practice'],
  [/\b(?:fulfil|enrol|skilful|wilful)\b/i, 'fulfill, enroll, skillful, willful'],
  [
    /\b(?:travel|label|level|model|cancel|fuel|channel|tunnel)l(?:ed|ing|er|ers)\b/i,
    'one l: traveled, labeled, tunneling',
  ],
  [/\b(?:learnt|spelt|spoilt|dreamt|leant)\b/i, '-ed for -t'],
  [
    /\b(?:apolog|author|categor|character|custom|emphas|fertil|maxim|minim|mobil|moistur|neutral|optim|organ|pressur|priorit|real|recogn|sanit|special|stabil|standard|steril|summar|util|vapor|visual)is(?:e|es|ed|er|ers|ing|ation|ations)\b/i,
    '-ize for -ise',
  ],
  [/\b(?:anal|paral|catal)ys(?:e|ed|ing)\b/i, '-yze for -yse'],
];

const WORDS: Rule[] = [
  [/(?<!\b(?:wine|storm|root) )\bcellars?\b(?![- ]spider)/i, 'basement or crawl space'],
  [/(?<!\b(?:mud|tidal|tide|sand|salt|river) )\bflats\b/, 'apartments'],
  [/\b(?:studio|upstairs|downstairs|basement|rented|top-floor) flat\b/i, 'apartment'],
  [/\bchimney breasts?\b/i, 'chimney chase, or the wall around the chimney'],
  [
    /\b(?:your|gravel|shared|paved|concrete|asphalt|front|between|long|(?:beside|behind|along|on|up|down|of|cross|crosses) (?:the|a)) drives?\b(?! (?:to|from|home|out|time|up|over|in|back|through|north|south|east|west)\b)/,
    'driveway',
  ],
  [/\bdrive or\b|\bor drive\b(?=[,.;])/, 'driveway'],
  [/\btrades(?:man|men|people)\b/i, 'contractor'],
  [
    /\bround (?:the|your|a|an|it|its|it's|them|their|our|my|his|her|here|each|every|all|doors?|windows?|pipes?|wires?|frames?|vents?|columns?|porches|trees?|town)\b/i,
    'around',
  ],
  [
    /\b(?:all|way|been|comes?|came|goes?|went|look|walk|turns?|turned|wipe|year|laid out) round\b(?!-)/i,
    'around',
  ],
  [/\bautumn(?:s|al)?\b(?! (?:olive|joy|fern))/i, 'fall'],
  [/\bskirting boards?\b/i, 'baseboard'],
  [/\b(?:garden|outdoor|outside|kitchen|bathroom|dripping|leaking|leaky) taps?\b/i, 'faucet'],
  [/\b(?:dustbins?|wheelie bins?|rubbish)\b/i, 'trash, trash can'],
  [/\bbin (?:bag|liner)s?\b/i, 'trash bag'],
  [/(?<!\breal[- ])\bestate agents?\b/i, 'real-estate agent'],
  [/\btowards\b/i, 'toward'],
  [/\b(?:whilst|amongst)\b/i, 'while, among'],
  [/\b(?:shan't|needn't|mustn't|oughtn't)\b/i, "won't, don't need to, must not"],
  [/\bdownpipes?\b/i, 'downspout'],
  [
    /\b(?:plasterboard|worktop|plughole|letterbox|noticeboard)(?:es|s)?\b/i,
    'drywall, counter, drain, mail slot, bulletin board',
  ],
  [/\b(?:hosepipe|secateur|spanner|torch)(?:es|s)?\b/i, 'hose, pruning shears, wrench, flashlight'],
  [
    /\b(?:hessian|cling ?film|kitchen roll|washing-up liquid|white spirit)\b/i,
    'burlap, plastic wrap, paper towels, dish soap, mineral spirits',
  ],
  [/\b(?:tea towel|duvet|wardrobe|settee)s?\b/i, 'dish towel, comforter, closet, sofa'],
  [
    /\b(?:tarmac|petrol|lorry|lorries|motorway|car parks?|windscreen|caravan)\b/i,
    'asphalt, gas, truck, highway, parking lot, windshield, camper',
  ],
  [/\b(?:ring|rings|rang) us\b/i, 'call us'],
  [/\btins? of\b|\btinned\b/i, 'can, canned'],
];

const NAME_THE_SOURCE =
  'say what is known and from whom ("Clemson says ..."), or what a reader can see and do';
const PEOPLE =
  '(?:people|homeowners?|customers?|clients?|neighbors?|families|owners|residents|tenants|landlords?|agents?|buyers?|sellers?|parents|callers)';

/** Claims of customer data, frequency or experience. "We" may say what the company does, never what it has seen. */
const UNKNOWN_CLAIMS: readonly RegExp[] = [
  /\bwe (?:so )?(?:often|usually|mostly|commonly|frequently|sometimes|rarely|seldom|regularly|always|mainly|tend to|still) (?:see|find|meet|hear|get|open|are (?:asked|called|told|shown))\b/i,
  /(?<!\b(?:until|once|after|before|when|if) )\bwe(?: have|'ve|’ve) (?:ever |never |often |also )?(?:seen|met|learned|noticed|been (?:asked|called|told|shown)|dug|opened|lost count)\b/i,
  /\bwe(?:'re|’re| are| get| got)(?: \w+ly| often| most)? (?:asked|called (?:about|out|for|to)|calls? (?:about|for|from)|questions)\b/i,
  /\b(?:houses|homes|attics|kitchens|calls|jobs|nests|colonies|swarms|letters|spiders|ants|bees|wasps|beetles|roaches|mistakes|problems|surprises|repairs|failures|spaces|yards|questions?|complaints?|requests?|photos|thing|one|ones|kind|insect|species) (?:that )?we (?:most )?(?:see|meet|hear|get|are asked|are called|are shown|are told|look at)\b/i,
  /\b(?:most|half|many|few|nearly all|almost all|one in \w+)(?: of)?(?: the)? (?:[\w-]+ ){1,4}we (?:\w+ )?(?:see|meet|find|treat|inspect|open|look at|are asked)\b/i,
  /\bcalls? (?:we get|rise|rises|rose|peak|peaks|jump|climb|double|start|begin|pick up|come|comes|spike|drop|fall off|pour)\b/i,
  /\b(?:most|half|many|first|usual|typical|commonest|common|top|frequent|number[- ]one)(?: of)?(?: the| our)? (?:\w+ )?(?:calls?|requests?)\b(?! (?:is|to) (?:free|Poison|the vet))/i,
  /\b(?:spring|summer|fall|winter|January|February|March|April|May|June|July|August|September|October|November|December|ant|termite|roach|wasp|spider|mosquito) calls\b/,
  /\b(?:calls about|(?:people|homeowners|neighbors|they) call about)\b/i,
  /\b(?:in|from) our experience\b|\b(?:our )?experience (?:shows|tells|says|teaches)\b|\byears of (?:experience|doing|looking)\b/i,
  /\bour (?:records|data|files|notes|customers|callers|callbacks|call log) (?:show|say|tell|ask|suggest|often|usually|mostly)\b/i,
  new RegExp(
    `(?<!\\b(?:if|when|let|have|before|until|that|where|may|can|ask) (?:the |your )?)\\b${PEOPLE} (?:often |usually |mostly |sometimes |always )?(?:call|calls|ask|asks|tell|tells|show|shows|send|sends|bring|brings) us\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:most|many|half(?: of)?(?: the)?|plenty of|a lot of) (?:\\w+ )?${PEOPLE} (?:see|notice|find|think|call|ask|tell|show|assume|expect|blame|miss|try)\\b`,
    'i',
  ),
  /\b(?:people|homeowners|customers|neighbors|visitors) (?:often|usually|mostly|always|rarely|seldom|never) (?:ask|call|think|assume|say|tell|blame|mistake|miss|forget|notice|expect)\b/i,
  /\bevery (?:spring|summer|fall|winter|year|season|week) we (?:see|get|find|meet|hear|open)\b/i,
  /\b(?:nine|eight|seven|four|five) (?:times )?(?:out of|in) (?:ten|five|six)\b|\btime and again\b|\bmore often than not\b/i,
];

export function wordingProblems(text: string): WordingProblem[] {
  const claims = UNKNOWN_CLAIMS.map((pattern): Rule => [pattern, NAME_THE_SOURCE]);
  return [...SPELLINGS, ...WORDS, ...claims].flatMap(([pattern, use]) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map((match) => ({
      found: match[0],
      sentence: sentenceAt(text, match.index),
      use,
    })),
  );
}

/** The sentence around `index`, on one line. */
function sentenceAt(text: string, index: number): string {
  const before = text.slice(0, index);
  const start = Math.max(
    ...[...before.matchAll(/[.!?:]["')]*\s|\n\s*\n|\n(?=[-#|*\d])/g)].map(
      (end) => end.index + end[0].length,
    ),
    0,
  );
  const rest = text.slice(index);
  const end = /[.!?]["')]*(?=\s|$)|\n\s*\n|\n(?=[-#|*\d])/.exec(rest);
  return text
    .slice(start, end ? index + end.index + end[0].length : text.length)
    .replace(/\s+/g, ' ')
    .trim();
}
