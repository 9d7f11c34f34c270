/** A small company for server tests: none of its facts are the real site's. */
import type { Area, Site } from '../../domain/content/site-schema.ts';
import { pestControl } from '../../domain/content/trade.ts';
import type { VisitSettings } from '../../domain/content/visits-schema.ts';
import type { MailContext, MailMessage } from '../mail/message.ts';

const week = { opens: '08:00', closes: '18:00' };
const price = (name: string, from: number) => ({
  ...{ name, from, per: 'month' as const, scope: 'one house', short: false },
  ...{ label: `from $${from} per month`, amount: `from $${from}` },
});
const territory = (label: string, phone: string, form = '') => ({
  ...{ label, phone, quote_form: `/embed/quote-form${form}` },
});

export const fixtureSite: Site = {
  brand: {
    ...{ name: 'Fixture Pest Control', short_name: 'Fixture', tagline: 'Pest Control' },
    ...{ slug: 'fixture', founded: 2020, serves: 'Virginia & South Carolina' },
  },
  trade: pestControl(),
  contact: {
    ...{ phone: '(888) 555-0103', answers_in_spanish: false, email: 'office@fixture.example' },
    ...{ postal_address: '1 Test Street, Richmond, VA 23219', time_zone: 'America/New_York' },
  },
  hours: {
    ...{ monday: week, tuesday: week, wednesday: week, thursday: week, friday: week },
    ...{ saturday: null, sunday: null, label: 'Monday to Friday 8 am to 6 pm', holidays: [] },
    ...{ emergency_24_7: false, emergency_label: '24/7', next_day_calls_before: '12:00' },
    friday_next_service_day: 'monday',
  },
  territories: {
    richmond: territory('Richmond', '(804) 555-0101'),
    virginia_beach: territory('Coast', '(757) 555-0102', '/coast'),
    other: territory('Everywhere', '(888) 555-0103'),
  },
  retention: { photo_days: 90, lead_days: 730, copy_days: 90 },
  claims: {
    ...{ customers: '4,000+', rating: 4.9, star_rating_label: '5-star', rating_metadata: false },
    ...{ home_review_count: 1, metadata_review_count: 2, review_count_label: '1+' },
    ...{ next_day: 'Next day', free_reservice: 'Free re-services', guarantee: 'Guarantee' },
    ...{ licensed: 'Licensed', insured: 'Insured', service_radius_miles: 50 },
    response_promise: 'We call or text within 1 hour during business hours.',
    ...{ response_minutes: 60, letter_working_days: 3, treatment_minutes: '30-60 minutes' },
    ...{ response_sooner: 'Call if you need a response sooner.', activity_days: '7-14 days' },
  },
  promises: {
    ...{ in_short: '', in_short_night: '', guarantee: '' },
    ...{ reservice: '', plan_term: '', night_calls: '' },
  },
  prices: {
    protection_plan: price('Plan', 49),
    outdoor_plan: price('Outdoor', 199),
    termite_guard: price('Termite', 129),
    ant_control: price('Ants', 49),
    most_treatments: {
      ...{ name: 'Treatment', low: 150, high: 400, per: 'treatment', scope: 'one pest' },
      ...{ short: false, label: '$150-$400 per treatment', amount: '$150-$400' },
    },
  },
  social: (['facebook', 'instagram', 'youtube'] as const).map((network) => ({
    network,
    url: `https://social.example/${network}`,
  })),
  review_links: [{ name: 'Maps', url: 'https://maps.example/fixture' }],
  ...{ chat: true, newsletter_confirm: false, holding_page: 'off', works_offline: true },
  ...{ campaign_phones: [], not_offered: [], people: [], licenses: [], sample: true },
  ...{ geolocation_url: '/api/geolocation', analytics_id: null, counter: null },
  ...{ search_verification: null, customer_portal: null },
  consent: {
    ...{ version: 'v1', notice: 'Notice', marketing_texts: 'Texts' },
    ...{ chat_notice: 'Chat', newsletter_notice: 'News' },
  },
};

const area = (
  id: string,
  short_label: string,
  territory: Area['territory'],
  zips: string[],
): Area => ({
  ...{ id, label: `${short_label}, VA`, short_label, state: 'VA', territory, order: 1, zips },
  ...{ landscape: 'river-city', page: `/service-areas/${id}`, cities: [short_label] },
});

export const fixtureAreas: Area[] = [
  area('richmond', 'Richmond', 'richmond', ['23220']),
  area('virginia-beach', 'Virginia Beach', 'virginia_beach', ['23451']),
];

const halves = ['08:00-12:00', '12:00-17:00'];
/** Two spots in each half of a workday; a Thursday is closed. */
export const fixtureVisits: VisitSettings = {
  windows: {
    ...{ monday: halves, tuesday: halves, wednesday: halves, thursday: halves },
    ...{ friday: halves, saturday: [], sunday: [] },
  },
  ...{ spots: 2, area_spots: {}, hours_ahead: 24, days_ahead: 14, change_hours: 24 },
  ...{ closed: ['2026-11-26'], booking: 'request' },
};

export const fixtureMailContext: MailContext = {
  site: fixtureSite,
  areas: fixtureAreas,
  siteUrl: 'https://fixture.example',
  leadsTo: ['leads@fixture.example'],
};

export const fixtureMail: MailMessage = {
  to: ['office@fixture.example'],
  subject: 'A lead',
  text: 'Ants.',
  html: '<p>Ants.</p>',
  messageId: '<lead.1@fixture.example>',
  headers: {},
};

/** For backups; nobody has its private key. */
export const RECIPIENT = 'age130z5sxt8equuu5znlzv6sfe98t6zcwhvvwrdhd5329phszw46aaq82eqe0';
