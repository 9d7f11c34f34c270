/** Where copies of backups lie: an S3-compatible store, or a folder such as a mounted disk. */

export interface StoredObject {
  /** Below the place that the address names, parts separated by `/`. */
  key: string;
  bytes: number;
  /** ms since the epoch. */
  modifiedAt: number;
}

export interface ObjectStore {
  /** For sentences: the address without its secrets. */
  name: string;
  put(key: string, content: Uint8Array): Promise<void>;
  /**
   * Uploads a file and compares what has arrived. What was uploaded before it was cut off is not sent again, as long as the file
   * stays; a file beside it notes that.
   */
  putFile(key: string, file: string): Promise<void>;
  get(key: string): Promise<AsyncIterable<Uint8Array>>;
  /** All whose key begins so, by their keys. */
  list(prefix: string): Promise<StoredObject[]>;
  /** Also of one that is not there. */
  remove(key: string): Promise<void>;
}

/** `away`: it does not answer, and may later. `full`: it has no room. `refused`: it does not take us. `missing`: no such object. */
export type StoreFailure = 'away' | 'full' | 'refused' | 'missing' | 'broken';

/** The store did not do it; the message is one sentence. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly failure: StoreFailure;
  constructor(failure: StoreFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
