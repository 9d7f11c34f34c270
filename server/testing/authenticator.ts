/** A device with a passkey for tests: it answers the server's options as a browser would. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Options {
  challenge: string;
}

interface Authenticator {
  register(options: Options): object;
  /** @param change another origin or counter, or no user verification. Default: a valid answer */
  signIn(
    options: Options,
    change?: { origin?: string; counter?: number; isVerified?: boolean },
  ): object;
}

/** User present. */
const PRESENT = 0x01;
/** User present, user verified. */
const FLAGS = 0x05;
/** And a new credential follows. */
const WITH_CREDENTIAL = 0x45;

export function createAuthenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest();
  let count = 0;
  const counted = (counter: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(counter);
    return bytes;
  };
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const answer = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    register({ challenge }) {
      // CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const authData = Buffer.concat([
        rpIdHash,
        Buffer.from([WITH_CREDENTIAL]),
        counted(count),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a06861757468446174615890', 'hex').subarray(
          0,
          -1,
        ),
        Buffer.from([authData.length]),
        authData,
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      });
    },
    signIn({ challenge }, { origin: from = origin, counter, isVerified = true } = {}) {
      count = counter ?? count + 1;
      const authenticatorData = Buffer.concat([
        rpIdHash,
        Buffer.from([isVerified ? FLAGS : PRESENT]),
        counted(count),
      ]);
      const clientDataJSON = clientData('webauthn.get', challenge, from);
      const signed = Buffer.concat([
        authenticatorData,
        createHash('sha256').update(clientDataJSON).digest(),
      ]);
      return answer({
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
}
