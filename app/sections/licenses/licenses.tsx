import './licenses.css';
import { useSite } from '../../lib/site-data.ts';

/** The company's licenses: who issued each, its number and how to check it. A sample says so. */
export function Licenses() {
  const { licences } = useSite().site;
  return (
    <dl className="licenses">
      {licences.map(({ state, regulator, title, number, verify, sample }) => (
        <div key={state}>
          <dt>{state}</dt>
          <dd>
            {regulator}. {title}: <b>{number}</b>
            {sample && (
              <>
                {' '}
                <small>sample number</small>
              </>
            )}
          </dd>
          {verify && (
            <dd>
              {verify.text}{' '}
              <a href={verify.url}>
                Check the number<span className="visually-hidden">{` in ${state}`}</span>
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The same as items of the footer's list, one line each. */
export function LicenseLines() {
  const { licences } = useSite().site;
  return (
    <>
      {licences.map(({ state, regulator, authority, number, sample }) => (
        <li key={state}>
          {authority ?? regulator} license {number}
          {sample && ' (sample)'}
        </li>
      ))}
    </>
  );
}
