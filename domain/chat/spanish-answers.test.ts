/** Answers in Spanish, as visitors type them. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let readFirstAnswer: typeof import('./read-answers.ts').readFirstAnswer;
let isOfferAccepted: typeof import('./read-answers.ts').isOfferAccepted;
let PESTS: string[];

/** Imported again in Spanish, as on Spanish pages. */
beforeAll(async () => {
  vi.resetModules();
  const { inLanguage } = await import('../messages/message-language.ts');
  await inLanguage('es', async () => {
    const [answers, words] = await Promise.all([
      import('./read-answers.ts'),
      import('./spoken-answers.ts'),
    ]);
    readFirstAnswer = (...given) => inLanguage('es', () => answers.readFirstAnswer(...given));
    isOfferAccepted = (answer) => inLanguage('es', () => answers.isOfferAccepted(answer));
    PESTS = ['Hormigas', 'Cucarachas', 'Ratones', 'Chinches', 'Termitas', 'Comején'].map(
      words.pestNameOf,
    );
  });
});
afterAll(() => vi.resetModules());

describe('the first answer in Spanish', () => {
  it.each([
    'Sí',
    'si',
    'SI',
    'sí, por favor',
    'Claro que sí',
    'Por supuesto',
    'tenemos un problema',
  ])('"%s" continues the chat', (answer) => expect(readFirstAnswer(answer, PESTS)).toBe(''));

  it.each([
    'Hormigas en la cocina',
    'Veo cucarachas muy chiquitas',
    'hay un ratón en la pared',
    'creo que son CHINCHES',
    'comejen en el piso',
    'tengo bichos',
  ])('"%s" continues the chat and starts the issue', (answer) =>
    expect(readFirstAnswer(answer, PESTS)).toBe(answer),
  );

  it.each([
    'No',
    'no gracias',
    'No, no hay hormigas',
    'No tenemos cucarachas',
    'Todavía no',
    'nada por ahora',
    'no sé',
    'Quizás',
    'mañana',
  ])('"%s" ends the chat', (answer) => expect(readFirstAnswer(answer, PESTS)).toBeNull());
});

describe('the offer to reuse saved info, in Spanish', () => {
  it.each(['Sí', 'sí, gracias', 'Claro que sí', 'los mismos, por favor', 'de acuerdo', 'dale'])(
    '"%s" accepts it',
    (answer) => expect(isOfferAccepted(answer)).toBe(true),
  );

  it.each(['María', 'Sí Martínez', 'No', 'Simón Bolívar', 'otro número'])(
    '"%s" asks the name again',
    (answer) => expect(isOfferAccepted(answer)).toBe(false),
  );
});
