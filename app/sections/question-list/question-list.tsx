import './questions.css';
import './question-list.css';
import * as m from '#messages';
import type { PageMatter } from '../../../domain/content/page-schema.ts';
import { Cited } from '../../ui/cited/cited.tsx';

/** A page's questions; the window of an open one is lit. */
export function QuestionList({ questions }: { questions: PageMatter['faqs'] }) {
  if (!questions.length) return null;
  return (
    <section className="wrap question-list" aria-labelledby="questions">
      <h2 id="questions">{m.question_questions_people_ask()}</h2>
      <div className="questions">
        {questions.map(({ q, a }, index) => (
          <details key={q} name="questions" open={index === 0}>
            <summary>
              <h3>{q}</h3>
            </summary>
            <p>
              <Cited text={a} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
