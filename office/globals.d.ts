/** The company, from site.yaml; written by office/vite.config.ts. What may change while a page is open comes with the session. */
declare const __COMPANY__: { name: string; short_name: string; time_zone: string };

/** What the office's service worker keeps from its first start (build/office.ts). */
declare const __OFFICE_FILES__: { url: string; revision: string | null }[];
