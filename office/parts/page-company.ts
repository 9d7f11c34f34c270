/** The company as the office's page carries it (snapshot/office-files.ts). What may change while it is open comes with the session. */
export const pageCompany = JSON.parse(
  document.querySelector('#company')?.textContent as string,
) as { name: string; short_name: string };
