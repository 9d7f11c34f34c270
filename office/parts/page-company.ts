/** The company as the office's page carries it (snapshot/office-files.ts). What may change while it is open comes with the session. */
export function pageCompany(): { name: string; short_name: string } {
  return JSON.parse(document.querySelector('#company')?.textContent ?? '{}');
}
