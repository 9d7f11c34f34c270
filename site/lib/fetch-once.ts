/** A file of the site that is asked for when it is needed. */

/**
 * Asked for once per visit, and again after a failure.
 * @param url path of a JSON file of ours
 * @returns what gets its content; rejects when it cannot be had
 */
export function fetchOnce<T>(url: string): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= fetchJson<T>(url).catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return (await response.json()) as T;
}
