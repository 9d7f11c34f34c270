/**
 * npm run webhook:schema
 *
 * Writes docs/webhook.schema.json, the JSON Schema (2020-12) of the bodies that webhook receivers get. Run it after adding a
 * question to a form.
 */
import { writeFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { WebhookBody } from '../../server/leads/messages/lead-record.ts';
import {
  SubscribedBody,
  UnsubscribedBody,
} from '../../server/newsletter/messages/subscriber-record.ts';
import { AppointmentBody } from '../../server/visits/messages/visit-event.ts';
import { answerHelp } from '../commands/help.ts';

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

if (import.meta.main) {
  answerHelp(import.meta.filename);
  writeFileSync(SCHEMA_FILE, webhookSchema());
}
