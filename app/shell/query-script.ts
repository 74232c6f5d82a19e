/**
 * Runs in the head before the first paint. A page is prerendered without a query; when the address has one that
 * changes a list, the root is marked, so that CSS hides the default list until React has read the address.
 */
export const queryScript = `if (/[?&](page|q|category)=/.test(location.search)) document.documentElement.dataset.query = '';`;
