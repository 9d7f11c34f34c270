import './question-list.css';
import * as m from '#messages';
import type { PageMatter } from '../../../domain/content/page-schema.ts';
import { Cited } from '../../ui/cited/cited.tsx';

/** A page's questions, all open. */
export function QuestionList({ questions }: { questions: PageMatter['faqs'] }) {
  if (!questions.length) return null;
  return (
    <section className="question-list band" aria-labelledby="questions">
      <div className="wrap">
        <h2 id="questions">{m.common_questions_people_ask()}</h2>
        <Questions questions={questions} />
      </div>
    </section>
  );
}

export function Questions({ questions }: { questions: PageMatter['faqs'] }) {
  return (
    <div className="columns questions-open">
      {questions.map(({ q, a }) => (
        <div key={q}>
          <h3>{q}</h3>
          <p>
            <Cited text={a} />
          </p>
        </div>
      ))}
    </div>
  );
}
