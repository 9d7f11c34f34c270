/** What islands import of React, as one file for all languages (tools/build/page-scripts.ts). */
export { default as react } from 'react';
export { default as jsxRuntime } from 'react/jsx-runtime';
export { default as client } from 'react-dom/client';
