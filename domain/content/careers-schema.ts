/**
 * content/careers.yaml: the roles on /about/careers (spec §2). Applications go to the company's e-mail address in site.yaml;
 * there is no application form.
 */
import * as v from 'valibot';
import { names } from './names.ts';
import { data, words } from './translation.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const list = v.pipe(v.array(text), v.minLength(1));

export const Role = v.strictObject({
  /** Anchor on the page, and part of the subject of the application mail. Lower-case words and hyphens. */
  id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'lower-case words joined by hyphens')),
  title: words(text),
  /** Ids of the areas (content/areas) where the role is based. */
  areas: data(v.pipe(v.array(names('area', text)), v.minLength(1))),
  /** False: the page shows the role as "not open right now". */
  open: v.boolean(),
  summary: words(text),
  /** What the work of a week consists of. */
  does: words(list),
  /** What an applicant needs. */
  needs: words(list),
  /** Training before and in the job. */
  training: words(text),
});
export type Role = v.InferOutput<typeof Role>;

export const Careers = v.strictObject({
  /** True until the owner has entered the real openings; Launch refuses samples. */
  sample: v.boolean(),
  /** Subject of the application mail; {role} becomes the role's title. */
  mail_subject: words(v.pipe(text, v.includes('{role}', 'a subject that names {role}'))),
  roles: v.pipe(
    v.array(Role),
    v.check(
      (roles) => new Set(roles.map((role) => role.id)).size === roles.length,
      'each role id once',
    ),
  ),
});
export type Careers = v.InferOutput<typeof Careers>;
