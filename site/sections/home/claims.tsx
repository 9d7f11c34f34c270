import * as m from '#messages';
import './claims.css';
import { useSite } from '../../lib/use-site.ts';

/** The porch floor: up to four claims and the doormat. */
export function Claims({ doormat }: { doormat: string }) {
  const { claims } = useSite().site;
  return (
    <div className="claims on-dark">
      <div className="wrap">
        <ul className="claims-list">
          {claims.customers && <Claim text={m.claims_customers({ customers: claims.customers })} />}
          {claims.free_reservice && <Claim text={claims.free_reservice} />}
          {claims.guarantee && <Claim text={claims.guarantee} />}
          {claims.insured && <Claim text={claims.insured.replace(/\.$/, '')} />}
        </ul>
        <p className="doormat">
          <span>{doormat}</span>
        </p>
      </div>
    </div>
  );
}

/** First words that are not worth enlarging. */
const SMALL_WORDS =
  /^(?:we|our|if|ask|a|an|the|your|you|no|si|pregúntenos|nuestra|nuestro|una?|el|la)$/i;

/** A claim with its first word large: a number, or what is promised. */
function Claim({ text }: { text: string }) {
  const [first = '', ...rest] = text.split(' ');
  if (SMALL_WORDS.test(first)) return <li>{text}</li>;
  return (
    <li>
      <b>{first}</b>
      {` ${rest.join(' ')}`}
    </li>
  );
}
