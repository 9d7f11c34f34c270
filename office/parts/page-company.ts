/**
 * The company as the office's page contains it (publisher/render/office-files.ts). Values that may change later come with the
 * session.
 */
export function pageCompany(): { name: string; short_name: string } {
  return JSON.parse(document.querySelector('#company')?.textContent ?? '{}');
}
