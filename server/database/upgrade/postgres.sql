






CREATE TABLE public.challenge_solutions (
    signature text NOT NULL,
    submission_id text NOT NULL,
    expires_at bigint NOT NULL
);



CREATE TABLE public.consent_wordings (
    wording text NOT NULL,
    version text NOT NULL,
    text text NOT NULL,
    created_at bigint NOT NULL
);



CREATE TABLE public.contact_submissions (
    submission_id text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    service_needed text NOT NULL,
    description text NOT NULL,
    urgency text NOT NULL,
    address text NOT NULL,
    source text NOT NULL,
    stage text NOT NULL,
    replaces text,
    page text NOT NULL,
    territory text,
    customer_type text,
    attribution text,
    consent text,
    quarantine_reason text,
    contacted_at bigint,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    photos text
);



CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);



CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);



CREATE TABLE public.mail_counters (
    address_hash text NOT NULL,
    day text NOT NULL,
    count integer NOT NULL
);



CREATE TABLE public.newsletter_confirmations (
    address_hash text NOT NULL,
    created_at bigint NOT NULL
);



CREATE TABLE public.newsletter_signups (
    email text NOT NULL,
    source_page text NOT NULL,
    submission_id text,
    quarantine_reason text,
    created_at bigint NOT NULL,
    consent text
);



CREATE TABLE public.newsletter_suppressions (
    address_hash text NOT NULL,
    created_at bigint NOT NULL
);



CREATE TABLE public.newsletter_tokens (
    token_hash text NOT NULL,
    address_hash text NOT NULL,
    created_at bigint NOT NULL
);



CREATE TABLE public.outbox (
    id text NOT NULL,
    kind text NOT NULL,
    submission_id text NOT NULL,
    stage text NOT NULL,
    payload text NOT NULL,
    message_id text NOT NULL,
    state text NOT NULL,
    confirmed integer NOT NULL,
    attempts integer NOT NULL,
    next_attempt_at bigint NOT NULL,
    lease_owner text,
    created_at bigint NOT NULL,
    sent_at bigint,
    last_error text,
    receiver text
);



CREATE TABLE public.rate_counters (
    client_hash text NOT NULL,
    endpoint text NOT NULL,
    count integer NOT NULL,
    ends_at bigint NOT NULL
);



INSERT INTO public.challenge_solutions VALUES ('61d6dbb13e46a8043d8455f06b1dfc82ac449e2937a58720d161af67a52d718d', '00000000-0000-4000-8000-000000000012', 1768492816000);



INSERT INTO public.consent_wordings VALUES ('quote', 'v1', 'Notice
Texts', 1768489200000);
INSERT INTO public.consent_wordings VALUES ('photo', 'v1', 'Notice', 1768489200000);
INSERT INTO public.consent_wordings VALUES ('letter', 'v1', 'Notice', 1768489200000);
INSERT INTO public.consent_wordings VALUES ('chat', 'v1', 'Chat', 1768489200000);
INSERT INTO public.consent_wordings VALUES ('newsletter', 'v1', 'News', 1768489200000);



INSERT INTO public.contact_submissions VALUES ('00000000-0000-4000-8000-000000000001', 'Visitor 1 O''Neil 🐜', '', '(804) 555-0101', 'visitor1@example.com', 'Ant control', 'Ants in the kitchen
of house 1', 'standard', 'ZIP: 23220', 'homepage-hero', 'complete', NULL, '', 'richmond', NULL, '{}', '{"wording":"quote","version":"v1","marketing_texts":true,"at":1768489201000,"page":""}', NULL, NULL, 1768489201000, 1768489201000, NULL);
INSERT INTO public.contact_submissions VALUES ('00000000-0000-4000-8000-000000000002', 'Visitor 2 O''Neil 🐜', '', '(804) 555-0999', 'visitor2@example.com', 'Ant control', 'Ants in the kitchen
of house 2', 'standard', 'ZIP: 23220', 'homepage-hero', 'complete', '00000000-0000-4000-8000-000000000001', '', NULL, NULL, NULL, NULL, NULL, NULL, 1768489204000, 1768489204000, NULL);
INSERT INTO public.contact_submissions VALUES ('00000000-0000-4000-8000-000000000003', 'Visitor 3 O''Neil 🐜', '', '(804) 555-0103', 'visitor3@example.com', 'Ant control', 'Ants in the kitchen
of house 3', 'standard', 'ZIP: 23220', 'chatbot', 'complete', NULL, '', NULL, 'existing_problem', NULL, NULL, NULL, NULL, 1768489205000, 1768489206000, NULL);
INSERT INTO public.contact_submissions VALUES ('00000000-0000-4000-8000-000000000004', 'Visitor 4 O''Neil 🐜', '', '(804) 555-0104', '', 'Ant control', 'Chat', 'standard', 'ZIP: 23220', 'chatbot_partial', 'partial', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, 1768489207000, 1768489207000, NULL);
INSERT INTO public.contact_submissions VALUES ('00000000-0000-4000-8000-000000000005', 'Visitor 5 O''Neil 🐜', '', '(804) 555-0105', '', 'Ant control', 'Chat', 'standard', 'ZIP: 23220', 'chatbot_partial', 'partial', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, 1768489208000, 1768489208000, NULL);
INSERT INTO public.contact_submissions VALUES ('00000000-0000-4000-8000-000000000006', 'Visitor 6 O''Neil 🐜', '', '(804) 555-0106', 'visitor6@example.com', 'Ant control', 'Ants in the kitchen
of house 6', 'standard', 'ZIP: 23220', 'homepage-hero', 'complete', NULL, '', NULL, NULL, NULL, NULL, 'honeypot', NULL, 1768489210000, 1768489210000, NULL);
INSERT INTO public.contact_submissions VALUES ('00000000-0000-4000-8000-000000000007', 'Visitor 7 O''Neil 🐜', '', '(804) 555-0107', 'visitor7@example.com', 'Ant control', 'Ants in the kitchen
of house 7', 'standard', 'ZIP: 23220', 'homepage-hero', 'complete', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, 1768489211000, 1768489211000, NULL);
INSERT INTO public.contact_submissions VALUES ('00000000-0000-4000-8000-000000000009', 'Visitor 9 O''Neil 🐜', '', '(804) 555-0109', 'visitor9@example.com', 'Ant control', 'Ants in the kitchen
of house 9', 'standard', 'ZIP: 23220', 'homepage-hero', 'complete', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, 1768489213000, 1768489213000, NULL);
INSERT INTO public.contact_submissions VALUES ('00000000-0000-4000-8000-000000000010', 'Visitor 10 O''Neil 🐜', '', '(804) 555-0110', 'visitor10@example.com', 'Ant control', 'Ants in the kitchen
of house 10', 'standard', 'ZIP: 23220', 'homepage-hero', 'complete', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, 1768489214000, 1768489214000, NULL);
INSERT INTO public.contact_submissions VALUES ('00000000-0000-4000-8000-000000000011', 'Visitor 11 O''Neil 🐜', '', '(804) 555-0111', 'visitor11@example.com', 'Ant control', 'Ants in the kitchen
of house 11', 'standard', 'ZIP: 23220', 'homepage-hero', 'complete', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, 1768489215000, 1768489215000, NULL);
INSERT INTO public.contact_submissions VALUES ('00000000-0000-4000-8000-000000000008', 'Visitor 8 O''Neil 🐜', '', '(804) 555-0108', 'visitor8@example.com', 'Ant control', 'Ants in the kitchen
of house 8', 'standard', 'ZIP: 23220', 'homepage-hero', 'complete', NULL, '', NULL, NULL, NULL, NULL, NULL, 1768489215000, 1768489212000, 1768489212000, NULL);
INSERT INTO public.contact_submissions VALUES ('00000000-0000-4000-8000-000000000012', 'Visitor 12 O''Neil 🐜', '', '(804) 555-0112', 'visitor12@example.com', 'Ant control', 'Ants in the kitchen
of house 12', 'standard', 'ZIP: 23220', 'homepage-hero', 'complete', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, 1768489216000, 1768489216000, NULL);
INSERT INTO public.contact_submissions VALUES ('00000000-0000-4000-8000-000000000014', 'Lee Agent', '', '(804) 555-0114', 'lee@example.com', 'Termite letter NPMA-33', 'Form: NPMA-33 (Virginia)
Property: 14 Oak Street
Closing: 2026-02-27
Access: A lockbox
Paid by: not said
Copies to: O''Neil Title, closing@example.com

Gate code 12.

Form: call first', 'standard', 'ZIP: 23220', 'termite-letter', 'complete', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, 1768489217000, 1768489217000, NULL);
INSERT INTO public.contact_submissions VALUES ('00000000-0000-4000-8000-000000000015', 'Lee Agent', '', '(864) 555-0115', 'lee@example.com', 'Termite letter CL-100', 'Form: CL-100 (South Carolina)
Property: 14 Oak Street
Closing: 2026-02-27
Access: not said
Paid by: not said
Copies to: not said', 'standard', 'ZIP: 23220', 'termite-letter', 'complete', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, 1768489218000, 1768489218000, NULL);
INSERT INTO public.contact_submissions VALUES ('00000000-0000-4000-8000-000000000016', 'Visitor 16 O''Neil 🐜', '', '(804) 555-0116', 'visitor16@example.com', 'Ant control', 'Form: by hand
Closing: soon', 'standard', 'ZIP: 23220', 'termite-letter', 'complete', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, 1768489219000, 1768489219000, NULL);
INSERT INTO public.contact_submissions VALUES ('00000000-0000-4000-8000-000000000013', 'Pat Photo', '', '(804) 555-0113', '', 'Photo to identify', 'Where: Attic
When: Today', 'standard', 'ZIP not provided', 'pest-photo', 'complete', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, 1768489219000, 1768489219000, '["00000000-0000-4000-8000-000000000013-0bc151440701fb9b.jpg","00000000-0000-4000-8000-000000000013-936a2085e0281b50.jpg"]');



INSERT INTO public.kysely_migration VALUES ('0001-leads-newsletter-outbox', '2026-11-22T12:58:35.007Z');
INSERT INTO public.kysely_migration VALUES ('0002-lead-photos', '2026-11-22T12:58:35.008Z');
INSERT INTO public.kysely_migration VALUES ('0003-rate-counters', '2026-11-22T12:58:35.009Z');
INSERT INTO public.kysely_migration VALUES ('0004-outbox-receiver', '2026-11-22T12:58:35.010Z');
INSERT INTO public.kysely_migration VALUES ('0005-newsletter-choices', '2026-11-22T12:58:35.013Z');
INSERT INTO public.kysely_migration VALUES ('0006-consent-wordings', '2026-11-22T12:58:35.015Z');
INSERT INTO public.kysely_migration VALUES ('0007-challenge-solutions', '2026-11-22T12:58:35.016Z');
INSERT INTO public.kysely_migration VALUES ('0008-outbox-by-kind', '2026-11-22T12:58:35.017Z');
INSERT INTO public.kysely_migration VALUES ('0009-outbox-of-webhooks', '2026-11-22T12:58:35.019Z');



INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);



INSERT INTO public.mail_counters VALUES ('e2c960a8fc8043c22d079c2916f513acca2dc332a7784c95ed90fe8be586ddf8', '2026-01-15', 1);



INSERT INTO public.newsletter_confirmations VALUES ('34f79cb077a51cd6087f0ea9c12f7f60bb22d059da39c442aa2eec3106798884', 1768489225000);



INSERT INTO public.newsletter_signups VALUES ('kept@example.com', 'footer', '3d0bf7a9-6c4e-40bf-8970-3efc1a356c83', NULL, 1768489220000, '{"wording":"newsletter","version":"v1","at":1768489220000,"page":""}');
INSERT INTO public.newsletter_signups VALUES ('confirmed@example.com', 'footer', 'f5405ef0-949b-46e4-a4fe-5040ac225f54', NULL, 1768489221000, '{"wording":"newsletter","version":"v1","at":1768489221000,"page":""}');
INSERT INTO public.newsletter_signups VALUES ('gone@example.com', 'footer', '648de229-066f-4fbf-aecf-fd35761228d2', NULL, 1768489222000, '{"wording":"newsletter","version":"v1","at":1768489222000,"page":""}');
INSERT INTO public.newsletter_signups VALUES ('bot@example.com', 'footer', '83cc154a-5dd2-48c3-8b8c-691c770292f1', 'honeypot', 1768489224000, '{"wording":"newsletter","version":"v1","at":1768489224000,"page":""}');



INSERT INTO public.newsletter_suppressions VALUES ('c1ab2e558c55746cd739524ff4165e7012a9d55f8c3eeb60a81b8d1277d0a31c', 1768489226000);



INSERT INTO public.newsletter_tokens VALUES ('d499054650cd5f77f631e7793d3bc08e221346dcf9fd97f287604e4e2cba2060', 'ed752ea12b4611635c610baf6216e2435d18fabbbf2fcb7e4ee2b5799bb12a9e', 1768489220000);
INSERT INTO public.newsletter_tokens VALUES ('afe92709915853a13b99a315fa9a831ec827d3d9e6d0d0ea4dbacdb5a8bebfea', '34f79cb077a51cd6087f0ea9c12f7f60bb22d059da39c442aa2eec3106798884', 1768489221000);
INSERT INTO public.newsletter_tokens VALUES ('04b050fd510bfecc6874a64aa1dfd90d1b256c83685b2edbc989233cc68ad9c2', 'c1ab2e558c55746cd739524ff4165e7012a9d55f8c3eeb60a81b8d1277d0a31c', 1768489222000);
INSERT INTO public.newsletter_tokens VALUES ('2003b68e9ab1783e3c7d37ad52f1474e600c1b6b8d1c885cb5338c686e3388f4', '8523ea95c2f3c10702a280aeb388b405d11df5294f05970e270c28d5ce40c495', 1768489224000);



INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000001:reminder:complete', 'reminder', '00000000-0000-4000-8000-000000000001', 'complete', '{"first_name":"Visitor 1 O''Neil 🐜","last_name":"","phone":"(804) 555-0101","email":"visitor1@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 1","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000001","page":"","territory":"richmond","attribution":{},"received_at":1768489201000,"consent":{"wording":"quote","version":"v1","marketing_texts":true,"at":1768489201000,"page":""}}', '<reminder.complete.00000000-0000-4000-8000-000000000001@fixture.example>', 'pending', 0, 0, 1768492860000, NULL, 1768489201000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000002:reminder:complete', 'reminder', '00000000-0000-4000-8000-000000000002', 'complete', '{"first_name":"Visitor 2 O''Neil 🐜","last_name":"","phone":"(804) 555-0999","email":"visitor2@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 2","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000002","replaces":"00000000-0000-4000-8000-000000000001","page":"","received_at":1768489204000}', '<reminder.complete.00000000-0000-4000-8000-000000000002@fixture.example>', 'pending', 0, 0, 1768492860000, NULL, 1768489204000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000003:lead:partial', 'lead', '00000000-0000-4000-8000-000000000003', 'partial', '{"first_name":"Visitor 3 O''Neil 🐜","last_name":"","phone":"(804) 555-0103","email":"","service_needed":"Ant control","description":"Chat","urgency":"standard","address":"ZIP: 23220","source":"chatbot_partial","submission_id":"00000000-0000-4000-8000-000000000003","page":"","received_at":1768489205000}', '<lead.partial.00000000-0000-4000-8000-000000000003@fixture.example>', 'superseded', 0, 0, 1768489505000, NULL, 1768489205000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000001:lead:complete', 'lead', '00000000-0000-4000-8000-000000000001', 'complete', '{"first_name":"Visitor 1 O''Neil 🐜","last_name":"","phone":"(804) 555-0101","email":"visitor1@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 1","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000001","page":"","territory":"richmond","attribution":{},"received_at":1768489201000,"consent":{"wording":"quote","version":"v1","marketing_texts":true,"at":1768489201000,"page":""}}', '<lead.complete.00000000-0000-4000-8000-000000000001@fixture.example>', 'sent', 0, 1, 1768489257010, NULL, 1768489201000, 1768489227000, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000001:webhook:complete:crm.example.com-6829de62', 'webhook', '00000000-0000-4000-8000-000000000001', 'complete', '{"first_name":"Visitor 1 O''Neil 🐜","last_name":"","phone":"(804) 555-0101","email":"visitor1@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 1","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000001","page":"","territory":"richmond","attribution":{},"received_at":1768489201000,"consent":{"wording":"quote","version":"v1","marketing_texts":true,"at":1768489201000,"page":""}}', '<webhook.complete.00000000-0000-4000-8000-000000000001@fixture.example>', 'pending', 0, 1, 1768489229834, NULL, 1768489201000, NULL, 'ECONNECTION', 'crm.example.com-6829de62');
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000003:webhook:partial:crm.example.com-6829de62', 'webhook', '00000000-0000-4000-8000-000000000003', 'partial', '{"first_name":"Visitor 3 O''Neil 🐜","last_name":"","phone":"(804) 555-0103","email":"","service_needed":"Ant control","description":"Chat","urgency":"standard","address":"ZIP: 23220","source":"chatbot_partial","submission_id":"00000000-0000-4000-8000-000000000003","page":"","received_at":1768489205000}', '<webhook.partial.00000000-0000-4000-8000-000000000003@fixture.example>', 'superseded', 0, 0, 1768489505000, NULL, 1768489205000, NULL, NULL, 'crm.example.com-6829de62');
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000003:reminder:partial', 'reminder', '00000000-0000-4000-8000-000000000003', 'partial', '{"first_name":"Visitor 3 O''Neil 🐜","last_name":"","phone":"(804) 555-0103","email":"","service_needed":"Ant control","description":"Chat","urgency":"standard","address":"ZIP: 23220","source":"chatbot_partial","submission_id":"00000000-0000-4000-8000-000000000003","page":"","received_at":1768489205000}', '<reminder.partial.00000000-0000-4000-8000-000000000003@fixture.example>', 'superseded', 0, 0, 1768493160000, NULL, 1768489205000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000003:lead:complete', 'lead', '00000000-0000-4000-8000-000000000003', 'complete', '{"first_name":"Visitor 3 O''Neil 🐜","last_name":"","phone":"(804) 555-0103","email":"visitor3@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 3","urgency":"standard","address":"ZIP: 23220","source":"chatbot","submission_id":"00000000-0000-4000-8000-000000000003","page":"","customer_type":"existing_problem","received_at":1768489206000}', '<lead.complete.00000000-0000-4000-8000-000000000003@fixture.example>', 'pending', 0, 0, 1768489206000, NULL, 1768489206000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000003:reminder:complete', 'reminder', '00000000-0000-4000-8000-000000000003', 'complete', '{"first_name":"Visitor 3 O''Neil 🐜","last_name":"","phone":"(804) 555-0103","email":"visitor3@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 3","urgency":"standard","address":"ZIP: 23220","source":"chatbot","submission_id":"00000000-0000-4000-8000-000000000003","page":"","customer_type":"existing_problem","received_at":1768489206000}', '<reminder.complete.00000000-0000-4000-8000-000000000003@fixture.example>', 'pending', 0, 0, 1768492860000, NULL, 1768489206000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000003:acknowledgement:complete', 'acknowledgement', '00000000-0000-4000-8000-000000000003', 'complete', '{"first_name":"Visitor 3 O''Neil 🐜","last_name":"","phone":"(804) 555-0103","email":"visitor3@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 3","urgency":"standard","address":"ZIP: 23220","source":"chatbot","submission_id":"00000000-0000-4000-8000-000000000003","page":"","customer_type":"existing_problem","received_at":1768489206000}', '<acknowledgement.complete.00000000-0000-4000-8000-000000000003@fixture.example>', 'pending', 0, 0, 1768489206000, NULL, 1768489206000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000004:lead:partial', 'lead', '00000000-0000-4000-8000-000000000004', 'partial', '{"first_name":"Visitor 4 O''Neil 🐜","last_name":"","phone":"(804) 555-0104","email":"","service_needed":"Ant control","description":"Chat","urgency":"standard","address":"ZIP: 23220","source":"chatbot_partial","submission_id":"00000000-0000-4000-8000-000000000004","page":"","received_at":1768489207000}', '<lead.partial.00000000-0000-4000-8000-000000000004@fixture.example>', 'pending', 0, 0, 1768489507000, NULL, 1768489207000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000004:webhook:partial:crm.example.com-6829de62', 'webhook', '00000000-0000-4000-8000-000000000004', 'partial', '{"first_name":"Visitor 4 O''Neil 🐜","last_name":"","phone":"(804) 555-0104","email":"","service_needed":"Ant control","description":"Chat","urgency":"standard","address":"ZIP: 23220","source":"chatbot_partial","submission_id":"00000000-0000-4000-8000-000000000004","page":"","received_at":1768489207000}', '<webhook.partial.00000000-0000-4000-8000-000000000004@fixture.example>', 'pending', 0, 0, 1768489507000, NULL, 1768489207000, NULL, NULL, 'crm.example.com-6829de62');
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000004:reminder:partial', 'reminder', '00000000-0000-4000-8000-000000000004', 'partial', '{"first_name":"Visitor 4 O''Neil 🐜","last_name":"","phone":"(804) 555-0104","email":"","service_needed":"Ant control","description":"Chat","urgency":"standard","address":"ZIP: 23220","source":"chatbot_partial","submission_id":"00000000-0000-4000-8000-000000000004","page":"","received_at":1768489207000}', '<reminder.partial.00000000-0000-4000-8000-000000000004@fixture.example>', 'pending', 0, 0, 1768493160000, NULL, 1768489207000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000005:webhook:partial:crm.example.com-6829de62', 'webhook', '00000000-0000-4000-8000-000000000005', 'partial', '{"first_name":"Visitor 5 O''Neil 🐜","last_name":"","phone":"(804) 555-0105","email":"","service_needed":"Ant control","description":"Chat","urgency":"standard","address":"ZIP: 23220","source":"chatbot_partial","submission_id":"00000000-0000-4000-8000-000000000005","page":"","received_at":1768489208000}', '<webhook.partial.00000000-0000-4000-8000-000000000005@fixture.example>', 'pending', 0, 0, 1768489508000, NULL, 1768489208000, NULL, NULL, 'crm.example.com-6829de62');
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000005:reminder:partial', 'reminder', '00000000-0000-4000-8000-000000000005', 'partial', '{"first_name":"Visitor 5 O''Neil 🐜","last_name":"","phone":"(804) 555-0105","email":"","service_needed":"Ant control","description":"Chat","urgency":"standard","address":"ZIP: 23220","source":"chatbot_partial","submission_id":"00000000-0000-4000-8000-000000000005","page":"","received_at":1768489208000}', '<reminder.partial.00000000-0000-4000-8000-000000000005@fixture.example>', 'pending', 0, 0, 1768493160000, NULL, 1768489208000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000005:lead:partial', 'lead', '00000000-0000-4000-8000-000000000005', 'partial', '{"first_name":"Visitor 5 O''Neil 🐜","last_name":"","phone":"(804) 555-0105","email":"","service_needed":"Ant control","description":"Chat","urgency":"standard","address":"ZIP: 23220","source":"chatbot_partial","submission_id":"00000000-0000-4000-8000-000000000005","page":"","received_at":1768489208000}', '<lead.partial.00000000-0000-4000-8000-000000000005@fixture.example>', 'pending', 1, 0, 1768489209000, NULL, 1768489208000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000003:webhook:complete:crm.example.com-6829de62', 'webhook', '00000000-0000-4000-8000-000000000003', 'complete', '{"first_name":"Visitor 3 O''Neil 🐜","last_name":"","phone":"(804) 555-0103","email":"visitor3@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 3","urgency":"standard","address":"ZIP: 23220","source":"chatbot","submission_id":"00000000-0000-4000-8000-000000000003","page":"","customer_type":"existing_problem","received_at":1768489206000}', '<webhook.complete.00000000-0000-4000-8000-000000000003@fixture.example>', 'parked', 0, 1, 1768489257010, NULL, 1768489206000, NULL, 'HTTP 410', 'crm.example.com-6829de62');
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000006:lead:complete', 'lead', '00000000-0000-4000-8000-000000000006', 'complete', '{"first_name":"Visitor 6 O''Neil 🐜","last_name":"","phone":"(804) 555-0106","email":"visitor6@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 6","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000006","page":"","received_at":1768489210000}', '<lead.complete.00000000-0000-4000-8000-000000000006@fixture.example>', 'held', 0, 0, 1768489210000, NULL, 1768489210000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000006:webhook:complete:crm.example.com-6829de62', 'webhook', '00000000-0000-4000-8000-000000000006', 'complete', '{"first_name":"Visitor 6 O''Neil 🐜","last_name":"","phone":"(804) 555-0106","email":"visitor6@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 6","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000006","page":"","received_at":1768489210000}', '<webhook.complete.00000000-0000-4000-8000-000000000006@fixture.example>', 'held', 0, 0, 1768489210000, NULL, 1768489210000, NULL, NULL, 'crm.example.com-6829de62');
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000006:reminder:complete', 'reminder', '00000000-0000-4000-8000-000000000006', 'complete', '{"first_name":"Visitor 6 O''Neil 🐜","last_name":"","phone":"(804) 555-0106","email":"visitor6@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 6","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000006","page":"","received_at":1768489210000}', '<reminder.complete.00000000-0000-4000-8000-000000000006@fixture.example>', 'held', 0, 0, 1768492860000, NULL, 1768489210000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000006:acknowledgement:complete', 'acknowledgement', '00000000-0000-4000-8000-000000000006', 'complete', '{"first_name":"Visitor 6 O''Neil 🐜","last_name":"","phone":"(804) 555-0106","email":"visitor6@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 6","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000006","page":"","received_at":1768489210000}', '<acknowledgement.complete.00000000-0000-4000-8000-000000000006@fixture.example>', 'held', 0, 0, 1768489210000, NULL, 1768489210000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000007:reminder:complete', 'reminder', '00000000-0000-4000-8000-000000000007', 'complete', '{"first_name":"Visitor 7 O''Neil 🐜","last_name":"","phone":"(804) 555-0107","email":"visitor7@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 7","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000007","page":"","received_at":1768489211000}', '<reminder.complete.00000000-0000-4000-8000-000000000007@fixture.example>', 'pending', 0, 0, 1768492811000, NULL, 1768489211000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000007:lead:complete', 'lead', '00000000-0000-4000-8000-000000000007', 'complete', '{"first_name":"Visitor 7 O''Neil 🐜","last_name":"","phone":"(804) 555-0107","email":"visitor7@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 7","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000007","page":"","received_at":1768489211000}', '<lead.complete.00000000-0000-4000-8000-000000000007@fixture.example>', 'pending', 0, 0, 1768489211000, NULL, 1768489211000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000007:acknowledgement:complete', 'acknowledgement', '00000000-0000-4000-8000-000000000007', 'complete', '{"first_name":"Visitor 7 O''Neil 🐜","last_name":"","phone":"(804) 555-0107","email":"visitor7@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 7","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000007","page":"","received_at":1768489211000}', '<acknowledgement.complete.00000000-0000-4000-8000-000000000007@fixture.example>', 'pending', 0, 0, 1768489211000, NULL, 1768489211000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000008:lead:complete', 'lead', '00000000-0000-4000-8000-000000000008', 'complete', '{"first_name":"Visitor 8 O''Neil 🐜","last_name":"","phone":"(804) 555-0108","email":"visitor8@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 8","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000008","page":"","received_at":1768489212000}', '<lead.complete.00000000-0000-4000-8000-000000000008@fixture.example>', 'pending', 0, 0, 1768489212000, NULL, 1768489212000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000007:webhook:complete:crm.example.com-6829de62', 'webhook', '00000000-0000-4000-8000-000000000007', 'complete', '{"first_name":"Visitor 7 O''Neil 🐜","last_name":"","phone":"(804) 555-0107","email":"visitor7@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 7","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000007","page":"","received_at":1768489211000}', '<webhook.complete.00000000-0000-4000-8000-000000000007@fixture.example>', 'sent', 0, 1, 1768489257010, NULL, 1768489211000, 1768489227000, NULL, 'crm.example.com-6829de62');
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000008:webhook:complete:crm.example.com-6829de62', 'webhook', '00000000-0000-4000-8000-000000000008', 'complete', '{"first_name":"Visitor 8 O''Neil 🐜","last_name":"","phone":"(804) 555-0108","email":"visitor8@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 8","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000008","page":"","received_at":1768489212000}', '<webhook.complete.00000000-0000-4000-8000-000000000008@fixture.example>', 'pending', 0, 0, 1768489212000, NULL, 1768489212000, NULL, NULL, 'crm.example.com-6829de62');
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000008:acknowledgement:complete', 'acknowledgement', '00000000-0000-4000-8000-000000000008', 'complete', '{"first_name":"Visitor 8 O''Neil 🐜","last_name":"","phone":"(804) 555-0108","email":"visitor8@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 8","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000008","page":"","received_at":1768489212000}', '<acknowledgement.complete.00000000-0000-4000-8000-000000000008@fixture.example>', 'pending', 0, 0, 1768489212000, NULL, 1768489212000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000009:lead:complete', 'lead', '00000000-0000-4000-8000-000000000009', 'complete', '{"first_name":"Visitor 9 O''Neil 🐜","last_name":"","phone":"(804) 555-0109","email":"visitor9@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 9","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000009","page":"","received_at":1768489213000}', '<lead.complete.00000000-0000-4000-8000-000000000009@fixture.example>', 'pending', 0, 0, 1768489213000, NULL, 1768489213000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000009:webhook:complete:crm.example.com-6829de62', 'webhook', '00000000-0000-4000-8000-000000000009', 'complete', '{"first_name":"Visitor 9 O''Neil 🐜","last_name":"","phone":"(804) 555-0109","email":"visitor9@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 9","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000009","page":"","received_at":1768489213000}', '<webhook.complete.00000000-0000-4000-8000-000000000009@fixture.example>', 'pending', 0, 0, 1768489213000, NULL, 1768489213000, NULL, NULL, 'crm.example.com-6829de62');
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000009:reminder:complete', 'reminder', '00000000-0000-4000-8000-000000000009', 'complete', '{"first_name":"Visitor 9 O''Neil 🐜","last_name":"","phone":"(804) 555-0109","email":"visitor9@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 9","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000009","page":"","received_at":1768489213000}', '<reminder.complete.00000000-0000-4000-8000-000000000009@fixture.example>', 'pending', 0, 0, 1768492860000, NULL, 1768489213000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000009:acknowledgement:complete', 'acknowledgement', '00000000-0000-4000-8000-000000000009', 'complete', '{"first_name":"Visitor 9 O''Neil 🐜","last_name":"","phone":"(804) 555-0109","email":"visitor9@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 9","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000009","page":"","received_at":1768489213000}', '<acknowledgement.complete.00000000-0000-4000-8000-000000000009@fixture.example>', 'pending', 0, 0, 1768489213000, NULL, 1768489213000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000010:lead:complete', 'lead', '00000000-0000-4000-8000-000000000010', 'complete', '{"first_name":"Visitor 10 O''Neil 🐜","last_name":"","phone":"(804) 555-0110","email":"visitor10@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 10","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000010","page":"","received_at":1768489214000}', '<lead.complete.00000000-0000-4000-8000-000000000010@fixture.example>', 'pending', 0, 0, 1768489214000, NULL, 1768489214000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000010:webhook:complete:crm.example.com-6829de62', 'webhook', '00000000-0000-4000-8000-000000000010', 'complete', '{"first_name":"Visitor 10 O''Neil 🐜","last_name":"","phone":"(804) 555-0110","email":"visitor10@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 10","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000010","page":"","received_at":1768489214000}', '<webhook.complete.00000000-0000-4000-8000-000000000010@fixture.example>', 'pending', 0, 0, 1768489214000, NULL, 1768489214000, NULL, NULL, 'crm.example.com-6829de62');
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000010:reminder:complete', 'reminder', '00000000-0000-4000-8000-000000000010', 'complete', '{"first_name":"Visitor 10 O''Neil 🐜","last_name":"","phone":"(804) 555-0110","email":"visitor10@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 10","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000010","page":"","received_at":1768489214000}', '<reminder.complete.00000000-0000-4000-8000-000000000010@fixture.example>', 'pending', 0, 0, 1768492860000, NULL, 1768489214000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000010:acknowledgement:complete', 'acknowledgement', '00000000-0000-4000-8000-000000000010', 'complete', '{"first_name":"Visitor 10 O''Neil 🐜","last_name":"","phone":"(804) 555-0110","email":"visitor10@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 10","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000010","page":"","received_at":1768489214000}', '<acknowledgement.complete.00000000-0000-4000-8000-000000000010@fixture.example>', 'pending', 0, 0, 1768489214000, NULL, 1768489214000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000011:lead:complete', 'lead', '00000000-0000-4000-8000-000000000011', 'complete', '{"first_name":"Visitor 11 O''Neil 🐜","last_name":"","phone":"(804) 555-0111","email":"visitor11@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 11","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000011","page":"","received_at":1768489215000}', '<lead.complete.00000000-0000-4000-8000-000000000011@fixture.example>', 'pending', 0, 0, 1768489215000, NULL, 1768489215000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000008:reminder:complete', 'reminder', '00000000-0000-4000-8000-000000000008', 'complete', '{"first_name":"Visitor 8 O''Neil 🐜","last_name":"","phone":"(804) 555-0108","email":"visitor8@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 8","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000008","page":"","received_at":1768489212000}', '<reminder.complete.00000000-0000-4000-8000-000000000008@fixture.example>', 'superseded', 0, 0, 1768492860000, NULL, 1768489212000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000011:webhook:complete:crm.example.com-6829de62', 'webhook', '00000000-0000-4000-8000-000000000011', 'complete', '{"first_name":"Visitor 11 O''Neil 🐜","last_name":"","phone":"(804) 555-0111","email":"visitor11@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 11","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000011","page":"","received_at":1768489215000}', '<webhook.complete.00000000-0000-4000-8000-000000000011@fixture.example>', 'pending', 0, 0, 1768489215000, NULL, 1768489215000, NULL, NULL, 'crm.example.com-6829de62');
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000011:reminder:complete', 'reminder', '00000000-0000-4000-8000-000000000011', 'complete', '{"first_name":"Visitor 11 O''Neil 🐜","last_name":"","phone":"(804) 555-0111","email":"visitor11@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 11","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000011","page":"","received_at":1768489215000}', '<reminder.complete.00000000-0000-4000-8000-000000000011@fixture.example>', 'pending', 0, 0, 1768492860000, NULL, 1768489215000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000011:acknowledgement:complete', 'acknowledgement', '00000000-0000-4000-8000-000000000011', 'complete', '{"first_name":"Visitor 11 O''Neil 🐜","last_name":"","phone":"(804) 555-0111","email":"visitor11@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 11","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000011","page":"","received_at":1768489215000}', '<acknowledgement.complete.00000000-0000-4000-8000-000000000011@fixture.example>', 'pending', 0, 0, 1768489215000, NULL, 1768489215000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000012:lead:complete', 'lead', '00000000-0000-4000-8000-000000000012', 'complete', '{"first_name":"Visitor 12 O''Neil 🐜","last_name":"","phone":"(804) 555-0112","email":"visitor12@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 12","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000012","page":"","challenge_solution":"eyJjaGFsbGVuZ2UiOnsicGFyYW1ldGVycyI6eyJhbGdvcml0aG0iOiJQQktERjIvU0hBLTI1NiIsImNvc3QiOjUwMDAsImV4cGlyZXNBdCI6MTc2ODQ5MjgxNSwia2V5TGVuZ3RoIjozMiwia2V5UHJlZml4IjoiNzAwOTA1ZTYxNDBmYzdhZjQ4MTE4YjRkYWM2OTA1NDEiLCJrZXlTaWduYXR1cmUiOiI0OGMwYzQ1ODA5YWE0ODJjMzEyOGQzOWRiOGE0YzE2YzdiYTg3NzNmMDQ0ZDUyMDc2NjQ0Y2E5YTEyMjI1NDYxIiwibm9uY2UiOiJhNGI0NmEwODBmYjExNjJiYzFlZDFhY2FlYzUwMGM4NSIsInNhbHQiOiI5Y2NjODY0ZTUyNjBkYTRkYjdmZDA0ZjkwMDMxNGIxNSJ9LCJzaWduYXR1cmUiOiI2MWQ2ZGJiMTNlNDZhODA0M2Q4NDU1ZjA2YjFkZmM4MmFjNDQ5ZTI5MzdhNTg3MjBkMTYxYWY2N2E1MmQ3MThkIn0sInNvbHV0aW9uIjp7ImNvdW50ZXIiOjgxLCJkZXJpdmVkS2V5IjoiNzAwOTA1ZTYxNDBmYzdhZjQ4MTE4YjRkYWM2OTA1NDFmMGM3MDZiMTFhZmFjYWQ5YTVhZmQyMjY5MzY0Zjc3YyIsInRpbWUiOjY1LjR9fQ==","received_at":1768489216000}', '<lead.complete.00000000-0000-4000-8000-000000000012@fixture.example>', 'pending', 0, 0, 1768489216000, NULL, 1768489216000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000012:webhook:complete:crm.example.com-6829de62', 'webhook', '00000000-0000-4000-8000-000000000012', 'complete', '{"first_name":"Visitor 12 O''Neil 🐜","last_name":"","phone":"(804) 555-0112","email":"visitor12@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 12","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000012","page":"","challenge_solution":"eyJjaGFsbGVuZ2UiOnsicGFyYW1ldGVycyI6eyJhbGdvcml0aG0iOiJQQktERjIvU0hBLTI1NiIsImNvc3QiOjUwMDAsImV4cGlyZXNBdCI6MTc2ODQ5MjgxNSwia2V5TGVuZ3RoIjozMiwia2V5UHJlZml4IjoiNzAwOTA1ZTYxNDBmYzdhZjQ4MTE4YjRkYWM2OTA1NDEiLCJrZXlTaWduYXR1cmUiOiI0OGMwYzQ1ODA5YWE0ODJjMzEyOGQzOWRiOGE0YzE2YzdiYTg3NzNmMDQ0ZDUyMDc2NjQ0Y2E5YTEyMjI1NDYxIiwibm9uY2UiOiJhNGI0NmEwODBmYjExNjJiYzFlZDFhY2FlYzUwMGM4NSIsInNhbHQiOiI5Y2NjODY0ZTUyNjBkYTRkYjdmZDA0ZjkwMDMxNGIxNSJ9LCJzaWduYXR1cmUiOiI2MWQ2ZGJiMTNlNDZhODA0M2Q4NDU1ZjA2YjFkZmM4MmFjNDQ5ZTI5MzdhNTg3MjBkMTYxYWY2N2E1MmQ3MThkIn0sInNvbHV0aW9uIjp7ImNvdW50ZXIiOjgxLCJkZXJpdmVkS2V5IjoiNzAwOTA1ZTYxNDBmYzdhZjQ4MTE4YjRkYWM2OTA1NDFmMGM3MDZiMTFhZmFjYWQ5YTVhZmQyMjY5MzY0Zjc3YyIsInRpbWUiOjY1LjR9fQ==","received_at":1768489216000}', '<webhook.complete.00000000-0000-4000-8000-000000000012@fixture.example>', 'pending', 0, 0, 1768489216000, NULL, 1768489216000, NULL, NULL, 'crm.example.com-6829de62');
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000012:reminder:complete', 'reminder', '00000000-0000-4000-8000-000000000012', 'complete', '{"first_name":"Visitor 12 O''Neil 🐜","last_name":"","phone":"(804) 555-0112","email":"visitor12@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 12","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000012","page":"","challenge_solution":"eyJjaGFsbGVuZ2UiOnsicGFyYW1ldGVycyI6eyJhbGdvcml0aG0iOiJQQktERjIvU0hBLTI1NiIsImNvc3QiOjUwMDAsImV4cGlyZXNBdCI6MTc2ODQ5MjgxNSwia2V5TGVuZ3RoIjozMiwia2V5UHJlZml4IjoiNzAwOTA1ZTYxNDBmYzdhZjQ4MTE4YjRkYWM2OTA1NDEiLCJrZXlTaWduYXR1cmUiOiI0OGMwYzQ1ODA5YWE0ODJjMzEyOGQzOWRiOGE0YzE2YzdiYTg3NzNmMDQ0ZDUyMDc2NjQ0Y2E5YTEyMjI1NDYxIiwibm9uY2UiOiJhNGI0NmEwODBmYjExNjJiYzFlZDFhY2FlYzUwMGM4NSIsInNhbHQiOiI5Y2NjODY0ZTUyNjBkYTRkYjdmZDA0ZjkwMDMxNGIxNSJ9LCJzaWduYXR1cmUiOiI2MWQ2ZGJiMTNlNDZhODA0M2Q4NDU1ZjA2YjFkZmM4MmFjNDQ5ZTI5MzdhNTg3MjBkMTYxYWY2N2E1MmQ3MThkIn0sInNvbHV0aW9uIjp7ImNvdW50ZXIiOjgxLCJkZXJpdmVkS2V5IjoiNzAwOTA1ZTYxNDBmYzdhZjQ4MTE4YjRkYWM2OTA1NDFmMGM3MDZiMTFhZmFjYWQ5YTVhZmQyMjY5MzY0Zjc3YyIsInRpbWUiOjY1LjR9fQ==","received_at":1768489216000}', '<reminder.complete.00000000-0000-4000-8000-000000000012@fixture.example>', 'pending', 0, 0, 1768492860000, NULL, 1768489216000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000012:acknowledgement:complete', 'acknowledgement', '00000000-0000-4000-8000-000000000012', 'complete', '{"first_name":"Visitor 12 O''Neil 🐜","last_name":"","phone":"(804) 555-0112","email":"visitor12@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 12","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000012","page":"","challenge_solution":"eyJjaGFsbGVuZ2UiOnsicGFyYW1ldGVycyI6eyJhbGdvcml0aG0iOiJQQktERjIvU0hBLTI1NiIsImNvc3QiOjUwMDAsImV4cGlyZXNBdCI6MTc2ODQ5MjgxNSwia2V5TGVuZ3RoIjozMiwia2V5UHJlZml4IjoiNzAwOTA1ZTYxNDBmYzdhZjQ4MTE4YjRkYWM2OTA1NDEiLCJrZXlTaWduYXR1cmUiOiI0OGMwYzQ1ODA5YWE0ODJjMzEyOGQzOWRiOGE0YzE2YzdiYTg3NzNmMDQ0ZDUyMDc2NjQ0Y2E5YTEyMjI1NDYxIiwibm9uY2UiOiJhNGI0NmEwODBmYjExNjJiYzFlZDFhY2FlYzUwMGM4NSIsInNhbHQiOiI5Y2NjODY0ZTUyNjBkYTRkYjdmZDA0ZjkwMDMxNGIxNSJ9LCJzaWduYXR1cmUiOiI2MWQ2ZGJiMTNlNDZhODA0M2Q4NDU1ZjA2YjFkZmM4MmFjNDQ5ZTI5MzdhNTg3MjBkMTYxYWY2N2E1MmQ3MThkIn0sInNvbHV0aW9uIjp7ImNvdW50ZXIiOjgxLCJkZXJpdmVkS2V5IjoiNzAwOTA1ZTYxNDBmYzdhZjQ4MTE4YjRkYWM2OTA1NDFmMGM3MDZiMTFhZmFjYWQ5YTVhZmQyMjY5MzY0Zjc3YyIsInRpbWUiOjY1LjR9fQ==","received_at":1768489216000}', '<acknowledgement.complete.00000000-0000-4000-8000-000000000012@fixture.example>', 'pending', 0, 0, 1768489216000, NULL, 1768489216000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000014:lead:complete', 'lead', '00000000-0000-4000-8000-000000000014', 'complete', '{"first_name":"Lee Agent","last_name":"","phone":"(804) 555-0114","email":"lee@example.com","service_needed":"Termite letter NPMA-33","description":"Form: NPMA-33 (Virginia)\nProperty: 14 Oak Street\nClosing: 2026-02-27\nAccess: A lockbox\nPaid by: not said\nCopies to: O''Neil Title, closing@example.com\n\nGate code 12.\n\nForm: call first","urgency":"standard","address":"ZIP: 23220","source":"termite-letter","submission_id":"00000000-0000-4000-8000-000000000014","page":"","received_at":1768489217000}', '<lead.complete.00000000-0000-4000-8000-000000000014@fixture.example>', 'pending', 0, 0, 1768489217000, NULL, 1768489217000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000014:webhook:complete:crm.example.com-6829de62', 'webhook', '00000000-0000-4000-8000-000000000014', 'complete', '{"first_name":"Lee Agent","last_name":"","phone":"(804) 555-0114","email":"lee@example.com","service_needed":"Termite letter NPMA-33","description":"Form: NPMA-33 (Virginia)\nProperty: 14 Oak Street\nClosing: 2026-02-27\nAccess: A lockbox\nPaid by: not said\nCopies to: O''Neil Title, closing@example.com\n\nGate code 12.\n\nForm: call first","urgency":"standard","address":"ZIP: 23220","source":"termite-letter","submission_id":"00000000-0000-4000-8000-000000000014","page":"","received_at":1768489217000}', '<webhook.complete.00000000-0000-4000-8000-000000000014@fixture.example>', 'pending', 0, 0, 1768489217000, NULL, 1768489217000, NULL, NULL, 'crm.example.com-6829de62');
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000014:reminder:complete', 'reminder', '00000000-0000-4000-8000-000000000014', 'complete', '{"first_name":"Lee Agent","last_name":"","phone":"(804) 555-0114","email":"lee@example.com","service_needed":"Termite letter NPMA-33","description":"Form: NPMA-33 (Virginia)\nProperty: 14 Oak Street\nClosing: 2026-02-27\nAccess: A lockbox\nPaid by: not said\nCopies to: O''Neil Title, closing@example.com\n\nGate code 12.\n\nForm: call first","urgency":"standard","address":"ZIP: 23220","source":"termite-letter","submission_id":"00000000-0000-4000-8000-000000000014","page":"","received_at":1768489217000}', '<reminder.complete.00000000-0000-4000-8000-000000000014@fixture.example>', 'pending', 0, 0, 1768492860000, NULL, 1768489217000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000014:acknowledgement:complete', 'acknowledgement', '00000000-0000-4000-8000-000000000014', 'complete', '{"first_name":"Lee Agent","last_name":"","phone":"(804) 555-0114","email":"lee@example.com","service_needed":"Termite letter NPMA-33","description":"Form: NPMA-33 (Virginia)\nProperty: 14 Oak Street\nClosing: 2026-02-27\nAccess: A lockbox\nPaid by: not said\nCopies to: O''Neil Title, closing@example.com\n\nGate code 12.\n\nForm: call first","urgency":"standard","address":"ZIP: 23220","source":"termite-letter","submission_id":"00000000-0000-4000-8000-000000000014","page":"","received_at":1768489217000}', '<acknowledgement.complete.00000000-0000-4000-8000-000000000014@fixture.example>', 'pending', 0, 0, 1768489217000, NULL, 1768489217000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000015:lead:complete', 'lead', '00000000-0000-4000-8000-000000000015', 'complete', '{"first_name":"Lee Agent","last_name":"","phone":"(864) 555-0115","email":"lee@example.com","service_needed":"Termite letter CL-100","description":"Form: CL-100 (South Carolina)\nProperty: 14 Oak Street\nClosing: 2026-02-27\nAccess: not said\nPaid by: not said\nCopies to: not said","urgency":"standard","address":"ZIP: 23220","source":"termite-letter","submission_id":"00000000-0000-4000-8000-000000000015","page":"","received_at":1768489218000}', '<lead.complete.00000000-0000-4000-8000-000000000015@fixture.example>', 'pending', 0, 0, 1768489218000, NULL, 1768489218000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000015:webhook:complete:crm.example.com-6829de62', 'webhook', '00000000-0000-4000-8000-000000000015', 'complete', '{"first_name":"Lee Agent","last_name":"","phone":"(864) 555-0115","email":"lee@example.com","service_needed":"Termite letter CL-100","description":"Form: CL-100 (South Carolina)\nProperty: 14 Oak Street\nClosing: 2026-02-27\nAccess: not said\nPaid by: not said\nCopies to: not said","urgency":"standard","address":"ZIP: 23220","source":"termite-letter","submission_id":"00000000-0000-4000-8000-000000000015","page":"","received_at":1768489218000}', '<webhook.complete.00000000-0000-4000-8000-000000000015@fixture.example>', 'pending', 0, 0, 1768489218000, NULL, 1768489218000, NULL, NULL, 'crm.example.com-6829de62');
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000015:reminder:complete', 'reminder', '00000000-0000-4000-8000-000000000015', 'complete', '{"first_name":"Lee Agent","last_name":"","phone":"(864) 555-0115","email":"lee@example.com","service_needed":"Termite letter CL-100","description":"Form: CL-100 (South Carolina)\nProperty: 14 Oak Street\nClosing: 2026-02-27\nAccess: not said\nPaid by: not said\nCopies to: not said","urgency":"standard","address":"ZIP: 23220","source":"termite-letter","submission_id":"00000000-0000-4000-8000-000000000015","page":"","received_at":1768489218000}', '<reminder.complete.00000000-0000-4000-8000-000000000015@fixture.example>', 'pending', 0, 0, 1768492860000, NULL, 1768489218000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000015:acknowledgement:complete', 'acknowledgement', '00000000-0000-4000-8000-000000000015', 'complete', '{"first_name":"Lee Agent","last_name":"","phone":"(864) 555-0115","email":"lee@example.com","service_needed":"Termite letter CL-100","description":"Form: CL-100 (South Carolina)\nProperty: 14 Oak Street\nClosing: 2026-02-27\nAccess: not said\nPaid by: not said\nCopies to: not said","urgency":"standard","address":"ZIP: 23220","source":"termite-letter","submission_id":"00000000-0000-4000-8000-000000000015","page":"","received_at":1768489218000}', '<acknowledgement.complete.00000000-0000-4000-8000-000000000015@fixture.example>', 'pending', 0, 0, 1768489218000, NULL, 1768489218000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000016:lead:complete', 'lead', '00000000-0000-4000-8000-000000000016', 'complete', '{"first_name":"Visitor 16 O''Neil 🐜","last_name":"","phone":"(804) 555-0116","email":"visitor16@example.com","service_needed":"Ant control","description":"Form: by hand\nClosing: soon","urgency":"standard","address":"ZIP: 23220","source":"termite-letter","submission_id":"00000000-0000-4000-8000-000000000016","page":"","received_at":1768489219000}', '<lead.complete.00000000-0000-4000-8000-000000000016@fixture.example>', 'pending', 0, 0, 1768489219000, NULL, 1768489219000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000016:webhook:complete:crm.example.com-6829de62', 'webhook', '00000000-0000-4000-8000-000000000016', 'complete', '{"first_name":"Visitor 16 O''Neil 🐜","last_name":"","phone":"(804) 555-0116","email":"visitor16@example.com","service_needed":"Ant control","description":"Form: by hand\nClosing: soon","urgency":"standard","address":"ZIP: 23220","source":"termite-letter","submission_id":"00000000-0000-4000-8000-000000000016","page":"","received_at":1768489219000}', '<webhook.complete.00000000-0000-4000-8000-000000000016@fixture.example>', 'pending', 0, 0, 1768489219000, NULL, 1768489219000, NULL, NULL, 'crm.example.com-6829de62');
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000016:reminder:complete', 'reminder', '00000000-0000-4000-8000-000000000016', 'complete', '{"first_name":"Visitor 16 O''Neil 🐜","last_name":"","phone":"(804) 555-0116","email":"visitor16@example.com","service_needed":"Ant control","description":"Form: by hand\nClosing: soon","urgency":"standard","address":"ZIP: 23220","source":"termite-letter","submission_id":"00000000-0000-4000-8000-000000000016","page":"","received_at":1768489219000}', '<reminder.complete.00000000-0000-4000-8000-000000000016@fixture.example>', 'pending', 0, 0, 1768492860000, NULL, 1768489219000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000016:acknowledgement:complete', 'acknowledgement', '00000000-0000-4000-8000-000000000016', 'complete', '{"first_name":"Visitor 16 O''Neil 🐜","last_name":"","phone":"(804) 555-0116","email":"visitor16@example.com","service_needed":"Ant control","description":"Form: by hand\nClosing: soon","urgency":"standard","address":"ZIP: 23220","source":"termite-letter","submission_id":"00000000-0000-4000-8000-000000000016","page":"","received_at":1768489219000}', '<acknowledgement.complete.00000000-0000-4000-8000-000000000016@fixture.example>', 'pending', 0, 0, 1768489219000, NULL, 1768489219000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000013:lead:complete', 'lead', '00000000-0000-4000-8000-000000000013', 'complete', '{"first_name":"Pat Photo","last_name":"","phone":"(804) 555-0113","email":"","service_needed":"Photo to identify","description":"Where: Attic\nWhen: Today","urgency":"standard","address":"ZIP not provided","source":"pest-photo","submission_id":"00000000-0000-4000-8000-000000000013","page":"","received_at":1768489219000,"photos":["00000000-0000-4000-8000-000000000013-0bc151440701fb9b.jpg","00000000-0000-4000-8000-000000000013-936a2085e0281b50.jpg"]}', '<lead.complete.00000000-0000-4000-8000-000000000013@fixture.example>', 'pending', 0, 0, 1768489219000, NULL, 1768489219000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000013:webhook:complete:crm.example.com-6829de62', 'webhook', '00000000-0000-4000-8000-000000000013', 'complete', '{"first_name":"Pat Photo","last_name":"","phone":"(804) 555-0113","email":"","service_needed":"Photo to identify","description":"Where: Attic\nWhen: Today","urgency":"standard","address":"ZIP not provided","source":"pest-photo","submission_id":"00000000-0000-4000-8000-000000000013","page":"","received_at":1768489219000,"photos":["00000000-0000-4000-8000-000000000013-0bc151440701fb9b.jpg","00000000-0000-4000-8000-000000000013-936a2085e0281b50.jpg"]}', '<webhook.complete.00000000-0000-4000-8000-000000000013@fixture.example>', 'pending', 0, 0, 1768489219000, NULL, 1768489219000, NULL, NULL, 'crm.example.com-6829de62');
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000013:reminder:complete', 'reminder', '00000000-0000-4000-8000-000000000013', 'complete', '{"first_name":"Pat Photo","last_name":"","phone":"(804) 555-0113","email":"","service_needed":"Photo to identify","description":"Where: Attic\nWhen: Today","urgency":"standard","address":"ZIP not provided","source":"pest-photo","submission_id":"00000000-0000-4000-8000-000000000013","page":"","received_at":1768489219000,"photos":["00000000-0000-4000-8000-000000000013-0bc151440701fb9b.jpg","00000000-0000-4000-8000-000000000013-936a2085e0281b50.jpg"]}', '<reminder.complete.00000000-0000-4000-8000-000000000013@fixture.example>', 'pending', 0, 0, 1768492860000, NULL, 1768489219000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('3d0bf7a9-6c4e-40bf-8970-3efc1a356c83:newsletter:complete', 'newsletter', '3d0bf7a9-6c4e-40bf-8970-3efc1a356c83', 'complete', '{"email":"kept@example.com","token":"SiQcn-RVEMzBzhRL2hzMmaLmlYZmO21q","confirm":false}', '<newsletter.complete.3d0bf7a9-6c4e-40bf-8970-3efc1a356c83@fixture.example>', 'pending', 0, 0, 1768489220000, NULL, 1768489220000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('f5405ef0-949b-46e4-a4fe-5040ac225f54:newsletter:complete', 'newsletter', 'f5405ef0-949b-46e4-a4fe-5040ac225f54', 'complete', '{"email":"confirmed@example.com","token":"EJM9Jhyrj7d2eOLD0lEizhOfInASY-8m","confirm":false}', '<newsletter.complete.f5405ef0-949b-46e4-a4fe-5040ac225f54@fixture.example>', 'pending', 0, 0, 1768489221000, NULL, 1768489221000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('648de229-066f-4fbf-aecf-fd35761228d2:newsletter:complete', 'newsletter', '648de229-066f-4fbf-aecf-fd35761228d2', 'complete', '{"email":"gone@example.com","token":"o9Imcb380MJEWEs08xoj0HDqZXi_o7sm","confirm":false}', '<newsletter.complete.648de229-066f-4fbf-aecf-fd35761228d2@fixture.example>', 'pending', 0, 0, 1768489222000, NULL, 1768489222000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('83cc154a-5dd2-48c3-8b8c-691c770292f1:newsletter:complete', 'newsletter', '83cc154a-5dd2-48c3-8b8c-691c770292f1', 'complete', '{"email":"bot@example.com","token":"G8Iz6yNxx1A84Wmc5GKNfLI5U_x4mlAq","confirm":false}', '<newsletter.complete.83cc154a-5dd2-48c3-8b8c-691c770292f1@fixture.example>', 'held', 0, 0, 1768489224000, NULL, 1768489224000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000001:acknowledgement:complete', 'acknowledgement', '00000000-0000-4000-8000-000000000001', 'complete', '{"first_name":"Visitor 1 O''Neil 🐜","last_name":"","phone":"(804) 555-0101","email":"visitor1@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 1","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000001","page":"","territory":"richmond","attribution":{},"received_at":1768489201000,"consent":{"wording":"quote","version":"v1","marketing_texts":true,"at":1768489201000,"page":""}}', '<acknowledgement.complete.00000000-0000-4000-8000-000000000001@fixture.example>', 'sending', 0, 1, 1768489257000, 'old worker', 1768489201000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000002:lead:complete', 'lead', '00000000-0000-4000-8000-000000000002', 'complete', '{"first_name":"Visitor 2 O''Neil 🐜","last_name":"","phone":"(804) 555-0999","email":"visitor2@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 2","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000002","replaces":"00000000-0000-4000-8000-000000000001","page":"","received_at":1768489204000}', '<lead.complete.00000000-0000-4000-8000-000000000002@fixture.example>', 'sending', 0, 1, 1768489257000, 'old worker', 1768489204000, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000002:acknowledgement:complete', 'acknowledgement', '00000000-0000-4000-8000-000000000002', 'complete', '{"first_name":"Visitor 2 O''Neil 🐜","last_name":"","phone":"(804) 555-0999","email":"visitor2@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 2","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000002","replaces":"00000000-0000-4000-8000-000000000001","page":"","received_at":1768489204000}', '<acknowledgement.complete.00000000-0000-4000-8000-000000000002@fixture.example>', 'parked', 0, 1, 1768489257010, NULL, 1768489204000, NULL, 'EENVELOPE 550', NULL);
INSERT INTO public.outbox VALUES ('00000000-0000-4000-8000-000000000002:webhook:complete:crm.example.com-6829de62', 'webhook', '00000000-0000-4000-8000-000000000002', 'complete', '{"first_name":"Visitor 2 O''Neil 🐜","last_name":"","phone":"(804) 555-0999","email":"visitor2@example.com","service_needed":"Ant control","description":"Ants in the kitchen\nof house 2","urgency":"standard","address":"ZIP: 23220","source":"homepage-hero","submission_id":"00000000-0000-4000-8000-000000000002","replaces":"00000000-0000-4000-8000-000000000001","page":"","received_at":1768489204000}', '<webhook.complete.00000000-0000-4000-8000-000000000002@fixture.example>', 'suppressed', 0, 1, 1768489257010, NULL, 1768489204000, NULL, NULL, 'crm.example.com-6829de62');



INSERT INTO public.rate_counters VALUES ('12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', '/api/functions/send-quote-notification', 1, 1768489509000);
INSERT INTO public.rate_counters VALUES ('12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', '/api/termite-letters', 2, 1768489517000);
INSERT INTO public.rate_counters VALUES ('12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', '/api/contact-submissions', 16, 1768489501000);
INSERT INTO public.rate_counters VALUES ('12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', '/api/pest-photos', 1, 1768489819000);
INSERT INTO public.rate_counters VALUES ('12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', '/api/newsletter-signups', 6, 1768489520000);



ALTER TABLE ONLY public.challenge_solutions
    ADD CONSTRAINT challenge_solutions_pkey PRIMARY KEY (signature);



ALTER TABLE ONLY public.consent_wordings
    ADD CONSTRAINT consent_wordings_key PRIMARY KEY (wording, version);



ALTER TABLE ONLY public.contact_submissions
    ADD CONSTRAINT contact_submissions_pkey PRIMARY KEY (submission_id);



ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);



ALTER TABLE ONLY public.mail_counters
    ADD CONSTRAINT mail_counters_key PRIMARY KEY (address_hash, day);



ALTER TABLE ONLY public.newsletter_confirmations
    ADD CONSTRAINT newsletter_confirmations_pkey PRIMARY KEY (address_hash);



ALTER TABLE ONLY public.newsletter_signups
    ADD CONSTRAINT newsletter_signups_pkey PRIMARY KEY (email);



ALTER TABLE ONLY public.newsletter_suppressions
    ADD CONSTRAINT newsletter_suppressions_pkey PRIMARY KEY (address_hash);



ALTER TABLE ONLY public.newsletter_tokens
    ADD CONSTRAINT newsletter_tokens_pkey PRIMARY KEY (token_hash);



ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.rate_counters
    ADD CONSTRAINT rate_counters_key PRIMARY KEY (client_hash, endpoint);



CREATE INDEX challenge_solutions_by_expires_at ON public.challenge_solutions USING btree (expires_at);



CREATE INDEX contact_submissions_by_created_at ON public.contact_submissions USING btree (created_at);



CREATE INDEX newsletter_tokens_by_address_hash ON public.newsletter_tokens USING btree (address_hash);



CREATE INDEX outbox_by_state_next_attempt_at ON public.outbox USING btree (state, next_attempt_at);



CREATE INDEX outbox_by_submission_id ON public.outbox USING btree (submission_id);



CREATE INDEX outbox_webhooks_by_state_next_attempt_at ON public.outbox USING btree (state, next_attempt_at) WHERE (kind = 'webhook'::text);



CREATE INDEX rate_counters_by_ends_at ON public.rate_counters USING btree (ends_at);





