import './zip-check.css';
import { type Example, inEveryState } from '../../ui/example.ts';
import { answerHeading, ZipAnswer } from './zip-answer.tsx';
import { ZipForm } from './zip-form.tsx';

export const examples: Example[] = [
  ...inEveryState('form', () => <ZipForm />),
  {
    name: 'form, error',
    show: () => <ZipForm problem={answerHeading({ kind: 'malformed' })} />,
  },
  {
    name: 'not served',
    show: () => (
      <div className="zip-check">
        <section className="zip-answer zip-answer-far">
          <h3>{answerHeading({ kind: 'far', zip: '99501' })}</h3>
          <ZipAnswer
            answer={{ kind: 'far', zip: '99501' }}
            plans={[{ name: 'Termites', href: '/services/termite-control' }]}
            nextDay=""
            emergency=""
          />
        </section>
      </div>
    ),
  },
];
