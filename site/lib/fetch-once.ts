/** Loads a JSON file of the site once per page, and again after a failure. @param url its path @returns loads it; rejects on failure */
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
