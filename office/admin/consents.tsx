import { useQuery } from '@tanstack/react-query';
import { check } from '../../site/ui/icon/icon-shapes.ts';
import { routeQuery } from '../api/queries.ts';
import { Screen } from '../parts/screen.tsx';
import { Answered, Empty } from '../parts/states.tsx';
import { useTimes } from '../parts/use-now.ts';

/** Every version of every consent wording that visitors have seen. */
export function Consents() {
  const query = useQuery(routeQuery('GET /consents', {}));
  const times = useTimes();

  return (
    <Screen
      title="Consent wordings"
      about="What visitors read before they sent a request. Each request names the wording and version it was sent under."
    >
      <Answered query={query}>
        {({ wordings }) =>
          wordings.length === 0 ? (
            <Empty title="Nobody has read one yet" icon={check} />
          ) : (
            <ul className="list">
              {wordings.map(({ wording, version, text, first_shown_at }) => (
                <li key={`${wording} ${version}`}>
                  <div>
                    <h2>
                      {wording.replaceAll('_', ' ')}, version {version}
                    </h2>
                    <p className="muted small">First shown {times.dayAndTime(first_shown_at)}</p>
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
