import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { inLanguage } from '../../../domain/messages/message-language.ts';
import { findContentFaults } from '../../../publisher/check/find-faults.ts';
import { faultLine } from '../../../publisher/read/content-error.ts';
import { loadLanguages, loadPages, loadPagesIn, loadSite } from '../../../publisher/read/load.ts';
import { missingTranslations, staleTranslations, translationProblems } from './translations.ts';

/** Another company, with one pest guide in Spanish. */
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'spanish-'));
  cpSync('tools/test/small-company', dir, { recursive: true });
  writeFileSync(join(dir, 'site.es.yaml'), SITE);
  writeFileSync(join(dir, 'pages/pest-info/voles.es.md'), VOLES);
});

const file = (name: string) => join(dir, 'pages/pest-info', name);
const spanishPage = () =>
  inLanguage('es', () => loadPages(dir)).find(({ url }) => url === '/pest-info/voles');
const change = (from: string, to: string) =>
  writeFileSync(file('voles.es.md'), VOLES.replace(from, to));

describe('a Spanish page', () => {
  it('is below /es, with its own words and the English data, settings and links in Spanish', () => {
    const page = spanishPage();
    expect(page).toMatchObject({
      ...{ href: '/es/pest-info/voles', language: 'es' },
      headings: [{ id: 'que-hacer-manana', text: '¿Qué hacer mañana?' }],
      markdown: expect.stringContaining('desde $39 al mes'),
      matter: {
        ...{ h1: 'Ratones de campo', template: 'pest', lookalikes: [] },
        species: [
          { name: 'Ratón de pradera', latin: 'Microtus pennsylvanicus', length_mm: [120, 180] },
        ],
      },
    });
    for (const link of [
      '<a href="/services/vole-control" hreflang="en">el tratamiento</a> (',
      '<a href="/es/pest-info/voles">esta página</a>',
      '<a href="/es/quote">Pida un precio</a>',
    ])
      expect(page?.html).toContain(link);
  });

  it('does not belong to the English site', () => {
    expect(
      loadPages(dir)
        .map(({ file }) => file)
        .join(),
    ).not.toContain('.es.md');
  });

  it.each([
    ['season:', 'sesson:', /voles\.es\.md.*field "sesson": unknown/],
    ['(/services/vole-control)', '(/nada)', /voles\.es\.md.*link to \/nada/],
  ])('reports file and field of a mistake: %s', (from, to, problem) => {
    change(from, to);
    expect(spanishPage).toThrow(problem);
  });
});

describe('the settings in Spanish', () => {
  it('link to the Spanish quote form', () => {
    const { territories } = inLanguage('es', () => loadSite(dir));
    expect(territories.other.quote_form).toBe('/es/embed/quote-form');
  });

  it('have a consent version that changes only with the words of consent', () => {
    const versionIn = (language: 'en' | 'es') =>
      inLanguage(language, () => loadSite(dir)).consent.version;
    const [english, spanish] = [versionIn('en'), versionIn('es')];
    expect(spanish).not.toBe(english);
    const write = (from: string, to: string) =>
      writeFileSync(join(dir, 'site.es.yaml'), SITE.replace(from, to));
    write('Llámenos.', 'Llámenos ya.');
    expect(versionIn('es')).toBe(spanish);
    write('Mándenme consejos.', 'Mándenme más consejos.');
    expect(versionIn('es')).not.toBe(spanish);
    expect(versionIn('en')).toBe(english);
  });

  it('make Spanish a language of the company', () => {
    expect(loadLanguages(dir)).toEqual(['en', 'es']);
    rmSync(join(dir, 'site.es.yaml'));
    expect(loadLanguages(dir)).toEqual(['en']);
    expect(loadPagesIn('es', dir)).toEqual([]);
  });
});

describe('the check', () => {
  it('reports a page without a translation', () => {
    const missing = missingTranslations(dir).join('\n');
    expect(missing).toContain('pages/services/vole-control.md: expected its Spanish page');
    expect(missing).not.toContain('voles');
  });

  it('reports a Spanish file without an English one', () => {
    writeFileSync(file('moles.es.md'), VOLES);
    expect(translationProblems(dir)).toContain(
      `${file('moles.es.md')}: expected an English file beside it, found none`,
    );
  });

  it('refuses fields that a Spanish page can’t show, and missing files of Spanish pages', () => {
    change('Ratones de campo', 'x'.repeat(200));
    const faults = findContentFaults(dir).map(faultLine);
    expect(faults).toContainEqual(expect.stringContaining('voles.es.md'));
    expect(faults).toContainEqual(expect.stringContaining('home.es.yaml'));
  });

  it('reports a translation that is older than the English page', () => {
    const english = readFileSync(file('voles.md'), 'utf8');
    writeFileSync(file('voles.md'), english.replace('2026-01-05', '2026-03-01'));
    expect(staleTranslations(loadPages(dir), loadPagesIn('es', dir))).toContainEqual(
      expect.stringContaining('expected 2026-03-01 or later'),
    );
  });
});

const SITE = `
brand: { tagline: Bichos y madrigueras, serves: Idaho y Oregón }
hours: { label: lunes a viernes, emergency_label: Línea de oficina }
territories: { other: { label: Idaho y Oregón } }
claims:
  star_rating_label: Bien calificada
  next_day: Una visita en dos días
  free_reservice: Visitas sin costo
  guarantee: su dinero de vuelta en un mes
  licensed: Con licencia de Idaho
  insured: Con seguro.
  response_promise: Le llamamos en dos horas.
  response_sooner: Llámenos.
  treatment_minutes: 40 a 50 minutos
  activity_days: 10 días
prices:
  protection_plan: { name: Plan de casa, scope: una casa }
  outdoor_plan: { name: Plan de patio, scope: un patio }
  termite_guard: { name: Wood Watch, scope: una casa }
  ant_control: { name: Hormigas, scope: una casa }
  most_treatments: { name: Un trabajo, scope: una plaga }
licenses: [{ state: Idaho }]
consent:
  notice: Usamos su número para llamarle.
  marketing_texts: Mándenme consejos.
  chat_notice: Usamos su número para llamarle.
`;

const VOLES = `---
title: "Ratones de campo | {brand.short_name}"
description: "De qué trata esta página, dicho como lo querría leer quien busca ayuda antes de decidir si llama a alguien por ello."
h1: Ratones de campo
summary: "Esta página está en un conjunto pequeño que se hizo para probar el sitio con otro nombre. Dice de qué tratarían los ratones de campo, con tantas palabras como pide un resumen, para que cada regla del contenido valga también aquí, como vale para una compañía de verdad."
updated: "2026-01-05"
species:
  - { name: Ratón de pradera, marks: [Cola corta] }
season: Sus caminos se ven cuando se va la nieve.
where: [Céspedes]
signs: [Caminos]
risk: Poco.
prevention: [Corte el césped]
treatment: [Trampas]
prepare: [Corte el césped]
duration: Semanas.
call_when: [Hay corteza roída]
---
## ¿Qué hacer mañana?

Vea [el tratamiento](/services/vole-control), [esta página](/pest-info/voles). [Pida un precio](/quote): {prices.protection_plan.label}.
`;
