import { useQuery } from '@tanstack/react-query';
import * as m from '#messages';
import { check } from '../../app/ui/icon/icon-shapes.ts';
import type { Consents as ConsentsAnswer } from '../../domain/office/jobs-api.ts';
import { pathQuery } from '../api/queries.ts';
import { Screen } from '../parts/screen.tsx';
import { Answered, Empty } from '../parts/states.tsx';
import { useTimes } from '../parts/use-now.ts';

/** Every wording that visitors have agreed to, in every version. */
export function Consents() {
  const query = useQuery(pathQuery<ConsentsAnswer>('/consents'));
  const times = useTimes();

  return (
    <Screen title={m.office_consents()} about={m.office_consents_what_visitors_read_before_they()}>
      <Answered query={query}>
        {({ wordings }) =>
          wordings.length === 0 ? (
            <Empty title={m.office_consents_nobody_has_read_one_yet()} icon={check} />
          ) : (
            <ul className="list">
              {wordings.map(({ wording, version, text, first_shown_at }) => (
                <li key={`${wording} ${version}`}>
                  <div>
                    <h2>
                      {m.office_consents_version({
                        wording: wording.replaceAll('_', ' '),
                        version,
                      })}
                    </h2>
                    <p className="muted small">
                      {m.office_consents_first_shown({
                        moment: times.dayAndTime(first_shown_at),
                      })}
                    </p>
                    <p className="said">{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Screen>
  );
}
