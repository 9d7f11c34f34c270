import './licenses.css';
import * as m from '#messages';
import { foreignLanguage } from '../../../domain/language/language.ts';
import { useSite } from '../../lib/use-site.ts';
import { Message } from '../../ui/message.tsx';

/** The company's licenses: regulator, number and how to check it. Sample numbers are marked. */
export function Licenses() {
  const { licenses } = useSite().site;
  return (
    <dl className="columns licenses">
      {licenses.map(({ state, regulator, title, number, verify, sample }) => (
        <div key={state}>
          <dt>{state}</dt>
          <dd>
            <span lang={foreignLanguage('en')}>{regulator}</span>. {title}:{' '}
            <b translate="no">{number}</b>
            {sample && (
              <>
                {' '}
                <small className="sample">{m.licenses_sample_number()}</small>
              </>
            )}
          </dd>
          {verify && (
            <dd>
              {verify.text}{' '}
              <a href={verify.url}>
                <Message
                  text={m.licenses_check_the_number({ state })}
                  parts={{ hidden: (words) => <span className="visually-hidden">{words}</span> }}
                />
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The licenses as one-line items of a list. */
export function LicenseLines() {
  const { licenses } = useSite().site;
  return (
    <>
      {licenses.map(({ state, regulator, authority, number, sample }) => (
        <li key={state}>
          {sample
            ? m.licenses_line_of_a_sample({ authority: authority ?? regulator, number })
            : m.licenses_line({ authority: authority ?? regulator, number })}
        </li>
      ))}
    </>
  );
}
