/**
 * JSON Schema (2020-12) of what webhook receivers get: docs/webhook.schema.json.
 *   npm run webhook:schema     writes it anew, after a question was added to a form
 */
import { writeFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { WebhookBody } from '../server/leads/messages/lead-record.ts';
import {
  SubscribedBody,
  UnsubscribedBody,
} from '../server/newsletter/messages/subscriber-record.ts';
import { AppointmentBody } from '../server/visits/messages/visit-event.ts';

export const SCHEMA_FILE = 'docs/webhook.schema.json';

export function webhookSchema(): string {
  const schema = toJsonSchema(
    v.variant('type', [WebhookBody, AppointmentBody, SubscribedBody, UnsubscribedBody]),
    {
      target: 'draft-2020-12',
      typeMode: 'output',
    },
  );
  return `${JSON.stringify({ title: 'Webhook event', ...schema }, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(SCHEMA_FILE, webhookSchema());
